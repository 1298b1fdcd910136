/** Validation of positions from outside: their shape and their invariants. */
import {
  bool,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  shape,
  text,
  type Check,
  type Fault,
  type Json,
  type Params,
  type Positions,
} from '../../kit/index.js';
import { isEnemy, type Deck } from './deck.js';
import { parseDice } from './dice.js';
import { mostEnemies } from './fields.js';
import { RULE_IDS } from './ledger.js';
import { ATTACK_KINDS, HAND, HP_MAX, ITEMS_A_TURN, PLAYERS, ROLES, SEATS, SLOTS } from './map.js';
import { aimedAt, allyOf, askedSeat, effectOf, everyCard, isDecided, isStanding, wornSlots } from './queries.js';
import { askedAbout } from './rules/attack.js';
import { VERDICTS } from './rules/verdict.js';
import { checkTeams } from './setup.js';
import {
  CHOICES,
  STAGES,
  STATUS_OPS,
  type Attack,
  type Companion,
  type Done,
  type Enemy,
  type Fact,
  type Mage,
  type Status,
  type Table,
} from './table.js';
import { ALL, aimOf, companionTarget, enemyTarget, mageTarget, seatOf } from './targets.js';
import { faults, type FaultCode } from './text/faults.en.js';
import { CHOSEN_IN } from './view.js';

const MOST_TURNS = 100_000;
const seat = int(0, SEATS.length - 1);
const seats = list(seat, 0, SEATS.length);

/** The shape of a table with this deck, without random generator, options and facts. */
function tableCheckOf(deck: Deck): Positions<Table>['table'] {
  const ids = [...deck.cards.keys()];
  const of = (category: string) =>
    oneOf(ids.filter((id) => deck.cards.get(id)!.category.startsWith(category))) as Check<string>;
  const card = oneOf(ids) as Check<string>;
  const most = mostEnemies(deck);
  const target = oneOf([
    ...SEATS.flatMap((_, s) => [mageTarget(s), companionTarget(s)]),
    ...Array.from({ length: most }, (_, i) => enemyTarget(i + 1)),
  ]) as Check<string>;
  const effects = list(
    shape<Status>({
      op: oneOf(STATUS_OPS),
      card,
      by: seat,
      stat: nullable(oneOf(['attack', 'ac', 'arcane'])),
      amount,
      dice: nullable(text),
      save: bool,
      until: oneOf(['start', 'end', 'used']),
      seat,
      turns: int(1, 20),
      fresh: bool,
    }),
  );
  const mage = shape<Mage>({
    character: oneOf([...deck.characters.keys()]) as Check<string>,
    hp: int(0, HP_MAX),
    hand: list(card),
    worn: record(SLOTS, nullable(of('magic_item'))),
    companion: nullable(shape<Companion>({ card: of('companion'), role: oneOf(ROLES), hp: int(1, 999), effects })),
    effects,
  });
  return shape({
    turn: int(1, MOST_TURNS),
    active: seat,
    done: shape<Done>({
      items: int(0, ITEMS_A_TURN),
      healing: bool,
      potion: bool,
      skill: bool,
      attacks: int(0, 20),
      cantrip: bool,
      companion: bool,
      lost: bool,
      stage: oneOf(STAGES),
    }),
    mages: list(mage, ...PLAYERS),
    enemies: list(
      shape<Enemy>({
        card: of('enemy'),
        number: int(1, Math.max(1, most)),
        hp: int(0, 999),
        since: int(1, MOST_TURNS),
        struck: bool,
        played: seats,
        effects,
      }),
      0,
      most,
    ),
    pile: list(card),
    discards: list(card),
    inPlay: list(card),
    attack: nullable(
      shape<Attack>({
        by: seat,
        kind: oneOf(ATTACK_KINDS.filter((kind) => kind !== 'enemy' && kind !== 'reflected')) as Check<Attack['kind']>,
        card: nullable(card),
        targets: list(target),
        asked: seats,
        counter: nullable(seat),
        reflected: list(shape<Attack['reflected'][number]>({ seat, card: of('defense') })),
        extra: int(0, 20),
        receiver: nullable(target),
        verdict: nullable(oneOf(VERDICTS)),
        total: int(0, 100_000),
        leapt: nullable(target),
      }),
    ),
    strike: nullable(shape({ enemy: int(1, Math.max(1, most)), asked: seats, dodged: seats })),
    choice: nullable(shape({ kind: oneOf(CHOICES), seat, from: nullable(seat) })),
    account: (value, path) => (value === undefined ? [] : accountOf(card, target)(value, path)),
    winners: seats,
  });
}
/** What the band beside the board reads of a fact. The others are told in words alone, which need nothing. */
const READ: Readonly<Record<string, string>> = {
  cast: 'seat targets',
  cantrip: 'seat target',
  assault: 'seat target',
  dismiss: 'seat target',
  steal: 'seat target',
  strikes: 'card target',
  dot: 'card target dice faces total',
  twin: 'targets',
  dodge: 'seat card',
  counterspell: 'seat card',
  turnedBack: 'seat card',
  shielded: 'receiver',
  attackRoll: 'target dice bonus total ac verdict',
  save: 'target die ac verdict',
  damageDice: 'dice faces total',
  strikeDamage: 'dice faces total',
  damage: 'target amount hp',
  heals: 'dice faces healed',
  regenerates: 'seat card dice faces healed',
  companionFalls: 'seat card',
  companionFlees: 'seat card',
};
function accountOf(card: Check<string>, target: Check<string>): Check<Fact[]> {
  const fact = shape<Fact>({
    rule: oneOf(RULE_IDS),
    code: text,
    params: optional(object) as Check<Fact['params'] & object>,
  });
  const named: Readonly<Record<string, Check<unknown>>> = {
    seat,
    card,
    target,
    receiver: target,
    targets: list(target),
    verdict: oneOf(VERDICTS),
    dice: list(int(0, 100)),
  };
  const number = int(-100_000, 100_000);
  return list((value, path) => {
    const found = fact(value, path);
    const { code, params } = found;
    for (const name of READ[code]?.split(' ') ?? []) (named[name] ?? number)(params?.[name], `${path}.params.${name}`);
    return found;
  });
}
const amount: Check<number> = (value, path) =>
  typeof value === 'number' && !Number.isInteger(value) && value > 0 && value < 1 ? value : int(-100, 100)(value, path);

