/** Validation of positions from outside: their shape and their invariants. */
import {
  bool,
  int,
  list,
  nullable,
  oneOf,
  record,
  shape,
  type Check,
  type Fault,
  type Json,
  type Params,
  type Positions,
  type Seat,
} from '../../kit/index.js';
import {
  BOWL,
  CARAVAN,
  CARDS,
  COLOURS,
  DISPLAY,
  GOLD_CARDS,
  HIGHEST_BID,
  HOMES,
  LAPS,
  ROADS,
  ROUNDS,
  TOKENS,
  TOWNS,
  TRAVEL_CARDS,
  VALUES,
  VILLAGES,
  isOn,
  isWater,
  type RoadId,
  type Token,
} from './map.js';
import {
  countOf,
  countTokens,
  distinct,
  fare,
  hasAllTowns,
  isLastRound,
  isOverLimit,
  isTransport,
  mayKeepAll,
  obstacleOn,
  playerOrder,
  suits,
  transportsOn,
} from './queries.js';
import { allCards, checkFirstPlayer } from './setup.js';
import { SPELLS, type Go, type Player, type Spell, type Table } from './table.js';
import { cardsIn, tokensIn } from './view.js';
import { faults, type FaultCode } from './text/faults.en.js';

/** More coins than anybody can have, and still an exact number. */
const MOST_COINS = 100_000;

const seat = int(0, COLOURS.length - 1);
const token = oneOf(TOKENS);
const travelCard = oneOf(TRAVEL_CARDS);
const town = oneOf(TOWNS);
const road = oneOf(ROADS);
const tokens = list(token);
const player: Check<Player> = shape<Player>({
  coins: int(0, MOST_COINS),
  hand: list(travelCard),
  hidden: tokens,
  shown: tokens,
  towns: list(oneOf(VILLAGES)),
  boot: town,
  home: nullable(oneOf(HOMES)),
});

/** The shape of a table, without random generator, options and facts. */
const table: Positions<Table>['table'] = shape({
  round: int(1, ROUNDS),
  first: seat,
  queue: list(seat, 0, LAPS * COLOURS.length),
  go: shape<Go>({
    draws: int(0, 2),
    drawn: list(token, 0, 2),
    spell: nullable(shape({ token: oneOf(SPELLS), road })),
    moved: bool,
    income: int(0, MOST_COINS),
    caravan: nullable(shape({ road, cards: int(CARAVAN, CARAVAN + 1), left: int(1, CARAVAN + 1) })),
  }),
  values: record(TOWNS, int(0, Math.max(...Object.values(VALUES)))),
  roads: record(ROADS, tokens),
  bowl: tokens,
  pile: list(oneOf(CARDS)),
  display: list(travelCard, 0, DISPLAY),
  goldPile: int(0, GOLD_CARDS),
  discard: list(oneOf(CARDS)),
  row: tokens,
  bid: nullable(shape({ seat, amount: int(1, HIGHEST_BID) })),
  passes: int(0, COLOURS.length - 1),
  players: list(player, 2, COLOURS.length),
  winners: list(seat, 0, COLOURS.length),
});

const fault = (path: string, value: Json, code: FaultCode, params: Params = {}) => ({ path, value, code, params });

/**
 * The first invariant of the ledger that is violated in this phase, as a path and the code of a sentence; `undefined` if all
 * hold. Throws `BadInput` for an option that does not suit the number of players.
 */
function violation(table: Table, phase: string): Fault | undefined {
  checkFirstPlayer(table.options, table.players.length);
  for (const faults of [seats, cards, bowl, board, towns, queue, auction, go])
    for (const fault of faults(table, phase)) return fault;
  return undefined;
}

