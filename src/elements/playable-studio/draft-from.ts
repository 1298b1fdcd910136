/** Opens what an author gives as a lesson to edit. */
import type { Embed } from '../../embed/address.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { parseOwn, readOwn } from '../../loading/own-lesson.js';
import { fetchFile } from '../../loading/file.js';
import { unpack } from '../../loading/packed.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { badSource } from '../../kernel/bad-source.js';
import type { Game, Position } from '../../kernel/game.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { parseLink } from '../../kernel/permalink.js';
import { resume } from '../../kernel/resume.js';
import { anySeed, recordFrom } from '../../playthrough/attributes.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { sourceOf } from './draft-storage.js';
import { newLesson, openLesson, openSet, type Draft } from './model/draft.js';
import type { AuthorInput } from './model/read.js';

export interface Opened {
  readonly draft: Draft;
  /** The game from which moments are taken. */
  readonly source?: GameRecord;
}

/**
 * Opens an author's input as a draft. Throws `BadInput` if it is invalid. A lesson needs only the form of one: faults in it are
 * reported while it is edited.
 */
export async function draftFrom(
  given: AuthorInput,
  ui: GameUi,
  lang: string,
  read: (src: string) => Promise<string>,
): Promise<Opened> {
  const { game } = ui;
  switch (given.kind) {
    case 'json':
      return ofJson(game, given.json, lang);
    case 'file':
      return ofJson(game, await read(given.src), lang);
    case 'transcript':
      return ofGame(game, parseTranscript(game, given.text), lang);
    case 'link':
      return ofGame(game, parseLink(game, given.link), lang);
    case 'embed':
      return await ofEmbed(ui, given.embed, lang);
  }
}

/** A new lesson that begins where the game ends. */
function ofGame(game: Game, source: GameRecord, lang: string): Opened {
  const lines = source.moves.map((move) => formatMove(game, move));
  return { draft: { lessons: [newLesson(source.start, lines, lang)] }, source };
}

/** A lesson, a set of lessons, a stored draft, or a position. */
function ofJson(game: Game, json: string, lang: string): Opened {
  const value = parseOwn(json);
  if (typeof value === 'object' && value !== null && 'table' in value && 'phase' in value) {
    const seed = anySeed();
    resume(game, value as Position, { seed });
    return ofGame(game, { start: { position: value as Position, seed }, moves: [] }, lang);
  }
  // A stored draft names the game from which its moments are taken.
  const { source: transcript, ...own } = Object(value) as Record<string, unknown>;
  const source = sourceOf(game, transcript);
  const isStored = typeof transcript === 'string';
  return { draft: openSet(readOwn(isStored ? own : value, game.id, false), lang), ...(source && { source }) };
}

async function ofEmbed(ui: GameUi, embed: Embed, lang: string): Promise<Opened> {
  const { game } = ui;
  if (embed.game !== '' && embed.game !== game.id) throw badSource('game', embed.game, 'exactly', { value: game.id });
  if (embed.data !== undefined) return ofJson(game, await unpack(embed.data), lang);
  if (embed.kind === 'lesson') return { draft: await ours(ui, embed.lesson, embed.rule, lang) };
  if (embed.state !== undefined) return ofGame(game, parseLink(game, embed.state), lang);
  const text = (value: string | number | undefined) => (value === undefined ? null : String(value));
  const { players, seed, options, moves } = embed;
  const record = recordFrom(game, {
    players: text(players),
    seed: text(seed),
    options: text(options),
    moves: text(moves),
  });
  return ofGame(game, record, lang);
}

/** Opens a lesson of this game that is packed in one word. Throws `BadInput` if it is invalid. */
export async function draftFromData(data: string, ui: GameUi, lang: string): Promise<Draft> {
  const embed = { kind: 'lesson', game: ui.game.id, data } as const;
  return (await draftFrom({ kind: 'embed', embed }, ui, lang, fetchFile)).draft;
}

/** One of the game's own lessons, with its texts in every language of the game that the studio speaks. */
async function ours(ui: GameUi, id: string | undefined, rule: string | undefined, lang: string): Promise<Draft> {
  const all = (await ui.lessons?.()) ?? [];
  const entry =
    id !== undefined
      ? all.find((lesson) => lesson.id === id)
      : all.find(({ rules }) => rule === undefined || rules.includes(rule));
  if (!entry) throw badSource(id === undefined ? 'rule' : 'lesson', id ?? rule, 'lesson');
  const languages = LANGUAGES.filter((tag) => ui.languages?.includes(tag) ?? true);
  const words = Object.fromEntries(
    await Promise.all(languages.map(async (tag) => [tag, await entry.text(tag)] as const)),
  );
  return { lessons: [openLesson({ ...(await entry.lesson()), words }, lang)] };
}
