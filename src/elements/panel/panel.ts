/** The panel beside a board: prompt and controls, the list of moves, players, the log, and the menu of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact, Params } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import { sidePanel, sideNotes } from './side-panel.js';
import { now } from './now.js';
import type { InteractionModules } from '../board/deferred-loading.js';
import type { Session } from '../session/session.js';

/** The state of the panel: unfinished input of the reader, and content loaded on request. */
export interface PanelState {
  readonly selected: number | undefined;
  readonly filter: string;
  /** The index of the move under the pointer. */
  readonly pointed?: number | undefined;
  /** Renders the menu, once it has been opened and loaded. */
  readonly menu: ((props: PanelProps) => TemplateResult) | undefined;
  /** The content for the end, once the game is over and it is loaded. */
  readonly end: { readonly wreath: TemplateResult; readonly after: (props: PanelProps) => TemplateResult } | undefined;
  /** The number of moves on show in a rerun of the finished game; `undefined` without a rerun. */
  readonly rerun: number | undefined;
  readonly note: Note | undefined;
}
/** A message about an action: the catalogue key of its sentence, and optional technical details. */
export interface Note {
  readonly key: string;
  readonly params?: Params;
  readonly details?: string;
}

export interface PanelProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: PanelState;
  /** The controls of the phase on show; `undefined` if nobody at this device may move. */
  readonly control: HTMLElement | undefined;
  /** Help beside the game: its buttons and its note. `undefined` if nobody may move. */
  readonly help: { buttons(session: Session): unknown; note(session: Session): unknown } | undefined;
  /** The story: what is happening, and afterwards the log and the notes. */
  readonly story: Record<'happening' | 'history' | 'notes', (session: Session) => unknown>;
  readonly readonly: boolean;
  readonly late: InteractionModules | undefined;
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
  /** Shows and announces the game after `n` moves, or without `n` the current state. */
  readonly look: (n?: number) => void;
  readonly undo: () => void;
  readonly openForm: () => void;
  /** Starts another game with the same options and the same players. */
  readonly playAgain: () => void;
  /** Ends the rerun of a finished game. */
  readonly stopRerun: () => void;
  /** Loads the content of the menu. */
  readonly openMenu: () => void;
  readonly exportGame: () => void;
  readonly share: (() => void) | undefined;
  readonly importGame: (file: File) => void;
  readonly exportOld: () => void;
  readonly showOther: () => void;
}

/** Reserves the space below `.now`. */
const room: TemplateResult = html`<aside></aside>
  <div class="row timeline"></div>
  <details class="list">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
  <details class="history">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
  <div class="others"></div>`;

/** Reserves the space of a game before it is loaded, to avoid a layout shift. */
export const skeleton: TemplateResult = html`<div class="game room" aria-hidden="true">
  <div class="stage">
    <div class="story"><p class="line"></p></div>
    <div class="scene"></div>
  </div>
  <div class="side">
    <div class="parts">
      <div class="foot"><section class="now"></section></div>
      ${room}
    </div>
  </div>
</div>`;

/** Renders the panel. Beside a first board (`isWhole` false) it has only `.now` and reserves the rest of the space. */
export function gamePanel(props: PanelProps, isWhole: boolean): TemplateResult {
  return html`<div class="side" id="side">
    <div class=${isWhole ? 'parts' : 'parts room'}>
      <div class="foot">
        <div class="notes">${isWhole ? sideNotes(props) : nothing}</div>
        ${now(props, isWhole)}
      </div>
      ${isWhole ? sidePanel(props) : room}
    </div>
  </div>`;
}

/** Whether replacing this game would lose moves. */
export function losesMoves({ playthrough }: Session): boolean {
  return playthrough.length > 0 && playthrough.at(playthrough.length).status === 'active';
}
