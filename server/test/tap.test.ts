/**
 * What crosses the wire, byte by byte. Every byte that a page is sent belongs to a message that its own views account for, which are
 * computed here from the record alone; and no name that a seat cannot know yet is among the bytes. A server that leaks hands or the
 * generator's state is caught by both.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Snapshot, Viewer } from '../../src/kernel/game.js';
import { phaseOf } from '../../src/kernel/chart.js';
import { formatMove } from '../../src/kernel/notation.js';
import { frames } from '../../src/kernel/play.js';
import { framesFor, framesIn } from '../../src/playthrough/frames.js';
import { startFrames } from '../../src/kernel/start.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { redacted } from '../../src/kernel/view.js';
import * as wire from '../../src/playthrough/wire.js';
import { loadGames, type Games } from '../src/games.js';
import { newTable, Page } from './client.js';
import { pliesIn } from './fakes.js';
import { playOn } from './play.js';
import { ownGames } from '../src/own.js';
import { buildProgram, folder, run } from './process.js';
import { useSites } from './sites.js';
import { heard, tap, type Heard, type Tap } from './tap.js';

let ours: Games;
let program: string;
before(async () => {
  [ours, program] = await Promise.all([loadGames(), buildProgram()]);
});
const pages: Page[] = [];
after(() => pages.forEach((page) => (page.isStaying = false)));

type Ply = { readonly move: string; readonly frames: readonly Snapshot[] };
const plain = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

/** All texts in a value, keys of objects too. */
function texts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key);
      texts(inner, found);
    }
  return found;
}
/** A short text as it is packed, with its length before it: so `fire` is not found in `fireball`. */
const packedText = (text: string) => Buffer.concat([Buffer.from([0xa0 | Buffer.byteLength(text)]), Buffer.from(text)]);
/** A number as it may be packed, and as text. */
function packedNumbers(word: number): Buffer[] {
  const [whole, float] = [Buffer.alloc(5), Buffer.alloc(9)];
  whole[0] = word < 0 ? 0xd2 : 0xce;
  if (word < 0) whole.writeInt32BE(word, 1);
  else whole.writeUInt32BE(word, 1);
  float[0] = 0xcb;
  float.writeDoubleBE(word, 1);
  return [whole, float, Buffer.from(String(word))];
}

interface Found {
  /** Messages that the viewer's own views do not account for. */
  unaccounted: number;
  /** Names that the viewer could not know yet, and how many were looked for. */
  names: number;
  readonly lookedFor: Set<string>;
  /** Numbers of the generator, and of its seed. */
  numbers: number;
  messages: number;
}

