/** The board with what a reader does on it, and beside a place the reason of a refusal or the question which move is meant. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Layout } from '../../game-ui/game-ui.js';
import type { BoardInput } from './board-input.js';
import type { Chooser } from './chooser.js';
import { closeUp } from './close-up-door.js';
import type { BoardZoom } from './board-zoom.js';
import { withRuleId } from './rule-id.js';
import type { Session } from './session.js';

const NONE: ReadonlySet<string> = new Set();

/** What is lit beside what happens. */
export interface Lit {
  /** What something in the panel is about that a reader points at. */
  readonly lit?: readonly string[] | undefined;
  /** What others changed since the reader's own last move. */
  readonly recent?: ReadonlySet<string> | undefined;
}

export interface SceneProps {
  readonly session: Session;
  readonly input: BoardInput;
  readonly text: Text;
  readonly layout: Layout;
  readonly prefix: string;
  /** Which part of a board is seen that can be made larger. */
  readonly zoom: BoardZoom | undefined;
  readonly readonly: boolean;
  readonly reason: string | undefined;
  readonly chooser: Chooser | undefined;
  /** What a lesson points at. */
  readonly shown: ReadonlySet<string> | undefined;
  /** What the controls mark. */
  readonly marked: ReadonlySet<string>;
  readonly lights: Lit | undefined;
  readonly on: { readonly press: (event: PointerEvent) => void; readonly key: (event: KeyboardEvent) => void };
}

export function scene({
  session,
  input,
  text,
  layout,
  prefix,
  zoom,
  readonly,
  reason,
  chooser,
  shown,
  marked,
  lights,
  on,
}: SceneProps): TemplateResult {
  const { ui, view, playback } = session;
  const changed = playback.isResting ? (lights?.lit ?? []) : view.last.flatMap((fact) => ui.changed?.(fact) ?? []);
  // Two frames after each other may light the same place: it lights up again.
  const beat = session.playthrough.steps.at(-1)!.frames.indexOf(playback.shown!) % 2 === 1 ? ' beat' : '';
  const pointers = zoom ?? input;
  zoom?.follow(ui.size(view, layout), layout === 'narrow' && session.isOpen, marked);
  const board = ui.board(view, {
    text,
    layout,
    prefix,
    state: (anchor) => input.state(anchor),
    count: input.count,
    changed: new Set(changed),
    shown: shown ?? NONE,
    recent: playback.isResting ? lights?.recent : undefined,
    marked,
    tabStop: readonly ? undefined : input.tabStop,
  });
  return html`<div class="scene" part="board" @keydown=${on.key} @focusin=${zoom?.focusin ?? input.focusin}>
    <div
      class=${`view${zoom && !zoom.view.isWhole ? ' zoomed' : ''}${beat}`}
      @pointerdown=${on.press}
      @pointermove=${pointers.pointermove}
      @pointerup=${pointers.pointerup}
      @pointercancel=${pointers.pointercancel}
      @pointerleave=${zoom?.pointerleave ?? nothing}
      @mousedown=${chooser?.holdFocus ?? nothing}
      ${closeUp(session, text)}
    >
      ${board} ${zoom?.miniMap() ?? nothing} ${reason === undefined ? nothing : beside(reason)}
      ${chooser?.render(session, text) ?? nothing}
      ${ui.closeUp ? html`<div class="close-up" aria-hidden="true"></div>` : nothing}
    </div>
    ${zoom?.buttons(text) ?? (ui.zooms ? html`<div class="zoom"></div>` : nothing)}
  </div>`;
}

/**
 * What is announced and stands in the panel too; only for the eye and the pointer, which finds the rule's text behind its
 * id. The press stays in it: one on the board would take it away.
 */
const beside = (reason: string): TemplateResult => {
  const hold = (event: Event) => event.preventDefault();
  const keep = (event: Event) => event.stopPropagation();
  return html`<p class="beside reason" aria-hidden="true" @pointerdown=${keep} @mousedown=${hold}>
    ${withRuleId(reason, -1)}
  </p>`;
};

/** Puts what stands beside the anchor where that is drawn: by CSSOM, since a strict policy forbids style attributes. */
export function placeBeside(
  root: ParentNode,
  session: Session,
  layout: Layout,
  anchor: string | undefined,
  zoom: BoardZoom | undefined,
): void {
  const box = root.querySelector<HTMLElement>('.beside');
  if (!box) return;
  const { ui, view } = session;
  const { x, y, width, height } = zoom?.view.seen ?? { x: 0, y: 0, ...ui.size(view, layout) };
  const place = ui.anchors(view, layout).find(({ id }) => id === anchor) ?? { x: x + width / 2, y: y + height / 2 };
  box.style.setProperty('--x', `${(100 * (place.x - x)) / width}%`);
  box.style.setProperty('--y', `${(100 * (place.y - y)) / height}%`);
}
