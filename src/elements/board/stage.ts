/**
 * The part of an element that holds the board. It is the same template before the rules are loaded and with them, so that Lit
 * keeps what it has drawn.
 */
import { html, nothing, type TemplateResult } from 'lit';

type Heard<E extends Event = Event> = (event: E) => void;

export interface StageProps {
  /** What is above the board, such as the line of the story. */
  readonly above?: unknown;
  readonly board?: TemplateResult | undefined;
  /** What lies over the board. */
  readonly over?: unknown;
  /** Further classes of what surrounds the drawing, each after a space. */
  readonly marks?: string;
  readonly closeUp?: unknown;
  readonly zooms?: boolean | undefined;
  /** The buttons of the zoom, once they are loaded. */
  readonly buttons?: TemplateResult | undefined;
  readonly on?: {
    readonly press: Heard<PointerEvent>;
    readonly key: Heard<KeyboardEvent>;
    readonly focusin: Heard<FocusEvent>;
    readonly move: Heard<PointerEvent>;
    readonly up: Heard<PointerEvent>;
    readonly cancel: Heard<PointerEvent>;
    readonly leave?: Heard<PointerEvent> | undefined;
    readonly hold?: Heard<MouseEvent> | undefined;
  };
}

/** Marks a stage with keyboard focus (`:focus-visible`) by the class `keyed`. */
const keyed = ({ currentTarget, target }: Event): void =>
  void (currentTarget as Element).classList.toggle('keyed', (target as Element).matches(':focus-visible'));

const LINE = html`<div class="story"><p class="line"></p></div>`;

export function stage({ above = LINE, board, over, marks = '', closeUp, zooms, buttons, on }: StageProps) {
  const view =
    board &&
    html`<div
      class=${`view${marks}`}
      @pointerdown=${on?.press ?? nothing}
      @pointermove=${on?.move ?? nothing}
      @pointerup=${on?.up ?? nothing}
      @pointercancel=${on?.cancel ?? nothing}
      @pointerleave=${on?.leave ?? nothing}
      @mousedown=${on?.hold ?? nothing}
      ${closeUp ?? nothing}
    >
      ${board} ${over ?? nothing}
    </div>`;
  return html`<div class="stage" id="stage" @focusin=${keyed}>
    ${above}
    <div class="scene" part="board" @keydown=${on?.key ?? nothing} @focusin=${on?.focusin ?? nothing}>
      ${view ?? nothing} ${buttons ?? (zooms ? html`<div class="zoom"></div>` : nothing)}
    </div>
  </div>`;
}
