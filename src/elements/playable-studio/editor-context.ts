/** The interface between the studio and its parts: the lesson being written, and the actions on it. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { formatRefusal } from '../../game-ui/sentences.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Stop } from '../../kernel/lesson.js';
import type { GameRecord } from '../../kernel/notation.js';
import { parseMove } from '../../kernel/transcript.js';
import { play as playMove, replay } from '../../kernel/play.js';
import { viewFor } from '../../kernel/view.js';
import type { Draft, DraftLesson } from './model/draft.js';
import type { LessonFault } from './model/fault.js';
import type { Completion } from './completions.js';
import { errorText } from './error-text.js';
import type { Undoing } from './undo.js';

/** Purpose of the board: to read the lesson, or to record something for it. */
export type Mode = 'reader' | 'point' | 'expect' | 'wrong' | 'play' | 'setup' | 'hand';

export interface EditorContext {
  readonly ui: GameUi;
  readonly text: Text;
  /** The page's own texts. */
  readonly words: Catalogue;
  readonly draft: Draft;
  readonly lesson: DraftLesson;
  /** Index of the lesson in the set. */
  readonly at: number;
  /** The step being edited, from 0; -1 for the settings before the first step. */
  readonly n: number;
  readonly fault: LessonFault | undefined;
  /** A stop for each reachable step, and one for the end. */
  readonly stops: readonly Stop[];
  readonly mode: Mode;
  readonly completions: readonly Completion[];
  /** The game from which moments are taken. */
  readonly source: GameRecord | undefined;
  readonly undoing: Undoing;
  /**
   * Replaces the lesson. Edits of the same `field` without a pause are undone as one change; `what` names the change in the undo
   * announcement.
   */
  readonly edit: (lesson: DraftLesson, field?: string, what?: string) => void;
  readonly editDraft: (draft: Draft, field?: string) => void;
  /** Goes to a step of the lesson. */
  readonly select: (n: number) => void;
  /** Makes a change to the set, if there is one, and goes to the first step of a lesson in it. */
  readonly selectLesson: (at: number, change?: (draft: Draft) => Draft) => void;
  readonly turn: (mode: Mode) => void;
  /** Focuses a field once it is rendered. */
  readonly focus: (selector: string) => void;
  readonly say: (message: string) => void;
}

/** Selector of the field for a step's sentence. */
export const SENTENCE = '.write > .sentence textarea';

export const stepOf = ({ lesson, n }: EditorContext) => lesson.steps[n];

/** A move in notation, described in words if it is a valid move at the step; otherwise the notation itself. */
export function moveInWords(
  { ui, text, stops, n }: Pick<EditorContext, 'ui' | 'text' | 'stops' | 'n'>,
  line: string,
): string {
  const snapshot = stops[Math.max(0, n)]?.snapshot;
  if (line.includes('*') || !snapshot) return line;
  try {
    const move = parseMove(ui.game, line);
    return ui.describeMove(move, viewFor(ui.game, snapshot, move.seat), text);
  } catch {
    // An invalid move has no description; `faultOf` reports why.
    return line;
  }
}
/** The opponents' moves at the step in words, each with its seat; in notation if the step cannot be reached. */
export function playInWords(context: EditorContext): readonly string[] {
  const { ui, text, lesson, n, stops } = context;
  const { play = [] } = stepOf(context) ?? {};
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

/** The line of the faulty move before the first step. */
function lineAt({ error }: LessonFault, { moves = [] }: Pick<DraftLesson, 'moves'>): string {
  const [, n] = /\.moves\[(\d+)\]/.exec(error.path) ?? [];
  return moves[Number(n)] ?? '';
}
/**
 * Whether the lesson cannot be read at present, even with dots for empty sentences. The board then shows the last version
 * that could.
 */
export const isOutdated = ({ fault }: Pick<EditorContext, 'fault'>): boolean =>
  fault !== undefined && !fault.isUnfinished;

/** A fault in a sentence: where it is, and what is wrong. */
export function faultInWords({ ui, text, fault, stops, lesson }: Omit<EditorContext, 'n'>): string | undefined {
  if (!fault) return undefined;
  const { step, part, refusal } = fault;
  const where = step < 0 ? text('studio.beginning') : text('studio.step', { n: step + 1 });
  const unfinished = `studio.fault.${part}.unfinished`;
  const key = fault.isUnfinished && text.has(unfinished) ? unfinished : `studio.fault.${part}`;
  // Only hand-written JSON can start with an invalid new game; no button reports it, so the error itself is shown.
  const isWritten = part === 'start' && 'players' in lesson.start;
  const what = text.has(key) && !isWritten ? text(key, { line: lineAt(fault, lesson) }) : errorText(fault.error, text);
  const said = text('studio.fault', { where, what });
  const at = stops[Math.min(Math.max(0, step), stops.length - 1)]?.snapshot;
  if (!refusal || !at) return said;
  const view = viewFor(ui.game, at, lesson.seat ?? 'spectator');
  return `${said} ${formatRefusal(refusal, { ui, view }, text)}`;
}

/**
 * Scrolls the current task into view. It stands above the board, of which as much as possible stays visible; for a new
 * lesson its title too, if that leaves the board half of the window.
 */
export function scrollToTask(studio: Element, isNew: boolean): void {
  const doing = studio.shadowRoot!.querySelector('.doing');
  if (isNew) studio.scrollIntoView({ block: 'start' });
  if (!isNew || (doing?.getBoundingClientRect().bottom ?? 0) > innerHeight / 2)
    doing?.scrollIntoView({ block: 'start' });
}

/** If the focused element is gone, focuses its replacement, the button of the last mode, or the step. */
export function bringFocusBack(root: ShadowRoot, had: Element | undefined, mode: Mode | undefined): void {
  if (!had || had.isConnected || root.activeElement) return;
  const like = had.getAttribute('data-do');
  const places = [`[data-do="${like}"]:enabled`, `[data-mode="${mode}"]`, '.doing button', '.entry[aria-current]'];
  const next = places.flatMap((place) => root.querySelector<HTMLElement>(place) ?? [])[0];
  next?.focus();
}
