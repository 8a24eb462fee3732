"""What a mana ability of the plainest shapes adds, and what else it does."""

from __future__ import annotations

import re
from itertools import combinations, combinations_with_replacement

from ..make import ANY_COLOR, count, mana
from ..vocabulary import Ability, Amount, Condition, Cost, Count, Do, Effect, Kind, ManaFrom, Who
from .costs import COUNTERS, ME
from .nouns import NUMBER, NUMBERS, control, noun
from .restrictions import never_for, only_for

SYMBOL = r"(?:\{[WUBRGC]\})+"
SOURCES = {
    "of the chosen color": ManaFrom.CHOSEN_COLOR, "of any type that a land you control could produce": ManaFrom.YOUR_LANDS, "of any color that a basic land you control could produce": ManaFrom.YOUR_BASIC_LANDS,
    "of any color that a land an opponent controls could produce": ManaFrom.OPPONENTS_LANDS, "of any color in your commander's color identity": ManaFrom.IDENTITY,
}  # fmt: skip


def _plain(text: str) -> str:
    return re.sub(r"[{}]", "", text)


def added(text: str) -> list[Effect] | None:
    """The effects, one for each way, for what follows "Add "; None when it isn't plain.

    Examples
    --------
    >>> [e.mana for e in added("{R} or {W}")], [e.mana for e in added("two mana of any one color")]
    (['R|W'], ['WW|UU|BB|RR|GG'])
    """
    if re.fullmatch(rf"{SYMBOL}(?:(?:, {SYMBOL})*,? or {SYMBOL})?", text):
        return [mana("|".join(_plain(c) for c in re.split(r",? or |, ", text)))]
    if text == "one mana of any color":
        return [mana(ANY_COLOR)]
    if found := re.fullmatch(rf"({NUMBER}) mana of any one color", text):
        return [mana("|".join(c * NUMBERS[found[1]] for c in "WUBRG"))]
    if text == "two mana of different colors":
        return [mana("|".join("".join(c) for c in combinations("WUBRG", 2)))]
    if found := re.fullmatch(rf"({NUMBER}) mana in any combination of (colors|\{{[WUBRG]\}}(?:, \{{[WUBRG]\}},)* and/or \{{[WUBRG]\}})", text):
        types = "WUBRG" if found[2] == "colors" else "".join(re.findall(r"[WUBRG]", found[2].replace("and/or", "")))
        if NUMBERS[found[1]] <= 3:
            return [mana("|".join("".join(c) for c in combinations_with_replacement(types, NUMBERS[found[1]])))]
    if found := re.fullmatch(rf"(?:({SYMBOL}) or )?one mana (of .+)", text):
        if found[2] in SOURCES:
            return ([mana(_plain(found[1]))] if found[1] else []) + [mana("", mana_from=SOURCES[found[2]])]
    if found := re.fullmatch(rf"({SYMBOL}) for each (.+) (you control|on the battlefield)", text):
        what = noun(found[2], Who.YOU if found[3] == "you control" else Who.EACH)
        return [mana(_plain(found[1]), count(what))] if what else None
    if found := re.fullmatch(rf"({SYMBOL}) for each (?:charge|storage) counter on {ME}", text):
        return [mana(_plain(found[1]), Amount(Count.COUNTERS))]
    if found := re.fullmatch(rf"an amount of (\{{[WUBRGC]\}}) equal to {ME}'s power", text):
        return [mana(_plain(found[1]), Amount(Count.POWER))]
    return None


def read_mana(cost: Cost, text: str) -> tuple[list[Ability], list[str]] | None:
    """The mana abilities of a cost and the sentences after it, and the sentences that were not read; None when it makes no plain mana."""
    sentences = [s.rstrip(".") for s in re.split(r"(?<=\.) ", text)]
    if not sentences[0].startswith("Add "):
        return None
    ways = added(sentences[0].removeprefix("Add "))
    if ways is None:
        return None
    harm, condition, restriction, rest = 0, Condition(), None, []
    for s in sentences[1:]:
        if found := re.fullmatch(rf"{ME} deals (\d+) damage to you", s, re.IGNORECASE):
            harm = int(found[1])
        elif (found := re.fullmatch(r"Activate only if (.+)", s)) and (holds := control(found[1])):
            condition = holds
        elif (found := re.fullmatch(r"Spend this mana only (?:to|on) (.+)", s)) and (only := only_for(found[1])):
            restriction = only
        elif (found := re.fullmatch(r"This mana can't be spent to cast (.+)", s)) and (never := never_for(found[1])):
            restriction = never
        elif re.fullmatch(rf"If there are no (?:{COUNTERS}) counters on {ME}, sacrifice it", s):
            rest.append(s)
        elif s.startswith(("Activate ", "Spend ", "If ", "This mana ")) or " instead" in s:
            return None  # it says when or how much: without it the mana would be wrong
        else:
            rest.append(f"Also: {s}")
    hurt = (Effect(Do.DAMAGE, Amount(n=harm), who=Who.YOU),) if harm else ()
    made = [Ability(Kind.MANA, (Effect(e.do, e.amount, mana=e.mana, mana_from=e.mana_from, restriction=restriction), *hurt), cost=cost, condition=condition) for e in ways]
    return made, rest
