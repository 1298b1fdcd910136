/** Opens what an author gives as a lesson to edit. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { parseOwn, readOwn } from '../../loading/own-lesson.js';
import { fetchFile } from '../../loading/file.js';
import { unpack } from '../../loading/packed.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { badSource } from '../../kernel/bad-source.js';
import type { Position } from '../../kernel/game.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { parseLink } from '../../kernel/permalink.js';
import { resume } from '../../kernel/resume.js';
import { anySeed, recordFrom } from '../../playthrough/attributes.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { sourceOf } from './draft-storage.js';
import { newLesson, openLesson, openSet, type Draft } from './model/draft.js';
import type { Source } from './model/read.js';

export interface Opened {
  readonly draft: Draft;
  /** The game from which moments are taken. */
  readonly source?: GameRecord;
}

/**
 * Opens a source as a draft. Throws `BadInput` if it is invalid. A lesson needs only the form of one: faults in it are
 * reported while it is edited.
 */
export async function draftFrom(
  given: Source,
  ui: GameUi,
  lang: string,
  read: (src: string) => Promise<string>,
): Promise<Opened> {
  const { game } = ui;
  const ofGame = (source: GameRecord): Opened => {
    const lines = source.moves.map((move) => formatMove(game, move));
    return { draft: { lessons: [newLesson(source.start, lines, lang)] }, source };
  };
  const ofJson = (json: string): Opened => {
    const value = parseOwn(json);
    if (typeof value === 'object' && value !== null && 'table' in value && 'phase' in value) {
      const seed = anySeed();
      resume(game, value as Position, { seed });
      return ofGame({ start: { position: value as Position, seed }, moves: [] });
    }
    // What was set aside names the game from which its moments are taken.
    const { source: transcript, ...own } = Object(value) as Record<string, unknown>;
    const source = sourceOf(game, transcript);
    const isStored = typeof transcript === 'string';
    return { draft: openSet(readOwn(isStored ? own : value, game.id, false), lang), ...(source && { source }) };
  };
  switch (given.kind) {
    case 'json':
      return ofJson(given.json);
    case 'file':
      return ofJson(await read(given.src));
    case 'transcript':
      return ofGame(parseTranscript(game, given.text));
    case 'link':
      return ofGame(parseLink(game, given.link));
    case 'embed': {
      const { embed } = given;
      if (embed.game !== '' && embed.game !== game.id)
        throw badSource('game', embed.game, 'exactly', { value: game.id });
      if (embed.data !== undefined) return ofJson(await unpack(embed.data));
      if (embed.kind === 'lesson') return { draft: await ours(ui, embed.lesson, embed.rule, lang) };
      if (embed.state !== undefined) return ofGame(parseLink(game, embed.state));
      const text = (value: string | number | undefined) => (value === undefined ? null : String(value));
      const { players, seed, options, moves } = embed;
      return ofGame(
        recordFrom(game, { players: text(players), seed: text(seed), options: text(options), moves: text(moves) }),
      );
    }
  }
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
