/** Moves in a series, which count as one decision, and forced moves, which are played automatically. */
import type { Move, Snapshot } from '../../kernel/game.js';
import { legalMoves } from '../../kernel/legal.js';
import { formatMove } from '../../kernel/notation.js';
import { hides, isPlain, viewFor } from '../../kernel/view.js';
import type { Ply } from '../../playthrough/history.js';
import type { Proposal } from '../../game-ui/game-ui.js';
import type { Kinds, Paths } from '../../interaction/paths.js';
import type { SessionEvents } from './session-options.js';
import type { Session } from './session.js';

type Next = NonNullable<Proposal['next']>;

/** What the reader can do now: the paths of the moves, how many equal pieces lie at an anchor, and of which kinds they are. */
export interface Offer {
  readonly paths: Paths;
  readonly pieces?: ((anchor: string) => number) | undefined;
  readonly kinds?: Kinds | undefined;
  /** Whether a move without a place is offered too: the reader chooses whether to pick up anything. */
  readonly mayDecline?: boolean;
  /**
   * Identifies the phase, the acting seat and the last move of the others. While it stays the same, pieces stay in the hand
   * after a move. Without it the hand starts empty.
   */
  readonly goesOnIn?: string | undefined;
}

export class Decisions {
  /** The only legal move, which is about to be played automatically. */
  forced: Move | undefined;
  /** Resolves to whether the move that is on its way to the server was made; `undefined` while none is. */
  sending: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the game proposes to the reader now. */
  proposals: readonly Proposal[] = [];
  /** The proposal that is being gone on with, its last move and phase, and the length of the game after that move. */
  #order: { readonly next: Next; readonly text: string; readonly phase: string; readonly length: number } | undefined;
  /** Whether the newest move goes on with a proposal. */
  #isGoingOn = false;
  /** Whether everybody can tell that the only move of a position is the only one. */
  readonly #plain = new WeakMap<Snapshot, boolean>();
  /** The plies of each series except its first. */
  readonly #following = new WeakSet<Ply>();
  readonly session: Session;
  readonly events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>;
  readonly #forces: () => boolean;
  readonly #tells: () => number;
  readonly #redraw: () => void;

  /**
   * `forces` says whether forced moves are played automatically, and `tells` for how many milliseconds one is announced
   * before.
   */
  constructor(
    session: Session,
    events: Pick<SessionEvents, 'ask' | 'refused' | 'forced'>,
    forces: () => boolean,
    redraw: () => void = () => undefined,
    tells: () => number = () => 0,
  ) {
    this.session = session;
    this.events = events;
    this.#forces = forces;
    this.#tells = tells;
    this.#redraw = redraw;
  }

  /**
   * What the reader can point at on the board. With shortcuts, the hand may hold several pieces and is filled again after a
   * move.
   */
  offer(hasShortcuts: boolean): Offer {
    const { ui, view, isOpen, isComing, playthrough } = this.session;
    // Offered while the last frame is still playing, together with the controls for it.
    const isOffered = isOpen || isComing;
    this.proposals = (isOffered && hasShortcuts && ui.proposals?.(view)) || [];
    const touched = isOffered ? view.moves.map((move) => ui.touches(move, view)) : [];
    // A proposal may begin like a move: then the board offers the move.
    const known = new Set(touched.map(String));
    const more = this.proposals.flatMap(({ touches = [] }) => (known.has(String(touches)) ? [] : [touches]));
    const paths = [...touched, ...more].filter(({ length }) => length > 0);
    if (!hasShortcuts) return { paths };
    const { phase, seat } = view;
    // The seat is part of the key, so that the next person does not start with this person's hand.
    const held = isOffered ? ui.kinds?.(view) : undefined;
    const kinds = Object.entries(held ?? {}).map(([kind, all]) => [`${seat} ${kind}`, all] as const);
    return {
      paths,
      pieces: (anchor) => ui.pieces?.(anchor, view) ?? 1,
      kinds: Object.fromEntries(kinds),
      mayDecline: touched.some(({ length }) => length === 0),
      goesOnIn: `${phase} ${seat} ${playthrough.lastOfOthers(seat)}`,
    };
  }

