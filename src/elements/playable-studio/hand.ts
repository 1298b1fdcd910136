/**
 * A position set up by hand: the board on which every piece may go anywhere, what lies beside it, and the fields. Each change
 * is one of the lesson, so that it is undone, kept and checked as all others are. It stands in a tree of its own, for the
 * styles of a game are those of its board.
 */
import {
  adoptStyles,
  html,
  nothing,
  render,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { placeStyles } from '../../drawing/place.styles.js';
import { toneStyles } from '../../drawing/tones.styles.js';
import { aboutGame } from '../../game-ui/games.js';
import type { GameUi, Layout } from '../../game-ui/game-ui.js';
import type { EditorField, PositionEditor, Setting, TrayThing } from '../../game-ui/position-editor.js';
import { startGesture } from '../../interaction/gesture.js';
import { BadInput, type Position, type Seat, type Table, type View } from '../../kernel/game.js';
import { leastWide } from '../parts/arrangement.styles.js';
import { BoardInput } from '../parts/board-input.js';
import { sceneStyles } from '../parts/scene.styles.js';
import { styles as shared } from '../parts/shared.styles.js';
import type { Desk } from './desk.js';
import { styles } from './hand.styles.js';
import { begin } from './model/draft.js';
import { actingAt, beginsAt, tableOf, viewOf, withTable, wrongWith, type Wrong } from './position.js';
import { problemInWords } from './problem.js';
import { phasesOf } from './way.js';

/** With more things than these beside the board, an author opens the group that is looked for. */
const FEW = 45;
const NONE: ReadonlySet<string> = new Set();

/** What is drawn: worked out anew when the lesson, the language or the seat is another. */
interface Laid extends Setting {
  readonly position: Position;
  readonly view: View;
  readonly tray: readonly TrayThing[];
  readonly fields: readonly EditorField[];
  readonly wrong: Wrong | undefined;
}

/** The colour of a seat. */
const dot = ({ seatColours }: Pick<GameUi, 'seatColours'>, seat: Seat): TemplateResult | typeof nothing => {
  const [body, outline] = seatColours?.[seat] ?? [];
  if (body === undefined) return nothing;
  return html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4" fill=${body} stroke=${outline!} />
  </svg>`;
};

export class Hand implements ReactiveControllerHost {
  /** Where it stands. */
  readonly place = document.createElement('div');
  readonly renderRoot = this.place.attachShadow({ mode: 'open' });
  readonly #editor: PositionEditor;
  readonly #controllers: ReactiveController[] = [];
  readonly #input: BoardInput;
  #desk: Desk;
  #seat: Seat | undefined;
  #layout: Layout = 'wide';
  /** What it was worked out for, and what came of it. */
  #for: readonly unknown[] = [];
  #laid: Laid | string = '';
  #isAsked = false;

  constructor(editor: PositionEditor, desk: Desk) {
    this.#editor = editor;
    this.#desk = desk;
    const { ui } = desk;
    this.place.className = 'hand';
    const tones = ui.palette ? [toneStyles(ui.palette)] : [];
    adoptStyles(this.renderRoot, [...tones, shared, sceneStyles, placeStyles, ...(ui.styles ?? []), styles]);
    this.#input = new BoardInput(this, () => this.#anchors(), { point: (path) => this.#put(path) });
    this.#input.begin(startGesture);
    new ResizeObserver(() => {
      const { clientWidth } = this.renderRoot.querySelector('.view') ?? this.place;
      const layout = clientWidth < leastWide(aboutGame(ui.game.id)) ? 'narrow' : 'wide';
      if (layout === this.#layout) return;
      this.#layout = layout;
      // Not within the observation: a drawing of another height is itself a resize.
      requestAnimationFrame(() => this.requestUpdate());
    }).observe(this.place);
  }
  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }
  removeController(controller: ReactiveController): void {
    this.#controllers.splice(this.#controllers.indexOf(controller), 1);
  }
  requestUpdate(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => this.#isAsked && this.show());
  }
  get updateComplete(): Promise<boolean> {
    return Promise.resolve(!this.#isAsked);
  }

  /** Shows the position that the lesson begins with now. */
  show(desk = this.#desk): void {
    this.#isAsked = false;
    this.#desk = desk;
    const laid = (this.#laid = this.#lay(desk));
    const root = this.renderRoot;
    const had = root.activeElement?.getAttribute('data-anchor');
    if (typeof laid !== 'string') {
      this.#input.offer({ paths: this.#editor.paths(laid) });
      this.#input.settle(this.#anchors());
    }
    render(typeof laid === 'string' ? this.#unreadable(laid) : this.#drawn(laid), root, { host: this });
    // What had the focus may be gone: a piece that was taken from the tray, or from a place of its own.
    if (had && !root.activeElement) this.#input.focus(had);
    if (typeof laid !== 'string') this.#placeBeside(laid);
    this.#controllers.forEach((controller) => controller.hostUpdated?.());
  }
  #lay(desk: Desk): Laid | string {
    const { ui, lesson, text } = desk;
    const isSame = [lesson, text, this.#seat].every((thing, i) => thing === this.#for[i]);
    if (isSame && this.#seat !== undefined) return this.#laid;
    const position = beginsAt(ui, lesson);
    if (!position) return text('studio.fault.start');
    try {
      const table = tableOf(ui, position);
      // At first the things of whoever goes are shown.
      const seat = (this.#seat ??= actingAt(ui, position) ?? 0);
      this.#for = [lesson, text, seat];
      const at = { table, seat, phase: position.phase };
      return {
        ...at,
        position,
        view: viewOf(ui, at.phase, table, seat),
        tray: this.#editor.tray(at, text),
        fields: this.#editor.fields(at, text),
        wrong: wrongWith(ui, this.#editor, position, text),
      };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#for = [];
      return problemInWords(error, text);
    }
  }
  #anchors() {
    return typeof this.#laid === 'string' ? [] : this.#desk.ui.anchors(this.#laid.view, this.#layout);
  }
  /** A piece, or a place, in words. */
  #named(id: string, { tray, view }: Laid): string {
    return tray.find((thing) => thing.id === id)?.label ?? this.#desk.ui.label(id, view, this.#desk.text);
  }

  // What is done.

  #put([piece, place]: readonly string[]): boolean {
    const laid = this.#laid;
    if (typeof laid === 'string' || piece === undefined || place === undefined) return false;
    if (!this.#editor.paths(laid).some(([from, to]) => from === piece && to === place)) return false;
    const { text, say } = this.#desk;
    say(text('studio.hand.put', { thing: this.#named(piece, laid), place: this.#named(place, laid) }));
    this.#change(laid.position, this.#editor.put(laid, piece, place));
    return true;
  }
  #change(position: Position, table: Table, field?: string): void {
    const { lesson, edit } = this.#desk;
    edit(begin(lesson, { position: withTable(position, table), seed: lesson.start.seed }, []), field);
  }
  readonly #enter = ({ target }: Event): void => {
    const { position, table } = this.#laid as Laid;
    const phase = (target as HTMLSelectElement).value;
    this.#change({ ...position, phase }, this.#editor.enter(table, phase));
  };
  /** As on the board. */
  readonly #letGo = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#input.cancel();
  };
  #look(seat: Seat): void {
    this.#seat = seat;
    this.#input.cancel();
    this.requestUpdate();
  }

  // Drawing.

  #unreadable(message: string): TemplateResult {
    return html`<p class="warning" role="status">${this.#desk.text('studio.hand.unreadable', { message })}</p>`;
  }
  #drawn(laid: Laid): TemplateResult {
    const { ui, text } = this.#desk;
    const { wrong, view, fields } = laid;
    const input = this.#input;
    const { chosen } = input;
    const board = ui.board(view, {
      text,
      layout: this.#layout,
      prefix: 'hand-',
      state: (anchor) => input.state(anchor),
      changed: NONE,
      shown: NONE,
      tabStop: input.tabStop,
    });
    const field = wrong && fields.some(({ id }) => id === wrong.path);
    return html`<p class=${wrong ? 'warning' : 'quiet'} role="status" id="check">
        ${wrong ? text('studio.hand.bad', { message: wrong.says }) : text('studio.position.good')}
      </p>
      <div class="fields">
        ${this.#phases(laid)} ${fields.filter((one) => one.seat === undefined).map((one) => this.#field(one, wrong))}
      </div>
      <p role="status" class="taken">
        ${chosen === undefined ? nothing : text('studio.hand.taken', { thing: this.#named(chosen, laid) })}
      </p>
      <div
        class="scene"
        @pointerdown=${input.pointerdown}
        @pointermove=${input.pointermove}
        @pointerup=${input.pointerup}
        @pointercancel=${input.pointercancel}
      >
        <div class="view" @keydown=${input.keydown} @focusin=${input.focusin}>
          ${board}
          ${wrong && !field && this.#whereIs(laid) ? html`<p class="beside reason" aria-hidden="true">${wrong.says}</p>` : nothing}
        </div>
        ${this.#tray(laid)}
      </div>`;
  }
  #phases({ position, wrong }: Laid): TemplateResult {
    const { ui, text } = this.#desk;
    return html`<label class="field"
      ><span>${text('studio.hand.phase')}</span>
      <select name="phase" aria-invalid=${wrong?.path === 'phase' ? 'true' : nothing} @change=${this.#enter}>
        ${phasesOf(ui, text).map(({ id, name }) => html`<option value=${id} ?selected=${id === position.phase}>${name}</option>`)}
      </select></label
    >`;
  }
  #field({ id, label, value, range, choices, set }: EditorField, wrong: Wrong | undefined): TemplateResult {
    const change = ({ target }: Event) => {
      const { position } = this.#laid as Laid;
      const input = target as HTMLInputElement | HTMLSelectElement;
      const [min = 0, max = 0] = range ?? [];
      const given = Math.trunc(Number(input.value));
      const next = choices ? given : Math.min(max, Math.max(min, given));
      input.value = String(next);
      if (next !== value) this.#change(position, set(next), `hand ${id}`);
    };
    const invalid = wrong?.path === id;
    const described = invalid ? 'check' : nothing;
    return html`<label class="field"
      ><span>${label}</span> ${
        choices
          ? html`<select name=${id} aria-invalid=${invalid} aria-describedby=${described} @change=${change}>
              ${choices.map(([choice, name]) => html`<option value=${choice} .selected=${choice === value}>${name}</option>`)}
            </select>`
          : html`<input
              type="number"
              inputmode="numeric"
              name=${id}
              min=${range![0]}
              max=${range![1]}
              .value=${String(value)}
              aria-invalid=${invalid}
              aria-describedby=${described}
              @change=${change}
            />`
      }
      ${invalid ? html`<span class="warning">${wrong.says}</span>` : nothing}</label
    >`;
  }
  #tray({ tray, seat, view, fields, wrong }: Laid): TemplateResult {
    const { text } = this.#desk;
    const seats = Array.from({ length: view.players }, (_, one) => one);
    return html`<section class="tray" aria-label=${text('studio.hand.tray')} @keydown=${this.#letGo}>
      <div class="seats" role="group" aria-label=${text('studio.hand.seat')}>
        ${seats.map(
          (one) =>
            html`<button type="button" data-seat=${one} aria-pressed=${one === seat} @click=${() => this.#look(one)}>
              ${dot(this.#desk.ui, one)} ${text('ui.seats', { seat: [one] })}
            </button>`,
        )}
      </div>
      <div class="fields">${fields.filter((one) => one.seat === seat).map((one) => this.#field(one, wrong))}</div>
      ${repeat(
        new Set(tray.map(({ group }) => group)),
        (group) => group,
        (group) => this.#group(group, tray),
      )}
    </section>`;
  }
  #group(group: string | undefined, tray: readonly TrayThing[]): TemplateResult {
    const things = html`<div class="things">
      ${repeat(
        tray.filter((thing) => thing.group === group),
        ({ id }) => id,
        (thing) => this.#thing(thing),
      )}
    </div>`;
    return group === undefined
      ? things
      : html`<details ?open=${tray.length <= FEW}>
          <summary>${group}</summary>
          ${things}
        </details>`;
  }
  #thing({ id, label, count }: TrayThing): TemplateResult {
    const input = this.#input;
    const state = input.state(id);
    const isOff = state === 'idle';
    return html`<button
      type="button"
      class=${`thing ${state}`}
      data-anchor=${id}
      aria-pressed=${state === 'chosen' ? 'true' : nothing}
      aria-disabled=${isOff ? 'true' : nothing}
      @click=${({ detail }: MouseEvent) => detail === 0 && !isOff && input.point(id)}
    >
      ${label}${count === undefined ? nothing : html` <span class="count">×${count}</span>`}
    </button>`;
  }
  /** The place of the board that is not as it should be. */
  #whereIs({ wrong, table }: Laid) {
    const id = wrong && this.#editor.placeOf(wrong.path, table);
    return id === undefined ? undefined : this.#anchors().find((anchor) => anchor.id === id);
  }
  /** By CSSOM, since a strict policy forbids style attributes. */
  #placeBeside(laid: Laid): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.beside');
    const at = this.#whereIs(laid);
    if (!box || !at) return;
    const { width, height } = this.#desk.ui.size(laid.view, this.#layout);
    box.style.setProperty('--x', `${(100 * at.x) / width}%`);
    box.style.setProperty('--y', `${(100 * at.y) / height}%`);
  }
}
