/** The suite for pages: the example games pass it, and games with faults do not. */
import 'axe-core/axe.min.js';
import { expect, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { Control } from 'playable-rules/kit/board';
import { describeOnPage, type Axe, type Runner } from 'playable-rules/testing/page';
import fanorona from '../../examples/fanorona/index.js';
import goofspiel from '../../examples/goofspiel/index.js';
import pig from '../../examples/pig/index.js';
import polignac from '../../examples/polignac/index.js';

const page = document.documentElement;
/** Test pages are invisible; axe checks colours of visible elements only. */
const axe: Axe = {
  async run(element, options) {
    page.toggleAttribute('data-seen', true);
    // What changes in time stood still while nobody saw it.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const core: Axe = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    return core.run(element, options).finally(() => page.toggleAttribute('data-seen', false));
  },
};

const warnings: unknown[] = [];
const { warn } = console;
before(() => (console.warn = (said: unknown) => warnings.push(said)));
after(() => (console.warn = warn));
/** An example has no fault of which the console tells its author. */
const runner: Runner = {
  describe,
  test: (title, body) =>
    it(title, async () => {
      warnings.length = 0;
      await body();
      expect(warnings).to.eql([]);
    }),
};
describeOnPage(fanorona, runner, { axe });
describeOnPage(goofspiel, runner, { axe });
describeOnPage(pig, runner, { axe });
describeOnPage(polignac, runner, { axe });

/** An input without a label, and nothing that makes a move. */
class Unlabelled extends Control {
  protected override render() {
    return html`<input />`;
  }
}
/** Runs the tests of a game like Pig that has a fault, and returns what the tests that fail say, by title. */
async function failing(id: string, fault: Partial<typeof pig>, waiting = ['daring']): Promise<Record<string, string>> {
  const failed: Record<string, string> = {};
  const tests: (() => Promise<void>)[] = [];
  const runner: Runner = {
    describe: (_, body) => body(),
    test: (title, body) =>
      tests.push(() => body().catch((error: unknown) => void (failed[title] = (error as Error).message))),
  };
  describeOnPage({ ...pig, ...fault, game: { ...pig.game, id } }, runner, { axe, waiting });
  for (const test of tests) await test();
  return failed;
}
/** Pig with these texts in all languages. */
const saying = (texts: Readonly<Record<string, string>>) => ({
  text: async (lang: string) => ({ ...(await pig.text(lang)), ...texts }),
});

describe('the suite for pages finds', () => {
  afterEach(() => expect([...document.querySelectorAll('main, playable-game')], 'what it leaves').to.eql([]));

  it('controls that have no label and offer no move', async () => {
    const found = await failing('pig-unlabelled', { controls: { daring: Unlabelled } });
    expect(Object.keys(found)).to.eql(['each legal move is offered', 'axe finds nothing']);
    expect(found['each legal move is offered'])
      .to.include('no control for red roll')
      .and.to.include('no control for red keep');
    expect(found['axe finds nothing']).to.include('<input');
  });
  it('buttons that read the same', async () => {
    const found = await failing('pig-alike', saying({ 'move.roll': 'Go on', 'move.keep': 'Go on' }));
    expect(Object.keys(found)).to.eql(['each legal move is offered', 'no two buttons read the same']);
    expect(found['each legal move is offered']).to.include('the list has 1 different entries for 2 moves');
    expect(found['no two buttons read the same']).to.include('Go on');
  });
  it('a text that is too wide for a phone', async () => {
    const found = await failing('pig-wide', saying({ 'prompt.daring': 'W'.repeat(90) }));
    expect(Object.keys(found)).to.eql(['nothing is wider than a page of 320 px']);
  });
  it('a text with a missing value, in one language only', async () => {
    const text = async (lang: string) => ({
      ...(await pig.text(lang)),
      ...(lang === 'it' && { 'prompt.daring': '{n}' }),
    });
    const found = await failing('pig-hole', { text });
    expect(found).to.eql({
      'no text shows a key or a missing value': 'no text shows a key or a missing value, but in it:\n{n}',
    });
  });
  it('a sentence that is missing, which the console names once', async () => {
    warnings.length = 0;
    const text = async (lang: string) =>
      Object.fromEntries(Object.entries(await pig.text(lang)).filter(([key]) => key !== 'prompt.daring'));
    const found = await failing('pig-silent', { text });
    expect(Object.keys(found)).to.eql(['no text shows a key or a missing value']);
    await waitUntil(() => warnings.length > 0, 'it is said after a while', { timeout: 3000 });
    expect(warnings).to.eql(['pig-silent: no sentence for prompt.daring']);
  });
  it('a state that random games do not reach', async () => {
    const found = await failing('pig-nowhere', {}, ['nowhere']);
    expect(Object.values(found)).to.have.length(5);
    expect(found['axe finds nothing']).to.include('Random games do not reach nowhere');
  });
});