/** Compares what came down one page's wire with the truth. */
function examine(
  game: AnyGame,
  truth: readonly Ply[],
  viewer: Viewer,
  messages: readonly Heard[],
  seed: number,
): Found {
  const found: Found = { unaccounted: 0, names: 0, lookedFor: new Set(), numbers: 0, messages: messages.length };
  const frameOf = (frame: Snapshot) => ({ phase: phaseOf(frame.value), table: game.view(frame.context.table, viewer) });
  /** A transition without an action tells no facts. */
  const told = (frames: readonly Snapshot[]) =>
    frames.map((frame, i) => {
      const { phase, table } = frameOf(frame);
      const { last, ...rest } = table as { readonly last: unknown };
      return {
        phase,
        table: frames[i - 1]?.context.table.last === frame.context.table.last ? rest : { ...rest, last },
      };
    });
  const secret = [seed, ...truth[0]!.frames[0]!.context.table.rng.slice(0, 4)].filter(
    (word) => Math.abs(word) > 2 ** 20,
  );
  const known = new Set<string>();
  const hidden = new Set<string>();
  let n = -1;
  let shown: wire.Frame | undefined;
  const learn = (to: number) => {
    while (n < to)
      for (const frame of truth[++n]!.frames) {
        texts(frameOf(frame), known);
        texts(frame.context.table, hidden);
      }
  };
  for (const { kind, type, body, bytes } of messages) {
    // The engine's own first message holds no game; an answer holds numbers of moves.
    if (kind === 'join' ? bytes.length > 64 : kind === 'response' ? bytes.length > 16 : kind === 'other')
      found.unaccounted++;
    const message = body as Partial<wire.TableMessage & wire.PlyMessage>;
    if (type === 'over') break;
    if (type === 'ply' || (type === 'table' && message.frames!.length > 0)) {
      learn(message.n!);
      const ply = truth[message.n!]!;
      const seen = framesIn(message.frames!, type === 'ply' ? shown : undefined);
      shown = seen.at(-1);
      if (!isDeepStrictEqual(plain(seen), plain(told(ply.frames)))) found.unaccounted++;
      const line = type === 'ply' && formatMove(game, redacted(game, parsed(game, ply.move), viewer));
      if (line && line !== message.move) found.unaccounted++;
    }
    const allowed =
      type === 'ply'
        ? ['epoch', 'n', 'move', 'frames']
        : ['seats', 'offer', 'refused', 'next', 'left', 'watching', ...(type === 'table' ? TABLE : [])];
    if (kind === 'data' && Object.keys(body as object).some((key) => !allowed.includes(key))) found.unaccounted++;
    for (const name of hidden) {
      if (known.has(name) || name.length < 4 || name.length > 31) continue;
      found.lookedFor.add(name);
      if (bytes.includes(packedText(name))) found.names++;
    }
    for (const word of secret) if (packedNumbers(word).some((packed) => bytes.includes(packed))) found.numbers++;
  }
  return found;
}
const TABLE = ['game', 'version', 'options', 'stage', 'days', 'delay', 'viewer', 'epoch', 'n', 'frames'];
const parsed = (game: AnyGame, line: string) =>
  parseRecord(game, `playable-rules 1\ngame ${game.id} ${game.version}\nseed 1\nplayers ${game.players[0]}\n${line}`)
    .moves[0]!;

/** How many plies of the past are not what their viewer was told when they were new. They are compressed, so bytes tell nothing. */
function strangePlies(game: AnyGame, truth: readonly Ply[], viewer: Viewer, plies: readonly wire.PlyMessage[]): number {
  assert.ok(plies.length > 3);
  return plies.filter(({ n, move, frames: told, ...more }) => {
    const { move: line, frames: made } = truth[n]!;
    const known = line && formatMove(game, redacted(game, parsed(game, line), viewer));
    const own = framesFor(game, made, viewer, truth[n - 1]?.frames.at(-1));
    return !isDeepStrictEqual(plain([move, told, more]), plain([known, own, { epoch: 0 }]));
  }).length;
}

/**
 * Plays a game of people and a spectator through taps, whole or this many moves; then all that was heard is examined. With a `site`, the
 * game is that of the site.
 */
async function playTapped(id: string, players: number, { leak = '', until = Infinity, site = '' } = {}) {
  const { file, remove } = folder();
  const games = site ? (await ownGames([site])).games : ours;
  const server = await run(['0', file, leak], [program], site ? { SITE: site } : {});
  const taps: Tap[] = [];
  try {
    const seats = Array(players).fill('human').join(' ');
    const code = await newTable(server.address, { game: id, players, options: {}, seats });
    const own: Page[] = [];
    for (let i = 0; i <= players; i++) {
      const wiretap = await tap(server.port);
      taps.push(wiretap);
      const page = new Page(`http://127.0.0.1:${wiretap.port}/`, code, games, i === 0 ? { watch: true } : {});
      pages.push(page);
      own.push(await page.join());
    }
    await playOn(own, until);
    const messages = taps.map(({ connections }) => connections.flatMap(({ down }) => heard(down)));
    const pasts = await Promise.all(
      own.map(async (page) => pliesIn(await page.request('past', { from: 0, to: wire.MOST_PAST }))),
    );
    // A game that is not over tells no record: the test reads the store, which a page cannot.
    const { Store } = await import('../src/store.js');
    const store = await Store.open(file);
    const { start, moves } = (await store.load(code))!;
    await store.close();
    const game = games.get(id)!;
    const draws = [...start.draws!, ...moves.flatMap((kept) => kept.draws)];
    const truth: Ply[] = [{ move: '', frames: startFrames(game, { ...start, draws }) }];
    for (const { move } of moves)
      truth.push({ move, frames: frames(game, truth.at(-1)!.frames.at(-1)!, parsed(game, move)) });
    return own.map((page, i) => {
      assert.deepEqual(page.failures, []);
      assert.ok(messages[i]!.length > moves.length, 'the tap hears every ply');
      const found = examine(game, truth, page.viewer, messages[i]!, start.seed);
      found.unaccounted += strangePlies(game, truth, page.viewer, pasts[i]!);
      return found;
    });
  } finally {
    for (const page of pages) page.isStaying = false;
    await server.kill();
    taps.forEach((each) => each.close());
    remove();
  }
}
const sum = (all: readonly Found[], key: 'unaccounted' | 'names' | 'numbers') =>
  all.reduce((n, one) => n + one[key], 0);

