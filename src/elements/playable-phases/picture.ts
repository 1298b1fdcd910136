/** The drawn chart in its frame: shows as much of it as is readable; in a narrow host it is folded away. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Box, Diagram } from '../../inspector/diagram.js';
import { Breakpoints } from '../ui/breakpoints.js';
import { Viewport, zoomButtons } from '../ui/viewport.js';
import { commonWords, drawChart, sign, SIGNS, type ChartProps } from './chart.js';
import { Diagrams } from './diagrams.js';
import { AvailableSpace } from './available-space.js';
import { nearPart } from './near-part.js';
import type { LiveChart } from './live-chart.js';

/** Props that the picture and the tree share. */
export type Shared = Omit<ChartProps, 'picture' | 'seen' | 'near' | 'prefix' | 'measure'>;

/** A picture that is whole only below the scale `LEGIBLE` opens zoomed to at least `READABLE`, with letters of 11 pixels. */
const LEGIBLE = 0.65;
const READABLE = 11 / 13;
/** Visible margin beside the state followed, in pixels. */
const MARGIN = 16;
/** Minimum widths in pixels for a picture of one, two or three columns; below the first, it would be too small to read. */
const COLUMNS = [480, 740, 1140];

export class ChartPicture {
  readonly #host: LitElement;
  readonly #prefix: string;
  readonly #reveal: (id: string) => void;
  readonly #viewport: Viewport;
  readonly #breakpoints: Breakpoints;
  readonly #space: AvailableSpace;
  readonly #pictures: Diagrams;
  #followed: { readonly picture: Diagram; readonly id: string; readonly scale: number } | undefined;
  /** The last selection, the last current state, and which of them is followed: the one that changed last. */
  #seen: { readonly selected: string | undefined; readonly now: string; readonly goal: string } | undefined;
  /** What is seen of the part followed, until the reader moves or enlarges the picture. */
  #near: { readonly seen: Box; readonly ids: ReadonlySet<string> } | undefined;
  #isUnfolded = false;

  /** `prefix` starts the ids in the drawing; `reveal` shows in the tree what the reader selects in the picture. */
  constructor(host: LitElement, prefix: string, reveal: (id: string) => void) {
    this.#host = host;
    this.#prefix = prefix;
    this.#reveal = reveal;
    this.#viewport = new Viewport(host);
    this.#breakpoints = new Breakpoints(host, () => COLUMNS, 2);
    this.#space = new AvailableSpace(host);
    this.#pictures = new Diagrams(host);
  }

