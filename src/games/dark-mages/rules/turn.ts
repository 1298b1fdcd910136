/** How a turn begins, draws and ends, and how the game ends. DM-T1, DM-T2, DM-E1, DM-E2, DM-N1, DM-V3. */
import type { Seat } from '../../../kit/index.js';
import { addFacts, discardFromHand, intoHand, roll, takeNext, withBeing, withDone, withHealing } from '../changes.js';
import { withFacts } from '../immutable.js';
import { parseDice, sum } from '../dice.js';
import { HAND, HP_MAX } from '../map.js';
import {
  beingAt,
  cardOf,
  clockwiseFrom,
  isEnemyCard,
  isStanding,
  isThere,
  itemsOf,
  mageOf,
  mayDraw,
  standingTeams,
  teamOf,
} from '../queries.js';
import { FRESH_DONE } from '../setup.js';
import type { Enemy, Play, RuleOf, Status, Target } from '../table.js';
import { companionTarget, enemyTarget, mageTarget } from '../targets.js';
import { endOfPlay } from './attack.js';
import { withEach } from './cards.js';
import { hurt } from './harm.js';
import { saves } from './operations.js';

// The end of a turn.

/** DM-E1: discard one card of the hand. */
export const discard: RuleOf<'discard'> = {
  options: withEach('discard', () => true),
  refuse: (play, { seat, card }) =>
    mageOf(play, seat).hand.includes(card) ? undefined : { rule: 'DM-E1', code: 'notInHand', params: { card } },
  apply: (play, { seat, card }) =>
    withFacts(withDone(discardFromHand(play, seat, card), { stage: 'draw' }), {
      rule: 'DM-E1',
      code: 'discard',
      params: { seat, card },
    }),
};
export const keep: RuleOf<'keep'> = {
  options: (_play, seat) => [{ type: 'keep', seat }],
  apply: (play, { seat }) => keepAll(play, seat),
};
export const keepAll = (play: Play, seat: Seat): Play =>
  withFacts(withDone(play, { stage: 'draw' }), { rule: 'DM-E1', code: 'keep', params: { seat } });

/** DM-E1, DM-E2, DM-N1: draws up to five cards. An enemy goes to the table at once; drawing continues after its strike. */
export function draw(before: Play): Play {
  let play = withFacts(before);
  const seat = play.active;
  while (mayDraw(play, HAND)) {
    const { table, card } = takeNext(play);
    if (card === undefined) return table;
    if (isEnemyCard(table, card)) return enemyArrives(table, card);
    play = addFacts(intoHand(table, seat, card), { rule: 'DM-E1', code: 'drew', params: { seat, card } });
  }
  return play;
}

function enemyArrives(play: Play, card: string): Play {
  const taken = play.enemies.map(({ number }) => number);
  const number = [...taken.keys(), taken.length].map((n) => n + 1).find((n) => !taken.includes(n))!;
  const enemy: Enemy = {
    card,
    number,
    // A passing enemy has no hit points: it stays for one strike.
    hp: Math.max(1, cardOf(play, card).hp),
    since: play.turn,
    struck: false,
    played: [],
    effects: [],
  };
  const params = { seat: play.active, card, target: enemyTarget(number) };
  return addFacts({ ...play, enemies: [...play.enemies, enemy] }, { rule: 'DM-N1', code: 'enemyArrives', params });
}

/** Ends the turn: effects expire, and the turn counts for every enemy that did not arrive in it. */
export function endTurn(before: Play): Play {
  const seat = before.active;
  let play = withFacts(withDone(before, { stage: 'preparation' }), {
    rule: 'DM-T1',
    code: 'turnEnds',
    params: { seat },
  });
  for (const target of [mageTarget(seat), companionTarget(seat)]) play = withTurnOver(play, target);
  const counts = ({ since, played }: Enemy) => since !== play.turn && !played.includes(seat);
  const enemies = play.enemies.map((e) => (counts(e) ? { ...e, played: [...e.played, seat].sort() } : e));
  return { ...play, enemies };
}

/** A turn of the target has ended: effects that count its turns have one turn less; those without turns left end. */
export function withTurnOver(play: Play, target: Target): Play {
  const being = beingAt(play, target);
  if (!being?.effects.some(({ until }) => until === 'end')) return play;
  const effects = being.effects.flatMap((status): Status[] => {
    if (status.until !== 'end') return [status];
    if (status.fresh) return [{ ...status, fresh: false }];
    return status.turns > 1 ? [{ ...status, turns: status.turns - 1 }] : [];
  });
  return withEffectsLeft(play, target, effects);
}

