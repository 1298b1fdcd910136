/** External inspectors: opened only by a press, with an error if that fails, and stopped at any time. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { PlayablePhases } from '../../../src/define.js';
import { OutwardPanel } from '../../../src/elements/playable-phases/outward-panel.js';
import type { Text } from '../../../src/i18n/text.js';
import { all, mount, one, open, settled, words } from './support.js';
import { violations } from '../violations.js';

const opener = window.open.bind(window);
afterEach(() => {
  window.open = opener;
});

/** A file that browsers display. For one to download, Firefox opens a window, which takes the focus from later tests. */
const INSPECTOR = '/docs-site/icon.svg';

/** An element with its inspector section open. `window.open` returns these windows one after the other, then null. */
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
/** A window that records the types of its messages. */
function windowFor(): { window: Window; messages: string[] } {
  const messages: string[] = [];
  const postMessage = ({ type }: { type: string }) => messages.push(type);
  return { window: { closed: false, location: { href: '' }, postMessage } as unknown as Window, messages };
}
/** The last message that each inspector receives. */
const farewells = { stately: '@statelyai.disconnected', xstate: 'xstate.disconnect' };
const said = (phases: PlayablePhases) => words(one(phases, '.outward .quiet'));

/** A host with only the panel, whose code cannot be fetched. */
class Host extends LitElement {
  readonly announced: string[] = [];
  asked = 0;
  readonly #panel: OutwardPanel = new OutwardPanel(
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

describe('external inspectors', () => {
  it('the section says what will be sent where, and opens no window by itself', async () => {
    const { phases, opened } = await withWindow(null);
    expect(words(one(phases, '.outward p')))
      .to.include(INSPECTOR)
      .and.to.include('as Green sees them');
    expect(one<HTMLInputElement>(phases, '.outward input').checked).to.equal(false);
    expect(opened).to.eql([]);
  });
  it('a window that the browser blocks is reported', async () => {
    const { phases, opened } = await withWindow(null);
    one(phases, '[data-inspector="xstate"]').click();
    await waitUntil(() => said(phases) === 'The browser did not open a window.');
    expect(opened).to.have.length(1);
  });
  it('an inspector can be opened and stopped, with the focus kept', async () => {
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
    expect(await violations(phases)).to.deep.equal([]);
  });
  it('a second press while an inspector is opening opens no second window', async () => {
    const [first, second] = [windowFor(), windowFor()];
    const { phases, opened } = await withWindow(first.window, second.window);
    one(phases, '[data-inspector="stately"]').click();
    one(phases, '[data-inspector="stately"]').click();
    await waitUntil(() => said(phases) === 'The inspector is open and is told what happens.');
    expect(opened).to.have.length(1);
    one(phases, '[data-do="stop"]').click();
    expect(first.messages).to.eql([farewells.stately]);
  });
  it('opening a second inspector disconnects the first', async () => {
    const [stately, xstate] = [windowFor(), windowFor()];
    const { phases } = await withWindow(stately.window, xstate.window);
    one(phases, '[data-inspector="stately"]').click();
    one(phases, '[data-inspector="xstate"]').click();
    await waitUntil(() => stately.messages.length > 0);
    expect(stately.messages).to.eql([farewells.stately]);
    await waitUntil(() => said(phases) === 'The inspector is open and is told what happens.');
    expect(xstate.messages).to.eql([]);
    one(phases, '[data-do="stop"]').click();
    expect(xstate.messages).to.eql([farewells.xstate]);
  });
  it('an inspector that is opening can be stopped', async () => {
    const { window, messages } = windowFor();
    const { phases } = await withWindow(window);
    one(phases, '[data-inspector="stately"]').click();
    await phases.updateComplete;
    one(phases, '[data-do="stop"]').click();
    await waitUntil(() => messages.length > 0);
    await settled(phases);
    expect(messages).to.eql([farewells.stately]);
    expect(said(phases)).to.equal('Nothing more is sent.');
    expect(all(phases, '[data-do="stop"]')).to.have.length(0);
  });
  it('an inspector that is opening is disconnected when the element is removed', async () => {
    const { window, messages } = windowFor();
    const { phases } = await withWindow(window);
    one(phases, '[data-inspector="stately"]').click();
    phases.remove();
    await waitUntil(() => messages.length > 0);
    expect(messages).to.eql([farewells.stately]);
  });
  it('a failed fetch of the code is announced once and not repeated', async () => {
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
