/** The card of a table that waits for its people, as each of them reads it. */
import { expect, fixture, html } from '@open-wc/testing';
import { render, type LitElement } from 'lit';
import { TableCard } from '../../../src/elements/remote/card.js';
import type { RemoteTable } from '../../../src/elements/remote/remote-table.js';
import { en } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Viewer } from '../../../src/kernel/game.js';
import type { Lobby, Sitter } from '../../../src/playthrough/wire.js';
import { words } from '../playable-game/support.js';
import type { TableProps } from '../../../src/elements/remote/table-props.js';

const text = textOf('en', [
  {
    'game.name': 'A game',
    'ui.tryAgain': 'Try again',
    'seat.own:0': 'Red',
    'seat.own:1': 'Green',
    'seat.own:2': 'Blue',
  },
  en,
]);
const person = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  ...{ bot: null, name, taken: true, present: true, gone: false },
  ...more,
});
const FREE = person('', { taken: false, present: false });

/** The card for this viewer; without seats that of a table which the server does not name. */
async function shown(
  viewer: Viewer | undefined,
  seats?: readonly Sitter[],
  code = 'unknown',
  { known = {}, more = {} }: { readonly known?: Partial<Lobby>; readonly more?: Partial<RemoteTable> } = {},
): Promise<HTMLElement> {
  const lobby = seats && ({ stage: 'waiting', seats, days: 0, ...known } as unknown as Lobby);
  const fault = lobby ? undefined : { code, params: { server: 'here' } };
  const isPending = () => false;
  const table = {
    code: 'aaaaaaaaaa',
    server: 'https://play.example/',
    viewer,
    lobby,
    fault,
    isKept: true,
    isPending,
    ...more,
  };
  const nowhere = () => undefined;
  const card = new TableCard({ requestUpdate: nowhere } as unknown as LitElement);
  const props = { text, table: table as unknown as RemoteTable, leave: nowhere, remind: () => html`` };
  const place = await fixture<HTMLElement>(html`<main></main>`);
  render(card.card(props as unknown as TableProps), place);
  return place;
}
const has = (place: HTMLElement, what: string) => place.querySelector(`[data-do="${what}"]`) !== null;

describe('the card of a table', () => {
  it('lets the host begin, and tells the others who that is', async () => {
    const seats = [person('Ada'), person('Ben'), FREE];
    expect(has(await shown(0, seats), 'begin')).to.equal(true);
    const guests = await shown(1, seats);
    expect(has(guests, 'begin')).to.equal(false);
    expect(words(guests)).to.contain('Ada can begin at any time');
  });
  it('answers each press while the server is asked something else: only the button of what is asked says so', async () => {
    const isPending = (what: string) => what === 'stand null';
    const place = await shown(0, [person('Ada'), FREE], '', { more: { isBusy: true, isPending } });
    const isOff = (what: string) => place.querySelector(`[data-do="${what}"]`)!.getAttribute('aria-disabled');
    expect(['begin', 'rename', 'stand'].map(isOff)).to.eql(['false', 'false', 'true']);
    expect(words(place)).to.contain(en['remote.asking']);
  });
  it('offers a game of one’s own where there is no table to leave, and to try again only what may pass', async () => {
    const nowhere = await shown(undefined);
    expect(words(nowhere)).to.contain('Play a game of my own').and.not.to.contain('Leave the table');
    expect(has(nowhere, 'retry')).to.equal(false);
    expect(has(await shown(undefined, undefined, 'unreachable'), 'retry')).to.equal(true);
  });
  it('warns that an address of this computer leads nobody here', async () => {
    const seats = [person('Ada'), FREE];
    expect(words(await shown(0, seats))).to.contain(en['remote.onlyHere']);
  });
  it('says of people without a name only that they are there', async () => {
    const seats = [person(''), person(''), person('', { present: false }), FREE];
    const rows = [...(await shown(1, seats)).querySelectorAll<HTMLElement>('.sitters li')].map(words);
    expect(rows.slice(0, 3)).to.eql(['Red taken', 'Green you', 'Blue taken, not connected']);
  });
  it('lets whoever is on the next seat begin while the host is away', async () => {
    const seats = [person('Ada', { present: false }), person('Ben'), person('Cleo'), FREE];
    expect(has(await shown(1, seats), 'begin')).to.equal(true);
    expect(words(await shown(2, seats))).to.contain('Ben can begin at any time');
  });
  it('invites nobody to a game that runs already, and says of one that is over that it is', async () => {
    const seats = [person('Ada'), person('Ben')];
    for (const viewer of [0, 'spectator'] as const) {
      const place = await shown(viewer, seats, '', { known: { stage: 'running' } });
      expect(words(place)).to.contain(en['remote.coming']).and.not.to.contain('waits for').and.not.to.contain('begin');
      expect([has(place, 'begin'), has(place, 'copy')]).to.eql([false, false]);
    }
    const over = words(await shown(undefined, seats, '', { known: { stage: 'over' } }));
    expect(over).to.contain(en['remote.over']).and.not.to.contain(en['denied.full']);
  });
  it('lets the host free the seat of somebody who is not there, but not in a game over days', async () => {
    const seats = [person('Ada'), person('', { present: false }), person('Cleo'), FREE];
    const freed: unknown[] = [];
    const offer = (...given: unknown[]) => Promise.resolve(freed.push(given) > 0);
    const host = await shown(0, seats, '', { more: { offer } as unknown as RemoteTable });
    const buttons = [...host.querySelectorAll<HTMLElement>('[data-do="free"]')];
    expect(buttons.map(words)).to.eql(['Free the seat of Green']);
    buttons[0]!.click();
    expect(freed).to.eql([['free', 1]]);
    expect(has(await shown(2, seats), 'free')).to.equal(false);
    expect(has(await shown(0, seats, '', { known: { days: 1 } }), 'free')).to.equal(false);
  });
  it('says before all else that the browser keeps nothing', async () => {
    const more = { isKept: false, token: 'abcdefghijklmnopqrstuv' };
    const place = await shown(0, [person('Ada'), FREE], '', { more });
    const [warning, invitation] = ['.warning', '.invitation'].map((part) => place.querySelector<HTMLElement>(part)!);
    expect(words(warning!)).to.contain('only the link under “Play on from another device” leads you back');
    expect(warning!.compareDocumentPosition(invitation!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(place.querySelector<HTMLDetailsElement>('.key')!.open).to.equal(true);
    expect(words(await shown(0, [person('Ada'), FREE]))).not.to.contain('keep nothing');
  });
});
