/** A game as it starts, drawn before its rules are loaded. */
import type { GamePicture } from '../../game-ui/game-ui.js';
import { spoken, wordsOf } from '../../i18n/index.js';
import { textOf, type Catalogue, type Text } from '../../i18n/text.js';
import type { Start, View, Viewer } from '../../kernel/game.js';
import type { Lesson } from '../../kernel/lesson.js';
import { sightOf, startingTable } from '../../kernel/opening.js';
import type { PictureOfGame } from '../../loading/games.js';

export interface DrawnOpening {
  readonly picture: GamePicture;
  readonly view: View;
  readonly text: Text;
  /** The lesson that starts, and the places at which its first step points. */
  readonly lesson?: Lesson;
  readonly shown?: ReadonlySet<string>;
}

/** The start as this viewer sees it. `own` are words that take precedence over those of the game. */
export async function drawnOpening(
  { picture, words }: PictureOfGame,
  lang: string,
  start: Start,
  viewer: Viewer,
  own: readonly Catalogue[],
): Promise<DrawnOpening> {
  const { opening, phase, formatValue } = picture;
  const at = 'position' in start ? start.position.phase : phase;
  const view = sightOf(opening, at, startingTable(opening, start), viewer);
  const catalogues = [...own, words, await wordsOf(lang)];
  const text = textOf(spoken(lang), catalogues, (name, value, text) => formatValue?.(name, value, text, view));
  return { picture, view, text };
}
