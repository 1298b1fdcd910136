/** The rules of Dark Mages in English, in our own words. */
import type { English } from './chapters.js';

export const en = {
  title: 'The rules of Dark Mages',
  chapters: {
    setup: 'Set-up',
    turn: 'A turn',
    preparation: 'Preparation',
    attack: 'The attack',
    defense: 'Answers',
    end: 'The end of a turn',
    magic: 'Magic',
    companions: 'Companions',
    enemies: 'Enemies',
    victory: 'Defeat and victory',
  },
  rules: {
    'DM-S1':
      'Two to eight players, alone or in teams. Each takes one of the eight characters at random, face up: 60 [[hit points]], [[arcane level]] 1, [[armour class]] 10.',
    'DM-S2': 'Shuffle the 112 cards and deal five to each player. The rest is the face-down draw pile.',
    'DM-S3': 'Each player rolls a d20. The highest goes first, then play is clockwise.',
    'DM-S4':
      'An enemy in the opening deal is set aside, another card is dealt instead, and the enemy is shuffled back into the pile before the first turn.',
    'DM-T1': 'A turn has three phases, in this order: preparation, attack, end.',
    'DM-T2':
      'At the start of a turn, in this order: effects run out, damage over time hurts, regeneration heals. A mage who falls then has no turn.',
    'DM-P1':
      'Wear magic items: at most four a turn, and one for each symbol (staff, ring, robe, amulet). The one it replaces is discarded.',
    'DM-P2': 'Play one Healing a turn. It never brings you above 60 hit points.',
    'DM-P3': 'Drink one Potion a turn, in the preparation or in the attack.',
    'DM-P4':
      'Call a companion and say whether it is a [[shield]] or an [[ally]]: that never changes. You have one at a time; the one it replaces is discarded.',
    'DM-P5': 'Skills and Artifacts are played in the preparation or in the attack, as the card says. One Skill a turn.',
    'DM-P6': 'A Defense that says so, Magic Shield, is played in the preparation.',
    'DM-A1':
      'You may attack once a turn: with a Spell, a [[Hex]], a [[Scroll]], an Artifact that attacks, or the [[cantrip]]. The target is an opponent’s mage or ally companion, or an enemy on the table, unless the card says otherwise.',
    'DM-A2':
      'To cast a Spell you need an arcane level of at least its number. Everybody may cast Spells of every sphere.',
    'DM-A3':
      'Spells, cantrips, companions and the Artifacts that say so make an [[attack roll]]: a d20 plus bonuses, against the target’s armour class.',
    'DM-A4':
      'A natural 20 is a [[critical hit]]: it always hits, and the total damage is doubled. A natural 1 is a [[fumble]]: it always misses, and the attacker takes the damage.',
    'DM-A5': 'Hexes and Scrolls make no attack roll: the target makes a [[saving throw]].',
    'DM-A6':
      'A saving throw is a d20, and succeeds strictly under the roller’s own armour class. A success avoids the effect, unless the card says otherwise.',
    'DM-A7':
      'The arcane level sets how many damage dice are rolled, one more for each level above the first: a printed 1d8 is 1d8 at level 1, 2d8 at level 2, 3d8 at level 3.',
    'DM-A8':
      'The cantrip may be thrown only if you hold no attack card that you could play, and never in addition to another attack.',
    'DM-A9':
      'After its mage’s attack an ally companion may attack an opponent’s mage or ally, with an attack roll: also in the turn in which it came, and also if the mage did not attack.',
    'DM-A10': 'Spell, Hex, Scroll, Skill, Defense, Potion, Healing and Artifact cards are discarded after use.',
    'DM-A11':
      'A fumble hurts with the same dice, not doubled. No Defense helps against it, the attacker’s own shield does not take it, and nobody loots.',
    'DM-D1':
      'Before the attack roll or the saving throw, Defense cards may answer: those of the player aimed at and, against a Spell, a Counterspell of any other player. The turn waits for every answer, also for “no answer”.',
    'DM-D2':
      'Shield of Reflection turns a Spell or a Scroll back on its caster. Only another Shield of Reflection or a Dodge answers it, and the card played last counts first.',
    'DM-E1': 'You may discard exactly one card. Then you draw until you have five cards in hand.',
    'DM-E2':
      'When the draw pile is empty, the discards are shuffled into a new one. If both are empty, nothing is drawn.',
    'DM-M1':
      'There are eight [[spheres]]: battle, life, death, nature, fire, air, water and earth. Common magic belongs to no character and gives no bonus.',
    'DM-M2':
      'A Spell of your own sphere is cast at 1 arcane level higher and with 1 more on the attack roll. Against it a defender of that sphere has an armour class 3 higher.',
    'DM-M3': 'The arcane level begins at 1. Items you wear and some cards raise it.',
    'DM-M4': 'A d100 is two d10, tens and units; double zero is 100.',
    'DM-C1':
      'A shield takes every attack on its mage as long as it has hit points, those of enemies too. Its own armour class counts, and damage beyond its hit points is lost.',
    'DM-C2': 'An ally attacks once a turn. In return opponents may attack it, and enemies hit it too.',
    'DM-C3': 'A companion without hit points is discarded.',
    'DM-N1':
      'An enemy that is drawn goes to the table at once and strikes, then another card is drawn in its place. As long as an enemy is there, nobody may act against another player.',
    'DM-N2':
      'A [[passing enemy]] strikes all mages and ally companions. Each may Dodge, or makes a saving throw; a shield takes the blow for its mage. Then the enemy is discarded.',
    'DM-N3':
      'A [[tenacious enemy]] has hit points and armour class, and strikes at once like a passing one. Each mage then plays a turn against it; when all have, it strikes again. So it goes on until it is beaten.',
    'DM-V1':
      'Without hit points a mage is defeated. The hand is discarded, the character and the items it wears stay. Hit points never go below 0.',
    'DM-V2':
      'The victor may take one item of the fallen, and must wear it at once; the one it replaces is discarded. If a companion struck the blow, there is no loot.',
    'DM-V3': 'The last player, or the last team, left standing wins.',
    'DM-V4': 'Members of teams sit alternately. They do not attack each other, and the defeated share the win.',
    'DM-V5': '[[Black cards]] are not part of the 112, and are not used here.',
  },
  /** Our own decisions, where the source is silent or contradicts itself. */
  rulings: {
    'DM-S3': 'A tie is rolled again among the tied.',
    'DM-S4': 'The source does not say what to do; the same holds for every further enemy that is dealt.',
    'DM-T2':
      'The order is ours. An effect “on its next turn” that comes during that very turn does not count it, and one “until your next turn” ends when that turn would have come, even if you have fallen. Lost attack phases do not add up; the effects of several Infections do.',
    'DM-P2':
      'It may be played without use. A cure, Restorative Ointment or the Talisman of Pure Good, ends hexes and damage over time, nothing else.',
    'DM-P3': 'It may be drunk without use.',
    'DM-P4': 'There is no limit to the companions placed in a turn.',
    'DM-P5':
      'Sleight of Hand is no attack: it has no answer, no shield takes it, and it may be used on a mage who cannot be seen or wears nothing, but not beside an enemy. A Twinned Spell doubles the mage’s attack, not the companion’s, and must find a second target where there is one. An Empowered Spell is used up by the next attack, whatever it is.',
    'DM-P6': 'That it is played then is the publisher’s answer. Several add up.',
    'DM-A1':
      '“Every opponent” means the mages, not their allies; a mage who cannot be seen is one of them. The mage’s attack ends invisibility, the companion’s does not. Confusion waits for the next attack (that of an ally it has met; on a shield it is lost); then an attack on all becomes one on the attacker’s own mage. Where Chain Lightning leaps is chosen after the hit; nobody can answer it, and a reflected one does not leap.',
    'DM-A2': 'A Spell of your own sphere counts the extra level that it gives.',
    'DM-A3': 'That cantrips make an attack roll is our reading. Whether an equal total hits is an option.',
    'DM-A4': 'That a natural 20 always hits is our reading.',
    'DM-A5':
      'The dice printed on a hex are those of its effect, not a second damage. What a card does “hit or miss” happens once, also after a Dodge or a reflection, but not after a Counterspell.',
    'DM-A7':
      'Spells, cantrips and scrolls grow; hexes, companions, enemies, artifacts, potions and healings do not. That is narrower than the source, whose glossary lets every successful attack grow. Fixed bonuses are added after the dice and doubled with them; they do not count where a saving throw failed. Resistance halves, rounded down, the damage of a fumble too, but does not change a drop to 0. Vampiric Touch counts the hit points really lost; Fireball and Chain Lightning pass on half the damage before resistance.',
    'DM-A8':
      'The source forbids it to whoever “possesses” an attack card; we read a card that may be played now. An option allows it always in place of a card.',
    'DM-A9':
      'Not if the mage has lost the attack phase. The companion’s attack ends the mage’s. Beside an enemy it may attack enemies, and nobody else.',
    'DM-A11': 'All of it is ours. A companion’s fumble hits the companion.',
    'DM-E2': 'It is shuffled when the next card is needed.',
    'DM-M2':
      'Cantrips and scrolls get neither bonus. The 3 also counts for the saving throws that such a Spell asks for, and all of it counts for your own Spell turned on you.',
    'DM-M3': 'It is never under 1, before the bonus of a sphere is added, and has no upper limit.',
    'DM-C1':
      'That enemies hit it and that damage is lost are the publisher’s answers. It saves on its own armour class, without the bonus of its mage’s sphere. What cannot concern a companion (hand, items, skipping) is lost. Fear or Banishment drives it away if it fails its save.',
    'DM-D1':
      'Players are asked clockwise from the attacker, whatever they hold, so that the wait reveals nothing. A mage behind a shield is still aimed at. A Dodge also protects a companion; one Dodge protects both from an enemy. While an enemy is there, nobody counters another player’s Spell. Whoever is confused may counter their own Spell when it turns back on them, even then; they are asked last.',
    'DM-D2':
      'The caster rolls a reflected Spell against their own armour class, or that of their own shield; a natural 1 is then only a miss. The caster saves against a reflected Scroll. A choice or damage over time that the card gives is the reflecting player’s. After a reflection the asking goes on where it stood. A Dodge or a Counterspell has no answer. At a later target a Counterspell, or the attacker’s fall, voids the rest.',
    'DM-N1':
      'The card drawn in its place comes after its strike. Effects already running go on. If the mage who drew the enemy falls to it, no card is drawn. Nobody is hit by a Spell they could not answer: from an enemy, Chain Lightning leaps to another enemy only.',
    'DM-N2':
      'There is one damage roll for all. Players answer clockwise, the one whose turn it is last. That shields, Magic Shield and resistance soften it is the publisher’s answer.',
    'DM-N3':
      'Several enemies each keep their own count and strike in order of arrival; the turn in which one was drawn counts for nobody. It saves on its own armour class; effects on attack rolls, arcane level, hand, items or companions do nothing to it, nor does Confusion. Banishment deals it its damage, Power Word Kill fells it if it is weak enough, and the Orb of Dragonkind discards it in place of the attack, without a save. Its strike is its turn: damage over time comes before it, effects run out after it, a lost attack phase costs it.',
    'DM-V1': 'That the companion is discarded as well is our reading.',
    'DM-V2':
      'Whoever cast a hex or damage over time, or reflected the blow, loots; a defeated one does not. Nobody loots after an enemy’s blow or a fumble, nor when the game is over. Loot does not count among the four items of a turn.',
    'DM-V3': 'If all who are left fall at once, it is a draw.',
    'DM-V4': 'The source says little of teams: there are two, three or four of the same size.',
  },
  readings: {
    'DM-A3': {
      fr: 'The French rules say in one place that an attack hits if the total is equal to the armour class or more, in another that it must exceed it. Here equal hits, unless the option says otherwise.',
    },
    'DM-A8': {
      fr: 'The French rules are of two minds: only without an attack card, or always in place of one. The first is used, unless the option says otherwise.',
    },
  },
  terms: {
    'hit points': 'How much a mage can bear. At 0 the mage is defeated.',
    'arcane level': 'How strong a mage’s magic is: which Spells it may cast, and with how many dice.',
    'armour class': 'What an attack roll must reach, and what a saving throw must stay under.',
    shield: 'A companion that takes the attacks on its mage.',
    ally: 'A companion that attacks beside its mage.',
    Hex: 'A curse: the target makes a saving throw.',
    Scroll: 'Magic that anybody may use at any arcane level; the target makes a saving throw.',
    cantrip: 'The small attack that every character has.',
    'attack roll': 'A d20 plus bonuses, against an armour class.',
    'critical hit': 'A natural 20 on an attack roll.',
    fumble: 'A natural 1 on an attack roll.',
    'saving throw': 'A d20 that must stay under the roller’s own armour class.',
    spheres: 'The kinds of magic. Each character has one.',
    'passing enemy': 'One that strikes once and is gone.',
    'tenacious enemy': 'One that stays until it is beaten.',
    'Black cards': 'Extra cards that were put at random into some boxes and expansions.',
  },
} satisfies English;
