/**
 * What a page and a server of tables say to each other, with a check of each message. Server and page both use this file.
 *
 * Over HTTP: `POST /tables` takes a `NewTable` and answers `Made`; `GET /tables/<code>` answers a `Lobby`, and `own-tables.ts` has what
 * is asked about all tables of a reader. Then a page joins the room `table` with a `Join`. From then on the server tells what is in `TOLD`, and a page asks what is in `ASKED`: these two
 * tables are all messages there are, and both sides register from them.
 *
 * No message holds what its receiver may not know: positions are a seat's own views, from which moves, prompt and
 * whose turn it is follow (`imagine`). Moves are lines of notation. Everything that went wrong is data with a code.
 */
import { badInput } from '../kernel/bad-input.js';
import { badSource } from '../kernel/bad-source.js';
import {
  bool,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  shape,
  type Check,
  type Checked,
} from '../kernel/check.js';
import { LEVELS, type Json, type Params, type Refusal, type Seat, type Viewer } from '../kernel/game.js';
import { MOST_MOVES } from '../kernel/notation.js';
import { delta, type Delta } from './deltas.js';
import { MOST_UNITS } from './seats.js';
import { DELAYS, TIMES } from './times.js';

/** The most bytes of one message of a page. */
export const MOST_BYTES = 4096;
/** The most moves in one answer to `past`. */
export const MOST_PAST = 100;
/** The name of the room. */
export const ROOM = 'table';

/** Letters and digits of codes, 5 bits each: without `l`, `o`, `0` and `1`, which look alike. */
export const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const letters =
  (most: number): Check<string> =>
  (value, path) => {
    if (typeof value === 'string' && value.length <= most) return value;
    throw badInput(path, value, 'letters', { most });
  };
const pattern =
  (form: RegExp): Check<string> =>
  (value, path) => {
    if (typeof value === 'string' && form.test(value)) return value;
    throw badSource(path, value, 'form', { form: form.source });
  };
const params = object as Check<Params>;
const count = int(0, MOST_MOVES);
const id = pattern(/^[a-z\d-]{1,60}$/);
const version = int(1, 1_000_000);
/** The most seats of any game. */
export const MOST_SEATS = 36;

const CODE = new RegExp(`^[${CODE_LETTERS}]{10}$`);
/** The code of a table. Authors write it too, so its error says in words what it is. */
export const code: Check<string> = (value, path) => {
  if (typeof value === 'string' && CODE.test(value)) return value;
  throw badSource(path, value, 'invitation');
};
export const token = pattern(/^[\w-]{22}$/);
/** Names are cut and cleaned by the server, so this only limits how much is read. */
const name = letters(MOST_UNITS);
const days = oneOf(TIMES) as Check<number>;
const delay = oneOf(DELAYS) as Check<number>;
const seatNumber = int(0, MOST_SEATS - 1);
const viewer: Check<Viewer> = (value, path) => (value === 'spectator' ? value : seatNumber(value, path));

type OneOf<C> = { readonly [K in keyof C]: { readonly [_ in K]: Checked<C[K]> } }[keyof C];
/** An object with one of these keys only. */
const choice =
  <C extends Readonly<Record<string, Check<unknown>>>>(checks: C): Check<OneOf<C>> =>
  (value, path) => {
    const [key = ''] = Object.keys(object(value, path));
    const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
    if (!check) throw badInput(path, value, 'one', { values: Object.keys(checks).join(', ') });
    return shape({ [key]: check })(value, path) as OneOf<C>;
  };

/** A table that a page asks for. */
export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options: Params;
  /** As the attribute `seats`: `human`, `bot`, `bot:hard`, with spaces between. */
  readonly seats: string;
  /** The days for a move; 0 if it says nothing. */
  readonly days?: number | undefined;
  /** How many moves later spectators see the game; 0 if it says nothing. */
  readonly delay?: number | undefined;
}
export const newTable = shape<NewTable>({
  game: id,
  players: int(1, MOST_SEATS),
  options: params,
  seats: letters(400),
  days: optional(days),
  delay: optional(delay),
});
export const made = shape({ code });
/** The invitation code of a new table: whoever has it may take a free seat. */
export type Made = Readonly<Checked<typeof made>>;

