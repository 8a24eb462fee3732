"""Cards of the rulings on Powerstones, X, {T} and {Q}."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import activated, create, damage, draw, enters, look, loyalty, number, other, powerstones, search, spell, unearth, whenever
from ...cards.vocabulary import ATTACHED, ITSELF, THAT, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, When, Who, Zone
from .writing import EACH, equip, static, ward

CREATURE = Selector(types="creature", whose=EACH)
ARTIFACT = Selector(types="artifact", whose=EACH)
X = Amount(Count.X)


def enters_with(n: Amount) -> Ability:
    """Enters with +1/+1 counters."""
    return Ability(Kind.ENTERS, (Effect(Do.ENTER_WITH_COUNTERS, n, token="+1/+1"),))


def one_counter(cost: Cost) -> Ability:
    """Put a +1/+1 counter on this."""
    return activated(cost, Effect(Do.COUNTERS, number(1), what=ITSELF, token="+1/+1"))


def copy_as_it_enters(what: Selector) -> Ability:
    """It may enter as a copy of a permanent."""
    return Ability(Kind.ENTERS, (Effect(Do.ENTER_AS_COPY, what=what),))


TOKENS = [
    Card("Saproling Token", types=["Creature"], subtypes=["Saproling"], power="1", toughness="1", colors=["G"], layout="token"),
    Card("Thopter Token", types=["Artifact", "Creature"], subtypes=["Thopter"], power="1", toughness="1", keywords=["flying"], layout="token"),
    Card("Knight Token", types=["Creature"], subtypes=["Knight"], power="2", toughness="2", keywords=["vigilance"], colors=["W", "U"], layout="token"),
    Card("Golem Token", types=["Artifact", "Creature"], subtypes=["Golem"], power="0", toughness="0", layout="token"),
]
X_CARDS = [
    Card("Verdeloth the Ancient", "{4}{G}{G}", types=["Creature"], supertypes=["Legendary"], subtypes=["Treefolk"], power="4", toughness="7", keywords=["kicker"], abilities=[
        static(Effect(Do.GET_POWER, what=Selector(types="creature", subtypes="saproling", whose=EACH), power=1, toughness=1),
               Effect(Do.GET_POWER, what=Selector(types="creature", subtypes="treefolk", other=True, whose=EACH), power=1, toughness=1)),
        enters(create("Saproling Token", X), condition=Condition(If.KICKED)),
    ]),
    Card("Hangarback Walker", "{X}{X}", types=["Artifact", "Creature"], subtypes=["Construct"], power="0", toughness="0", abilities=[
        enters_with(X),
        whenever(When.DIES, create("Thopter Token", Amount(Count.PLUS_COUNTERS))),
        one_counter(Cost(mana="{1}", tap=True)),
    ]),
    Card("Walking Ballista", "{X}{X}", types=["Artifact", "Creature"], subtypes=["Construct"], power="0", toughness="0", abilities=[enters_with(X), one_counter(Cost(mana="{4}"))],
         left_out=["shoots with its counters"]),
    Card("Invasion of New Phyrexia", "{X}{W}{U}", types=["Battle"], subtypes=["Siege"], abilities=[enters(create("Knight Token", X))], left_out=["its defense and its back"]),
    Card("Mask of the Jadecrafter", "{2}", types=["Artifact"], keywords=["unearth"], abilities=[
        activated(Cost(mana="{X}", tap=True, sacrifice=ITSELF), create("Golem Token", power=-1, toughness=-1), sorcery=True),
        unearth("{2}{G}"),
    ]),
]  # fmt: skip
TAP_AND_UNTAP = [
    Card("Lightning Greaves", "{2}", types=["Artifact"], subtypes=["Equipment"], keywords=["equip"], abilities=[static(Effect(Do.GRANT, what=ATTACHED, token="haste, shroud")), equip("{0}")]),
    Card("Umbral Mantle", "{3}", types=["Artifact"], subtypes=["Equipment"], keywords=["equip"], abilities=[
        static(Effect(Do.GRANT_ABILITIES, what=ATTACHED, abilities=(activated(Cost(mana="{3}", untap=True), Effect(Do.PUMP, what=ITSELF, power=2, toughness=2)),))),
        equip("{0}"),
    ]),
    Card("Gilded Drake", "{1}{U}", types=["Creature"], subtypes=["Drake"], power="3", toughness="3", keywords=["flying"], abilities=[
        enters(Effect(Do.EXCHANGE_CONTROL, what=Selector(types="creature", whose=Who.OPPONENT), token="or sacrifice", targets=True, up_to=True)),
    ]),
    Card("Act of Treason", "{2}{R}", types=["Sorcery"], abilities=[
        spell(Effect(Do.GAIN_CONTROL, what=CREATURE, token="turn", targets=True), Effect(Do.UNTAP, what=THAT), Effect(Do.GRANT, what=THAT, token="haste")),
    ]),
    Card("Voltaic Key", "{1}", types=["Artifact"], abilities=[activated(Cost(mana="{1}", tap=True), Effect(Do.UNTAP, what=ARTIFACT, targets=True))]),
]  # fmt: skip
USES = [
    Card("Bonesplitter", "{1}", types=["Artifact"], subtypes=["Equipment"], keywords=["equip"], abilities=[static(Effect(Do.GET_POWER, what=ATTACHED, power=2)), equip("{1}")]),
    Card("Waterfall Aerialist", "{3}{U}", types=["Creature"], subtypes=["Djinn", "Wizard"], power="3", toughness="1", keywords=["flying", "ward"], abilities=[ward("{2}")]),
    Card("Karn, Living Legacy", "{4}", types=["Planeswalker"], supertypes=["Legendary"], subtypes=["Karn"], loyalty="4", abilities=[
        loyalty(1, powerstones(1)),
        loyalty(-1, Effect(Do.PAY_ANY), look(Amount(Count.DONE), 1, None, Zone.LIBRARY, optional=False)),
        loyalty(-7, other("the emblem")),
    ]),
    Card("Fire", "{1}{R}", types=["Instant"], full_name="Fire // Ice", layout="split", abilities=[spell(damage(2))], left_out=["its damage can't be divided"], faces=[
        Card("Ice", "{1}{U}", types=["Instant"], full_name="Fire // Ice", layout="split", abilities=[spell(Effect(Do.TAP, what=Selector(whose=EACH), targets=True), draw(1))]),
    ]),
    Card("Saw It Coming", "{1}{U}{U}", types=["Instant"], keywords=["foretell"], abilities=[spell(Effect(Do.COUNTER, token="spell", targets=True))]),
    Card("Rampant Growth", "{1}{G}", types=["Sorcery"], abilities=[spell(search(Selector(types="land", supertypes="basic"), Zone.BATTLEFIELD, tapped=True))]),
    Card("Thran Spider", "{3}", types=["Artifact", "Creature"], subtypes=["Spider"], power="2", toughness="4", keywords=["reach"], abilities=[
        enters(powerstones(1), powerstones(1, Who.TARGET_OPPONENT, targets=True)),
        activated(Cost(mana="{7}"), look(4, 1, Selector(types="artifact"), Zone.LIBRARY)),
    ]),
]  # fmt: skip
COPIES_AND_TYPES = [
    Card("Mechanized Production", "{2}{U}{U}", types=["Enchantment"], subtypes=["Aura"], keywords=["enchant"], abilities=[whenever(When.UPKEEP, Effect(Do.CREATE_COPY, what=ATTACHED))],
         left_out=["wins the game with eight artifacts of one name"]),
    Card("Urza, Prince of Kroog", "{2}{W}{U}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Artificer"], power="2", toughness="3", abilities=[
        static(Effect(Do.GET_POWER, what=Selector(all_types="artifact creature"), power=2, toughness=2)),
        activated(Cost(mana="{6}"), Effect(Do.CREATE_COPY, what=Selector(types="artifact"), token="creature soldier", power=1, toughness=1, targets=True)),
    ]),
    Card("Sculpting Steel", "{3}", types=["Artifact"], abilities=[copy_as_it_enters(ARTIFACT)]),
    Card("Doubling Season", "{4}{G}", types=["Enchantment"], abilities=[static(Effect(Do.MULTIPLY_TOKENS, number(2))), static(Effect(Do.MULTIPLY_COUNTERS, number(2)))]),
    Card("Encroaching Mycosynth", "{3}{U}", types=["Artifact"], abilities=[
        static(Effect(Do.ADD_TYPES, what=Selector(not_types="land"), token="artifact")),
        static(Effect(Do.ADD_TYPES, what=Selector(not_types="land instant sorcery"), token="artifact", to=Zone.STACK)),
    ], left_out=["cards that are neither permanents nor spells"]),
    Card("March of the Machines", "{3}{U}", types=["Enchantment"], abilities=[
        static(*(Effect(do, what=Selector(types="artifact", not_types="creature", whose=EACH), token="artifact creature", power=-1, toughness=-1) for do in (Do.ADD_TYPES, Do.BASE_POWER))),
    ]),
]  # fmt: skip
CARDS = [*TOKENS, *X_CARDS, *TAP_AND_UNTAP, *USES, *COPIES_AND_TYPES]
