"""Deck -> card rows: names become row numbers here, once, and abilities become the numbers that the rules read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import numpy as np

from ..cards import vocabulary as v
from ..cards.card import Card
from ..cards.catalogue import get, known, token
from ..cards.played import left_out_of
from ..errors import DeckError
from . import layout as lay
from .encode import DYNAMIC, Interned, encode_cost, encode_selector, mana_rows
from .spending import Use, of_ability, of_spell, purpose, read_restriction

SELF_EVENTS = {v.When.ENTERS, v.When.DIES, v.When.LEAVES, v.When.ATTACKS, v.When.CAST_THIS, v.When.DAMAGE_TO_PLAYER, v.When.CHAPTER, v.When.LEAVES_TO_GRAVEYARD_OR_EXILE}
MOMENTS = {v.When.UPKEEP, v.When.DRAW_STEP, v.When.MAIN, v.When.COMBAT, v.When.END_STEP, v.When.YOU_ATTACK}
COUNTER_KINDS = {"+1/+1": 1, "loyalty": 2}
ANYTHING = v.Selector()


class Builder:
    """Fills one record of tables, card by card."""

    def __init__(self, identity: Iterable[str], players: int, life: int) -> None:
        self.array = np.zeros(1, lay.TABLES)
        self.t: Any = self.array[0]
        self.names: list[str] = []
        self.abilities: list[v.Ability] = []
        self.by_name: dict[str, int] = {}
        self.words = Interned()
        self.counts = dict.fromkeys(("abilities", "effects", "selectors", "costs", "manas", "options"), 0)
        self.selectors: dict[v.Selector, int] = {}
        self.costs: dict[str, int] = {}
        self.restrictions: dict[v.Restriction, int] = {v.NO_NONARTIFACT_SPELL: lay.STONE}
        self.waiting: list[tuple[int, Card]] = []
        self.cards: list[Card] = []
        self.t.players, self.t.life = players, life
        self.t.identity = sum(1 << "WUBRG".index(c) for c in identity)
        self.clauses: list[tuple[str, ...]] = [(), read_restriction(v.NO_NONARTIFACT_SPELL)]
        self.row_uses: list[Use] = []
        self.ability_uses: list[Use] = []

    def plays(self, ability: v.Ability) -> bool:
        """Whether the rules that will read the tables play an ability whole."""
        return not left_out_of(ability)

    def pays_with(self, ability: v.Ability) -> bool:
        """Whether a payment may activate a mana ability by itself."""
        return True

    def token_row(self, name: str) -> int:
        """The row of the token of that name."""
        return self.row(token(name))

    def take(self, what: str, n: int = 1) -> int:
        """The next free place in a table."""
        at = self.counts[what]
        if at + n > len(self.t[what]):
            raise DeckError(f"This deck needs more than {len(self.t[what])} {what}; mtgkit can't play it.")
        self.counts[what] = at + n
        return at

    def selector(self, s: v.Selector | None) -> int:
        """The number of a selector; -1 for none."""
        if s is None:
            return -1
        if s not in self.selectors:
            self.selectors[s] = self.take("selectors")
            encode_selector(self.t.selectors[self.selectors[s]], s, self.words)
        return self.selectors[s]

    def cost(self, text: str) -> int:
        """The number of a mana cost."""
        if text not in self.costs:
            self.costs[text] = self.take("costs")
            encode_cost(self.t.costs[self.costs[text]], text)
        return self.costs[text]

    def restriction(self, r: v.Restriction | None) -> int:
        """The number of a restriction; 0 for none."""
        if r is None:
            return lay.FREE
        if r not in self.restrictions:
            if len(self.clauses) >= lay.RESTRICTIONS:
                raise DeckError(f"This deck has more than {lay.RESTRICTIONS} kinds of restricted mana; mtgkit can't play it.")
            self.restrictions[r] = len(self.clauses)
            self.clauses.append(read_restriction(r))
        return self.restrictions[r]

    def row(self, card: Card, name: str = "") -> int:
        """The row of a card; made when it has none yet."""
        name = name or card.name
        if name in self.by_name:
            return self.by_name[name]
        at = len(self.names)
        if at >= lay.ROWS:
            raise DeckError(f"This deck needs more than {lay.ROWS} different cards and tokens; mtgkit can't play it.")
        self.names.append(name)
        self.cards.append(card)
        self.by_name[name] = at
        self.characteristics(at, card, name)
        self.waiting.append((at, card))
        return at

    def characteristics(self, at: int, card: Card, name: str) -> None:
        """What is printed on a card, abilities aside."""
        r = self.t.rows[at]
        r.name, r.card, r.back, r.prototype, r.melds_into, r.partner, r.cost, r.spell = self.words.name(card.name), at, -1, -1, -1, -1, -1, -1
        r.types = sum(lay.TYPE_BITS.get(x.lower(), 0) for x in card.types)
        r.supers = sum(lay.SUPER_BITS.get(x.lower(), 0) for x in card.supertypes)
        r.colors = sum(1 << "WUBRG".index(c) for c in card.colors or ())
        r.mv = int(card.mana_value)
        r.power, r.toughness, r.loyalty = (_number(x) for x in (card.power, card.toughness, card.loyalty))
        if "*" in (card.toughness or ""):
            r.toughness = max(1, int(r.toughness))  # what it counts is not modelled; it doesn't die of that
        r.keywords = sum(lay.KEYWORD_BITS.get(k.lower(), 0) for k in card.keywords)
        r.powerstone = int("Powerstone" in card.subtypes and "Artifact" in card.types)
        if card.mana_cost or (r.types & lay.LAND) == 0:
            r.cost = self.cost(card.mana_cost or "")
            r.castable = int(bool(card.mana_cost) and (r.types & lay.LAND) == 0)
        self.row_uses.append(of_spell(card))
        r.land_face = int((r.types & lay.LAND) != 0)
        r.untaps = 1

    def finish(self) -> None:
        """Write the abilities of all rows; tokens, backs, prototypes and melded faces become rows as they are met."""
        while self.waiting:
            at, card = self.waiting.pop(0)
            self.other_faces(at, card)
            self.write_abilities(at, card)
        self.t.n_rows = len(self.names)
        self.t.n_restrictions = len(self.clauses)
        for records, uses in ((self.t.rows, self.row_uses), (self.t.abilities, self.ability_uses)):
            for number, use in enumerate(uses):
                records[number].purpose = purpose(use, self.clauses)
        self.t.powerstone = self.by_name.get("Powerstone", -1)
        for at, card in enumerate(self.cards):  # only now is it known which subtypes anything asks for
            self.t.rows[at].subtypes = sum({self.words.subtype(x.lower()) for x in card.subtypes})
            self.t.rows[at].traits = _traits(self.t.rows[at])

    def other_faces(self, at: int, card: Card) -> None:
        """Rows for the prototype, a land on the back, and what a card melds into."""
        r = self.t.rows[at]
        if card.prototype is not None:
            small = Card(card.name, mana_cost=card.prototype.mana_cost, types=card.types, supertypes=card.supertypes, subtypes=card.subtypes, power=card.prototype.power,
                         toughness=card.prototype.toughness, keywords=card.keywords, abilities=card.abilities)  # fmt: skip
            r.prototype = self.row(small, f"{card.name} (prototype)")
            self.t.rows[r.prototype].card = at
        if card.layout in ("modal_dfc", "modal dfc", "mdfc") and card.faces:
            back = card.faces[0]
            if "Land" in back.types:
                r.back = self.row(back, f"{card.name} // {back.name}")
                self.t.rows[r.back].card = at
                r.land_face = 1
        if card.meld is not None:
            r.partner = self.words.name(card.meld.partner)
            if card.meld.carries_ability:
                r.melds_into = self.row(self.combined(card))

    def combined(self, card: Card) -> Card:
        """What a card melds into."""
        assert card.meld is not None
        return get(card.meld.result)

    def write_abilities(self, at: int, card: Card) -> None:
        """The abilities of one card, what of them the engine plays."""
        r = self.t.rows[at]
        r.ability = self.counts["abilities"]
        r.n_abilities = len(card.abilities)
        first = self.take("abilities", len(card.abilities))
        for slot, ability in enumerate(card.abilities):
            self.write_ability(first + slot, slot, at, card, ability)
        self.mana_options(r, card, first)

    def write_ability(self, number: int, slot: int, at: int, card: Card, ability: v.Ability) -> None:
        """One ability and its effects."""
        r, a = self.t.rows[at], self.t.abilities[number]
        self.abilities.append(ability)
        c = ability.cost
        a.kind, a.when, a.zone, a.sorcery, a.once, a.optional = ability.kind, ability.when, ability.zone, ability.sorcery, ability.once_each_turn, ability.optional
        a.modes, a.n, a.slot = ability.choose, ability.n, slot % 30
        a.condition, a.condition_n, a.condition_what = ability.condition.kind, ability.condition.n, self.selector(ability.condition.what)
        watched = ability.what if ability.what is not None or ability.when in SELF_EVENTS | MOMENTS else ANYTHING
        a.what = self.selector(watched) if ability.what is not v.ITSELF else -1
        a.cost, a.tap, a.untap, a.life, a.loyalty, a.has_loyalty = self.cost(c.mana), c.tap, c.untap, c.life, c.loyalty or 0, c.loyalty is not None
        a.sacrifice, a.n_sacrifice, a.discard, a.n_discard, a.discard_hand = self.selector(c.sacrifice), c.n_sacrifice, self.selector(c.discard), c.n_discard, c.discard_hand
        a.tap_other, a.n_tap_other, a.counters, a.exile_itself, a.exile_graveyard = self.selector(c.tap_other), c.n_tap_other, c.remove_counters, c.exile_itself, c.exile_from_graveyard
        a.playable = self.plays(ability)
        a.unearth = any(e.do == v.Do.UNEARTH for e in ability.effects)
        self.ability_uses.append(of_ability(card, ability))
        a.effect = self.take("effects", len(ability.effects))
        a.n_effects = len(ability.effects)
        for k, effect in enumerate(ability.effects):
            self.write_effect(a.effect + k, effect)
        if ability.kind == v.Kind.TRIGGERED and a.playable:
            if (watched is None and ability.when in SELF_EVENTS) or ability.what is v.ITSELF:
                r.triggers |= 1 << ability.when
            else:
                r.watches |= 1 << ability.when
        elif ability.kind in (v.Kind.ACTIVATED, v.Kind.LOYALTY) and a.playable:
            r.activates |= 1 << ability.zone
            self.t.hand_abilities |= ability.zone == v.Zone.HAND
            lands = [e for e in ability.effects if e.do == v.Do.SEARCH and e.to == v.Zone.BATTLEFIELD]
            if lands and c.sacrifice == v.ITSELF and r.types & lay.LAND:
                r.fetches = 2 if lands[0].tapped or c.mana else 1
        elif ability.kind == v.Kind.ENTERS:
            r.enters = 1
        elif ability.kind == v.Kind.SPELL and r.spell < 0:
            r.spell = number
        elif ability.kind == v.Kind.STATIC and any(e.do == v.Do.DOES_NOT_UNTAP for e in ability.effects):
            r.untaps = 0
        if ability.when == v.When.ENTERS and r.types & lay.LAND and any(e.do == v.Do.BOUNCE for e in ability.effects):
            r.returns_land = 1
        r.chooses |= ability.when == v.When.TAPPED_FOR_MANA and any(e.mana_from == v.ManaFrom.CHOSEN_COLOR for e in ability.effects)
        if ability.when == v.When.CHAPTER:
            r.chapters = max(int(r.chapters), ability.n)

    def write_effect(self, number: int, effect: v.Effect) -> None:
        """One effect."""
        e = self.t.effects[number]
        e.do, e.count, e.n, e.plus, e.count_what = effect.do, effect.amount.count, effect.amount.n, effect.amount.plus, self.selector(effect.amount.what)
        e.what, e.who, e.to, e.tapped, e.optional = self.selector(effect.what), effect.who, effect.to, effect.tapped + 2 * effect.attacking, effect.optional
        e.condition, e.condition_n, e.condition_what = effect.condition.kind, effect.condition.n, self.selector(effect.condition.what)
        e.power, e.toughness, e.taken, e.targets, e.up_to, e.mode = effect.power, effect.toughness, effect.take, effect.targets, effect.up_to, effect.mode
        e.restriction = self.restriction(effect.restriction)
        e.token = -1
        if effect.do == v.Do.CREATE:
            e.token = self.token_row(effect.token)
        elif effect.do in (v.Do.COUNTERS, v.Do.ENTER_WITH_COUNTERS):
            e.token = COUNTER_KINDS.get(effect.token, 3)
        elif effect.do == v.Do.GRANT:
            e.token = lay.KEYWORD_BITS.get(effect.token, 0)
        if effect.do == v.Do.ADD_MANA:
            rows = mana_rows(effect, int(self.t.identity))
            e.mana, e.n_mana = self.take("manas", max(len(rows), 1)), len(rows)
            for k, counts in enumerate(rows):
                self.t.manas[e.mana + k] = counts

    def mana_options(self, r: Any, card: Card, first: int) -> None:
        """How this permanent makes mana: each choice of each mana ability is one option."""
        r.option = self.counts["options"]
        simple = True
        for slot, ability in enumerate(card.abilities):
            a = self.t.abilities[first + slot]
            if ability.kind != v.Kind.MANA or not a.playable or not self.pays_with(ability):
                continue
            harm = sum(e.amount.n for e in ability.effects if e.do == v.Do.DAMAGE and e.who == v.Who.YOU)
            k = next(i for i, e in enumerate(ability.effects) if e.do == v.Do.ADD_MANA)
            e = self.t.effects[a.effect + k]
            dynamic = ability.effects[k].mana_from
            for m in range(e.mana, e.mana + e.n_mana):
                o = self.t.options[self.take("options")]
                o.ability, o.mana, o.effect, o.restriction, o.harm, o.cost = first + slot, m, a.effect + k, e.restriction, harm, a.cost
                o.dynamic = dynamic if dynamic in DYNAMIC else 0
                r.chooses |= dynamic == v.ManaFrom.CHOSEN_COLOR
                counts = self.t.manas[m]
                r.mask |= sum(1 << c for c in range(lay.TYPES_OF_MANA) if counts[c] > 0) if o.dynamic == 0 else 0
                simple = simple and counts.sum() == 1 and o.dynamic == 0 and e.count == v.Count.FIXED and e.n == 1 and _only_tap(ability) and e.restriction == self.t.options[r.option].restriction
                r.harm = max(int(r.harm), harm)
        r.n_options = self.counts["options"] - r.option
        r.restriction = self.t.options[r.option].restriction if r.n_options else lay.FREE
        r.gives = [min((q for q in range(r.option, r.option + r.n_options) if self.t.manas[self.t.options[q].mana, k] > 0), key=lambda q: int(self.t.options[q].harm), default=-1) for k in range(lay.TYPES_OF_MANA)]
        r.weight = (10 if r.restriction != lay.FREE else 20) + 4 * int(r.mask).bit_count() + (6 if r.types & lay.CREATURE else 0) + 2 * r.harm
        r.source = lay.NO_MANA if r.n_options == 0 else (lay.SIMPLE if simple else lay.COMPLEX)


def _traits(r: Any) -> int:
    """What loops over zones ask first."""
    checked = r.types & (lay.CREATURE | lay.PLANESWALKER) or r.supers & lay.LEGENDARY or r.chapters
    asked = ((lay.IS_LAND, r.types & lay.LAND), (lay.IS_CREATURE, r.types & lay.CREATURE), (lay.MAKES_MANA, r.source), (lay.LAND_FACE, r.land_face), (lay.WATCHES, r.watches),
             (lay.TRIGGERS, r.triggers), (lay.STATE_CHECKED, checked), (lay.IS_STONE, r.powerstone))  # fmt: skip
    return sum(bit for bit, it in asked if it)


def _only_tap(ability: v.Ability) -> bool:
    return ability.cost == v.Cost(tap=True) and ability.condition.kind == v.If.ALWAYS


def _number(text: str | None) -> int:
    """A printed number; `*` and the like count as 0."""
    found = re.match(r"-?\d+", text or "")
    return int(found.group()) if found else 0


def blank(name: str) -> Card:
    """An unknown card: in the deck, never castable."""
    return Card(name, left_out=("unknown card",))


def look_up(name: str, own: dict[str, Card]) -> Card:
    """The card of a name: one of the user's own, the catalogue's, or a blank."""
    return own.get(name) or known(name) or blank(name)
