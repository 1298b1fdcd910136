/** Outside inspectors: nothing before a press, the reason where none can be opened, and an end at any time. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { PlayablePhases } from '../../../src/define.js';
import { all, mount, one, open, settled, words } from './support.js';

const opener = window.open.bind(window);
afterEach(() => {
  window.open = opener;
});

/** What a browser shows: for what it would save, Firefox opens a window, and no later test has the focus. */
const INSPECTOR = '/docs-site/icon.svg';

/** With the fold open, on a page where the browser opens this window or none. */
async function withWindow(given: Window | null): Promise<{ phases: PlayablePhases; opened: string[] }> {
  const opened: string[] = [];
  window.open = (url) => {
    opened.push(String(url));
    return given;
  };
  const phases = await mount({ 'inspector-url': INSPECTOR });
  await open(phases, 'outward');
  await waitUntil(() => all(phases, '[data-inspector]').length === 2);
  return { phases, opened };
}
const said = (phases: PlayablePhases) => words(one(phases, '.outward .quiet'));

describe('outside inspectors', () => {
  it('the page says first what is sent where; opening the fold opens no window', async () => {
    const { phases, opened } = await withWindow(null);
    expect(words(one(phases, '.outward p')))
      .to.include(INSPECTOR)
      .and.to.include('as Green sees them');
    expect(one<HTMLInputElement>(phases, '.outward input').checked).to.equal(false);
    expect(opened).to.eql([]);
  });
  it('a window that the browser does not open is told', async () => {
    const { phases, opened } = await withWindow(null);
    one(phases, '[data-inspector="xstate"]').click();
    await waitUntil(() => said(phases) === 'The browser did not open a window.');
    expect(opened).to.have.length(1);
  });
  it('an inspector is opened, and told nothing more on a press', async () => {
    const frame = (await fixture<HTMLIFrameElement>(html`<iframe title="inspector"></iframe>`)).contentWindow!;
    const { phases } = await withWindow(frame);
    one(phases, '[data-inspector="xstate"]').click();
    await waitUntil(() => said(phases) === 'The inspector is open and is told what happens.');
    await settled(phases);
    one(phases, '[data-do="stop"]').focus();
    one(phases, '[data-do="stop"]').click();
    await settled(phases);
    expect(said(phases)).to.equal('Nothing more is sent.');
    expect(all(phases, '[data-do="stop"]')).to.have.length(0);
    expect(phases.shadowRoot!.activeElement === null, 'the focus').to.equal(false);
    await expect(phases).to.be.accessible();
  });
});
