/** The board with the reader's input, and beside a place the reason of a refusal or the chooser. */
import { html, nothing, type TemplateResult } from 'lit';
import { placesOf } from '../../dom/anchors.js';
import type { Text } from '../../i18n/text.js';
import type { Anchor, Layout } from '../../game-ui/game-ui.js';
import type { BoardInput } from './board-input.js';
import type { Chooser } from './chooser.js';
import { closeUp } from './lazy-close-up.js';
import type { BoardZoom } from './board-zoom.js';
import { stage, type StageProps } from './stage.js';
import type { Highlights } from '../ui/highlights.js';
import { withRuleId } from '../ui/rule-id.js';
import type { Session } from '../session/session.js';

const NONE: ReadonlySet<string> = new Set();

export interface SceneProps {
  readonly session: Session;
  readonly input: BoardInput;
  readonly text: Text;
  readonly layout: Layout;
  readonly prefix: string;
  readonly readonly: boolean;
  /** The anchors that the controls mark. */
  readonly marked: ReadonlySet<string>;
  /** The anchors that a lesson points at. */
  readonly shown?: ReadonlySet<string> | undefined;
  readonly lights?: Highlights | undefined;
  readonly zoom: BoardZoom | undefined;
  readonly reason: string | undefined;
  readonly chooser: Chooser;
  /** What is above the board, such as the line of the story. */
  readonly above?: TemplateResult | undefined;
  /** What covers the board, such as the picture of the end. */
  readonly over?: TemplateResult | undefined;
  readonly on: Pick<StageProps['on'] & object, 'press' | 'key'>;
}

function drawing({
  session: { ui, view, playback },
  input,
  text,
  layout,
  prefix,
  readonly,
  shown,
  marked,
  lights,
}: SceneProps): TemplateResult {
  const changed = playback.isResting ? (lights?.lit ?? []) : view.last.flatMap((fact) => ui.changed?.(fact) ?? []);
  return ui.board(view, {
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
}

export function scene(props: SceneProps): TemplateResult {
  const { session, input, text, layout, zoom, reason, chooser, marked, on } = props;
  const { ui, view, playback } = session;
  // Consecutive frames may highlight the same place: alternating the class restarts the animation.
  const beat = session.playthrough.plies.at(-1)!.frames.indexOf(playback.shown!) % 2 === 1 ? ' beat' : '';
  const pointers = zoom ?? input;
  zoom?.follow(ui.size(view, layout), layout === 'narrow' && session.isOpen, marked);
  return stage({
    above: props.above ?? nothing,
    board: drawing(props),
    over: html`${zoom?.miniMap() ?? nothing} ${reason === undefined ? nothing : beside(reason)}
    ${chooser.render(session, text)} ${ui.closeUp ? html`<div class="close-up" aria-hidden="true"></div>` : nothing}
    ${props.over ?? nothing}`,
    marks: `${zoom && !zoom.view.isFullyVisible ? ' zoomed' : ''}${beat}`,
    closeUp: closeUp(session, text),
    buttons: zoom?.buttons(text),
    zooms: ui.zooms,
    on: {
      ...on,
      focusin: zoom?.focusin ?? input.focusin,
      move: pointers.pointermove,
      up: pointers.pointerup,
      cancel: pointers.pointercancel,
      leave: zoom?.pointerleave,
      hold: chooser.holdFocus,
    },
  });
}

/**
 * The reason of a refusal beside its place, for eye and pointer only, since it is announced and in the panel too. Its rule
 * id can be clicked; presses do not reach the board, where they would remove it.
 */
const beside = (reason: string): TemplateResult => {
  const hold = (event: Event) => event.preventDefault();
  const keep = (event: Event) => event.stopPropagation();
  return html`<p class="beside reason" aria-hidden="true" @pointerdown=${keep} @mousedown=${hold}>
    ${withRuleId(reason, -1)}
  </p>`;
};

/** Pixels between a box and what it is about. */
const GAP = 8;
/** A place that begins more pixels above its middle is an area, of which the box lies in the middle. */
const MOST = 100;
const putAbove = (box: HTMLElement, by: number): void => box.style.setProperty('--above', `${by}px`);

/**
 * Moves the box beside an anchor to that anchor in the part of the board that is on show; above it where the window ends. Uses
 * CSSOM, since a strict policy forbids style attributes.
 */
export function placeBeside(
  root: ParentNode,
  { x, y, width, height }: BoardZoom['view']['seen'],
  anchors: () => readonly Anchor[],
  anchor: string | undefined,
): void {
  const box = root.querySelector<HTMLElement>('.beside');
  if (!box) return;
  const at = anchors().find(({ id }) => id === anchor) ?? { x: x + width / 2, y: y + height / 2 };
  box.style.setProperty('--x', `${(100 * (at.x - x)) / width}%`);
  box.style.setProperty('--y', `${(100 * (at.y - y)) / height}%`);
  putAbove(box, 0);
  const board = root.querySelector('.scene')!;
  const [place] = anchor === undefined ? [] : placesOf(board, anchor);
  const { top, bottom, height: high } = box.getBoundingClientRect();
  // A reason covers neither the place nor those beside it, such as the other cards of a hand, nor what stands above the board.
  const isReason = box.matches('.reason');
  if (!place || (bottom <= innerHeight && !isReason)) return;
  const from = place.getBoundingClientRect().top - GAP;
  const isIn = !isReason || (from - high >= board.getBoundingClientRect().top && top - from < MOST);
  if (isIn && from - high >= 0) putAbove(box, top - (from - high));
}
