/** What every part of the studio sees of the lesson, and may ask to be done. */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import type { Stop } from '../../kernel/lesson.js';
import { formatMove, type GameRecord } from '../../kernel/notation.js';
import { parseMove } from '../../kernel/transcript.js';
import { play as playMove, replay } from '../../kernel/play.js';
import { viewFor } from '../../kernel/view.js';
import type { Draft, DraftLesson } from './model/draft.js';
import type { Fault } from './model/fault.js';
import { problemInWords } from './problem.js';
import type { Undoing } from './undo.js';

/** What the board is there for: to read the lesson, or to do something that is noted. */
export type Mode = 'reader' | 'point' | 'expect' | 'wrong' | 'play' | 'setup' | 'hand';

/** A word that may stand in a sentence: a term, or a rule by its id, with what it means. */
export interface Completion {
  readonly word: string;
  readonly means: string;
}

/** Whether a word is the id of a rule. */
export const isRule = (word: string): boolean => /^[A-Z][A-Z0-9]*-/.test(word);

export interface Desk {
  readonly ui: GameUi;
  readonly text: Text;
  readonly draft: Draft;
  readonly lesson: DraftLesson;
  /** Which of the set's lessons. */
  readonly at: number;
  /** The step that is written on, from 0; -1 for the beginning. */
  readonly n: number;
  readonly fault: Fault | undefined;
  /** A stop for each step that can be reached, and one for the end. */
  readonly stops: readonly Stop[];
  readonly mode: Mode;
  readonly completions: readonly Completion[];
  /** The game that moments are taken from. */
  readonly source: GameRecord | undefined;
  readonly undoing: Undoing;
  /** Puts a changed lesson in place; letters in the same `field` are one change; `what` names it to whom undoes it. */
  readonly edit: (lesson: DraftLesson, field?: string, what?: string) => void;
  readonly editDraft: (draft: Draft, at?: number, field?: string) => void;
  readonly select: (n: number) => void;
  readonly turn: (mode: Mode) => void;
  /** Puts the focus on a field once it is drawn. */
  readonly focus: (selector: string) => void;
  readonly say: (message: string) => void;
}

/** Where a step's sentence is written. */
export const SENTENCE = '.write > .sentence textarea';

export const stepOf = ({ lesson, n }: Desk) => lesson.steps[n];

/** A line of notation in words, as far as it is a move there. */
export function moveInWords({ ui, text, stops, n }: Pick<Desk, 'ui' | 'text' | 'stops' | 'n'>, line: string): string {
  const snapshot = stops[Math.max(0, n)]?.snapshot;
  if (line.includes('*') || !snapshot) return line;
  try {
    const move = parseMove(ui.game, line);
    return ui.describeMove(move, viewFor(ui.game, snapshot, move.seat), text);
  } catch {
    // What is no move has no words; the walk says why.
    return line;
  }
}
/** What others play at the step, each with who plays it; a line of notation where it is no move there. */
export function playInWords(desk: Desk): readonly string[] {
  const { ui, text, lesson, n, stops } = desk;
  const { play = [] } = stepOf(desk) ?? {};
  const stop = stops[n];
  if (!stop) return play;
  const before = stop.moves.slice(0, stop.moves.length - play.length);
  let now = replay(ui.game, lesson.start, before);
  return stop.moves.slice(before.length).map((move) => {
    const view = viewFor(ui.game, now, move.seat);
    now = playMove(ui.game, now, move);
    return text('studio.play.line', { seat: move.seat, move: ui.describeMove(move, view, text) });
  });
}
/** A move as a line. */
export const lineOf = ({ ui }: Pick<Desk, 'ui'>, move: Move): string => formatMove(ui.game, move);

/** The line before the first step that a fault is in. */
function lineAt({ error }: Fault, { moves = [] }: Pick<DraftLesson, 'moves'>): string {
  const [, n] = /\.moves\[(\d+)\]/.exec(error.path) ?? [];
  return moves[Number(n)] ?? '';
}
/** The lesson cannot be read as it is now, not even with dots for what is still empty: shown is what last could be. */
export const isBehind = ({ fault }: Pick<Desk, 'fault'>): boolean => fault !== undefined && !fault.isUnfinished;

/** A fault in a sentence: where, and what. */
export function faultInWords({ ui, text, fault, stops, lesson }: Omit<Desk, 'n'>): string | undefined {
  if (!fault) return undefined;
  const { step, part, refusal } = fault;
  const where = step < 0 ? text('studio.beginning') : text('studio.step', { n: step + 1 });
  const unfinished = `studio.fault.${part}.unfinished`;
  const key = fault.isUnfinished && text.has(unfinished) ? unfinished : `studio.fault.${part}`;
  // Only what was written by hand begins with a new game that there is not: no button says what is wrong with it.
  const isWritten = part === 'start' && 'players' in lesson.start;
  const what =
    text.has(key) && !isWritten ? text(key, { line: lineAt(fault, lesson) }) : problemInWords(fault.error, text);
  const said = text('studio.fault', { where, what });
  const at = stops[Math.min(Math.max(0, step), stops.length - 1)]?.snapshot;
  if (!refusal || !at) return said;
  const view = viewFor(ui.game, at, lesson.seat ?? 'spectator');
  const reason = text(`refuse.${refusal.code}`, ui.factParams(refusal.params, view));
  return `${said} ${text('ui.refused', { reason, rule: refusal.rule })}`;
}

/**
 * Brings what is to be done into view. It stands above the board, of which as much as can be is seen; of a new lesson its
 * title is seen too, where both have room.
 */
export function bringToDo(studio: Element, isNew: boolean): void {
  const doing = studio.shadowRoot!.querySelector('.doing');
  if (isNew) studio.scrollIntoView({ block: 'start' });
  if (!isNew || (doing?.getBoundingClientRect().bottom ?? 0) > innerHeight) doing?.scrollIntoView({ block: 'start' });
}
