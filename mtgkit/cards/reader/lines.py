"""Lines of the plainest shapes, read strictly while the catalogue is built; whatever is not exactly one of them stays unread."""

from __future__ import annotations

import re

from ..make import cycling, enters_tapped, search
from ..mana_cost import parse
from ..vocabulary import ITSELF, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, When, Zone
from .costs import COUNTERS, ME, read_cost
from .effects import read_effects
from .mana import read_mana
from .nouns import NUMBER, NUMBERS, control, noun

REMINDER = re.compile(r"\s*\([^()]*\)")
LATER = re.compile(r"^(?:LEVEL \d|STATION|\d+\+|\{.*\}: Level \d|To solve|Solved|Max speed)")  # from here on only at a level that is reached in play
EVENTS = {
    rf"When {ME} enters": When.ENTERS, rf"When {ME} dies": When.DIES, rf"When {ME} leaves the battlefield": When.LEAVES, rf"Whenever {ME} attacks": When.ATTACKS,
    rf"Whenever {ME} deals combat damage to a player": When.DAMAGE_TO_PLAYER, "At the beginning of your upkeep": When.UPKEEP, "At the beginning of your end step": When.END_STEP,
}  # fmt: skip
COLOR = r"choose a color(?: other than \w+)?"
LANDCYCLING = re.compile(r"(Basic land|Plains|Island|Swamp|Mountain|Forest)cycling ((?:\{[^{}]+\})+)")
Read = tuple[list[Ability], list[str]]


def entering(line: str) -> list[Ability] | None:
    """How a permanent enters: tapped, tapped unless something, with counters; and that it does not untap."""
    if re.fullmatch(rf"{ME} doesn't untap during your untap step\.", line, re.IGNORECASE):
        return [Ability(Kind.STATIC, (Effect(Do.DOES_NOT_UNTAP),))]
    if re.fullmatch(rf"{ME} enters tapped\.(?: As it enters, {COLOR}\.)?", line, re.IGNORECASE):
        return [enters_tapped()]
    if re.fullmatch(rf"As {ME} enters, {COLOR}\.", line):
        return []  # the mana of the chosen colour is what matters, and says so
    if found := re.fullmatch(rf"{ME} enters tapped unless (.+)\.", line, re.IGNORECASE):
        unless = control(found[1])
        return [enters_tapped(unless)] if unless else None
    if re.fullmatch(rf"If you control two or more other lands, {ME} enters tapped\.", line):
        return [enters_tapped(Condition(If.CONTROL_AT_MOST, 1, Selector(types="land", other=True)))]
    if found := re.fullmatch(rf"As {ME} enters, you may pay (\d+) life\. If you don't, it enters tapped\.", line):
        return [enters_tapped(Condition(If.PAY_LIFE, int(found[1])))]
    if found := re.fullmatch(rf"As {ME} enters, you may reveal (an? .+) card from your hand\. If you don't, (?:{ME}|it) enters tapped\.", line):
        shown = noun(found[1])
        return [enters_tapped(Condition(If.REVEAL, what=shown))] if shown else None
    if found := re.fullmatch(rf"{ME} enters (tapped )?with ({NUMBER}) (?:{COUNTERS}) counters? on it\.", line, re.IGNORECASE):
        counters = Ability(Kind.ENTERS, (Effect(Do.ENTER_WITH_COUNTERS, Amount(n=NUMBERS[found[2]]), token="charge"),))
        return [enters_tapped(), counters] if found[1] else [counters]
    if found := re.fullmatch(rf"{ME} enters with (X|{NUMBER}) \+1/\+1 counters? on it\.", line, re.IGNORECASE):
        n = Amount(Count.X) if found[1].upper() == "X" else Amount(n=NUMBERS[found[1].lower()])
        return [Ability(Kind.ENTERS, (Effect(Do.ENTER_WITH_COUNTERS, n, token="+1/+1"),))]
    return None


def triggered(line: str) -> list[Ability] | None:
    """A trigger on this permanent, or of your turn, with plain effects."""
    for shape, event in EVENTS.items():
        if (found := re.fullmatch(rf"{shape}, (.+)", line)) and (read := read_effects(found[1])):
            return [Ability(Kind.TRIGGERED, read[0], when=event, optional=read[1])]
    return None


