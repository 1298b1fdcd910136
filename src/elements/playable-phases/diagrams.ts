/**
 * The diagrams of a chart: those that are stored with a game, else laid out now, in a worker where there can be one. Of a
 * large chart the part around a state, unless all of it was asked for.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Graph } from '../../inspector/graph.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { layoutWorker } from '../../game-ui/games.js';
import { strangers, type Diagram, type Words } from '../../inspector/diagram.js';
import { missed } from '../parts/missed.js';
import { layoutRequest, wordsIn, type LayoutReply, type LayoutRequest } from '../../inspector/layout-request.js';
import { isLarge, regionOf } from '../../inspector/region.js';
import { WorkerLink } from '../../workers/link.js';

/** Whoever may have stored some. */
type Stored = Pick<GameUi, 'diagrams'>;

/** One for all charts of a page. */
let worker: WorkerLink<LayoutRequest, LayoutReply> | undefined;
let asked = 0;

async function laidOut(graph: Graph, words: Words): Promise<Diagram> {
  const request = layoutRequest(asked++, graph, words);
  worker ??= new WorkerLink(layoutWorker());
  const reply = await worker.ask(request);
  return reply?.diagram ?? (await import('../../inspector/layout.js')).layout(graph, { words: wordsIn(request) });
}

export class Diagrams {
  /** By what each shows; none while it is on its way, or when it could not be made. */
  readonly #known = new Map<Graph, Map<string, readonly Diagram[]>>();
  readonly #whole = new Set<Graph>();
  #coming = 0;
  readonly #host: Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>;

  /** `host` is drawn again when one has come. */
  constructor(host: Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>) {
    this.#host = host;
  }

  /** Whether one is on its way. */
  get isComing(): boolean {
    return this.#coming > 0;
  }
  /** Whether only a part of the chart is shown. */
  isPart(graph: Graph): boolean {
    return isLarge(graph) && !this.#whole.has(graph);
  }
  /** Shows all of it from now on. */
  showWhole(graph: Graph): void {
    this.#whole.add(graph);
    this.#host.requestUpdate();
  }

  /**
   * The diagram that is chosen of those there are, of a large chart its part around `center`; `undefined` until it has
   * come. `stored` fetches those of a game.
   */
  of(
    graph: Graph,
    choose: (diagrams: readonly Diagram[]) => Diagram | undefined,
    words: Words,
    stored: Stored | undefined,
    center: string,
  ): Diagram | undefined {
    const known = this.#known.get(graph) ?? new Map<string, readonly Diagram[]>();
    this.#known.set(graph, known);
    const part = this.isPart(graph) ? center : '';
    const made = known.get(part);
    if (!made) {
      known.set(part, []);
      const shown = this.isPart(graph) ? regionOf(graph, center) : graph;
      // A chart that cannot be drawn is told in the tree all the same.
      this.#coming++;
      void this.#make(shown, words, stored)
        .then((diagrams) => known.set(part, diagrams))
        .catch((error: unknown) => missed(this.#host, 'picture', error, () => known.delete(part)))
        .then(() => {
          this.#coming--;
          this.#host.requestUpdate();
        });
      // Those of other parts are of no use for long.
      for (const other of [...known.keys()].slice(0, -PARTS)) known.delete(other);
    }
    return (made && choose(made)) ?? (part === '' ? undefined : this.#last(known));
  }
  /** While another part is on its way, the one before stands. */
  #last(known: ReadonlyMap<string, readonly Diagram[]>): Diagram | undefined {
    return [...known.values()].findLast((diagrams) => diagrams.length > 0)?.[0];
  }
  async #make(graph: Graph, words: Words, stored: Stored | undefined): Promise<readonly Diagram[]> {
    const kept = await stored?.diagrams?.();
    // A chart that was changed since is not the one in the diagram.
    const fits = kept && kept.length > 0 && kept.every((diagram) => strangers(graph, diagram).length === 0);
    return fits ? kept : [await laidOut(graph, words)];
  }
}

/** How many parts are kept. */
const PARTS = 30;