const sitter = shape({
  /** The level of the server's opponent; `null` for the seat of a person. */
  bot: nullable(oneOf(LEVELS)),
  /** The name that the person chose; empty: the game's own name of the seat. */
  name,
  /** Whether a person took the seat. */
  taken: bool,
  /** Whether the person is connected now. */
  present: bool,
  /** Whether the person gave up the seat, in this game for good. */
  gone: bool,
});
/** Who sits on a seat. */
export type Sitter = Readonly<Checked<typeof sitter>>;
/** Whether a seat waits for a person. */
export const isFree = ({ bot, taken }: Sitter): boolean => bot === null && !taken;
/** Whether a person sits on a seat, and no opponent plays for them. */
export const isPerson = ({ bot, taken }: Sitter): boolean => bot === null && taken;

/**
 * The seat of the host, who may begin before all have come: of the people who are connected, the one on the first seat, so that a host
 * who went away keeps nobody waiting. While nobody is connected, the first that a person took; -1 if there is none.
 */
export function hostOf(seats: readonly Sitter[]): number {
  const people = seats.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  return people.find((seat) => seats[seat]!.present) ?? people[0] ?? -1;
}

/** Whether the game ends when this seat is given up: it is a game of two, or nobody else is left. Otherwise an opponent plays on. */
export const resigns = (seats: readonly Sitter[], by: Seat): boolean =>
  seats.length === 2 || !seats.some(({ taken, gone }, seat) => seat !== by && taken && !gone);

/**
 * What the people at a table can agree on. `again`: another game once this one is over, with the seats turned by one. `end`: the game
 * ends as it stands. `bot`: an opponent plays for somebody who is away, until they are back. `back`: whoever proposes it takes back their
 * last decision, before anybody moves.
 */
export const OFFERS = ['again', 'end', 'bot', 'back'] as const;
export type OfferKind = (typeof OFFERS)[number];
const offer = shape({
  kind: oneOf(OFFERS),
  /** For whom an opponent shall play. */
  seat: nullable(seatNumber),
  /** The seats that want it; the first proposed it. */
  agreed: list(seatNumber, 1, MOST_SEATS) as Check<readonly Seat[]>,
});
export type Offer = Readonly<Checked<typeof offer>>;
/** What is proposed no more after a move: it is too late to take back, and where a move has its time, that begins anew for all. */
export const passedByMove = (days: number, isOver: boolean): readonly OfferKind[] =>
  isOver ? OFFERS : days > 0 ? ['back', 'bot'] : ['back'];
const inSeating = {
  seats: list(sitter, 1, MOST_SEATS) as Check<readonly Sitter[]>,
  offer: nullable<Offer>(offer),
  /** Whether what was proposed last was turned down by another than who proposed it. */
  refused: bool,
  /** The code of the table at which they play again. */
  next: nullable(code),
  /** Milliseconds that remain for the move that the game waits for; below 0 once they are over, `null` without a limit. */
  left: nullable(int(-1e15, 1e15)),
  /** How many pages watch. */
  watching: count,
};
const seating = shape(inSeating);
/** The people at a table and what they are about to agree on. */
export type Seating = Readonly<Checked<typeof seating>>;

export const STAGES = ['waiting', 'running', 'over'] as const;
export type Stage = (typeof STAGES)[number];
export const inLobby = {
  game: id,
  version,
  options: params,
  stage: oneOf(STAGES),
  /** The days that the table gives for a move; 0: no limit. */
  days,
  /** How many moves later spectators see the game. */
  delay,
  ...inSeating,
};
export const lobby = shape(inLobby);
/** What anybody with the code may know of a table before joining it. */
export type Lobby = Readonly<Checked<typeof lobby>>;