  /** Whether the host is wide enough for the picture. */
  get isWide(): boolean {
    return this.#breakpoints.reached > 0;
  }
  get isComing(): boolean {
    return this.#pictures.isComing;
  }
  /** The picture for the available width; for a large chart, the part around `center`. */
  of({ graph, words }: LiveChart, ui: GameUi | undefined, center: string): Diagram | undefined {
    const columns = this.#breakpoints.reached;
    const choose = (made: readonly Diagram[]) =>
      (columns > 0 ? this.#space.best(made) : undefined) ?? made[Math.min(Math.max(1, columns), made.length) - 1];
    return this.#pictures.of(graph, choose, words, ui, center);
  }

  #goal(selected: string | undefined, now: string): string {
    const before = this.#seen;
    const isKept = before?.now === now && before.selected === selected;
    const goal = isKept ? before.goal : selected === before?.selected ? now : (selected ?? now);
    this.#seen = { selected, now, goal };
    return goal;
  }
  /** `now` is the id of the current state. */
  render(picture: Diagram | undefined, shared: Shared, now: string): TemplateResult | typeof nothing {
    const id = this.#goal(shared.selected, now);
    if (!this.isWide) return picture || this.isComing ? this.#folded(picture, shared, id) : nothing;
    const { text, chart } = shared;
    const { graph } = chart;
    if (!picture) return html`<p class="quiet">${text('phases.drawing')}</p>`;
    if (!this.#pictures.isPart(graph)) return this.#picture(picture, shared, id);
    return html`${this.#picture(picture, shared, id)}
      <p class="row">
        <span class="quiet">${text('phases.part')}</span>
        <button data-do="whole" @click=${() => this.#pictures.showWhole(graph)}>
          ${text('phases.whole', { count: graph.states.length })}
        </button>
      </p>`;
  }
  #drawing(picture: Diagram, seen: Box, shared: Shared, measure: ChartProps['measure']): TemplateResult {
    const select = (id: string) => {
      if (this.#viewport.wasDragged) return;
      // The clicked state is already visible: do not move it from under the finger.
      if (this.#followed) this.#followed = { ...this.#followed, id };
      shared.select(id);
      this.#reveal(id);
    };
    return drawChart({ ...shared, select, picture, seen, near: this.#nearIn(seen), prefix: this.#prefix, measure });
  }
  /** What the signs of the picture mean, and the words of most arrows. */
  #legend({ chart, text }: Shared, picture: Diagram): TemplateResult {
    const words = commonWords(chart, picture);
    return html`<p class="quiet signs">
      ${SIGNS.map((kind) => html`<span>${sign(kind)} ${text(`phases.sign.${kind}`)}</span>`)}
      ${words === undefined ? nothing : html`<span class="common">${text('phases.common', { words })}</span>`}
    </p>`;
  }

  // Wide hosts.

  /** A picture too small to read whole is zoomed to the part around the state followed. */
  #follow(picture: Diagram, id: string, chart: LiveChart): void {
    const box = boxOf(picture, id);
    const before = this.#followed;
    const scale = this.#space.scaleOf(picture);
    const isOther = before?.picture !== picture || before.scale !== scale;
    if (!box || (before?.id === id && !isOther)) return;
    this.#followed = { picture, id, scale };
    const view = this.#viewport;
    const isOwn = (isOther && scale < LEGIBLE) || this.#nearIn(view.seen) !== undefined;
    const shown = scale / READABLE;
    const room = { width: picture.width * shown, height: picture.height * shown };
    const part = isOwn ? nearPart(chart, picture, id, room) : undefined;
    const { x, y, width, height } = part?.box ?? box;
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (part)
      view.lookAt(middle, Math.max(1 / shown, Math.min(1 / scale, picture.width / width, picture.height / height)));
    else if (!view.isFullyVisible) view.lookAt(middle);
    this.#near = part && !view.isFullyVisible ? { ids: part.ids, seen: view.seen } : undefined;
  }
  #nearIn(seen: Box): ReadonlySet<string> | undefined {
    const near = this.#near;
    return near && (['x', 'y', 'width'] as const).every((key) => near.seen[key] === seen[key]) ? near.ids : undefined;
  }
  #picture(picture: Diagram, shared: Shared, id: string): TemplateResult {
    const { text } = shared;
    const view = this.#viewport;
    view.show(picture);
    this.#follow(picture, id, shared.chart);
    return html`<div class="picture" part="picture">
      <div
        class=${view.isFullyVisible ? 'view' : 'view zoomed'}
        role="group"
        tabindex="0"
        aria-label=${text('phases.picture')}
        aria-describedby="keys"
        @keydown=${view.key}
        @pointerdown=${view.pointerdown}
        @pointermove=${view.pointermove}
        @pointerup=${view.pointerup}
        @pointercancel=${view.pointerup}
        @pointerleave=${view.pointerup}
      >
        ${this.#drawing(picture, view.seen, shared, this.#space.at)}
      </div>
      <div class="under">${this.#legend(shared, picture)} ${zoomButtons(view, text, text('phases.picture'))}</div>
      <p class="visually-hidden" id="keys">${text('phases.keys')}</p>
    </div>`;
  }

  // Narrow hosts.

  /** A scrolling box at a readable size, folded at first: the tree below says the same. */
  #folded(picture: Diagram | undefined, shared: Shared, id: string): TemplateResult {
    const { text } = shared;
    const toggle = ({ currentTarget }: Event) => {
      this.#isUnfolded = (currentTarget as HTMLDetailsElement).open;
      this.#host.requestUpdate();
    };
    if (this.#isUnfolded && picture) this.#scroll(picture, id);
    else this.#followed = undefined;
    return html`<details class="folded" part="picture" .open=${this.#isUnfolded} @toggle=${toggle}>
      <summary>${text('phases.unfold')}</summary>
      ${this.#isUnfolded ? this.#unfolded(picture, shared) : nothing}
    </details>`;
  }
  #unfolded(picture: Diagram | undefined, shared: Shared): TemplateResult {
    const { text } = shared;
    if (!picture) return html`<p class="quiet">${text('phases.drawing')}</p>`;
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    return html`<div class="scroll" role="group" tabindex="0" aria-label=${text('phases.picture')}>
        ${this.#drawing(picture, whole, shared, () => undefined)}
      </div>
      ${this.#legend(shared, picture)}`;
  }
  /** Scrolls the box so that the state followed is in the middle; the page does not scroll. */
  #scroll(picture: Diagram, id: string): void {
    if (this.#followed?.picture === picture && this.#followed.id === id) return;
    this.#followed = { picture, id, scale: 1 };
    void this.#host.updateComplete.then(() => {
      const around = this.#host.renderRoot.querySelector('.scroll');
      const box = boxOf(picture, id);
      if (!around || !box) return;
      // If it is wider than the box, show its start, where its name stands.
      around.scrollLeft = Math.min(box.x - MARGIN, box.x + box.width / 2 - around.clientWidth / 2);
      around.scrollTop = box.y + box.height / 2 - around.clientHeight / 2;
    });
  }
}

/** The box of a state, or the label of a transition. */
const boxOf = ({ states, transitions }: Diagram, id: string): Box | undefined =>
  states.find((state) => state.id === id)?.box ?? transitions.find((transition) => transition.id === id)?.label;
