"""Abilities in plain words of our own, for `mtgkit card NAME`."""

from __future__ import annotations

from collections.abc import Callable

from .played import left_out_at_table, left_out_of
from .vocabulary import ITSELF, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, Who, Zone


def _code(code: object) -> str:
    return str(getattr(code, "name", code)).lower().replace("_", " ")


def selector_words(s: Selector | None) -> str:
    """A selector in words."""
    if s is None:
        return "anything"
    if s.itself or s.attached or s.that:
        return "this" if s.itself else "what this is attached to" if s.attached else "that"
    parts = ["another" if s.other else "", _code(s.whose) + "'s" if s.whose not in (Who.YOU, Who.EACH) else "", {0: "nontoken", 1: "token"}.get(s.token, ""), s.supertypes,
             f"non{s.not_supertypes}" if s.not_supertypes else "", f"non{s.not_types}" if s.not_types else "", s.colors, s.subtypes.replace(" ", " or "), s.all_types, s.types.replace(" ", " or "), s.name]  # fmt: skip
    words = " ".join(p for p in parts if p)
    if s.max_mana_value >= 0:
        words += f" of mana value {s.max_mana_value} or less"
    return words or "card"


def amount_words(a: Amount) -> str:
    """An amount in words."""
    if a.count == Count.FIXED:
        return str(a.n)
    times = f"{a.n} x " if a.n != 1 else ""
    return f"{times}({_code(a.count)}{': ' + selector_words(a.what) if a.what else ''})"


def condition_words(c: Condition) -> str:
    """A condition in words; "" for none."""
    if c.kind == If.ALWAYS:
        return ""
    return " ".join(x for x in (_code(c.kind), str(c.n) if c.n else "", selector_words(c.what) if c.what else "") if x)


def cost_words(c: Cost) -> str:
    """A cost in words."""
    parts = [c.mana, "{T}" if c.tap else "", "{Q}" if c.untap else "", f"{c.life} life" if c.life else "", f"loyalty {c.loyalty:+d}" if c.loyalty is not None else ""]
    if c.sacrifice:
        parts.append(f"sacrifice {c.n_sacrifice if c.n_sacrifice > 1 else ''} {selector_words(c.sacrifice)}".replace("  ", " "))
    if c.discard:
        parts.append("discard this" if c.discard == ITSELF else f"discard {c.n_discard}")
    parts += [f"remove {c.remove_counters} counters" if c.remove_counters else "", f"{c.energy} energy" if c.energy else "", "exile this" if c.exile_itself else "", c.other]
    return ", ".join(p for p in parts if p)


def effect_words(e: Effect) -> str:
    """One effect in words."""
    words = _code(e.do)
    if e.do == Do.ADD_MANA:
        words = "add " + " or ".join("".join("{" + c + "}" for c in alternative) for alternative in e.mana.split("|")) if e.mana else f"add mana of {_code(e.mana_from)}"
    elif e.do == Do.OTHER:
        words = e.token or words
    elif e.do == Do.CREATE:
        words = f"create{' tapped' if e.tapped else ''}{' attacking' if e.attacking else ''} {e.token}"
    if e.amount != Amount() or e.do in (Do.CREATE, Do.DRAW, Do.DISCARD, Do.MILL, Do.DAMAGE, Do.GAIN_LIFE, Do.LOSE_LIFE, Do.SURVEIL, Do.SCRY):
        words += f" x {amount_words(e.amount)}"
    if e.what is not None:
        words += f" [{selector_words(e.what)}]"
    if e.who != Who.YOU:
        words += f" ({_code(e.who)})"
    if e.do in (Do.SEARCH, Do.RETURN, Do.LOOK):
        words += f" to {_code(e.to)}{' tapped' if e.tapped else ''}"
    if e.restriction is not None:
        words += f" (only for: {', '.join(e.restriction.allowed) or 'nothing that is modelled'})"
    if e.condition.kind != If.ALWAYS:
        words += f" if {condition_words(e.condition)}"
    return f"mode {e.mode}: {words}" if e.mode else words


def table_words(a: Ability) -> str:
    """An ability in words as the Table sees it, which plays more than the batch."""
    return ability_words(a, left_out_at_table)


def ability_words(a: Ability, missing: Callable[[Ability], list[str]] = left_out_of) -> str:
    """An ability in words, with what is `missing` of it."""
    doing = "; ".join(effect_words(e) for e in a.effects)
    cost = cost_words(a.cost)
    if a.kind == Kind.TRIGGERED:
        head = f"when {_code(a.when)}{' of ' + selector_words(a.what) if a.what else ''}" + (f" (pay {cost})" if cost else "")
    elif a.kind == Kind.ENTERS:
        head = "as it enters"
    elif a.kind == Kind.SPELL:
        head = "spell" + (f" (also pay {cost})" if cost else "")
    else:
        head = f"{_code(a.kind)} {cost}".strip() + (f" from {_code(a.zone)}" if a.zone != Zone.BATTLEFIELD else "")
    condition = condition_words(a.condition)
    link = "unless" if a.kind == Kind.ENTERS else "if"
    text = f"{head}: {doing}" + (f" {link} {condition}" if condition else "") + (" (sorcery speed)" if a.sorcery else "") + (" (once each turn)" if a.once_each_turn else "")
    lacks = missing(a)
    return text + (f" [not played: {', '.join(lacks)}]" if lacks else "")
