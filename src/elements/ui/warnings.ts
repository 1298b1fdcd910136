/** What is wrong with an element that shows its content all the same: said in place, and in the console when it comes up. */
import { html, type TemplateResult } from 'lit';
import type { ReactiveControllerHost } from 'lit';
import type { BadInput } from '../../kernel/game.js';
import { logged, messageOf, translate } from './fault.js';

export class Warnings {
  /** What is said. Its errors are kept, because they have their translations. */
  #said: readonly BadInput[] = [];
  readonly #host: Element & ReactiveControllerHost;

  constructor(host: Element & ReactiveControllerHost) {
    this.#host = host;
  }
  show(wrong: readonly BadInput[], lang: string): TemplateResult[] {
    this.#said = wrong.map((error) => this.#said.find(({ message }) => message === error.message) ?? this.#new(error));
    for (const error of this.#said) void translate(error, lang, () => this.#host.requestUpdate());
    return this.#said.map((error) => html`<p class="warning">${messageOf(error, lang)}</p>`);
  }
  #new(error: BadInput): BadInput {
    logged(error, this.#host);
    return error;
  }
}
