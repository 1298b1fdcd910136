/**
 * Sets up a position by hand: the board, on which every piece may go anywhere, the tray beside it, and the fields. Each
 * change is a change of the lesson, so it is undone, saved and checked like all others. Renders into its own shadow root,
 * because the game's styles apply to its board, and is updated with the studio.
 */
import { adoptStyles, html, nothing, render, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { placeStyles } from '../../drawing/place.styles.js';
import { aboutGame } from '../../loading/games.js';
import type { Layout } from '../../game-ui/game-ui.js';
import type { EditorField, PositionEditor, Setting, TrayThing } from '../../game-ui/position-editor.js';
import { begins, type Paths } from '../../interaction/paths.js';
import { BadInput, type Position, type Seat, type Table, type View } from '../../kernel/game.js';
import { allStyles } from '../board/all-styles.js';
import { minBoardWidth } from '../board/layout.styles.js';
import { BoardInput } from '../board/board-input.js';
import { sceneStyles } from '../board/scene.styles.js';
import { styles as shared } from '../ui/shared.styles.js';
import type { EditorContext } from './editor-context.js';
import { allowed, fieldsOf, type FieldProps } from './position-editor-fields.js';
import { trayEnds, trayPanel } from './position-editor-tray.js';
import { styles } from './position-editor.styles.js';
import { begin, type DraftLesson } from './model/draft.js';
import { actingAt, beginsAt, tableOf, viewOf, withTable, wrongWith, type Wrong } from './position.js';
import { errorText } from './error-text.js';
import { undoButtons } from './undo.js';
import { phasesOf } from './phase-path.js';
import { where } from './where.styles.js';
import { safeDocument } from '../../dom/safe-document.js';

/** Elements that react to a click. */
const PRESSED = 'button, summary, label';
const NONE: ReadonlySet<string> = new Set();

/** What is drawn: computed again when the lesson, the language or the seat changes. */
interface Laid extends Setting {
  readonly position: Position;
  readonly view: View;
  readonly paths: Paths;
  readonly tray: readonly TrayThing[];
  readonly fields: readonly EditorField[];
  readonly wrong: Wrong | undefined;
}

export class PositionEditorView {
  /** The element into which it renders. */
  readonly element = safeDocument.createElement('div');
  readonly renderRoot = this.element.attachShadow({ mode: 'open' });
  readonly #editor: PositionEditor;
  readonly #host: ReactiveControllerHost;
  readonly #input: BoardInput;
  #context: EditorContext;
  #seat: Seat | undefined;
  #layout: Layout = 'wide';
  /** The inputs of the last computation, and its result: a layout, or why there is none. */
  #for: readonly unknown[] = [];
  #laid: Laid | string = '';
  /** The piece in the tray picked up with a key: it gets the focus back when it is put down. */
  #taken: string | undefined;
  /** The element on which a press began. */
  #pressed: Element | null = null;
  /** The field that was given a number out of range, and the lesson with the number used instead. */
  #strayed: { readonly field: string; lesson: DraftLesson } | undefined;

  constructor(host: ReactiveControllerHost, editor: PositionEditor, context: EditorContext) {
    this.#host = host;
    this.#editor = editor;
    this.#context = context;
    const { ui } = context;
    this.element.className = 'hand';
    adoptStyles(this.renderRoot, [...allStyles([shared, sceneStyles, placeStyles], [], ui), where, styles]);
    this.#input = new BoardInput(
      {
        renderRoot: this.renderRoot,
        addController: (input) => host.addController(input),
        requestUpdate: () => host.requestUpdate(),
      },
      () => this.#anchors(),
      { onPath: (path) => this.#put(path) },
    );
    for (const type of ['pointerdown', 'click']) this.renderRoot.addEventListener(type, this.#click, true);
    new ResizeObserver(() => {
      const { clientWidth } = this.renderRoot.querySelector('.view') ?? this.element;
      // While the author is elsewhere, it has no width: when they come back, it is what it was.
      if (clientWidth === 0) return;
      const layout = clientWidth < minBoardWidth(aboutGame(ui.game.id)) ? 'narrow' : 'wide';
      if (layout === this.#layout) return;
      this.#layout = layout;
      // Not inside the observer's callback: a drawing of another height is itself a resize.
      requestAnimationFrame(() => host.requestUpdate());
    }).observe(this.element);
  }
  /** Call it when the studio shows another editor in its place. */
  remove(): void {
    this.#host.removeController(this.#input);
  }
  /** Puts down the piece in the author's hand; returns whether there was one. */
  deselect(): boolean {
    const hadPiece = this.#input.chosen !== undefined;
    this.#input.cancel();
    return hadPiece;
  }
  /** Why the position is invalid; `undefined` if it is valid. */
  wrong(context: EditorContext): string | undefined {
    const laid = (this.#laid = this.#lay(context));
    return typeof laid === 'string' ? laid : laid.wrong?.says;
  }

  /** Renders the position with which the lesson starts. */
  show(context = this.#context): void {
    this.#context = context;
    if (this.#strayed?.lesson !== context.lesson) this.#strayed = undefined;
    const laid = (this.#laid = this.#lay(context));
    const root = this.renderRoot;
    const had = root.activeElement;
    if (typeof laid !== 'string') {
      this.#input.offer({ paths: laid.paths });
      this.#input.settle(this.#anchors());
    }
    render(typeof laid === 'string' ? this.#unreadable(laid) : this.#drawn(laid), root, { host: this });
    // The focused element may be gone: a piece that was picked up, or the place where it went.
    if (had && !root.activeElement) {
      this.#input.focus(this.#taken ?? had.getAttribute('data-anchor') ?? '');
      // The focus has moved the tab stop, which the next update draws.
      void this.#host.updateComplete.then(() => this.#host.requestUpdate());
    }
    if (this.#input.chosen === undefined) this.#taken = undefined;
    if (typeof laid !== 'string') this.#measure(laid);
  }
  #lay(context: EditorContext): Laid | string {
    const { ui, lesson, text } = context;
    const isSame = [lesson, text, this.#seat].every((thing, i) => thing === this.#for[i]);
    if (isSame && this.#seat !== undefined) return this.#laid;
    this.#for = [];
    const position = beginsAt(ui, lesson);
    if (!position) return text('studio.fault.start');
    try {
      const table = tableOf(ui, position);
      // At first, show the pieces of the seat to move.
      const seat = (this.#seat ??= actingAt(ui, position) ?? 0);
      this.#for = [lesson, text, seat];
      const at = { table, seat, phase: position.phase };
      return {
        ...at,
        position,
        view: viewOf(ui, at.phase, table, seat),
        paths: this.#editor.paths(at),
        tray: this.#editor.tray(at, text),
        fields: this.#editor.fields(at, text).filter((field) => !!field),
        wrong: wrongWith(ui, position, text),
      };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return errorText(error, text);
    }
  }
  #anchors() {
    return typeof this.#laid === 'string' ? [] : this.#context.ui.anchors(this.#laid.view, this.#layout);
  }
  /** Name of a piece or a place: the first sentence of its label. */
  #named(id: string, { tray, view }: Laid): string {
    const { ui, text } = this.#context;
    return tray.find((thing) => thing.id === id)?.label ?? ui.label(id, view, text).replace(/\.(?: [^]*)?$/, '');
  }

  // Actions.

  #put([piece, place]: readonly string[]): boolean {
    const laid = this.#laid;
    if (typeof laid === 'string' || piece === undefined || place === undefined) return false;
    if (!laid.paths.some(([from, to]) => from === piece && to === place)) return false;
    const { text, say } = this.#context;
    const what = text('studio.hand.put', { thing: this.#named(piece, laid), place: this.#named(place, laid) });
    say(what);
    this.#change(laid.position, this.#editor.put(laid, piece, place), what);
    return true;
  }
  #change(position: Position, table: Table, what: string, field?: string): DraftLesson {
    const { lesson, edit } = this.#context;
    const next = begin(lesson, { position: withTable(position, table), seed: lesson.start.seed }, []);
    edit(next, field, what);
    return next;
  }
  readonly #enter = ({ target }: Event): void => {
    const { position, table } = this.#laid as Laid;
    const { value: phase, selectedOptions } = target as HTMLSelectElement;
    const { text } = this.#context;
    const what = text('ui.named', { what: text('studio.hand.phase'), name: selectedOptions[0]!.text.trim() });
    this.#change({ ...position, phase }, this.#editor.enter(table, phase), what);
  };
  readonly #set = (field: EditorField, value: number, what: string, isAsPut: boolean): void => {
    const { lesson, text, say } = this.#context;
    const { position } = this.#laid as Laid;
    const { id, set } = field;
    const next = value === field.value ? lesson : this.#change(position, set(value), what, `hand ${id}`);
    this.#strayed = isAsPut ? undefined : { field: id, lesson: next };
    if (!isAsPut) say(allowed(field, value, text));
    this.#host.requestUpdate();
  };
  readonly #revisit = (): void => {
    this.#strayed = undefined;
    this.#host.requestUpdate();
  };
  /**
   * Lifting a finger puts a piece down and changes what is under it, so the following click would hit another element. A
   * click counts only on the element where the press began.
   */
  readonly #click = (event: Event): void => {
    const on = (event.target as Element).closest(PRESSED);
    if (event.type === 'pointerdown') this.#pressed = on;
    if (event.type === 'pointerdown' || (event as MouseEvent).detail === 0 || on === this.#pressed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Escape puts a piece down, as on the board. */
  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.deselect();
  };
  /** A piece picked up in the tray with a key needs a place: focus the first one, beside the board or on it. */
  readonly #point = (id: string): void => {
    const input = this.#input;
    const isTaken = input.chosen === undefined;
    input.point(id);
    if (!isTaken || input.chosen !== id) return;
    this.#taken = id;
    this.show();
    const end = this.renderRoot.querySelector<HTMLElement>('.bar .target');
    if (end) return end.focus();
    const place = this.#anchors().find((anchor) => input.state(anchor.id) === 'target');
    if (place) input.focus(place.id);
  };
  /** Focuses the faulty field or place. */
  #goTo({ path }: Wrong): void {
    const { fields } = this.#laid as Laid;
    const field = fields.find(({ id }) => id === path);
    if (field?.seat !== undefined && field.seat !== this.#seat) {
      this.#look(field.seat);
      this.show();
    }
    const at = this.renderRoot.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
    const place = this.#whereIs(this.#laid as Laid);
    at?.closest('details')?.setAttribute('open', '');
    if (at) at.focus();
    else if (place) this.#input.focus(place.id);
  }
  #look(seat: Seat): void {
    this.#seat = seat;
    this.#input.cancel();
    this.#host.requestUpdate();
  }

  // Rendering.

  #unreadable(message: string): TemplateResult {
    return html`<p class="warning" role="status">${this.#context.text('studio.hand.unreadable', { message })}</p>`;
  }
  #drawn(laid: Laid): TemplateResult {
    const { ui, text } = this.#context;
    const { view, tray, fields, seat, wrong } = laid;
    const input = this.#input;
    const board = ui.board(view, {
      text,
      layout: this.#layout,
      prefix: 'hand-',
      state: (anchor) => input.state(anchor),
      changed: NONE,
      shown: NONE,
      tabStop: input.tabStop,
    });
    const field: FieldProps = { text, wrong, strayed: this.#strayed?.field, change: this.#set, revisit: this.#revisit };
    return html`<div
      class="scene"
      @pointerdown=${input.pointerdown}
      @pointermove=${input.pointermove}
      @pointerup=${input.pointerup}
      @pointercancel=${input.pointercancel}
    >
      <div class="fields">${this.#phases(laid)} ${fieldsOf(fields, field, this.#layout === 'narrow')}</div>
      <div class="view" @keydown=${input.keydown} @focusin=${input.focusin}>
        ${board} ${this.#whereIs(laid) ? html`<p class="amiss" aria-hidden="true">!</p>` : nothing}
      </div>
      ${this.#bar(laid)}
      ${trayPanel({
        ...field,
        ui,
        text,
        input,
        tray,
        fields,
        seat,
        players: view.players,
        look: (one) => this.#look(one),
        point: this.#point,
        onKey: this.#onKey,
      })}
    </div>`;
  }
  #phases({ position, wrong }: Laid): TemplateResult {
    const { ui, text } = this.#context;
    const all = phasesOf(ui, text);
    const isClosed = (id: string) => this.#editor.mayEnter?.(id) === false;
    const some = all.some(({ id }) => isClosed(id));
    const isWrong = wrong?.path === 'phase';
    return html`<div class="field">
      <label class="field"
        ><span>${text('studio.hand.phase')}</span>
        <select
          name="phase"
          aria-invalid=${isWrong ? 'true' : nothing}
          aria-describedby=${isWrong ? 'check' : some ? 'closed' : nothing}
          @change=${this.#enter}
        >
          ${all.map(({ id, name }) => html`<option value=${id} ?disabled=${isClosed(id)} ?selected=${id === position.phase}>${name}</option>`)}
        </select></label
      >
      ${some ? html`<span class="quiet" id="closed">${text('studio.hand.closed')}</span>` : nothing}
    </div>`;
  }
  /** Always visible: whether the position is valid, or the piece in hand and the places for it beside the board. */
  #bar(laid: Laid): TemplateResult {
    const { text, undoing, turn } = this.#context;
    const input = this.#input;
    const { chosen } = input;
    const { wrong, paths, tray } = laid;
    const asks = chosen !== undefined && begins(paths, chosen) ? 'taken' : 'place';
    // A press on these buttons is not a press beside the board: it does not put down the piece in hand.
    const hold = (event: Event) => event.stopPropagation();
    return html`<div class="bar" @keydown=${this.#onKey}>
      <p role="status" id="check" class=${chosen !== undefined ? 'taken' : wrong ? 'warning' : 'quiet'}>
        ${
          chosen !== undefined
            ? text(`studio.hand.${asks}`, { thing: this.#named(chosen, laid) })
            : wrong
              ? this.#says(wrong, laid)
              : text('studio.position.good')
        }
      </p>
      ${trayEnds({ input, tray, point: this.#point })}
      <div class="row tools" @pointerdown=${hold}>
        ${
          chosen === undefined
            ? html`${undoButtons(text, undoing)}
                <button type="button" class="primary" data-do="done" @click=${() => turn('reader')}>
                  ${text('studio.done')}
                </button>`
            : html`<button type="button" data-do="deselect" @click=${() => this.deselect()}>
                ${text('studio.hand.deselect')}
              </button>`
        }
      </div>
    </div>`;
  }
  /** Why the position is invalid; a button that leads to the faulty place, if there is one. */
  #says(wrong: Wrong, laid: Laid): TemplateResult | string {
    const says = this.#context.text('studio.hand.bad', { message: wrong.says });
    const isField = wrong.path === 'phase' || laid.fields.some(({ id }) => id === wrong.path);
    if (!isField && !this.#whereIs(laid)) return says;
    return html`<button type="button" class="where" @click=${() => this.#goTo(wrong)}>${says}</button>`;
  }
  /** The faulty place on the board; `undefined` if a field reports the fault. */
  #whereIs({ wrong, table, fields }: Laid) {
    if (!wrong || fields.some(({ id }) => id === wrong.path)) return undefined;
    const id = this.#editor.placeOf(wrong.path, table);
    return id === undefined ? undefined : this.#anchors().find((anchor) => anchor.id === id);
  }
  /** Sets CSS properties from script, because a strict content security policy forbids style attributes. */
  #measure(laid: Laid): void {
    const { width, height } = this.#context.ui.size(laid.view, this.#layout);
    this.element.style.setProperty('--ratio', String(width / height));
    const mark = this.renderRoot.querySelector<HTMLElement>('.amiss');
    const at = this.#whereIs(laid);
    if (!mark || !at) return;
    mark.style.setProperty('--x', `${(100 * at.x) / width}%`);
    mark.style.setProperty('--y', `${(100 * at.y) / height}%`);
  }
}
