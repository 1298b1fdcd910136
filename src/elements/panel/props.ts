/** What the panel beside a board renders from. */
import type { TemplateResult } from 'lit';
import type { Fact, Params } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import type { MoveList, MoveListState } from './moves.js';
import type { Session } from '../session/session.js';

/** The state of the panel: unfinished input of the reader, and content loaded on request. */
export interface PanelState extends MoveListState {
  /** Renders the menu, once it has been opened and loaded. */
  readonly menu: ((props: PanelProps) => TemplateResult) | undefined;
  /** The content for the end, once the game is over and it is loaded. */
  readonly end:
    | {
        readonly wreath: TemplateResult;
        readonly after: (props: PanelProps) => TemplateResult;
        /** What is over the board, until the reader wants to see the board. */
        readonly over: ((session: Session, text: Text) => TemplateResult) | undefined;
      }
    | undefined;
  /** The number of moves on show in a rerun of the finished game; `undefined` without a rerun. */
  readonly rerun: number | undefined;
  readonly note: Note | undefined;
}
/** A message about an action: the catalogue key of its sentence, and optional technical details. */
export interface Note {
  readonly key: string;
  readonly params?: Params;
  readonly details?: string;
  /** The button beside which it is said, where the reader looks; else it is said at the prompt. */
  readonly by?: 'share';
}

export interface PanelProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: PanelState;
  /** The controls of the phase on show; `undefined` if nobody at this device may move. */
  readonly control: HTMLElement | undefined;
  /** Help beside the game: its buttons, its note, and the welcome. `undefined` if nobody may move. */
  readonly help: Record<'buttons' | 'note' | 'welcome', (session: Session) => unknown> | undefined;
  /** The story: the log and the notes. */
  readonly story: Record<'history' | 'notes' | 'soFar', (session: Session) => unknown> & {
    /** Shows and announces the game after `n` moves, or without `n` the current state. */
    readonly look: (n?: number) => void;
  };
  /** What the table says at which the reader sits: what its people propose, how they ended the game, and that the connection is lost. */
  readonly table: unknown;
  /** Whether the reader is at a table: its people play again together. */
  readonly isAtTable: boolean;
  readonly readonly: boolean;
  /** Renders the content of the list of moves, once it is loaded. */
  readonly moveList: MoveList | undefined;
  readonly refused: string | undefined;
  /** The lesson of the rule of the refusal, if there is one. */
  readonly lesson: { readonly rule: string; readonly open: () => void } | undefined;
  /** The answer to the last letter key. */
  readonly answered: string | undefined;
  /** Seconds left on the timer; `undefined` without a timer. */
  readonly timeLeft: number | undefined;
  readonly hasTimer: boolean;
  readonly switchTimer: () => void;
  readonly canUndo: boolean;
  readonly sentence: (fact: Fact) => string;
  readonly change: (state: Partial<PanelState>) => void;
  readonly play: (index: number) => void;
  readonly undo: () => void;
  readonly actions: {
    readonly openForm: () => void;
    /** Starts another game with the same options and the same players. */
    readonly playAgain: () => void;
    /** Ends the rerun of a finished game. */
    readonly stopRerun: () => void;
    /** Loads the content of the menu. */
    readonly openMenu: () => void;
    readonly exportGame: () => void;
    readonly importGame: (file: File) => void;
  };
  readonly share: (() => void) | undefined;
  readonly showOther: () => void;
}
