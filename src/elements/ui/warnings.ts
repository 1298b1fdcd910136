/** What is wrong with an element that shows its content all the same: said in place, and in the console when it comes up. */
import { html, type TemplateResult } from 'lit';
import type { BadInput } from '../../kernel/game.js';
import { logged } from './fault.js';

export class Warnings {
  #said: readonly string[] = [];
  readonly #host: Element;

  constructor(host: Element) {
    this.#host = host;
  }
  show(wrong: readonly BadInput[]): TemplateResult[] {
    for (const error of wrong) if (!this.#said.includes(error.message)) logged(error, this.#host);
    this.#said = wrong.map(({ message }) => message);
    return this.#said.map((message) => html`<p class="warning">${message}</p>`);
  }
}