def paced(cost: Cost) -> bool:
    """Whether a cost bounds how often the pilot would pay it: by tapping, by leaving, or by mana alone; not by life, of which the pilot keeps no account."""
    return cost.tap or cost.sacrifice == ITSELF or cost.exile_itself or cost.remove_counters > 0 or (cost.life == 0 and parse(cost.mana).mana_value > 0)


def activated(line: str) -> Read | None:
    """An activated ability: a plain cost, and plain mana or effects."""
    found = re.fullmatch(r"([^:\"]+): (.+)", line)
    cost = read_cost(found[1]) if found else None
    if found is None or cost is None:
        return None
    made = read_mana(cost, found[2])
    if made is not None:
        return made
    text, sorcery, once = found[2], " Activate only as a sorcery.", " Activate only once each turn."
    read = read_effects(text.replace(sorcery, "").replace(once, ""))
    if read is None or read[1] or not paced(cost):
        return None
    return [Ability(Kind.ACTIVATED, read[0], cost=cost, sorcery=sorcery in text, once_each_turn=once in text)], []


def cycled(line: str) -> list[Ability] | None:
    """Cycling, and for a land (CR 702.29)."""
    if found := re.fullmatch(r"Cycling ((?:\{[^{}]+\})+)", line):
        return [cycling(found[1])]
    if found := LANDCYCLING.fullmatch(line):
        what = Selector(types="land", supertypes="basic") if found[1] == "Basic land" else Selector(subtypes=found[1].lower())
        return [cycling(found[2], search(what, Zone.HAND))]
    return None


def name_of(line: str) -> str:
    """A few words for a line that was not read."""
    for shape, words in (
        (r"^(?:When|At) .*sacrifice it unless", "sacrificed unless a cost is paid"), (r"would enter", "a cost as it enters"), (r"^Also: (?!.*untap)", "what it does besides its mana"), (r"becomes? an? .*creature", "becomes a creature"),
        (r"^[^\"]*enters tapped", "enters tapped under a condition"), (r"doesn't untap|not to untap", "a limit to its untapping"), (r"no maximum hand size", "no maximum hand size"),
        (r"^Untap this .* other player's untap step", "untaps in other players' turns"), (r"could produce", "mana by what others could produce"), (r"^If there are no .* counters on", "sacrificed without counters"), (r"depletion counter", "what its counters cost"),
        (r"^[^\"]*: [^\"]*\bAdd\b|^[^\"]*: .*\badds? ", "another mana ability"), (r"storage counter", "storage counters"), (r"^Hideaway", "hideaway"), (r"^As .* enters", "a choice as it enters"), (r"^(?:[\w' ]+ \u2014 )?(?:When|Whenever|At) ", "a triggered ability"),
        (r"^[^\"]{1,80}: ", "an activated ability"), (r"^(?:Crew|Equip|Enchant|Kicker|Morph|Flashback|Madness|Evoke|Echo|Station|Ascend)\b", "")):  # fmt: skip
        if re.search(shape, line):
            return words or re.match(r"\w+", line)[0].lower()  # type: ignore[index]
    return "a static ability"


def read_lines(text: str | None, name: str = "") -> Read:
    """The abilities of plain lines, and the lines and sentences that were not read; `name`: that of the card, by which it may call itself.

    Examples
    --------
    >>> [a.effects[0].mana for a in read_lines("{T}: Add {R} or {W}.")[0]]
    ['R|W']
    """
    abilities: list[Ability] = []
    unread: list[str] = []
    later = "would enter" in (text or "")  # what it costs as it enters can't be played: better no mana than mana for nothing
    for own in dict.fromkeys((name, name.split(",")[0])) if name else ():
        text = re.sub(rf"(^|[, ]){re.escape(own)}(?=[ .,:])", r"\1this permanent", text or "", flags=re.MULTILINE)
    for line in REMINDER.sub("", text or "").split("\n"):
        line = line.strip()
        later = later or bool(LATER.match(line))
        if not line:
            continue
        whole = None if later else activated(line)
        read = None if later else next((x for x in (entering(line), triggered(line), cycled(line)) if x is not None), None)
        if whole is not None:
            abilities += whole[0]
            unread += whole[1]
        elif read is not None:
            abilities += read
        else:
            unread.append(line)
    return abilities, unread
