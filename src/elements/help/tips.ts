/**
 * Tooltips that explain a place or piece: for a resting mouse, visible focus, and a long press. A tooltip never covers its
 * place, can be hovered, stays until the reader moves on, and is closed by Escape (WCAG 1.4.13). Loaded when the reader
 * first comes to a place.
 */
import { html, nothing, render } from 'lit';
import { anchorIn, placesOf } from '../../dom/anchors.js';
import type { Explain, Explanation, GameUi } from '../../game-ui/game-ui.js';
import type { View } from '../../kernel/game.js';
import { addStyles } from '../ui/add-styles.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { inBrackets } from '../ui/rule-id.js';
import type { GameContext } from '../session/game-context.js';
import type { HelpOptions } from './help-controller.js';
import { tipStyles } from './help-dialogs.styles.js';
import { safeDocument } from '../../dom/safe-document.js';

/**
 * Milliseconds: of rest before a mouse opens a tooltip (`REST`), before it opens the next one while one is open (`NEXT`),
 * before a tooltip closes after the mouse has left (`LEFT`), and of a long press (`LONG`).
 */
const REST = 600;
const NEXT = 200;
const LEFT = 250;
const LONG = 500;
/** The number of pixels that a finger may move during a long press. */
const STILL = 8;
/** The number of pixels from a press between places to the place that it asks for. */
const NEAR = 60;
/** Pixels between a place and its tooltip, and between the tooltip and the edge of the window. */
const GAP = 10;
const EDGE = 8;

const LISTENED = [
  'pointerover',
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'pointerleave',
  'contextmenu',
  'focusin',
  'focusout',
  'keydown',
] as const;

export class Tips {
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #options: HelpOptions;
  #tip: HTMLElement | undefined;
  /** The explained place, and the view that the explanation is based on. */
  #anchor: string | undefined;
  #view: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a finger was pressed. */
  #down: { readonly x: number; readonly y: number } | undefined;
  /** Whether the current press of a finger has opened a tooltip. */
  #hasAsked = false;
  #described: Element | undefined;
  /** Called when the reader ends the mode in which every press asks for an explanation. */
  #onEnough: (() => void) | undefined;

