/** The control elements of a game, one for each state of its chart that waits, made when first needed. */
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { Move } from '../../kernel/game.js';
import type { Late } from './running.js';
import type { Session } from './session.js';
import type { BoardInput } from './board-input.js';
import type { Control } from '../../game-ui/control.js';
import { DefaultControl } from '../../game-ui/default-control.js';

export class Controls {
  readonly #made = new Map<string, Control>();
  readonly #redraw: () => void;
  readonly #whenHere: (act: () => void) => void;

  /** `redraw` draws the board anew; `whenHere` does something at once, or when what a move needs is here. */
  constructor(redraw: () => void, whenHere: (act: () => void) => void) {
    this.#redraw = redraw;
    this.#whenHere = whenHere;
  }
  get #shown(): Control | undefined {
    return [...this.#made.values()].find((control) => control.isConnected);
  }
  /** The anchors that those on show mark on the board. */
  marked(): ReadonlySet<string> {
    return new Set(this.#shown?.marked?.());
  }
  /** A place in the few words of those on show; nothing where there are none. */
  name(anchor: string): string | undefined {
    return this.#shown?.name(anchor);
  }
  /** Whether something comes of what a reader points at: to those on show, or as a move. */
  point(session: Session, late: Late | undefined, path: readonly string[], count: number): boolean {
    return this.#heeds(session, path) || !!late?.point(session.decisions, path, count);
  }
  /** Whether what a reader points at, which begins no move, means something to those on show. */
  #heeds(session: Session, path: readonly string[]): boolean {
    const { isOpen, ui, view } = session;
    const [anchor] = path;
    if (!isOpen || path.length !== 1 || view.moves.some((move) => ui.touches(move, view)[0] === anchor)) return false;
    return this.#shown?.heeds?.(anchor!) ?? false;
  }

  /** The controls of the phase on show: the chart's state chooses them and nothing else. */
  of(session: Session, text: Text, input: BoardInput, hasShortcuts: boolean): Control | undefined {
    const { ui, view, isOpen, isComing } = session;
    const make = ui.controls?.[view.phase] ?? (chartOf(ui.game.machine).waits(view.phase) ? DefaultControl : undefined);
    // Whoever points at something ends the showing: what they can do then is there, and nothing of what they could before.
    if (!(isOpen || isComing) || !make) return undefined;
    const control = this.#made.get(view.phase) ?? (new make() as Control);
    this.#made.set(view.phase, control);
    return Object.assign(control, {
      ui,
      view,
      text,
      chosen: input.chosen,
      count: input.count,
      most: input.most,
      proposals: hasShortcuts ? (ui.proposals?.(view) ?? []) : [],
      choose: (move: Move) => this.#whenHere(() => session.isOpen && session.play(move)),
      propose: (moves: readonly Move[]) => this.#whenHere(() => session.decisions.series(moves)),
      point: (anchor: string, isAll?: boolean) => input.point(anchor, isAll),
      take: (count: number) => input.take(count),
      letGo: () => input.cancel(),
      redraw: this.#redraw,
    });
  }
  /** Resolves when those on show are drawn. */
  async complete(): Promise<void> {
    const shown = [...this.#made.values()].filter((control) => control.isConnected);
    await Promise.all(shown.map((control) => control.updateComplete));
  }
  /** Lets go of them all, for another game's. */
  clear(): void {
    this.#made.clear();
  }
}
