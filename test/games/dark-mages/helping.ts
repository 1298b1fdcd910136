/** What help says in a scene: the codes and sentences of reasons, the coach's doubts, explanations, prompts. */
import assert from 'node:assert/strict';
import { coachWith } from '../../../src/games/dark-mages/help/coach.js';
import { explainWith } from '../../../src/games/dark-mages/help/explain.js';
import { darkMages, type Move } from '../../../src/games/dark-mages/index.js';
import { en } from '../../../src/games/dark-mages/text/en.js';
import { en as help } from '../../../src/games/dark-mages/text/help.en.js';
import { factParams, formatValue } from '../../../src/games/dark-mages/text/phrase.js';
import { textOf } from '../../../src/i18n/text.js';
import { parseMove } from '../../../src/index.js';
import { deck } from './cards.js';
import { seen, type Scene } from './positions.js';

const coach = coachWith(deck);
const move = (line: string) => parseMove(darkMages, line) as Move;
export const codes = (game: Scene, line: string) => darkMages.reasons!(seen(game), move(line)).map(({ code }) => code);
export const doubt = (game: Scene, line: string) => coach.doubt(seen(game), move(line))?.code;
/** The reasons for a move as text; fails if a code has no sentence or a value no name. */
export function said(game: Scene, line: string): string {
  const view = seen(game);
  const text = textOf('en', [help, en], (name, value, say) => formatValue(name, value, say, view));
  const all = darkMages.reasons!(view, move(line)).map(({ code, params }) => {
    assert.ok(text.has(`reason.${code}`), code);
    return text(`reason.${code}`, factParams(params));
  });
  assert.doesNotMatch(all.join(' '), /[{}]|undefined|NaN|\bnull\b/);
  return all.join(' ');
}
export const explained = (game: Scene, anchor: string) => {
  const view = seen(game);
  const text = textOf('en', [help, en], (name, value, say) => formatValue(name, value, say, view));
  return explainWith(deck)(anchor, view, text);
};
