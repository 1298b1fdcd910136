/** Outside inspectors: nothing before a press, the reason where none can be opened, and an end at any time. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { PlayablePhases } from '../../../src/define.js';
import { OutwardPanel } from '../../../src/elements/playable-phases/outward-panel.js';
import type { Text } from '../../../src/i18n/text.js';
import { all, mount, one, open, settled, words } from './support.js';

const opener = window.open.bind(window);
afterEach(() => {
  window.open = opener;
});

/** What a browser shows: for what it would save, Firefox opens a window, and no later test has the focus. */
const INSPECTOR = '/docs-site/icon.svg';

/** With the fold open, on a page where the browser opens these windows one after the other, or none. */
async function withWindow(...given: (Window | null)[]): Promise<{ phases: PlayablePhases; opened: string[] }> {
  const opened: string[] = [];
  window.open = (url) => {
    opened.push(String(url));
    return given[opened.length - 1] ?? null;
  };
  const phases = await mount({ 'inspector-url': INSPECTOR });
  await open(phases, 'outward');
  await waitUntil(() => all(phases, '[data-inspector]').length === 2);
  return { phases, opened };
}
/** A window that keeps what it is told. */
function windowFor(): { window: Window; told: string[] } {
  const told: string[] = [];
  const postMessage = ({ type }: { type: string }) => told.push(type);
  return { window: { closed: false, location: { href: '' }, postMessage } as unknown as Window, told };
}
/** What each inspector is told last. */
const farewells = { stately: '@statelyai.disconnected', xstate: 'xstate.disconnect' };
const said = (phases: PlayablePhases) => words(one(phases, '.outward .quiet'));

/** The panel alone, on a page that has lost its connection. */
class Host extends LitElement {
  readonly announced: string[] = [];
  asked = 0;
  readonly #panel = new OutwardPanel(
    this,
    (message) => this.announced.push(message),
    () => {
      this.asked++;
      return Promise.reject(new Error('offline'));
    },
  );
  protected override render() {
    const say = (key: string, { message }: { message?: string } = {}) => `${key} ${message ?? ''}`;
    const text = Object.assign(say, { lang: 'en', has: () => true }) as Text;
    return this.#panel.render({ session: undefined, watch: undefined, text, url: null });
  }
}
customElements.define('outward-host', Host);

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
  it('a second press while one is being opened opens no second window', async () => {
    const [first, second] = [windowFor(), windowFor()];
    const { phases, opened } = await withWindow(first.window, second.window);
    one(phases, '[data-inspector="stately"]').click();
    one(phases, '[data-inspector="stately"]').click();
    await waitUntil(() => said(phases) === 'The inspector is open and is told what happens.');
    expect(opened).to.have.length(1);
    one(phases, '[data-do="stop"]').click();
    expect(first.told).to.eql([farewells.stately]);
  });
  it('of two that are opened at once the last is told what happens, and the other nothing more', async () => {
    const [stately, xstate] = [windowFor(), windowFor()];
    const { phases } = await withWindow(stately.window, xstate.window);
    one(phases, '[data-inspector="stately"]').click();
    one(phases, '[data-inspector="xstate"]').click();
    await waitUntil(() => stately.told.length > 0);
    expect(stately.told).to.eql([farewells.stately]);
    await waitUntil(() => said(phases) === 'The inspector is open and is told what happens.');
    expect(xstate.told).to.eql([]);
    one(phases, '[data-do="stop"]').click();
    expect(xstate.told).to.eql([farewells.xstate]);
  });
  it('one that is being opened can be stopped', async () => {
    const { window, told } = windowFor();
    const { phases } = await withWindow(window);
    one(phases, '[data-inspector="stately"]').click();
    await phases.updateComplete;
    one(phases, '[data-do="stop"]').click();
    await waitUntil(() => told.length > 0);
    await settled(phases);
    expect(told).to.eql([farewells.stately]);
    expect(said(phases)).to.equal('Nothing more is sent.');
    expect(all(phases, '[data-do="stop"]')).to.have.length(0);
  });
  it('one that is being opened when the element leaves the page is told nothing', async () => {
    const { window, told } = windowFor();
    const { phases } = await withWindow(window);
    one(phases, '[data-inspector="stately"]').click();
    phases.remove();
    await waitUntil(() => told.length > 0);
    expect(told).to.eql([farewells.stately]);
  });
  it('what cannot be fetched is said, and asked for once', async () => {
    const host = new Host();
    (await fixture<HTMLElement>(html`<main></main>`)).append(host);
    await waitUntil(() => host.announced.length > 0);
    host.requestUpdate();
    await host.updateComplete;
    expect(words(one(host, '.quiet'))).to.equal('phases.outwardError Error: offline');
    expect(host.announced).to.eql(['phases.outwardError Error: offline']);
    expect(host.asked).to.equal(1);
  });
});
