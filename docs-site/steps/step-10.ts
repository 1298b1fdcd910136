/** Runs the tests for pages when the reader asks for it, and lists what each of them says. */
import { html, render } from 'lit';
import { describeOnPage, type Axe } from 'playable-rules/testing/page';
import pig from '../../examples/pig/index.js';
import { steps as words } from '../words/steps.js';

export function show(room: HTMLElement): void {
  const tests: { readonly title: string; readonly body: () => Promise<void>; said: string }[] = [];
  const describe = (_title: string, body: () => void) => body();
  const test = (title: string, body: () => Promise<void>) => void tests.push({ title, body, said: '' });
  const axe: Axe = { run: (...asked) => (globalThis as unknown as { readonly axe: Axe }).axe.run(...asked) };
  describeOnPage(pig, { describe, test }, { axe });
  let isRunning = false;
  const draw = (now = '') =>
    render(
      html`<div class="bench">
        <button type="button" aria-disabled=${isRunning} @click=${run}>${words.run}</button>
        <p role="status">${now}</p>
        <ul>
          ${tests.map(({ title, said }) => html`<li>${title}${said && html`: <strong>${said}</strong>`}</li>`)}
        </ul>
      </div>`,
      room,
    );
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const one of tests) one.said = '';
    draw(words.running);
    await import('axe-core');
    for (const one of tests) {
      one.said = await one.body().then(
        () => words.passed,
        (error: unknown) => String(error),
      );
      draw(words.running);
    }
    isRunning = false;
    draw(tests.every(({ said }) => said === words.passed) ? words.allPassed : words.someFailed);
  }
  draw();
}