/** More seats, for `npm run chaos`. */
const WHOLE: readonly (readonly [string, number])[] = process.env['GAMES']
  ? [
      ['dark-mages', 2],
      ['dark-mages', 4],
      ['dark-mages', 8],
      ['elfengold', 2],
      ['elfengold', 4],
      ['elfengold', 6],
    ]
  : [
      ['dark-mages', 2],
      ['elfengold', 4],
    ];
for (const [id, players] of WHOLE) {
  const isWhole = process.env['GAMES'] !== undefined || id === 'dark-mages';
  test(
    `${id} with ${players} seats and a spectator: nothing on the wire but own views`,
    { timeout: 240_000 },
    async () => {
      const found = await playTapped(id, players, isWhole ? {} : { until: 150 });
      const lookedFor = new Set(found.flatMap((one) => [...one.lookedFor]));
      console.log(
        `${id} ${players}: ${found.reduce((n, { messages }) => n + messages, 0)} messages, ${lookedFor.size} hidden names`,
      );
      if (id === 'dark-mages') assert.ok(lookedFor.size > 60, 'most cards lay hidden at some time');
      assert.deepEqual([sum(found, 'unaccounted'), sum(found, 'names'), sum(found, 'numbers')], [0, 0, 0]);
    },
  );
}

test('the tap catches a server that leaks hands, and one that leaks the generator', { timeout: 60_000 }, async () => {
  const hands = await playTapped('dark-mages', 2, { leak: 'hands', until: 12 });
  assert.ok(sum(hands, 'unaccounted') > 0 && sum(hands, 'names') > 0, 'hands');
  for (const id of ['elfengold', 'dark-mages']) {
    const numbers = await playTapped(id, 2, { leak: 'rng', until: 6 });
    assert.ok(sum(numbers, 'unaccounted') > 0 && sum(numbers, 'numbers') > 0, `generator of ${id}`);
  }
  const gold = await playTapped('elfengold', 2, { leak: 'hands', until: 6 });
  assert.ok(sum(gold, 'unaccounted') > 0, 'hands of Elfengold');
});

const { changed } = useSites();
/** Goofspiel in which each seat has a word that only it may know, beside the bids and the order of the prizes, which are numbers. */
const marked = () =>
  changed(
    'goofspiel',
    `{ ...ui, game: {
      ...game,
      setup(start) {
        const table = game.setup(start);
        return { ...table, canaries: [0, 1].map((seat) => 'canary' + seat + Math.abs(table.rng[seat]).toString(36)) };
      },
      view({ canaries, ...table }, viewer) {
        return { ...game.view(table, viewer), canaries: canaries.map((own, seat) => (seat === viewer ? own : '?')) };
      },
    } }`,
  );

test('a game of others: nothing on the wire but own views, and a server that leaks is caught', async () => {
  const site = marked();
  const found = await playTapped('goofspiel', 2, { site });
  const lookedFor = found.map((one) => [...one.lookedFor].filter((name) => name.startsWith('canary')).length);
  assert.deepEqual(lookedFor, [2, 1, 1], 'the words of the others, of whom the first only watches');
  assert.deepEqual([sum(found, 'unaccounted'), sum(found, 'names'), sum(found, 'numbers')], [0, 0, 0]);
  const hands = await playTapped('goofspiel', 2, { site, leak: 'hands', until: 4 });
  assert.ok(sum(hands, 'unaccounted') > 0 && sum(hands, 'names') > 0, 'canaries');
  const rng = await playTapped('goofspiel', 2, { site, leak: 'rng', until: 4 });
  assert.ok(sum(rng, 'unaccounted') > 0 && sum(rng, 'numbers') > 0, 'generator');
});
