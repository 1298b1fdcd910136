/** The diagrams of a chart: those that are stored with a game, else one laid out now, by what is fetched for it. */
import type { ReactiveControllerHost } from 'lit';
import type { Graph } from '../../inspector/graph.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { strangers, type Diagram, type Words } from '../../inspector/diagram.js';

/** Whoever may have stored some. */
type Stored = Pick<GameUi, 'diagrams'>;

export class Diagrams {
  readonly #known = new Map<Graph, readonly Diagram[]>();
  readonly #coming = new Set<Graph>();
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  /** `host` is drawn again when one has come. */
  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** The diagram for so many columns; `undefined` until it has come. `stored` fetches those of a game. */
  of(graph: Graph, columns: number, words: Words, stored: Stored | undefined): Diagram | undefined {
    const known = this.#known.get(graph);
    if (!known && !this.#coming.has(graph)) void this.#fetch(graph, words, stored);
    return known?.[Math.min(columns, known.length) - 1];
  }
  async #fetch(graph: Graph, words: Words, stored: Stored | undefined): Promise<void> {
    this.#coming.add(graph);
    try {
      // A chart that was changed since is not the one in the diagram.
      const kept = await stored?.diagrams?.();
      const fits = kept && kept.length > 0 && kept.every((diagram) => strangers(graph, diagram).length === 0);
      this.#known.set(graph, fits ? kept : [(await import('../../inspector/layout.js')).layout(graph, { words })]);
      this.#host.requestUpdate();
    } finally {
      this.#coming.delete(graph);
    }
  }
}