/**
 * The options with which a page joins. `token` is the key of a seat: 128 random bits in base64url (22 letters), which the page
 * makes and keeps before it first asks, so that a lost answer loses no seat. A token that a seat has leads to that seat. With
 * a `name` (it may be empty) an unknown token takes the first free seat; without, it is denied. With `watch`, a spectator. `version` is
 * that of the rules that the page has: with others than those of the table it would show another game.
 */
export interface Join {
  readonly code: string;
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly watch?: boolean | undefined;
  readonly version?: number | undefined;
}
export const join = shape<Join>({
  code,
  token: optional(token),
  name: optional(name),
  watch: optional(bool),
  version: optional(version),
});

export const frame = shape({ phase: letters(200), table: params });
/** A position as one viewer knows it: `View.phase` and `View.table`. On the wire it is told as what changed (`framesFor`). */
export type Frame = Readonly<Checked<typeof frame>>;
const frames = (least: number) => list(delta, least) as Check<readonly Delta[]>;
const plyMessage = shape({ epoch: count, n: count, move: letters(300), frames: frames(1) });
/**
 * Move number `n`, counted from 1, with fields that the viewer may not know as `?`; and its frames, each as what changed
 * since the one before it. Ply 0 is the start, with the move ``.
 */
export type PlyMessage = Readonly<Checked<typeof plyMessage>>;

/** Every reason, with its params. */
export const DENIALS = [
  /** The page's origin is not among those that the server serves: `origin`. */
  'origin',
  /** A message has not the form that it must have: `path`, `expected`. */
  'form',
  /** The server has no game of this name: `game`. */
  'game',
  /** The table was begun with another version of the game than the server has now: `game`, `begun`, `now`. */
  'version',
  /** The page has another version of the game than the table: `game`, `begun`, `now`. */
  'rules',
  /** The table was begun with rules of the game that the server does not have yet: `game`, `begun`, `now`. */
  'newer',
  /** The table waits for its players, and the rules of now do not have its options any more: `game`, `begun`, `now`. */
  'changed',
  /** No table has this code. */
  'unknown',
  /** No seat has this token. */
  'token',
  /** The person gave up this seat for good. */
  'left',
  /** All seats are taken. */
  'full',
  /** As many watch as a table can hold: `most`. */
  'crowd',
  /** The seat is open in as many pages as it can be: `most`. */
  'pages',
  /** Too many requests from this address: `seconds` until the next may succeed. */
  'rate',
  /** The server has as many tables as it may have: `most`. */
  'tables',
  /** A spectator makes no moves, begins no game and agrees on nothing. */
  'spectator',
  /** The move is one of another seat. */
  'seat',
  /** The table waits for its players. */
  'waiting',
  /** The game has begun already. */
  'begun',
  /** Only the host may begin before all have come and free a seat, as long as they are connected. */
  'host',
  /** This cannot be agreed on now. */
  'offer',
  /** Nothing can be taken back: the last to move was another person, or chance or something hidden came to light since. */
  'back',
  /** Somebody has been away too short a time for this: `seconds` until it can be proposed. */
  'early',
  /** Whoever is away still has time for their move. */
  'time',
  /** The game was ended. */
  'over',
  /** The server failed; its log says why. */
  'fault',
] as const;
export type DenialCode = (typeof DENIALS)[number];

export const denial = shape({ code: oneOf(DENIALS), params });
/** Why the server refuses something. `params` fill the sentence of the code. */
export type Denial = Readonly<Checked<typeof denial>>;

const word = letters(200);
const fact: Check<Refusal> = (value, path) => {
  const { params: filled, ...rest } = object(value, path);
  const named = shape({ rule: word, code: word })(rest, path);
  return filled === undefined ? named : { ...named, params: params(filled, `${path}.params`) };
};
const answer = choice({
  n: count,
  stale: count,
  refused: fact,
  bad: shape({ path: word, code: word, params }),
  denied: denial,
});
/**
 * The answer to what changes a table. `n`: done, the table has `n` moves. `stale`: the move was made for another position than the
 * present one, after `stale` moves; so a move sent twice is made once. `refused`: the rules forbid it. `bad`: it is no move.
 */