const fault = (path: string, value: Json, code: FaultCode, params: Params = {}) => ({ path, value, code, params });

/**
 * The first invariant of the ledger that is violated in this phase, as a path and the code of a sentence; `undefined` if all
 * hold. Throws `BadInput` for an option that does not suit the number of players.
 */
function violationOf(deck: Deck, table: Table, phase: string): Fault | undefined {
  checkTeams(table.options.teams, table.mages.length);
  const all = [
    seated(table, phase),
    cards(deck, table),
    mages(deck, table),
    enemies(table, phase),
    running(deck, table),
    underWay(deck, table, phase),
  ];
  for (const faults of all) for (const found of faults) return found;
  return undefined;
}

/** Seats must exist in the game, and acting mages must be standing. */
function* seated(table: Table, phase: string): Generator<Fault> {
  const { mages, active, winners, attack, strike, choice } = table;
  const isSeat = (s: number) => s < mages.length;
  if (!isSeat(active)) yield fault('active', active, 'seats');
  if (!winners.every(isSeat)) yield fault('winners', winners, 'seats');
  if (phase !== 'over' && winners.length > 0) yield fault('winners', winners, 'over');
  const named = [
    ...(attack ? [attack.by, ...attack.asked, attack.counter ?? 0, ...attack.reflected.map((r) => r.seat)] : []),
    ...(strike ? [...strike.asked, ...strike.dodged] : []),
    ...(choice ? [choice.seat, choice.from ?? 0] : []),
    ...table.enemies.flatMap(({ played }) => played),
  ];
  const stranger = named.find((s) => !isSeat(s));
  if (stranger !== undefined) yield fault('mages', stranger, 'seats');
  const characters = mages.map(({ character }) => character);
  const twice = characters.findIndex((character, i) => characters.indexOf(character) !== i);
  if (twice >= 0) yield fault(`mages[${twice}].character`, characters[twice]!, 'character');
  const left = mages.map(({ hp }) => hp);
  if (isDecided(table) && isResting(phase)) yield fault('mages', left, 'sides');
  if (WAITS_FOR_ACTIVE.test(phase) && !isStanding(table, active)) yield fault('active', active, 'standing');
}
const isResting = (phase: string) =>
  !/^(over|turnBegins\.effects|attack\.resolving\.(confusion|roll|damage|discard)|enemies\.striking)$/.test(phase);
const WAITS_FOR_ACTIVE = /^(preparation|attack\.(deciding|stealing)|end\.deciding)/;

