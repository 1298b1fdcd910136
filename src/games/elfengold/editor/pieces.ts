/** Editing with boots, counters and cards: which can be picked up, where each can be put, and the table that results. */
import type { Seat } from '../../../kit/index.js';
import type { Setting, Text, TrayThing } from '../../../kit/board.js';
import { isRoad, isTown } from '../board/anchors.js';
import { withPlayer, withToken, withTown, withoutToken } from '../changes.js';
import {
  DISPLAY,
  ROADS,
  TOKENS,
  TOWNS,
  TRAVEL_CARDS,
  VILLAGES,
  type Token,
  type Town,
  type TravelCard,
} from '../map.js';
import { countOf, distinct, minus, plus } from '../queries.js';
import { FACES, type Face, type Table } from '../table.js';

type At = Setting<Table>;
/** Places beside the board, as in the tray. */
const PLACES = {
  bowl: 'bowl',
  hand: 'hand',
  top: 'top',
  discards: 'discards',
  row: 'row',
  display: 'display',
  unseen: 'unvisited',
} as const;
/** Whether the left tray under the map shows cards, not the auction or the counters drawn. */
const showsCards = ({ table, phase }: At): boolean => table.row.length === 0 && phase !== 'drawTokens';

export function tray(at: At, text: Text): TrayThing[] {
  const { table, seat, phase } = at;
  const group = (name: string, things: readonly TrayThing[]) =>
    things.map((thing) => ({ ...thing, group: text(`editor.group.${name}`) }));
  const { bowl, pile, discard, display } = table;
  return [
    ...group('towns', [
      { id: `boot:${seat}`, label: text('editor.boot') },
      { id: `piece:${seat}`, label: text('editor.piece') },
      { id: PLACES.unseen, label: text('editor.unvisited'), isPlace: true },
    ]),
    ...group('tokens', [
      ...distinct(bowl).map((token) => ({
        id: `bowl:${token}`,
        label: text('editor.token', { token }),
        count: countOf(bowl, token),
      })),
      ...FACES.map((face) => ({ id: face, label: text(`editor.${face}`), isPlace: true })),
      ...(phase === 'auction' ? [{ id: PLACES.row, label: text('editor.row'), isPlace: true }] : []),
      { id: PLACES.bowl, label: text('editor.bowl'), isPlace: true },
    ]),
    ...group('cards', [
      ...TRAVEL_CARDS.filter((card) => pile.includes(card)).map((card) => ({
        id: `pile:${card}`,
        label: text('editor.card', { card }),
        count: countOf(pile, card),
      })),
      { id: PLACES.hand, label: text('editor.hand'), isPlace: true },
      ...(display.length < DISPLAY ? [{ id: PLACES.display, label: text('editor.display'), isPlace: true }] : []),
      { id: PLACES.top, label: text('editor.top'), isPlace: true },
      { id: PLACES.discards, label: text('editor.discards'), count: discard.length, isPlace: true },
    ]),
  ];
}

export function paths(at: At): [string, string][] {
  const { table, seat, phase } = at;
  const { roads, bowl, pile, row, go, display, discard } = table;
  const player = table.players[seat]!;
  const found: [string, string][] = [];
  const may = (piece: string, ...to: readonly (readonly string[])[]) =>
    to.flat().forEach((place) => place !== piece && found.push([piece, place]));

  may(
    `boot:${seat}`,
    TOWNS.filter((town) => town !== player.boot),
  );
  may(player.boot, TOWNS);
  may(
    `piece:${seat}`,
    VILLAGES.filter((town) => !player.towns.includes(town)),
  );
  for (const town of player.towns) if (town !== player.boot) may(town, [PLACES.unseen]);

  const block = phase === 'auction' ? [PLACES.row] : [];
  for (const road of ROADS) if (roads[road].length > 0) may(road, ROADS, FACES, [PLACES.bowl]);
  for (const face of FACES)
    for (const token of distinct(player[face])) {
      const others = FACES.filter((other) => other !== face);
      may(`token:${token}:${face}`, ROADS, others, block, [PLACES.bowl]);
    }
  for (const i of row.keys()) may(`lot:${i}`, FACES, [PLACES.bowl]);
  // The number drawn stays the same: a token from the bowl replaces one of those drawn.
  const drawn = showsDrawn(at) ? distinct(go.drawn).map((token) => `drawn:${token}`) : [];
  for (const token of distinct(bowl)) may(`bowl:${token}`, ROADS, FACES, block, drawn);

  const isOpen = showsCards(at);
  const slots = isOpen ? display.map((_, i) => `display:${i}`) : [];
  const room = display.length < DISPLAY ? [PLACES.display] : [];
  const held = distinct(player.hand).map((card) => `card:${card}`);
  for (const card of held) may(card, slots, room, [PLACES.top, PLACES.discards]);
  for (const slot of slots) may(slot, [PLACES.hand, PLACES.top, PLACES.discards]);
  for (const card of TRAVEL_CARDS)
    if (pile.includes(card)) may(`pile:${card}`, [PLACES.hand], slots, room, [PLACES.top, PLACES.discards]);
  if (discard.length > 0) may(PLACES.discards, [PLACES.top]);
  return found;
}
/** Only the player who drew them sees the tokens. */
const showsDrawn = ({ table, seat, phase }: At): boolean =>
  phase === 'drawTokens' && table.queue[0] === seat && table.row.length === 0;

