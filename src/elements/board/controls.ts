/** The control elements of a game, one for each waiting state of its chart. Each is created when first needed. */
import { chartOf } from '../../kernel/chart.js';
import type { Move } from '../../kernel/game.js';
import type { Session } from '../session/session.js';
import type { GameContext } from '../session/game-context.js';
import { playPath } from '../session/pointing.js';
import type { BoardActions, BoardInput } from './board-input.js';
import type { Control } from '../../game-ui/control.js';
import type { Proposal } from '../../game-ui/game-ui.js';
import { DefaultControl } from '../../game-ui/default-control.js';

export class Controls implements BoardActions {
  readonly #made = new Map<string, Control>();
  readonly #context: GameContext;

  constructor(context: GameContext) {
    this.#context = context;
  }
  get #shown(): Control | undefined {
    return [...this.#made.values()].find((control) => control.isConnected);
  }
  /** The anchors that the visible controls mark on the board. */
  marked(): ReadonlySet<string> {
    return new Set(this.#shown?.marked?.());
  }
  /** The short name of a place from the visible controls; `undefined` if there are none. */
  name(anchor: string): string | undefined {
    return this.#shown?.name(anchor);
  }
  /** Handles an anchor path that the reader points at: by the visible controls, or as a move. */
  onPath(path: readonly string[], count: number): boolean {
    const { session } = this.#context;
    if (!session) return false;
    return this.#handleClick(session, path) || playPath(session.decisions, path, count);
  }
  onTake(count: number): void {
    this.#context.announcer.say(this.#context.text('ui.taken', { count }));
  }
  /** Passes a single anchor where no move begins to the visible controls. Returns whether they react to it. */
  #handleClick(session: Session, path: readonly string[]): boolean {
    const { isOpen, ui, view } = session;
    const [anchor] = path;
    if (!isOpen || path.length !== 1 || view.moves.some((move) => ui.touches(move, view)[0] === anchor)) return false;
    return this.#shown?.handleClick?.(anchor!) ?? false;
  }

  /**
   * The controls for the phase on show; only the state of the chart selects them. `undefined` if nobody at this device may
   * move.
   */
  of(session: Session, input: BoardInput): Control | undefined {
    const { ui, view, isOpen, isComing } = session;
    const make = ui.controls?.[view.phase] ?? (chartOf(ui.game.machine).waits(view.phase) ? DefaultControl : undefined);
    // They are rendered while the last frame is still playing: pointing ends the playback, and the new controls must
    // already be there.
    if (!(isOpen || isComing) || !make) return undefined;
    const control = this.#made.get(view.phase) ?? (new make() as Control);
    this.#made.set(view.phase, control);
    return Object.assign(control, {
      ui,
      view,
      text: this.#context.text,
      chosen: input.chosen,
      count: input.count,
      most: input.most,
      proposals: session.decisions.proposals,
      choose: (move: Move) => session.isOpen && session.play(move),
      propose: (proposal: Pick<Proposal, 'moves' | 'next'>) => session.decisions.propose(proposal),
      point: (anchor: string, isAll?: boolean) => input.point(anchor, isAll),
      take: (count: number) => input.take(count),
      deselect: () => input.cancel(),
      redraw: () => this.#context.element.requestUpdate(),
    } satisfies Partial<Control>);
  }
  /** Resolves when the visible controls are updated. */
  async complete(): Promise<void> {
    const shown = [...this.#made.values()].filter((control) => control.isConnected);
    await Promise.all(shown.map((control) => control.updateComplete));
  }
  /** Forgets all control elements, before another game. */
  clear(): void {
    this.#made.clear();
  }
}