/** The play after some effects of a target have ended, with the fact that says so. */
function withEffectsLeft(play: Play, target: Target, effects: readonly Status[]): Play {
  const before = beingAt(play, target)!.effects;
  const next = withBeing(play, target, { effects });
  if (effects.length === before.length) return next;
  const kept = effects.map(({ card, op }) => card + op);
  const ended = before.filter(({ card, op }) => !kept.includes(card + op)).map(({ card }) => card);
  return addFacts(next, { rule: 'DM-T2', code: 'expires', params: { target, cards: ended } });
}

// The beginning of a turn.

/**
 * DM-T2: the next standing mage's turn: expiries, damage over time, regeneration. Effects that last until a fallen mage's
 * next turn end when that turn would have come.
 */
export function nextTurn(before: Play): Play {
  let play: Play = withFacts({ ...before, turn: before.turn + 1, done: FRESH_DONE });
  for (const seat of clockwiseFrom(before, before.active)) {
    play = withStartOf({ ...play, active: seat }, seat);
    if (isStanding(play, seat)) break;
  }
  const { active } = play;
  const told = { rule: 'DM-T1', code: 'turn', params: { seat: active, turn: play.turn } } as const;
  play = { ...play, last: [told, ...play.last] };
  play = withDamageOverTime(play, mageTarget(active));
  play = withDamageOverTime(play, companionTarget(active));
  return isStanding(play, active) ? regenerated(play, active) : play;
}

/** Ends the effects, on all targets, that last until the start of this seat's turn. */
function withStartOf(before: Play, seat: Seat): Play {
  const everybody = [
    ...before.mages.flatMap((_, s) => [mageTarget(s), companionTarget(s)]),
    ...before.enemies.map(({ number }) => enemyTarget(number)),
  ];
  return everybody.reduce((play, target) => {
    const effects = beingAt(play, target)?.effects;
    const left = effects?.filter((status) => !(status.until === 'start' && status.seat === seat));
    return left && left.length < effects!.length ? withEffectsLeft(play, target, left) : play;
  }, before);
}

/** `dot`: applies all running ones, in the order in which they began; DM-V2: the caster of a hex may loot. */
export function withDamageOverTime(before: Play, target: Target): Play {
  let play = before;
  for (const status of beingAt(before, target)?.effects ?? []) {
    if (status.op !== 'dot' || !isThere(play, target)) continue;
    const params = { target, card: status.card };
    const saved = status.save ? saves(addFacts(play, { rule: 'DM-T2', code: 'dotSave', params }), target, null) : null;
    play = oneTurnLess(saved?.play ?? play, target, status);
    if (saved?.saved) continue;
    const { count, faces, bonus } = parseDice(status.dice!)!;
    const { table, values } = roll(play, count, faces);
    const total = sum(values) + bonus;
    const told = addFacts(table, { rule: 'DM-T2', code: 'dot', params: { ...params, dice: values, faces, total } });
    play = hurt(told, target, total, { looter: status.by }).play;
  }
  return play;
}
function oneTurnLess(play: Play, target: Target, status: Status): Play {
  const { effects } = beingAt(play, target)!;
  const at = effects.indexOf(status);
  const left = { ...status, turns: status.turns - 1 };
  return withBeing(play, target, { effects: left.turns > 0 ? effects.with(at, left) : effects.toSpliced(at, 1) });
}

/** `regen`: applies the regeneration of worn items. */
function regenerated(before: Play, seat: Seat): Play {
  return itemsOf(mageOf(before, seat)).reduce((play, card) => {
    const { regen } = cardOf(play, card).modifiers;
    // At full strength nothing is thrown: the dice could do nothing.
    if (!regen || mageOf(play, seat).hp >= HP_MAX) return play;
    const { table, values } = roll(play, regen.count, regen.faces);
    const { table: next, healed } = withHealing(table, seat, sum(values) + regen.bonus);
    const params = { seat, card, dice: values, faces: regen.faces, healed, hp: mageOf(next, seat).hp };
    return addFacts(next, { rule: 'DM-T2', code: 'regenerates', params });
  }, before);
}

// The end of the game.

/** DM-V3, DM-V4: the last mage or team standing wins, including defeated members; nobody wins if all fell at once. */
export function endGame(before: Play): Play {
  const [team] = standingTeams(before);
  const winners = before.mages.flatMap((_, seat) => (teamOf(before, seat) === team ? [seat] : []));
  const play: Play = { ...endOfPlay(before), attack: null, strike: null, choice: null, winners };
  const { teams } = play.options;
  if (winners.length === 0) return withFacts(play, { rule: 'DM-V3', code: 'draw' });
  return withFacts(play, { rule: teams > 0 ? 'DM-V4' : 'DM-V3', code: 'wins', params: { winners } });
}
