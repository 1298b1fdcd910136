/** What a reader decides: several moves in a row; and what is left to nobody, a move that is the only one. */
import type { Move, RefusedMove, Seat, Snapshot, View } from '../../kernel/game.js';
import { phaseOf } from '../../kernel/chart.js';
import { legalMoves } from '../../kernel/legal.js';
import { formatMove } from '../../kernel/notation.js';
import type { SeatControl } from '../../playthrough/seats.js';
import type { Playthrough, Step } from '../../playthrough/playthrough.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Offer } from './board-input.js';
import type { SessionEvents } from './session-options.js';

/** Milliseconds for a short sentence. */
const TELLING = 1000;

/** What of a session decisions are made in. */
interface Running {
  readonly ui: GameUi;
  readonly seatControls: readonly SeatControl[];
  readonly playthrough: Playthrough;
  readonly view: View;
  readonly isOpen: boolean;
  readonly isComing: boolean;
  play(move: Move, anchor?: string): RefusedMove | boolean;
}

export class Decisions {
  /** The move that is the only one: it is made by itself soon. */
  forced: Move | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moves of a series behind its first. */
  readonly #following = new WeakSet<Step>();
  readonly session: Running;
  readonly events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>;
  readonly #forces: () => boolean;

  /** `forces` says whether single moves are made by themselves. */
  constructor(session: Running, events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>, forces: () => boolean) {
    this.session = session;
    this.events = events;
    this.#forces = forces;
  }

  /** What can be pointed at on the board; with the shortcuts also several pieces at once, and the hand is filled. */
  offer(hasShortcuts: boolean): Offer {
    const { ui, view, isOpen, isComing, playthrough } = this.session;
    // What comes next is in the hand while the last move is still shown, as the controls are that go with it.
    const isOffered = isOpen || isComing;
    const paths = isOffered ? view.moves.map((move) => ui.touches(move, view)).filter((path) => path.length > 0) : [];
    if (!hasShortcuts) return { paths };
    const { phase, seat } = view;
    // What one person had in the hand is not in the hand of the next.
    const held = isOffered ? ui.kinds?.(view) : undefined;
    const kinds = Object.entries(held ?? {}).map(([kind, all]) => [`${seat} ${kind}`, all] as const);
    return {
      paths,
      pieces: (anchor) => ui.pieces?.(anchor, view) ?? 1,
      kinds: Object.fromEntries(kinds),
      goesOnIn: `${phase} ${seat} ${playthrough.lastOfOthers(seat)}`,
    };
  }

  /**
   * Makes moves one after the other, each a move of its own that a listener may cancel, until one may not be made. An undo
   * takes them back together. Says whether the first was made.
   */
  series([first, ...others]: readonly Move[], anchor?: string): boolean {
    const { ui, playthrough, isOpen } = this.session;
    if (!first || !isOpen || this.session.play(first, anchor) !== true) return false;
    for (const move of others) {
      const text = formatMove(ui.game, move);
      const isLegal = legalMoves(ui.game, playthrough.snapshot).some((m) => formatMove(ui.game, m) === text);
      if (!isLegal || this.session.play(move, anchor) !== true) break;
      this.#following.add(playthrough.steps[playthrough.length]!);
    }
    return true;
  }

  /** Whether somebody decided the `n`th move: it begins a series, and it was not the only one. */
  readonly isDecision = (n: number): boolean => {
    const { playthrough } = this.session;
    const step = playthrough.steps[n]!;
    return !this.#following.has(step) && !this.#isForced(step.move!, playthrough.at(n - 1));
  };
  #isForced(move: Move, before: Snapshot): boolean {
    const { ui, seatControls } = this.session;
    const people = seatControls.filter((control) => control === 'human').length;
    if (!this.#forces() || ui.isCeremony?.(move, phaseOf(before.value), people)) return false;
    return legalMoves(ui.game, before).filter((other: { seat: Seat }) => other.seat === move.seat).length === 1;
  }

  /** Tells of a move that is the only one, and makes it when there was time to read that. */
  rest(): void {
    this.stop();
    const { view, isOpen, playthrough } = this.session;
    const [move] = isOpen ? view.moves : [];
    const { snapshot } = playthrough;
    if (!move || !this.#isForced(move, snapshot)) return;
    this.forced = move;
    this.#timer = setTimeout(() => {
      this.stop();
      if (this.#forces() && this.session.isOpen && this.session.playthrough.snapshot === snapshot)
        this.session.play(move);
    }, TELLING);
    this.events.forced?.(move);
  }
  /** Whatever was told of is not made any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.forced = undefined;
  }
}