const tokensWith = (tokens: readonly Token[], token: Token): Token[] => plus(tokens, token, TOKENS);

export function put({ table, seat }: At, piece: string, place: string): Table {
  const [kind = '', name = ''] = piece.split(':');
  const player = table.players[seat]!;
  if (kind === 'boot' || (piece === player.boot && isTown(place))) return moved(table, seat, place as Town);
  if (kind === 'piece') return withTown(table, seat, place as Town);
  if (place === PLACES.unseen) return withPlayer(table, seat, { towns: player.towns.filter((town) => town !== piece) });
  if (piece === PLACES.discards) return { ...table, pile: [...table.discard, ...table.pile], discard: [] };
  if (kind === 'bowl' && place.startsWith('drawn:')) {
    const drawn = place.slice('drawn:'.length) as Token;
    const go = { ...table.go, drawn: tokensWith(minus(table.go.drawn, drawn), name as Token) };
    return { ...table, go, bowl: tokensWith(minus(table.bowl, name as Token), drawn) };
  }
  if (kind === 'card' || kind === 'display' || kind === 'pile') return withCard(table, seat, piece, place);
  const [left, token] = takeToken(table, seat, piece);
  if (isRoad(place)) return { ...left, roads: { ...left.roads, [place]: tokensWith(left.roads[place], token) } };
  if (place === PLACES.row) return { ...left, row: [...left.row, token] };
  if (place === PLACES.bowl) return { ...left, bowl: tokensWith(left.bowl, token) };
  return withToken(left, seat, token, place as Face);
}

/** Moves a boot; takes the own piece of the town, if it is new. */
function moved(table: Table, seat: Seat, boot: Town): Table {
  const { towns } = table.players[seat]!;
  const isNew = (VILLAGES as readonly Town[]).includes(boot) && !towns.includes(boot);
  return withPlayer(table, seat, { boot, ...(isNew && { towns: plus(towns, boot, TOWNS) }) });
}

function takeToken(table: Table, seat: Seat, piece: string): [Table, Token] {
  // The last counter in the list: others than transports come first.
  if (isRoad(piece)) {
    const token = table.roads[piece].at(-1)!;
    return [{ ...table, roads: { ...table.roads, [piece]: table.roads[piece].slice(0, -1) } }, token];
  }
  const [kind, name = '', face] = piece.split(':') as [string, string, Face | undefined];
  const token = name as Token;
  if (kind === 'lot') return [{ ...table, row: table.row.toSpliced(Number(name), 1) }, table.row[Number(name)]!];
  if (kind === 'bowl') return [{ ...table, bowl: minus(table.bowl, token) }, token];
  return [withoutToken(table, seat, token, face!), token];
}

/**
 * Moves a card from a hand, the display or the draw pile. If it replaces a card on display, that one goes to where it came
 * from.
 */
function withCard(table: Table, seat: Seat, piece: string, place: string): Table {
  const [kind = '', name = ''] = piece.split(':');
  const card = kind === 'display' ? table.display[Number(name)]! : (name as TravelCard);
  const { hand } = table.players[seat]!;
  const left =
    kind === 'card'
      ? withPlayer(table, seat, { hand: minus(hand, card) })
      : kind === 'display'
        ? { ...table, display: table.display.toSpliced(Number(name), 1) }
        : { ...table, pile: minus(table.pile, card) };
  const into = (to: Table, where: string, one: TravelCard): Table => {
    if (where === PLACES.hand) return withPlayer(to, seat, { hand: plus(to.players[seat]!.hand, one, TRAVEL_CARDS) });
    if (where === PLACES.discards) return { ...to, discard: [...to.discard, one] };
    if (where === PLACES.display) return { ...to, display: [...to.display, one] };
    return { ...to, pile: [...to.pile, one] };
  };
  if (!place.startsWith('display:')) return into(left, place, card);
  const slot = Number(place.slice('display:'.length));
  const swapped = { ...left, display: left.display.with(slot, card) };
  return into(swapped, kind === 'card' ? PLACES.hand : PLACES.top, left.display[slot]!);
}
