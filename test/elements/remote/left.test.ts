/** What the game of a page says at its prompt once the reader has left a table. The table here is data of the test. */
import { expect } from '@open-wc/testing';
import { html, LitElement, render } from 'lit';
import type { TablePage } from '../../../src/elements/remote/at-table.js';
import { afterLeaving } from '../../../src/elements/remote/left.js';
import type { RemoteTable } from '../../../src/elements/remote/remote-table.js';
import type { GameContext } from '../../../src/elements/session/game-context.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Sitter } from '../../../src/playthrough/wire.js';
import { words } from '../../../src/testing/page-checks.js';

const sitter = (name: string): Sitter => ({ bot: null, name, taken: true, present: true, gone: false });
const gone = (name: string): Sitter => ({ ...sitter(name), gone: true });

class Left extends LitElement {
  override render() {
    return html`<div class="now" tabindex="-1"></div>`;
  }
}
customElements.define('left-element', Left);

describe('a reader who has left a table', () => {
  const here = location.href;
  afterEach(() => history.replaceState(null, '', here));

  /** What is said in the game of the page. */
  function leave({ viewer = 0, seats = [sitter('Ada'), sitter('Ben')], token = 'k'.repeat(22) }) {
    const element = document.body.appendChild(new Left());
    const plies: { move?: { seat: number } }[] = [{}];
    const visits: unknown[] = [];
    const host = {
      element,
      text: textOf('en', [remoteEn]),
      session: { playthrough: { plies, length: 0 }, hotSeat: { people: [0] } },
    };
    const page: Partial<TablePage> = { visit: (wish) => visits.push(wish) };
    const table = { viewer, token, code: 'gqz3mybdpn', lobby: { seats } };
    const say = afterLeaving(host as unknown as GameContext, page as TablePage, table as unknown as RemoteTable)!;
    const place = document.createElement('div');
    const said = (): string => {
      render(say(), place);
      return words(place);
    };
    return { host, plies, place, said, visits, element };
  }
  it('is told that this is another game, until they have moved, and finds back', async () => {
    const { plies, place, said, visits, element } = leave({});
    expect(said()).to.equal(`${remoteEn['remote.left']} ${remoteEn['remote.return']}`);
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement?.className).to.equal('now');
    history.replaceState({ router: 1 }, '');
    place.querySelector('button')!.click();
    expect(history.state).to.eql({ router: 1 });
    expect(visits).to.eql([{ hash: `#play=gqz3mybdpn&key=${'k'.repeat(22)}`, watch: false }]);
    plies.push({ move: { seat: 1 } });
    expect(said()).not.to.equal('');
    plies.push({ move: { seat: 0 } });
    expect(said()).to.equal('');
    element.remove();
  });
  it('is led back by no button where they gave up their seat for good, and told nothing in another game', () => {
    const { host, said, place, element } = leave({ seats: [gone('Ada'), sitter('Ben')] });
    expect(said()).to.equal(remoteEn['remote.left']);
    expect(place.querySelector('button')).to.equal(null);
    host.session.playthrough = { plies: [{}], length: 0 };
    expect(said()).to.equal('');
    element.remove();
  });
});