/** Each card exists as often as the deck says, at any of its places. */
function* cards(deck: Deck, table: Table): Generator<Fault> {
  const all = everyCard(table);
  for (const [id, { copies }] of deck.cards)
    if (all.filter((card) => card === id).length !== copies) yield fault('pile', id, 'cards', { count: copies });
}

/**
 * No enemies in hands, items at their slots, companions with at most the hit points of their cards; fallen mages keep only
 * items.
 */
function* mages(deck: Deck, { mages }: Table): Generator<Fault> {
  for (const [s, { hp, hand, worn, companion, effects }] of mages.entries()) {
    const at = `mages[${s}]`;
    const enemy = hand.find((id) => isEnemy(deck.cards.get(id)!.category));
    if (enemy !== undefined) yield fault(`${at}.hand`, enemy, 'enemyInHand');
    const order = hand.map((id) => deck.order.get(id)!);
    if (hand.length > HAND) yield fault(`${at}.hand`, hand, 'hand');
    if (order.some((n, i) => i > 0 && n < order[i - 1]!)) yield fault(`${at}.hand`, hand, 'order');
    for (const slot of wornSlots({ worn }))
      if (deck.cards.get(worn[slot]!)!.slot !== slot) yield fault(`${at}.worn.${slot}`, worn[slot], 'slot');
    if (companion && companion.hp > deck.cards.get(companion.card)!.hp)
      yield fault(`${at}.companion.hp`, companion.hp, 'hp');
    if (hp === 0 && (hand.length > 0 || companion || effects.length > 0)) yield fault(at, hp, 'fallen');
  }
}

/** Enemies have distinct numbers; one that has not struck yet must be about to strike. */
function* enemies({ enemies, turn, done, strike }: Table, phase: string): Generator<Fault> {
  const numbers = enemies.map(({ number }) => number);
  if (new Set(numbers).size !== numbers.length) yield fault('enemies', numbers, 'enemies');
  const fallen = enemies.findIndex(({ hp }) => hp === 0);
  if (fallen >= 0) yield fault(`enemies[${fallen}].hp`, 0, 'enemyFallen');
  if (enemies.some(({ since }) => since > turn)) yield fault('enemies', turn, 'enemies');
  const isDrawing = done.stage === 'draw' || strike !== null || phase === 'over';
  if (!isDrawing && enemies.some(({ struck }) => !struck)) yield fault('enemies', numbers, 'enemies');
}

/** An effect is one that its card can have, and complete. */
function* running(deck: Deck, { mages, enemies }: Table): Generator<Fault> {
  const beings = [
    ...mages.map(({ effects }, s) => [`mages[${s}]`, effects] as const),
    ...mages.map(({ companion }, s) => [`mages[${s}].companion`, companion?.effects ?? []] as const),
    ...enemies.map(({ effects }, i) => [`enemies[${i}]`, effects] as const),
  ];
  for (const [at, effects] of beings) {
    const odd = effects.findIndex(
      ({ op, card, dice, amount }) =>
        !effectOf(deck.cards.get(card)!, op) ||
        (op === 'dot' && !parseDice(dice ?? '')) ||
        (op === 'resistance' && !(amount > 0 && amount < 1)),
    );
    if (odd >= 0) yield fault(`${at}.effects[${odd}]`, effects[odd]!.card, 'effect');
  }
}

/** What is under way must fit the phase. */
function* underWay(deck: Deck, table: Table, phase: string): Generator<Fault> {
  if (!isResting(phase)) return;
  const { attack, strike, choice, done, inPlay } = table;
  const stage = /^(?:preparation|attack|end)/.exec(phase)?.[0] ?? done.stage;
  if (done.stage !== stage) yield fault('done.stage', done.stage, 'halfDone');
  if (stage === 'attack' && done.lost) yield fault('done.lost', done.lost, 'underWay');
  const chosen = CHOICES.find((kind) => CHOSEN_IN[kind].test(phase));
  if (choice?.kind !== chosen) yield fault('choice', choice as unknown as Json, chosen ? 'underWay' : 'halfDone');
  const inAttack = /^attack\.(aiming|resolving)/.test(phase);
  if (inAttack !== (attack !== null))
    yield fault('attack', attack as unknown as Json, inAttack ? 'underWay' : 'halfDone');
  if ((phase === 'enemies.answering') !== (strike !== null))
    yield fault('strike', strike as unknown as Json, strike ? 'halfDone' : 'underWay');
  const played = attack && attack.card !== null && attack.kind !== 'companion_attack' ? [attack.card] : [];
  const waiting = [...played, ...(attack?.reflected ?? []).map(({ card }) => card)];
  if (String([...waiting].sort()) !== String([...inPlay].sort())) yield fault('inPlay', inPlay, 'underWay');
  if (choice) yield* choiceFits(table);
  if (strike && !table.enemies.some(({ number }) => number === strike.enemy))
    yield fault('strike.enemy', strike.enemy, 'underWay');
  if (attack) yield* attackFits(deck, table, attack, phase);
  const asked = attack?.asked ?? strike?.asked ?? [];
  const inTurn = attack ? askedAbout(table, attack) : asked.filter((s) => isStanding(table, s));
  if (String(asked) !== String(inTurn.slice(inTurn.length - asked.length)))
    yield fault('attack.asked', asked, 'underWay');
  const waits = /answering|answers/.test(phase);
  if (waits !== (askedSeat(table) !== undefined) && !choice) yield fault('attack.asked', asked, 'underWay');
  if (attack && (phase === 'attack.resolving.answers.countering') !== (attack.counter !== null))
    yield fault('attack.counter', attack.counter, 'underWay');
  if (attack && attack.counter !== null && !(attack.reflected.length > 0 && attack.counter === seatOf(aimedAt(attack))))
    yield fault('attack.counter', attack.counter, 'underWay');
}

