"""What is written on the cards: mana costs, characteristics, abilities as data, the catalogue."""
