/** "Take me there": looks for a way from what is on show to a state or a transition, and shows where it leads in a copy of the game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { findPath } from '../../inspector/path-finding.js';
import { MOVES, type NoPath, type GamePath } from '../../inspector/path-search.js';
import { storedPath } from '../../inspector/stored-paths.js';
import type { Move, Params, Snapshot, Start } from '../../kernel/game.js';
import { positionOf, start } from '../../kernel/start.js';
import { imagine } from '../../kernel/view.js';
import { anySeed } from '../../playthrough/attributes.js';
import type { Session } from '../parts/session.js';

/** How long is looked for a way, in seconds. */
const SECONDS = 2;

/** What came of it: a key of the catalogue with its values, beside the name of the goal. */
export interface PathResult {
  readonly key: string;
  readonly params: Params;
  /** Options that open the goal. */
  readonly options?: Params;
}

export class PathFinder implements ReactiveController {
  /** Where it leads; `undefined` when nothing is looked for. */
  goal: string | undefined;
  /** For which goal the answer is. */
  answered: { readonly goal: string; readonly answer: PathResult } | undefined;
  #abort: AbortController | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostDisconnected(): void {
    this.cancel();
  }
  /** Ends the search, if there is one. */
  cancel(): void {
    this.#abort?.abort();
  }
  forget(): void {
    this.cancel();
    this.answered = undefined;
  }

  /**
   * Leads to a state or a transition. Where chance may not be taken back, what is hidden and all chance to come is dealt
   * anew in the copy, so that nothing can be learnt from it. Returns the answer. Rejects when the stored paths cannot be
   * loaded.
   */
  async to(session: Session, goal: string, isFair: boolean): Promise<PathResult> {
    this.cancel();
    const abort = (this.#abort = new AbortController());
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
    return answer;
  }
  async #answer(session: Session, goal: string, isFair: boolean, signal: AbortSignal): Promise<PathResult> {
    const { ui } = session;
    session.playback.skip();
    const from = isFair && session.playthrough.snapshot.status === 'active' ? dealtAnew(session) : here(session);
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
    // The game may have gone on meanwhile: the copy goes on from where the reader was.
    session.visit({ start: from.start, moves: [...from.moves, ...found.moves] }, found.frame);
    return { key: 'phases.there', params: { count: found.moves.length } };
  }
}

interface Here {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly snapshot: Snapshot;
}

/** The game where the reader looks at it. */
function here({ playthrough: { record, cursor, snapshot } }: Session): Here {
  return { start: record.start, moves: record.moves.slice(0, cursor), snapshot };
}
/** The same, as far as the reader knows it. */
function dealtAnew({ ui: { game }, playthrough, viewer }: Session): Here {
  const seed = anySeed();
  const begin: Start = { position: positionOf(game, imagine(game, playthrough.view(viewer), seed)), seed };
  return { start: begin, moves: [], snapshot: start(game, begin) };
}
