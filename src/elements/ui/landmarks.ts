/**
 * Names of landmarks. Screen readers list those of the whole page, which may have several games: so each is named by its part
 * and by its game, and a game that is there again has a number.
 */
import type { LitElement, ReactiveController } from 'lit';
import type { Text } from '../../i18n/text.js';

/** The titles of the elements in the page, each after its tag: the landmarks of different elements differ anyway. */
const taken = new Set<string>();

/** Gives its host a title that no other element with its tag has. */
export class OwnTitle implements ReactiveController {
  readonly #host: LitElement;
  #name = '';
  #title = '';

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }
  /** The title of a host with a game of this name. */
  of(name: string): string {
    if (!this.#host.isConnected || name === this.#name) return this.#title || name;
    this.hostDisconnected();
    for (let n = 1; this.#title === '' || taken.has(this.#key); n++) this.#title = n === 1 ? name : `${name} ${n}`;
    taken.add(this.#key);
    this.#name = name;
    return this.#title;
  }
  get #key(): string {
    return `${this.#host.localName} ${this.#title}`;
  }
  hostDisconnected(): void {
    if (this.#name !== '') taken.delete(this.#key);
    this.#name = this.#title = '';
  }
}

/** The key of the title among the words of an element with a game. */
export const TITLE = 'game.title';

/** The name of the landmark that is this part of an element. */
export const landmark = (text: Text, part: string): string =>
  text.has(TITLE) ? text('ui.landmark', { part, game: text(TITLE) }) : part;
