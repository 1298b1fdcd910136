/**
 * The diagrams of a chart: those stored with the game, or else a new layout, computed in a worker if possible. For a
 * large chart, only the part around one state, unless the reader asks for all of it.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Graph } from '../../inspector/graph.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { layoutWorker } from '../../loading/games.js';
import { strangers, type Diagram, type Words } from '../../inspector/diagram.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { layoutRequest, wordsIn, type LayoutReply, type LayoutRequest } from '../../inspector/layout-request.js';
import { isLarge, regionOf } from '../../inspector/region.js';
import { WorkerClient } from '../../workers/worker-client.js';

/** A source of stored diagrams. */
type Stored = Pick<GameUi, 'diagrams'>;

/** One worker for all charts of a page. */
let worker: WorkerClient<LayoutRequest, LayoutReply> | undefined;
let asked = 0;

async function laidOut(graph: Graph, words: Words): Promise<Diagram> {
  const request = layoutRequest(asked++, graph, words);
  worker ??= new WorkerClient(layoutWorker());
  const reply = await worker.ask(request);
  return reply?.diagram ?? (await import('../../inspector/layout.js')).layout(graph, { words: wordsIn(request) });
}

export class Diagrams {
  /** Diagrams by graph and by centre of the part (`''` for the whole chart); empty while loading and after a failure. */
  readonly #known = new WeakMap<Graph, Map<string, readonly Diagram[]>>();
  readonly #whole = new WeakSet<Graph>();
  #coming = 0;
  readonly #host: Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>;

  /** Requests an update of `host` when a diagram is loaded. */
  constructor(host: Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>) {
    this.#host = host;
  }

  get isComing(): boolean {
    return this.#coming > 0;
  }
  isPart(graph: Graph): boolean {
    return isLarge(graph) && !this.#whole.has(graph);
  }
  showWhole(graph: Graph): void {
    this.#whole.add(graph);
    this.#host.requestUpdate();
  }

  /**
   * The diagram picked by `choose`; for a large chart, the part around `center`. `undefined` until loaded. `stored` loads
   * the game's own diagrams; `words` gives the labels for a new layout.
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
      // If drawing fails, the tree still shows the chart.
      this.#coming++;
      void this.#make(shown, words, stored)
        .then((diagrams) => known.set(part, diagrams))
        .catch((error: unknown) => reportFailedLoad(this.#host, 'picture', error, () => known.delete(part)))
        .then(() => {
          this.#coming--;
          this.#host.requestUpdate();
        });
      // Keeps only the last `PARTS` parts.
      for (const other of [...known.keys()].slice(0, -PARTS)) known.delete(other);
    }
    return (made && choose(made)) ?? (part === '' ? undefined : this.#last(known));
  }
  /** The previous part, shown while another one loads. */
  #last(known: ReadonlyMap<string, readonly Diagram[]>): Diagram | undefined {
    return [...known.values()].findLast((diagrams) => diagrams.length > 0)?.[0];
  }
  async #make(graph: Graph, words: Words, stored: Stored | undefined): Promise<readonly Diagram[]> {
    const kept = await stored?.diagrams?.();
    // Stored diagrams no longer fit if the chart has changed since.
    const fits = kept && kept.length > 0 && kept.every((diagram) => strangers(graph, diagram).length === 0);
    return fits ? kept : [await laidOut(graph, words)];
  }
}

/** How many parts are kept. */
const PARTS = 30;