/** Seats must exist in the game. */
function* seats({ players, first, queue, bid, winners, last }: Table, phase: string): Generator<Fault> {
  const isSeat = (seat: number) => seat < players.length;
  if (!isSeat(first)) yield fault('first', first, 'seats');
  // While facts are told, everybody may have gone.
  if (queue.length === 0 && last.length === 0) yield fault('queue', queue, 'nobody');
  if (!queue.every(isSeat)) yield fault('queue', queue, 'seats');
  if (!isSeat(bid?.seat ?? 0)) yield fault('bid.seat', bid!.seat, 'seats');
  if (winners.length > 0 && phase !== 'over') yield fault('winners', winners, 'over');
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((thing, i) => thing === b[i]);
const isSorted = <A>(things: readonly A[], order: readonly A[]): boolean =>
  things.every((thing, i) => i === 0 || order.indexOf(things[i - 1]!) <= order.indexOf(thing));

/** EG-S3, EG-V3: every card exists exactly once. */
function* cards(table: Table): Generator<Fault> {
  const { options, pile, players, goldPile, display, discard } = table;
  const all = [...pile, ...cardsIn(table)];
  const box = allCards(options);
  const odd = CARDS.find((card) => countOf(all, card) !== countOf(box, card));
  if (odd) yield fault('pile', countOf(all, odd), 'cards', { count: countOf(box, odd) });
  for (const [s, { hand }] of players.entries())
    if (!isSorted(hand, TRAVEL_CARDS)) yield fault(`players[${s}].hand`, hand, 'order');
  const golds = GOLD_CARDS - goldPile;
  if (display.length < DISPLAY && pile.length + discard.length > golds) yield fault('display', display, 'display');
}

/** EG-S2: every token exists exactly once. EG-3.1, EG-4.1: the bowl has enough for the draws before players place any. */
function* bowl(table: Table, phase: string): Generator<Fault> {
  const all = [...table.bowl, ...tokensIn(table)];
  const odd = TOKENS.find((kind) => countOf(all, kind) !== BOWL[kind]);
  if (odd) yield fault('bowl', countOf(all, odd), 'tokens', { count: BOWL[odd] });
  if (!isSorted(table.bowl, TOKENS)) yield fault('bowl', table.bowl, 'order');
  const [seated, waiting] = [table.players.length, table.queue.length - 1];
  const needed = phase === 'drawCards' ? 4 * seated : phase === 'drawTokens' ? 2 * (waiting + seated) : 0;
  if (table.bowl.length < needed) yield fault('bowl', table.bowl.length, 'dry', { count: needed });
  for (const [s, { hidden, shown }] of table.players.entries()) {
    if (!isSorted(hidden, TOKENS)) yield fault(`players[${s}].hidden`, hidden, 'order');
    if (!isSorted(shown, TOKENS)) yield fault(`players[${s}].shown`, shown, 'order');
  }
}

/** The phases in which counters may be on roads. */
export const ON_ROADS = /^(placeTokens|travel)\./;

/** EG-C1, EG-5.3 to EG-5.5: the tokens allowed on a road. */
function* board({ roads }: Table, phase: string): Generator<Fault> {
  for (const id of ROADS) {
    const lying = roads[id];
    if (lying.length === 0) continue;
    if (!ON_ROADS.test(phase)) yield fault(`roads.${id}`, lying, 'bare');
    const why = wrongOn(lying, id);
    if (why) yield fault(`roads.${id}`, lying, why);
  }
}
function wrongOn(lying: readonly Token[], id: RoadId): FaultCode | undefined {
  if (!isSorted(lying, TOKENS)) return 'order';
  if (isWater(id)) return same(lying, ['monster']) ? undefined : 'water';
  const transports = transportsOn(lying);
  const others = lying.filter((kind) => !isTransport(kind));
  if (transports.some((kind) => !suits(kind, id))) return 'suits';
  if (transports.length === 0) return 'transport';
  if (distinct(others).length < others.length) return 'once';
  if (others.includes('monster') || others.includes('exchange')) return 'land';
  if (others.includes('gold') && obstacleOn(lying)) return 'gold';
  if (transports.length > (others.includes('double') ? 2 : 1)) return 'second';
  return undefined;
}

/** EG-S1, EG-6.2, EG-V1, EG-V2, EG-E2. */
function* towns(table: Table, phase: string): Generator<Fault> {
  const { values, options, players } = table;
  const worth = (all: Table['values']) => TOWNS.map((name) => all[name]);
  const printed = worth(VALUES);
  const rising = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  if (options.values === 'printed' ? !same(worth(values), printed) : !same(rising(worth(values)), rising(printed)))
    yield fault('values', values, 'values');
  if (values.elvenhold !== 0) yield fault('values.elvenhold', values.elvenhold, 'values');
  const homes = players.flatMap(({ home }) => home ?? []);
  if (homes.length !== (options.homeTown ? players.length : 0) || distinct(homes).length < homes.length)
    yield fault('players[0].home', homes, 'home');
  for (const [s, { towns: taken, boot }] of players.entries()) {
    if (!isSorted(taken, TOWNS) || distinct(taken).length < taken.length)
      yield fault(`players[${s}].towns`, taken, 'order');
    if (boot !== 'elvenhold' && !taken.includes(boot)) yield fault(`players[${s}].boot`, boot, 'boot');
    if (hasAllTowns({ towns: taken }) && !phase.startsWith('travel.') && !['endOfRound', 'over'].includes(phase))
      yield fault(`players[${s}].towns`, taken, 'towns');
  }
}

/** The rounds left in the draw phase. */
export const lapsOf = ({ queue, players }: Table): number =>
  Math.max(1, Math.min(LAPS, Math.ceil(queue.length / players.length)));

/** The seats still to act in a phase when it is the turn of `head`; `laps`: the rounds left in the draw phase. */
export function queueFrom(table: Table, phase: string, head: Seat, laps = lapsOf(table)): Seat[] {
  const { bid, players } = table;
  const order = playerOrder(table);
  const at = order.indexOf(head);
  const rest = order.slice(at);
  if (phase === 'drawCards') return [...rest, ...Array.from({ length: laps - 1 }, () => order).flat()];
  if (phase.startsWith('placeTokens.')) return [...rest, ...order.slice(0, at)];
  if (phase === 'endOfRound') return rest.filter((seat) => countTokens(players[seat]!) > 0);
  if (phase !== 'auction') return rest;
  const buyers = (seats: readonly Seat[]) => seats.filter((seat) => players[seat]!.coins > 0);
  if (!bid) return buyers(rest);
  // The highest bidder comes last.
  const round = players.map((_, i) => (bid.seat + 1 + i) % players.length);
  return buyers(round.slice(round.indexOf(head)));
}

/** EG-T1: the seats still to act. */
function* queue(table: Table, phase: string): Generator<Fault> {
  const { queue, players, row, passes, round } = table;
  const [head] = queue;
  // In an auction, whoever has passed is left out.
  if (head !== undefined && phase !== 'auction' && !same(queue, queueFrom(table, phase, head)))
    yield fault('queue', queue, 'queue');
  if (phase === 'endOfRound') {
    const kept = playerOrder(table).find((seat) => !queue.includes(seat) && !mayKeepAll(players[seat]!));
    if (kept !== undefined && !isLastRound(table)) yield fault(`players[${kept}]`, players[kept]!.shown, 'kept');
    if (isLastRound(table) && head !== undefined) yield fault('queue', queue, 'lastRound');
  }
  if (phase.startsWith('placeTokens.') && head !== undefined) {
    if (phase === 'placeTokens.placing' && countTokens(players[head]!) === 0) yield fault('queue', queue, 'noTokens');
    if (passes >= players.length) yield fault('passes', passes, 'halfDone');
  }
  if (phase === 'drawCards' && head !== undefined && round === 1) yield fault('queue', queue, 'firstRound');
  if (passes > 0 && phase !== 'placeTokens.placing') yield fault('passes', passes, 'halfDone');
  if (row.length > 0 && phase !== 'auction') yield fault('row', row, 'auction');
}

/** EG-4.1 to EG-4.3. */
function* auction({ row, bid, queue, players, first, last }: Table, phase: string): Generator<Fault> {
  if (phase !== 'auction') {
    if (bid) yield fault('bid', bid, 'auction');
    return;
  }
  if (row.length > 2 * players.length) yield fault('row', row, 'row');
  if (queue.length > 0 && row.length === 0) yield fault('row', row, 'block');
  if (distinct(queue).length < queue.length) yield fault('queue', queue, 'seats');
  if (queue.some((seat) => players[seat]!.coins === 0)) yield fault('queue', queue, 'coins');
  // The bidder comes last; the others follow clockwise from the acting seat.
  const from = queue[0] ?? 0;
  const turn = (seat: number) => (seat - from + players.length) % players.length;
  if (!queue.every((seat, i) => i === 0 || turn(seat) > turn(queue[i - 1]!))) yield fault('queue', queue, 'queue');
  if (bid && queue.at(-1) !== bid.seat) yield fault('queue', queue, 'bidder');
  // Alone with the highest bid, the bidder has won: a game cannot start there, since nobody bids against themselves.
  if (bid && queue.length === 1 && last.length === 0) yield fault('queue', queue, 'bidder');
  const order = (seat: number) => (seat - first + players.length) % players.length;
  if (!bid && !queue.every((seat, i) => i === 0 || order(seat) > order(queue[i - 1]!)))
    yield fault('queue', queue, 'queue');
  if (bid && bid.amount === HIGHEST_BID && queue.length > 1) yield fault('queue', queue, 'bidder');
}

/** What is half done must fit the phase. */
function* go(table: Table, phase: string): Generator<Fault> {
  const { go, queue, players, roads, options } = table;
  const head = players[queue[0] ?? -1];
  // After the last draw `draws` is 0 while the facts are told. A game cannot start there, because no move would lead on.
  const isTold = table.last.length > 0;
  const draws = head && phase === 'drawCards' ? [1] : phase !== 'travel.drawCards' ? [0] : isTold ? [0, 1, 2] : [1, 2];
  if (!draws.includes(go.draws)) yield fault('go.draws', go.draws, 'halfDone');
  const drawn = head && phase === 'drawTokens' ? 2 : 0;
  if (go.drawn.length !== drawn || !isSorted(go.drawn, TOKENS)) yield fault('go.drawn', go.drawn, 'order');
  const spell = SPELL_OF[phase];
  if (go.spell?.token !== spell) yield fault('go.spell', go.spell, spell ?? 'halfDone');
  if (go.spell && !roads[go.spell.road].some(isTransport)) yield fault('go.spell.road', go.spell.road, 'transport');
  const transports = go.spell ? transportsOn(roads[go.spell.road]).length : 0;
  if (spell === 'double' && (transports > 1 || !roads[go.spell!.road].includes('double')))
    yield fault('go.spell.road', go.spell!.road, 'double');
  if (phase === 'travel.handLimit' && !isTold && head && !isOverLimit(table, head))
    yield fault(`players[${queue[0]}].hand`, head.hand, 'withinLimit');
  yield* caravan(table, phase);
  const isTravelling = phase.startsWith('travel.');
  if (go.moved && !isTravelling) yield fault('go.moved', true, 'moved');
  if (go.income > 0 && !go.moved) yield fault('go.income', go.income, 'moved');
  if (phase === 'travel.collectIncome' && !go.moved) yield fault('go.moved', false, 'moved');
  const limit = options.handLimit;
  if (limit !== 'none' && ['travel.collectIncome', 'travel.drawCards'].includes(phase) && head) {
    // Plus those of the two cards that are already drawn.
    const most = limit + (phase === 'travel.drawCards' ? 2 - go.draws : 0);
    if (head.hand.length > most) yield fault(`players[${queue[0]}].hand`, head.hand, 'hand', { most });
  }
}
/** The counter that a phase is about. */
export const SPELL_OF: Readonly<Record<string, Spell>> = {
  'placeTokens.addTransport': 'double',
  'placeTokens.swapTransports': 'exchange',
};

/** EG-C2. */
function* caravan({ go, queue, players, roads }: Table, phase: string): Generator<Fault> {
  if ((go.caravan === null) !== (phase !== 'travel.caravan')) yield fault('go.caravan', go.caravan, 'caravan');
  if (!go.caravan) return;
  const { road, cards, left } = go.caravan;
  const { boot, hand } = players[queue[0]!]!;
  const fares = [false, true].map((bypass) => fare(roads[road], road, boot, 'caravan', bypass));
  if (!isOn(road, boot) || !fares.includes(cards)) yield fault('go.caravan.road', road, 'caravan');
  if (left > cards || left > hand.length) yield fault('go.caravan.left', left, 'caravan');
}

export const positions: Positions<Table> = { table, violation, faults };
