"""Rules text in, abilities as data out: a grammar of the templates that matter to mana, the graveyard and card flow."""
