/** Resolves an embed to what it shows: loads the game and replays everything in it. For pages and for Node. */
import type { GameUi } from '../game-ui/game-ui.js';
import type { LoadGame } from '../loading/games.js';
import { fetchFile } from '../loading/file.js';
import { gameLesson, type Found } from '../loading/lesson-source.js';
import { withOwnData } from '../loading/own-data.js';
import { ownLesson } from '../loading/own-lesson-resolver.js';
import { unpack } from '../loading/packed.js';
import { cursorFrom, recordFrom } from '../playthrough/attributes.js';
import { viewerOf } from '../playthrough/seats.js';
import { badInput } from '../kernel/bad-input.js';
import { chartOf } from '../kernel/chart.js';
import type { Viewer } from '../kernel/game.js';
import { readerOf, walk } from '../kernel/lesson.js';
import type { GameRecord } from '../kernel/notation.js';
import { parseState } from '../kernel/permalink.js';
import { playersOf } from '../kernel/start.js';
import { parseNames, parseSeats } from '../playthrough/seats.js';
import type { Embed } from './address.js';

/** What an embed shows: the game with its moves so far, or the lesson at its step. @public */
export interface ResolvedEmbed {
  /** The embed as it was given. */
  readonly embed: Embed;
  /** The game's board, texts and rules, with the data of the embed's `src` if it has them. */
  readonly ui: GameUi;
  /** The game shown. It contains the seed, and so all secrets. */
  readonly record: GameRecord;
  /** How many of its moves are shown. */
  readonly at: number;
  /** Who looks: the embed's `seat`, else a spectator; in a lesson the seat through whose eyes it is read. */
  readonly viewer: Viewer;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** The lesson with its texts, for an embed of a lesson only. */
  readonly lesson: Found | undefined;
}

/** What an embed itself does not say. @public */
export interface ResolveOptions {
  /** JSON of a lesson that the author wrote inside the element. */
  readonly lesson?: string | undefined;
  /** Reads a file that holds a lesson or a game's data; by default fetches it. */
  readonly read?: ((src: string) => Promise<string>) | undefined;
  /** Seed for a game whose embed names none. */
  readonly seed?: number;
}

/**
 * Resolves an embed. Throws `BadInput` that names the invalid parameter, the move, or the place in a lesson; for an old
 * link it also says what has changed since.
 * @public
 */
export async function resolveEmbed(
  embed: Embed,
  load: LoadGame,
  { lesson: own, read = fetchFile, seed = 0 }: ResolveOptions = {},
): Promise<ResolvedEmbed> {
  const usual = await load(embed.game);
  const { kind, src } = embed;
  const ui = kind === 'game' && src !== undefined ? await withOwnData(usual, { src }, read) : usual;
  if (embed.kind === 'rulebook') await checkRule(ui, embed.rule);
  if (embed.kind === 'lesson') {
    const lesson = await lessonOf(ui, embed, await writtenIn(embed, own, read));
    const record = stopOf(ui, lesson, embed.step ?? 1);
    return { embed, ui, record, at: record.moves.length, viewer: readerOf(ui.game, lesson.lesson), names: [], lesson };
  }
  const record = recordOf(ui, embed, seed);
  const players = playersOf(ui.game, record.start);
  if (embed.seats !== undefined) parseSeats(embed.seats, players);
  const names = parseNames(embed.names, players);
  checkPhase(ui, embed.phase);
  const at = cursorFrom(embed.at ?? null, record.moves.length);
  const viewer = viewerOf(ui.game, embed.seat ?? 'spectator', players);
  return { embed, ui, record, at, viewer, names, lesson: undefined };
}

function recordOf({ game }: GameUi, embed: Embed, anySeed: number): GameRecord {
  const { state, players = null, seed = null, options = null, moves = null } = embed;
  if (state !== undefined) return parseState(game, state);
  return recordFrom(game, { players, seed, options, moves }, undefined, () => anySeed);
}

function checkPhase({ game }: GameUi, phase: string | undefined): void {
  const { phases } = chartOf(game.machine);
  if (phase !== undefined && !phases.includes(phase))
    throw badInput('phase', phase, 'one', { values: phases.join(', ') });
}

async function checkRule(ui: GameUi, rule: string | undefined): Promise<void> {
  const book = await ui.rulebook?.('en');
  if (!book) throw badInput('kind', 'rulebook', 'noRulebook', { game: ui.game.id });
  const known = book.chapters.some(({ rules }) => rules.some(({ id }) => id === rule));
  if (rule !== undefined && !known) throw badInput('rule', rule, 'rule', { game: ui.game.id });
}

/** The author's own JSON, if the embed has any. */
async function writtenIn({ src, data }: Embed, own: string | undefined, read: (src: string) => Promise<string>) {
  if (src !== undefined) return read(src);
  return data === undefined ? own : unpack(data);
}
/** The lesson of an embed: the author's own, or one of the game's. */
async function lessonOf(ui: GameUi, embed: Embed, own: string | undefined): Promise<Found> {
  const wanted = { lesson: embed.lesson ?? null, rule: embed.rule ?? null };
  return (own !== undefined && wanted.rule === null && ownLesson(ui, own, wanted)) || gameLesson(ui, wanted);
}

/** The game at a step, from 1. */
function stopOf({ game }: GameUi, { lesson }: Found, step: number): GameRecord {
  const stop = [...walk(game, lesson)].slice(0, -1)[step - 1];
  if (!stop) throw badInput('step', step, 'whole', { min: 1, max: lesson.steps.length });
  return { start: lesson.start, moves: stop.moves };
}