export type Answer = Checked<typeof answer>;

const bytes: Check<Uint8Array<ArrayBuffer>> = (value, path) => {
  if (value instanceof Uint8Array) return value as Uint8Array<ArrayBuffer>;
  throw badInput(path, value, 'list');
};
const past = choice({ plies: bytes, denied: denial });
/**
 * The answer to `past`: `plies` is the JSON of a list of `PlyMessage`, deflated. Compressed it is an eighth, and only here does that pay:
 * a ply alone is short, and a compressed connection would cost memory as long as it lasts.
 */
export type Past = Checked<typeof past>;
/** What is in `Past.plies`. */
export const pastPlies = list(plyMessage, 0, MOST_PAST);

/** What a server tells the pages at a table: by the name of the message, the check of its body. */
export const TOLD = {
  /** To whoever has come, and to all when the game begins. */
  table: shape({
    ...inLobby,
    viewer,
    /** How often moves were taken back: with it a number of moves names one position, and what is late can be told. */
    epoch: count,
    /** The number of moves made. */
    n: count,
    /** None while the table waits for its players, all frames of the start when it begins, and else the present one. The first is whole. */
    frames: frames(0),
  }),
  /** Somebody came, went, or made an offer. */
  seats: seating,
  ply: plyMessage,
  /** The moves after the first `n` were taken back; a new epoch begins. */
  back: shape({ epoch: count, n: count }),
  /** The transcript of the game that is over, with all its chance, so that pages can replay it. */
  over: shape({ record: letters(Infinity) }),
};
export type Told = keyof typeof TOLD;
export type Body<K extends Told> = Checked<(typeof TOLD)[K]>;
/** Everything that a page needs to show the present position. */
export type TableMessage = Body<'table'>;
export type Message = { readonly [K in Told]: readonly [name: K, body: Body<K>] }[Told];

/** What a page asks a server: by the name of the request, the check of its body and that of the answer. */
export const ASKED = {
  /** The line of a move, made for the position after `n` moves. */
  move: [shape({ epoch: count, n: count, move: letters(300) }), answer],
  /** Another name, before the game begins. */
  name: [shape({ name }), answer],
  /** To begin before all have come. */
  begin: [shape({}), answer],
  /** Proposes something, or agrees to the same that another proposed. `none` turns down what is proposed. Nobody is asked before the game
   * begins for `stand`, with which one's own seat is free again, and for `free`, with which the host frees that of somebody who has been
   * away for a while; nor in the game for `leave`, which gives up the seat for good, and `return`, which takes one's seat back from the
   * opponent that plays for it. */
  offer: [
    shape({ kind: oneOf([...OFFERS, 'none', 'stand', 'free', 'leave', 'return']), seat: nullable(seatNumber) }),
    answer,
  ],
  /** The plies from move `from` to move `to`, both included, at most `MOST_PAST`. */
  past: [shape({ from: count, to: count }), past],
} satisfies Record<string, readonly [Check<object>, Check<Answer | Past>]>;
export type Asked = keyof typeof ASKED;
export type Request<K extends Asked> = Checked<(typeof ASKED)[K][0]>;
export type Reply<K extends Asked> = Checked<(typeof ASKED)[K][1]>;

/**
 * The denial in an error: of a failed join its `message`, of a failed request over HTTP the text of its body. `undefined` for any other text,
 * such as that of a network that is down.
 */
export function denialIn(text: string): Denial | undefined {
  try {
    return denial(JSON.parse(text), 'denial');
  } catch {
    return undefined;
  }
}
/** The text that `denialIn` reads. */
export const denialText = (reason: DenialCode, filled: Readonly<Record<string, Json>> = {}): string =>
  JSON.stringify({ code: reason, params: filled } satisfies Denial);
