/** What a reader decides: a move that was pointed at, several in a row; and what is left to nobody, a move that is the only one. */
import type { Move, Refusal, RefusedMove, Seat, Snapshot, View } from '../../kernel/game.js';
import { chartOf, phaseOf } from '../../kernel/chart.js';
import { legalMoves, pseudoLegalMoves } from '../../kernel/legal.js';
import { formatMove } from '../../kernel/notation.js';
import { frames, refusal } from '../../kernel/play.js';
import type { Playthrough, Step } from '../../playthrough/playthrough.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Offer } from './board-input.js';
import type { SessionEvents } from './session-options.js';

/** Milliseconds for a short sentence. */
const TELLING = 1000;

/** What of a session decisions are made in. */
interface Running {
  readonly ui: GameUi;
  readonly playthrough: Playthrough;
  readonly view: View;
  readonly isOpen: boolean;
  play(move: Move, anchor?: string): RefusedMove | boolean;
}

export class Decisions {
  /** The move that is the only one: it is made by itself soon. */
  forced: Move | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moves of a series behind its first. */
  readonly #following = new WeakSet<Step>();
  readonly #session: Running;
  readonly #events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>;
  readonly #forces: () => boolean;

  /** `forces` says whether single moves are made by themselves. */
  constructor(session: Running, events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>, forces: () => boolean) {
    this.#session = session;
    this.#events = events;
    this.#forces = forces;
  }

  /** What can be pointed at on the board; with the shortcuts also several pieces at once, and the hand is filled. */
  offer(hasShortcuts: boolean): Offer {
    const { ui, view, isOpen } = this.#session;
    const paths = isOpen ? view.moves.map((move) => ui.touches(move, view)).filter((path) => path.length > 0) : [];
    if (!hasShortcuts) return { paths };
    const { phase, seat } = view;
    // What one person had in the hand is not in the hand of the next.
    const held = isOpen ? ui.kinds?.(view) : undefined;
    const kinds = Object.entries(held ?? {}).map(([kind, all]) => [`${seat} ${kind}`, all] as const);
    return {
      paths,
      pieces: (anchor) => ui.pieces?.(anchor, view) ?? 1,
      kinds: Object.fromEntries(kinds),
      goesOnIn: `${phase} ${seat}`,
    };
  }

  /**
   * Makes the move that a reader pointed at, for `count` equal pieces as many moves; asks which one where several are
   * meant, or has the refusal told. Says whether a move was made or asked for.
   */
  point(path: readonly string[], count = 1): boolean {
    const { ui, view, isOpen } = this.#session;
    if (!isOpen) return false;
    const isMeant = (move: Move) => ui.touches(move, view).join() === path.join();
    const seat = view.seat as number;
    const verbs = chartOf(ui.game.machine).verbs(view.phase);
    const meant = view.moves.filter(isMeant);
    if (meant.length > 1) {
      this.#events.ask(meant, path.at(-1)!);
      return true;
    }
    const move =
      meant[0] ??
      pseudoLegalMoves(ui.game, seat, verbs).find(isMeant) ??
      // A single anchor that begins nothing here is not a move of another phase: only a place named as an end is.
      (path.length > 1 ? pseudoLegalMoves(ui.game, seat).find(isMeant) : undefined);
    if (move)
      return this.series(
        Array.from({ length: count }, () => move),
        path.at(-1),
      );
    const [from] = path as [string];
    if (path.length === 1) {
      const why = this.#whyNothingBegins(from);
      if (why) this.#events.refused(undefined, why, from);
    } else {
      this.#events.refused(undefined, { rule: this.#ruleFor(from), code: 'noSuchMove' }, path.at(-1), from);
    }
    return false;
  }
  /** Why a piece of the reader's cannot be taken up now, where that is one reason for all that a verb does with it. */
  #whyNothingBegins(anchor: string): Refusal | undefined {
    const { ui, view, playthrough } = this.#session;
    const { game } = ui;
    const { snapshot } = playthrough;
    const begins = (move: Move) => {
      const [from, to] = ui.touches(move, view);
      return move.seat === view.seat && from === anchor && to !== undefined;
    };
    // What can be done with it in this phase tells more than that something else belongs to another one.
    const verbs = new Set([...chartOf(game.machine).verbs(view.phase), ...Object.keys(game.rules)]);
    for (const verb of verbs) {
      const moves = game.rules[verb]!.options(snapshot.context.table).filter(begins);
      if (moves.length === 0) continue;
      const [why, ...others] = moves.map((move) => refusal(game, snapshot, move));
      return others.every((other) => other?.rule === why?.rule && other?.code === why?.code) ? why : undefined;
    }
    return undefined;
  }
  /** The rule by which a move that begins at this anchor is made; else the phase's first. */
  #ruleFor(anchor: string): string {
    const { ui, view, playthrough } = this.#session;
    const begun = view.moves.find((move) => ui.touches(move, view)[0] === anchor);
    const [frame] = begun ? frames(ui.game, playthrough.snapshot, begun) : [];
    const [fact] = frame?.context.table.last ?? [];
    return fact?.rule ?? chartOf(ui.game.machine).meta(view.phase).rules[0] ?? ui.game.order.phase;
  }

  /**
   * Makes moves one after the other, each a move of its own that a listener may cancel, until one may not be made. An undo
   * takes them back together. Says whether the first was made.
   */
  series([first, ...others]: readonly Move[], anchor?: string): boolean {
    const { ui, playthrough, isOpen } = this.#session;
    if (!first || !isOpen || this.#session.play(first, anchor) !== true) return false;
    for (const move of others) {
      const text = formatMove(ui.game, move);
      const isLegal = legalMoves(ui.game, playthrough.snapshot).some((m) => formatMove(ui.game, m) === text);
      if (!isLegal || this.#session.play(move, anchor) !== true) break;
      this.#following.add(playthrough.steps[playthrough.length]!);
    }
    return true;
  }

  /** Whether somebody decided the `n`th move: it begins a series, and it was not the only one. */
  readonly isDecision = (n: number): boolean => {
    const { playthrough } = this.#session;
    const step = playthrough.steps[n]!;
    return !this.#following.has(step) && !this.#isForced(step.move!, playthrough.at(n - 1));
  };
  #isForced(move: Move, before: Snapshot): boolean {
    const { ui } = this.#session;
    if (!this.#forces() || ui.isCeremony?.(move, phaseOf(before.value))) return false;
    return legalMoves(ui.game, before).filter((other: { seat: Seat }) => other.seat === move.seat).length === 1;
  }

  /** Tells of a move that is the only one, and makes it when there was time to read that. */
  rest(): void {
    this.stop();
    const { view, isOpen, playthrough } = this.#session;
    const [move] = isOpen ? view.moves : [];
    const { snapshot } = playthrough;
    if (!move || !this.#isForced(move, snapshot)) return;
    this.forced = move;
    this.#timer = setTimeout(() => {
      this.stop();
      if (this.#forces() && this.#session.isOpen && this.#session.playthrough.snapshot === snapshot)
        this.#session.play(move);
    }, TELLING);
    this.#events.forced?.(move);
  }
  /** Whatever was told of is not made any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.forced = undefined;
  }
}