function* choiceFits(table: Table): Generator<Fault> {
  const { kind, seat: s, from } = table.choice!;
  if (!isStanding(table, s)) yield fault('choice.seat', s, 'standing');
  const isOfItems = kind === 'destroy' || kind === 'steal' || kind === 'loot';
  if (isOfItems !== (from !== null)) yield fault('choice.from', from, 'underWay');
  if (from !== null && wornSlots(table.mages[from]!).length === 0) yield fault('choice.from', from, 'underWay');
  if (kind === 'steal' && from === s) yield fault('choice.from', from, 'underWay');
  if (kind === 'loot' && from !== null && isStanding(table, from)) yield fault('choice.from', from, 'underWay');
}

function* attackFits(deck: Deck, table: Table, attack: Attack, phase: string): Generator<Fault> {
  if (attack.targets.length === 0) yield fault('attack.targets', attack.targets, 'underWay');
  for (const name of attack.targets) {
    const aim = aimOf(name);
    const exists = name !== ALL && (aim.kind === 'enemy' || aim.seat < table.mages.length);
    if (!exists) yield fault('attack.targets', name, 'seats');
  }
  if (attack.by !== table.active) yield fault('attack.by', attack.by, 'underWay');
  const card = attack.card === null ? undefined : deck.cards.get(attack.card)!;
  const kind = card ? (card.category === 'companion' ? 'companion_attack' : card.category) : 'cantrip';
  if (attack.kind !== kind) yield fault('attack.kind', attack.kind, 'underWay');
  if (kind === 'companion_attack' && allyOf(table, attack.by)?.card !== attack.card)
    yield fault('attack.card', attack.card, 'underWay');
  const odd = attack.reflected.find(({ card }) => !effectOf(deck.cards.get(card)!, 'reflect'));
  if (odd) yield fault('attack.reflected', odd.card, 'underWay');
  const chosen = table.choice?.kind;
  const needed = chosen === 'chain' ? 'chain' : chosen === 'destroy' ? 'destroy_item' : undefined;
  if (needed && !(card && effectOf(card, needed))) yield fault('choice', attack.card, 'underWay');
  const isThrough = attack.verdict !== null;
  const isAfterRoll = AFTER_ROLL.test(phase);
  if (isThrough !== isAfterRoll) yield fault('attack.verdict', attack.verdict, 'underWay');
  if (isAfterRoll !== (attack.receiver !== null)) yield fault('attack.receiver', attack.receiver, 'underWay');
  const present = attack.targets[0] && aimOf(attack.targets[0]);
  if (!isAfterRoll && present && !isPresent(table, attack.targets[0]!))
    yield fault('attack.targets', attack.targets[0]!, 'underWay');
}
/** Waits behind the roll. */
const AFTER_ROLL = /^attack\.resolving\.(?!answers)/;
function isPresent(table: Table, name: string): boolean {
  const aim = aimOf(name);
  if (aim.kind === 'enemy') return table.enemies.some(({ number }) => number === aim.number);
  return aim.kind === 'mage' ? isStanding(table, aim.seat) : table.mages[aim.seat]?.companion !== null;
}

export const positionsOf = (deck: Deck): Positions<Table> => ({
  table: tableCheckOf(deck),
  violation: (table, phase) => violationOf(deck, table, phase),
  faults,
});