  /**
   * Makes moves one after the other until one is illegal or a listener cancels it; each is a separate move in the record.
   * An undo takes them back together. Returns whether the first was made, or is on its way.
   */
  series([first, ...others]: readonly Move[], anchor?: string): boolean {
    if (!first || !this.session.isOpen || this.session.play(first, anchor) !== true) return false;
    this.#whenMade(() => this.#follow(others, anchor));
    return true;
  }
  /**
   * Makes the moves of a proposal, and goes on with it until the phase ends, the reader makes another move or takes one back.
   * An undo takes all of them back together.
   */
  propose({ moves, next }: Pick<Proposal, 'moves' | 'next'>, anchor?: string): boolean {
    const { phase } = this.session.view;
    if (!this.series(moves, anchor)) return false;
    if (next) this.#whenMade(() => this.#remember(next, moves.at(-1)!, phase));
    return true;
  }
  #remember(next: Next, move: Move, phase: string): void {
    const { ui, playthrough } = this.session;
    this.#order = { next, text: formatMove(ui.game, move), phase, length: playthrough.length };
  }
  /** The move that goes on with a proposal now. */
  get #nextMove(): Move | undefined {
    const { ui, view, playthrough } = this.session;
    const { next, text, phase, length } = this.#order ?? {};
    const isStill = phase === view.phase && playthrough.length >= length! && playthrough.isLive;
    const own = playthrough.plies.findLast(({ move }) => move?.seat === view.seat)?.move;
    return isStill && own && formatMove(ui.game, own) === text ? next!(view) : undefined;
  }
  #follow([move, ...others]: readonly Move[], anchor: string | undefined): void {
    if (!move) return;
    const { ui, playthrough } = this.session;
    const text = formatMove(ui.game, move);
    const isLegal = legalMoves(ui.game, playthrough.snapshot).some((m) => formatMove(ui.game, m) === text);
    if (!isLegal || this.session.play(move, anchor) !== true) return;
    const { length } = playthrough;
    this.#whenMade(() => {
      this.#following.add(playthrough.plies.slice(length).findLast((ply) => ply.move?.seat === move.seat)!);
      this.#follow(others, anchor);
    });
  }
  /** Goes on at once, or when the server has made the move. */
  #whenMade(then: () => void): void {
    const { sending } = this;
    if (sending) void sending.then((isMade) => isMade && then());
    else then();
  }

  /** Whether the `n`th move was a decision: neither forced nor a further move of a series. */
  readonly isDecision = (n: number): boolean => {
    const { playthrough } = this.session;
    const ply = playthrough.plies[n]!;
    if (this.#isGoingOn && n === playthrough.length) return false;
    return !this.#following.has(ply) && !this.#isForced(ply.move!, playthrough.at(n - 1));
  };
  /** Whether a move is forced, and everybody can tell. */
  isPlainlyForced(move: Move, before: Snapshot): boolean {
    return this.#isForced(move, before) && this.#isPlain(move, before);
  }
  #isPlain(move: Move, before: Snapshot): boolean {
    let known = this.#plain.get(before);
    if (known === undefined) this.#plain.set(before, (known = isPlain(this.session.ui.game, before, move)));
    return known;
  }
  #isForced(move: Move, before: Snapshot): boolean {
    const { ui, hotSeat } = this.session;
    // At once and without a word, it would tell the others that there was no choice, and so what is not in the hand.
    if (this.session.playthrough.knownTo !== undefined && hides(ui.game)) return false;
    if (!this.#forces() || legalMoves(ui.game, before).filter(({ seat }) => seat === move.seat).length > 1)
      return false;
    const view = viewFor(ui.game, before, move.seat);
    const isManual = (people: number) => ui.isManual?.(move, view, people) ?? false;
    // What is manual only among several people keeps a secret, unless there is none.
    return !isManual(hotSeat.people.length) || (hides(ui.game) && !isManual(1) && this.#isPlain(move, before));
  }

  /** The only legal move, which is played automatically, also while the playback before it is still running. */
  get onlyMove(): Move | undefined {
    const { view, isComing, playthrough } = this.session;
    const [move] = isComing ? view.moves : [];
    return this.forced ?? (move && this.#isForced(move, playthrough.snapshot) ? move : undefined);
  }
  /** Announces a forced move, and plays it after the time to read that; one for which nobody gets the device, at once. */
  rest(): void {
    this.stop();
    const { view, isOpen, playthrough } = this.session;
    const following = isOpen ? this.#nextMove : undefined;
    if (following) {
      const { next } = this.#order!;
      this.#timer = setTimeout(() => {
        this.#isGoingOn = true;
        this.#follow([following], undefined);
        this.#isGoingOn = false;
        this.#whenMade(() => this.#remember(next, following, view.phase));
      });
      return;
    }
    if (isOpen) this.#order = undefined;
    const { snapshot } = playthrough;
    const play = (move: Move, isStill: () => boolean, delay?: number) => {
      this.#timer = setTimeout(() => {
        this.stop();
        // If it is not played after all, it is the reader's again.
        this.#redraw();
        if (isStill() && playthrough === this.session.playthrough && playthrough.snapshot === snapshot)
          this.session.play(move);
      }, delay);
    };
    const { hotSeat } = this.session;
    const { unasked } = hotSeat;
    if (unasked) play(unasked, () => hotSeat.unasked !== undefined);
    const [move] = isOpen ? view.moves : [];
    if (!move || !this.#isForced(move, snapshot)) return;
    this.forced = move;
    play(move, () => this.#forces() && this.session.isOpen, this.#tells());
    this.events.forced?.(move);
  }
  /** Cancels the announced forced move. */
  stop(): void {
    clearTimeout(this.#timer);
    this.forced = undefined;
  }
}