  constructor(context: GameContext, options: HelpOptions) {
    this.#host = context.element;
    this.#context = context;
    this.#options = options;
    for (const type of LISTENED) this.#host.addEventListener(type, this.#on, { capture: true });
  }
  leave(): void {
    this.#enough();
    for (const type of LISTENED) this.#host.removeEventListener(type, this.#on, { capture: true });
  }
  /** Shows the tooltip of the place that caused the loading of this module, by mouse or focus. */
  begin(anchor: string, focus?: Element): void {
    this.#later(NEXT, () => void this.#show(anchor, false, focus));
  }
  /** Closes the tooltip if its place is gone, and updates it if the view has changed. */
  updated(): void {
    const anchor = this.#anchor;
    if (anchor === undefined) return;
    if (placesOf(this.#host.renderRoot, anchor).length === 0) this.#hide();
    else if (this.#tip && this.#context.session?.view !== this.#view) void this.#tell(anchor, this.#tip);
  }
  /** What explains the places of a game. If it cannot be loaded, a tooltip has the label of its place alone. */
  async #explainerOf(ui: GameUi): Promise<Explain | undefined> {
    try {
      return await ui.explain?.();
    } catch (error) {
      reportFailedLoad(this.#host, 'explain', error, () => this.#explainerOf(ui));
      return undefined;
    }
  }
  /** Updates the content of the tooltip from the current view. */
  async #tell(anchor: string, tip: HTMLElement): Promise<void> {
    const { ui, view } = this.#context.session ?? {};
    if (!ui || !view) return this.#hide();
    const text = this.#context.text;
    this.#view = view;
    const found = (await this.#explainerOf(ui))?.(anchor, view, text);
    if (this.#tip !== tip || this.#view !== view) return;
    renderTip(tip, ui.label(anchor, view, text), found);
    put(tip, placesOf(this.#host.renderRoot, anchor));
  }
  /**
   * Switches a mode in which every press and every Enter on the board opens a tooltip. `onEnough` is called when the reader
   * ends it.
   */
  explainAll(isOn: boolean, onEnough: () => void): void {
    this.#onEnough = isOn ? onEnough : undefined;
    this.#adopt();
    this.#host.renderRoot.querySelector('.game')?.classList.toggle('asking', isOn);
    if (!isOn) this.#hide();
    // The focus may be anywhere on the page.
    if (isOn) safeDocument.addEventListener('keydown', this.#onEscape);
    else safeDocument.removeEventListener('keydown', this.#onEscape);
  }

  readonly #on = (event: Event): void => {
    if (event instanceof PointerEvent) this.#onPointer(event);
    else if (event instanceof KeyboardEvent) this.#onKey(event);
    else if (event.type === 'focusin') this.#onFocus(event);
    else if (event.type === 'focusout') this.#later(LEFT, () => this.#hide());
    else if (event.type === 'contextmenu' && this.#hasAsked) event.preventDefault();
  };
  /** The place on the host's own board. A lesson in a dialog over it has places of the same names, in another position. */
  #anchorIn(event: Event): string | undefined {
    return anchorIn(event, this.#host.renderRoot);
  }
  #onPointer(event: PointerEvent): void {
    const anchor = this.#anchorIn(event);
    const isMouse = event.pointerType === 'mouse';
    switch (event.type) {
      case 'pointerover':
        if (isMouse && event.buttons === 0) this.#rest(event, anchor);
        break;
      case 'pointerdown':
        if (this.#isIn(event)) return clearTimeout(this.#timer);
        this.#hide();
        this.#hasAsked = false;
        if (this.#onEnough) {
          const asked = anchor ?? this.#nearest(event);
          if (asked === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          void this.#show(asked);
        } else if (anchor === undefined) return;
        else if (!isMouse) {
          this.#down = { x: event.clientX, y: event.clientY };
          this.#later(LONG, () => this.#press(anchor));
        }
        break;
      case 'pointermove':
        if (this.#down && Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > STILL) this.#lift();
        break;
      case 'pointerleave':
        if (isMouse && event.target === this.#host && !this.#isHeld) this.#later(LEFT, () => this.#hide());
        break;
      default:
        this.#lift();
    }
  }
  /** Cancels a long press when the finger moves or is released. */
  #lift(): void {
    if (this.#down) clearTimeout(this.#timer);
    this.#down = undefined;
  }
  #rest(event: Event, anchor: string | undefined): void {
    if (this.#isIn(event) || (anchor !== undefined && anchor === this.#anchor)) return clearTimeout(this.#timer);
    const isBusy = this.#options.input()?.chosen !== undefined || this.#isHeld;
    if (anchor === undefined || isBusy) {
      if (!this.#isHeld) this.#later(LEFT, () => this.#hide());
    } else this.#later(this.#tip ? NEXT : REST, () => void this.#show(anchor));
  }
  /** A long press: cancels what the press began on the board, and shows the tooltip. */
  #press(anchor: string): void {
    this.#hasAsked = true;
    this.#down = undefined;
    this.#options.input()?.abandon();
    void this.#show(anchor, true);
  }
  /** Whether the tooltip was opened by focus. */
  get #isHeld(): boolean {
    return this.#described !== undefined;
  }
  #onFocus(event: Event): void {
    const anchor = this.#anchorIn(event);
    const [target] = event.composedPath();
    const isSeen = target instanceof Element && target.matches(':focus-visible');
    if (anchor === undefined || !isSeen) {
      if (!this.#isIn(event)) this.#hide();
      return;
    }
    this.#hide();
    this.#later(REST, () => void this.#show(anchor, false, target));
  }
  #onKey(event: KeyboardEvent): void {
    const anchor = this.#anchorIn(event);
    const isOpen = this.#tip !== undefined;
    const use = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Escape' && (isOpen || this.#onEnough)) {
      use();
      this.#escape();
    } else if (anchor !== undefined && this.#onEnough && (event.key === 'Enter' || event.key === ' ')) {
      use();
      void this.#show(anchor, true);
    } else if (
      anchor !== undefined &&
      event.key.toLowerCase() === 'w' &&
      this.#options.hasLetters() &&
      !isModified(event)
    ) {
      use();
      void this.#show(anchor, true);
    } else if (event.key !== 'Tab' && event.key !== 'Shift') this.#hide();
  }
  #enough(): void {
    const onEnough = this.#onEnough;
    this.explainAll(false, () => {});
    onEnough?.();
  }

  #later(wait: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
  #isIn(event: Event): boolean {
    return this.#tip !== undefined && event.composedPath().includes(this.#tip);
  }
  /** The place nearest to where the board was pressed between its places, such as on a river far from its middle. */
  #nearest(event: PointerEvent): string | undefined {
    const path = event.composedPath();
    const board = [...this.#host.renderRoot.querySelectorAll('.board')].find((each) => path.includes(each));
    const away = (place: Element) => {
      const { left, right, top, bottom } = (place.querySelector('.hit') ?? place).getBoundingClientRect();
      const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
      return Math.hypot(beyond(event.clientX, left, right), beyond(event.clientY, top, bottom));
    };
    const places = [...(board?.querySelectorAll('[data-anchor]') ?? [])].map((place) => ({ place, by: away(place) }));
    const nearest = places.toSorted((a, b) => a.by - b.by)[0];
    return nearest && nearest.by <= NEAR ? nearest.place.getAttribute('data-anchor')! : undefined;
  }
  #adopt(): void {
    addStyles(this.#host.renderRoot as ShadowRoot, tipStyles);
  }

  async #show(anchor: string, isSaid = false, focus?: Element): Promise<void> {
    clearTimeout(this.#timer);
    const session = this.#context.session;
    const text = this.#context.text;
    if (!session || session.hotSeat.curtain !== undefined) return;
    const { ui, view } = session;
    const asked = (this.#anchor = anchor);
    const found = (await this.#explainerOf(ui))?.(anchor, view, text);
    if (this.#anchor !== asked) return;
    this.#hide();
    this.#anchor = anchor;
    this.#view = view;
    const [place] = placesOf(this.#host.renderRoot, anchor);
    if (!place) return;
    const tip = this.#make(text.lang);
    renderTip(tip, ui.label(anchor, view, text), found);
    this.#tip = tip;
    if ('popover' in tip) tip.showPopover();
    put(tip, placesOf(this.#host.renderRoot, anchor));
    if (focus && found) this.#describe(focus);
    if (isSaid) this.#context.announcer.say(found?.text ?? ui.label(anchor, view, text));
  }
  #make(lang: string): HTMLElement {
    this.#adopt();
    const tip = safeDocument.createElement('div');
    tip.className = 'tip';
    tip.lang = lang;
    tip.setAttribute('role', 'tooltip');
    if ('popover' in tip) tip.popover = 'manual';
    this.#host.renderRoot.append(tip);
    addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
    safeDocument.addEventListener('keydown', this.#onEscape);
    return tip;
  }
  /** The place keeps its label; the explanation is its description. */
  #describe(place: Element): void {
    place.setAttribute('aria-describedby', 'tip-why');
    this.#described = place;
  }
  readonly #onScroll = (): void => this.#hide();
  /** Escape must also work when a mouse opened the tooltip while the focus is elsewhere. */
  readonly #onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#escape();
  };
  /** Closes the tooltip, and ends the mode in which every press asks for an explanation. */
  #escape(): void {
    this.#hide();
    if (this.#onEnough) this.#enough();
  }
  #hide(): void {
    clearTimeout(this.#timer);
    this.#anchor = undefined;
    this.#described?.removeAttribute('aria-describedby');
    this.#described = undefined;
    if (!this.#tip) return;
    this.#tip.remove();
    this.#tip = undefined;
    removeEventListener('scroll', this.#onScroll, { capture: true });
    if (!this.#onEnough) safeDocument.removeEventListener('keydown', this.#onEscape);
  }
}

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

function renderTip(tip: HTMLElement, label: string, found: Explanation | undefined): void {
  const rule = found?.rule === undefined ? nothing : html` ${inBrackets(found.rule)}`;
  render(
    html`<p class="what">${label}</p>
      ${found ? html`<p id="tip-why">${found.text}${rule}</p>` : nothing}`,
    tip,
  );
}

/** Places the tooltip to the right, left, below or above the place, wherever the window has room; otherwise below. */
function put(tip: HTMLElement, places: readonly Element[]): void {
  const boxes = places.map((place) => (place.querySelector('.hit') ?? place).getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = safeDocument.documentElement;
  const middle = (from: number, to: number, size: number) => (from + to - size) / 2;
  const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const [x, y] = [middle(left, right, width), middle(top, bottom, height)];
  const beside: readonly (readonly [x: number, y: number, fits: boolean])[] = [
    [right + GAP, y, right + GAP + width + EDGE <= clientWidth],
    [left - GAP - width, y, left - GAP - width >= EDGE],
    [x, bottom + GAP, bottom + GAP + height + EDGE <= clientHeight],
    [x, top - GAP - height, top - GAP - height >= EDGE],
  ];
  const [atX, atY] = beside.find(([, , fits]) => fits) ?? beside[2]!;
  tip.style.setProperty('left', `${within(atX, width, clientWidth)}px`);
  tip.style.setProperty('top', `${within(atY, height, clientHeight)}px`);
}
