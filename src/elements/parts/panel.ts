/** Everything of a game beside its board: what to do now, the moves in words, players, log, and the game's menu. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact, Params } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import { beside, notes } from './beside.js';
import { now } from './now.js';
import type { Late } from './running.js';
import type { Session } from './session.js';

/** What the reader has half done in the panel. */
export interface PanelState {
  readonly selected: number | undefined;
  readonly filter: string;
  /** The move of the list that a pointer is on. */
  readonly pointed?: number | undefined;
  /** What is in the menu, once it was opened. */
  readonly menu: ((props: PanelProps) => TemplateResult) | undefined;
  /** What is shown of the end, once a game is over. */
  readonly end: { readonly wreath: TemplateResult; readonly after: (props: PanelProps) => TemplateResult } | undefined;
  /** How many moves are on show of a game that is watched again. */
  readonly rerun: number | undefined;
  readonly note: Note | undefined;
}
/** What is said of something done: a sentence of the catalogue, and behind it what only a technician asks for. */
export interface Note {
  readonly key: string;
  readonly params?: Params;
  readonly details?: string;
}

export interface PanelProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: PanelState;
  /** The controls of the phase on show, when somebody at this device may move. */
  readonly control: HTMLElement | undefined;
  /** Help beside the game, where somebody plays: its buttons, and what it says. */
  readonly help: { buttons(session: Session): unknown; note(session: Session): unknown } | undefined;
  /** What is told: while it happens, and after it the log and the card. */
  readonly story: Record<'happening' | 'history' | 'notes', (session: Session) => unknown>;
  readonly readonly: boolean;
  readonly late: Late | undefined;
  readonly refused: string | undefined;
  /** The lesson of the rule that refused, where one teaches it. */
  readonly lesson: { readonly rule: string; readonly open: () => void } | undefined;
  /** What a letter key was answered with. */
  readonly answered: string | undefined;
  /** Seconds left of the optional timer. */
  readonly timeLeft: number | undefined;
  readonly hasTimer: boolean;
  readonly switchTimer: () => void;
  readonly canUndo: boolean;
  readonly sentence: (fact: Fact) => string;
  readonly change: (state: Partial<PanelState>) => void;
  readonly play: (index: number) => void;
  /** Shows the game after `n` moves, or where it goes on, and says so. */
  readonly look: (n?: number) => void;
  readonly undo: () => void;
  /** Asks for a new game. */
  readonly openForm: () => void;
  /** Begins another game like this one, with those who sit here. */
  readonly playAgain: () => void;
  /** Leaves a game that is watched again. */
  readonly stopRerun: () => void;
  /** Fetches what is in the menu. */
  readonly openMenu: () => void;
  readonly exportGame: () => void;
  readonly share: (() => void) | undefined;
  readonly importGame: (file: File) => void;
  readonly exportOld: () => void;
  readonly showOther: () => void;
}

/** The room of what stands under what to do. */
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

/** The room of a game that has nothing to show before it comes: the page does not jump when it does. */
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

/** Beside a first board stands what to do, and the room of the rest. */
export function gamePanel(props: PanelProps, isWhole: boolean): TemplateResult {
  return html`<div class="side" id="side">
    <div class=${isWhole ? 'parts' : 'parts room'}>
      <div class="foot">
        <div class="notes">${isWhole ? notes(props) : nothing}</div>
        ${now(props, isWhole)}
      </div>
      ${isWhole ? beside(props) : room}
    </div>
  </div>`;
}

/** Whether another game in place of this one would cost moves. */
export function losesMoves({ playthrough }: Session): boolean {
  return playthrough.length > 0 && playthrough.at(playthrough.length).status === 'active';
}
