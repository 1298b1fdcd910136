/** The position at which a lesson starts, for editing by hand. */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import { BadInput, type Position, type Seat, type Table, type View, type Viewer } from '../../kernel/game.js';
import { legalMoves, toAct } from '../../kernel/legal.js';
import { openLesson as openingFrames } from '../../kernel/lesson.js';
import { sightOf } from '../../kernel/opening.js';
import { positionOf } from '../../kernel/start.js';
import { resume } from '../../kernel/resume.js';
import type { DraftLesson } from './model/draft.js';
import { errorText } from './error-text.js';

/** The position at which the lesson starts; if the game refuses it, the author's position as far as it was edited. */
export function beginsAt({ game }: Pick<GameUi, 'game'>, lesson: DraftLesson): Position | undefined {
  try {
    return positionOf(game, openingFrames(game, lesson).at(-1)!);
  } catch {
    const { start, moves = [] } = lesson;
    return 'position' in start && moves.length === 0 ? start.position : undefined;
  }
}

/**
 * The table of a position that has the form of one. If a list or a number in it is out of range, as may happen after an
 * author's edit, the table is returned unchecked. Throws `BadInput` for all other faults.
 */
export function tableOf({ game }: Pick<GameUi, 'game'>, { table, options }: Position): Table {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? null]));
  const whole = { options: { ...usual, ...options }, rng: [], last: [] };
  try {
    return { ...game.table!(table, 'position.table'), ...whole } as Table;
  } catch (error) {
    if (!(error instanceof BadInput) || !(Array.isArray(error.value) || typeof error.value === 'number')) throw error;
    return { ...table, ...whole };
  }
}
export function withTable(
  position: Position,
  { rng: _rng, last: _last, options: _options, ...table }: Table,
): Position {
  return { ...position, table };
}

/** The seat to move in a position; `undefined` if the position is invalid. */
export function actingAt({ game }: Pick<GameUi, 'game'>, position: Position): Seat | undefined {
  try {
    return toAct(legalMoves(game, resume(game, position, { seed: 0 })))[0];
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** A view for drawing a table that may be invalid: no seat can move. */
export const viewOf = ({ game }: Pick<GameUi, 'game'>, phase: string, table: Table, seat: Viewer): View =>
  sightOf(game, phase, table, seat);

/** Why a position is invalid: a sentence, and the path it is about. */
export interface Wrong {
  readonly says: string;
  readonly path: string;
}
export function wrongWith(ui: GameUi, position: Position, text: Text): Wrong | undefined {
  try {
    resume(ui.game, position, { seed: 0 });
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { code, params } = error;
    if (code === 'waiting') return { says: text('studio.hand.nobody'), path: 'phase' };
    const path = error.path.replace(/^position\.(table\.)?/, '');
    return {
      says: code === 'position' ? text(`fault.${String(params['fault'])}`, params) : errorText(error, text),
      path,
    };
  }
}
