/**
 * "Take me there": searches for moves from the position shown to a state or a transition, and plays them in a copy of the
 * game.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { findPath } from '../../inspector/path-finding.js';
import { MOVES, type NoPath, type GamePath } from '../../inspector/path-search.js';
import { storedPath } from '../../inspector/stored-paths.js';
import type { Move, Params, Snapshot, Start } from '../../kernel/game.js';
import { positionOf, start } from '../../kernel/start.js';
import { imagine } from '../../kernel/view.js';
import { anySeed } from '../../playthrough/attributes.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { Session } from '../session/session.js';

/** Time limit of a search, in seconds. */
const SECONDS = 2;

/** Result of a search: a catalogue key with its parameters (the goal's name is added when shown). */
export interface PathResult {
  readonly key: string;
  readonly params: Params;
  /** Game options with which the goal can be reached. */
  readonly options?: Params;
}

export class PathFinder implements ReactiveController {
  /** Id of the state or transition being searched; `undefined` if no search runs. */
  goal: string | undefined;
  answered: { readonly goal: string; readonly answer: PathResult } | undefined;
  #abort: AbortController | undefined;
  /** The game that was searched last, or is shown. */
  #session: Session | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.cancel();
  }
  cancel(): void {
    this.#abort?.abort();
  }
  /** Ends a search in another game than the one shown, whose answer nobody waits for. */
  follow(session: Session | undefined): void {
    if (session === this.#session) return;
    this.#session = session;
    this.cancel();
    this.#abort = this.goal = this.answered = undefined;
  }

  /**
   * Searches for moves to a state or transition, visits the result in a copy, and returns it. With `isFair`, hidden
   * information and future chance are dealt anew in the copy, so that the reader learns nothing from it. Resolves with
   * `undefined` if another search has begun or another game is shown meanwhile. Rejects if the stored paths cannot be loaded.
   */
  async to(session: Session, goal: string, isFair: boolean): Promise<PathResult | undefined> {
    this.cancel();
    const abort = (this.#abort = new AbortController());
    this.#session = session;
    this.goal = goal;
    this.answered = undefined;
    this.#host.requestUpdate();
    let answer: PathResult | undefined;
    try {
      answer = await this.#answer(session, goal, isFair, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      answer = { key: 'phases.cancelled', params: {} };
    } finally {
      if (this.#abort === abort) {
        this.goal = undefined;
        this.answered = answer && { goal, answer };
        this.#host.requestUpdate();
      }
    }
    return this.#abort === abort ? answer : undefined;
  }
  async #answer(session: Session, goal: string, isFair: boolean, signal: AbortSignal): Promise<PathResult> {
    const { ui } = session;
    session.playback.skip();
    const { local } = session.playthrough;
    const from = local && !(isFair && local.snapshot.status === 'active') ? here(local) : dealtAnew(session);
    const stored = await ui.paths?.();
    const found: GamePath | NoPath = await findPath(ui.game, from.snapshot, goal, {
      ...(stored && { stored }),
      signal,
      time: SECONDS * 1000,
      seed: from.start.seed,
    });
    signal.throwIfAborted();
    if (!found.found) {
      const needed = stored && storedPath(ui.game, stored, goal)?.start;
      const options = needed && 'options' in needed ? needed.options : undefined;
      const { options: given } = from.snapshot.context.table;
      const isOther = options && Object.entries(options).some(([name, value]) => given[name] !== value);
      const params = { moves: MOVES, seconds: SECONDS };
      return { key: `phases.${found.why}`, params, ...(isOther && { options }) };
    }
    if (found.moves.length === 0) return { key: 'phases.already', params: {} };
    // The game may have moved on during the search: the copy continues from where the reader was.
    session.visit.open({ start: from.start, moves: [...from.moves, ...found.moves] }, found.frame);
    return { key: 'phases.there', params: { count: found.moves.length } };
  }
}

interface Here {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly snapshot: Snapshot;
}

/** The game at the position shown. */
function here({ record, cursor, snapshot }: Playthrough): Here {
  return { start: record.start, moves: record.moves.slice(0, cursor), snapshot };
}
/** The same position with all that the viewer does not know dealt anew. */
function dealtAnew({ hotSeat: { viewer }, ui: { game }, playthrough }: Session): Here {
  const seed = anySeed();
  const begin: Start = { position: positionOf(game, imagine(game, playthrough.view(viewer), seed)), seed };
  return { start: begin, moves: [], snapshot: start(game, begin) };
}
