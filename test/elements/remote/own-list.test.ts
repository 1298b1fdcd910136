/** The list of one's own tables in the form of a new game, with answers of a server that the test gives. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { fr } from '../../../src/i18n/own/fr.js';
import { en } from '../../../src/i18n/own/en.js';
import { it as italian } from '../../../src/i18n/own/it.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { keptToken } from '../../../src/elements/remote/seat-keys.js';
import { DAY } from '../../../src/playthrough/times.js';
import type { OwnTable } from '../../../src/playthrough/own-tables.js';
import type { Sitter } from '../../../src/playthrough/wire.js';
import { all, element, forgetAll, mount, one, openForm, settled, words } from '../playable-game/support.js';

const SERVER = 'http://127.0.0.1:9/';
const keyOf = (code: string, server = SERVER) => `playable-rules:seat:${server}${code}`;
const [WAITS, THEIRS, YOURS, OVER, GONE, NEXT] = [
  'aaaaaaaaaa',
  'bbbbbbbbbb',
  'cccccccccc',
  'dddddddddd',
  'eeeeeeeeee',
  'ffffffffff',
] as const;
const TOKEN = 'abcdefghijklmnopqrstuv';

const sitter = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  ...{ bot: null, name, taken: true, present: false, gone: false },
  ...more,
});
const table = (more: Partial<OwnTable>): OwnTable => ({
  ...{ game: 'elfenwizards', version: 1, options: {}, stage: 'running', days: 0, delay: 0, seat: 0, asked: [1] },
  ...{ seats: [sitter('Ada'), sitter('Ben'), sitter('', { bot: 'easy', taken: false })], offer: null },
  ...{ refused: false, next: null, left: null, watching: 0 },
  ...more,
});
let tables: Record<string, OwnTable>;
/** What was asked of the server. */
let asked: { readonly path: string; readonly body: string }[];
/** What the server says in the place of an answer. */
let denial: string | undefined;

const { fetch } = globalThis;
const rows = (game: PlayableGame): string[] => all(game, '.own-tables li').map(words);
async function open(attributes: Record<string, string> = {}): Promise<PlayableGame> {
  const game = await mount({ server: SERVER, ...attributes });
  await openForm(game);
  return game;
}

describe('the list of one’s own tables', () => {
  beforeEach(() => {
    forgetAll();
    [asked, denial] = [[], undefined];
    tables = {
      [WAITS]: table({ stage: 'waiting', asked: [], seats: [sitter('Ada'), sitter('', { taken: false })] }),
      [OVER]: table({ stage: 'over', asked: [], seats: [sitter('Ada'), sitter('Ben', { gone: true })] }),
      [THEIRS]: table({ seat: 1, seats: [sitter('Cleo'), sitter('Ada')], asked: [0] }),
      [YOURS]: table({ asked: [0, 1] }),
    };
    for (const code of [...Object.keys(tables), GONE]) localStorage.setItem(keyOf(code), TOKEN);
    globalThis.fetch = async (...given) => {
      const url = given[0] instanceof Request ? given[0].url : String(given[0]);
      if (!url.startsWith(SERVER)) return fetch(...given);
      const body = String((given[1]?.body as string | undefined) ?? '');
      asked.push({ path: url.slice(SERVER.length), body });
      if (denial !== undefined) return new Response(denial, { status: 429 });
      const { seats } = JSON.parse(body) as { seats: { code: string }[] };
      return Response.json({ tables: seats.map(({ code }) => tables[code] ?? null) });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    history.replaceState(null, '', location.pathname + location.search);
  });
  after(forgetAll);

  it('says of each who plays and whom it waits for, and those first where it is the reader’s turn', async () => {
    const game = await open();
    expect(rows(game)).to.eql([
      'Your turn Elfenwizards with Ben and Blue',
      'Waiting for one more person Elfenwizards',
      'Cleo’s turn Elfenwizards with Cleo',
      'Over: Ben resigned Elfenwizards with Ben',
    ]);
    expect(words(one(game, '.own-tables h2'))).to.equal(en['own.title']);
  });
  it('asks once, with no key in an address, and none of another server', async () => {
    const others = ['http://elsewhere.example/', `${SERVER}below/`];
    for (const other of others) localStorage.setItem(keyOf(WAITS, other), TOKEN.toUpperCase());
    await open();
    expect(asked.map(({ path }) => path)).to.eql(['tables/own']);
    expect(asked[0]!.body).to.contain(TOKEN).and.to.contain(GONE).and.not.to.contain(TOKEN.toUpperCase());
    for (const other of others) expect(localStorage.getItem(keyOf(WAITS, other))).to.equal(TOKEN.toUpperCase());
  });
  it('forgets keys that have led nowhere for days: a server may have been started without its tables', async () => {
    const key = () => keptToken(new URL(SERVER), GONE);
    const game = await open();
    await waitUntil(() => rows(game).length > 0);
    await open();
    expect([key(), keptToken(new URL(SERVER), WAITS)]).to.eql([TOKEN, TOKEN]);
    tables[GONE] = table({});
    await open();
    expect(localStorage.getItem(keyOf(GONE)), 'the server has it again').to.equal(TOKEN);
    delete tables[GONE];
    localStorage.setItem(keyOf(GONE), TOKEN + String(Date.now() - 8 * DAY));
    await open();
    await waitUntil(() => key() === undefined);
    expect(keptToken(new URL(SERVER), WAITS)).to.equal(TOKEN);
  });
  it('asks nothing where no key is kept', async () => {
    forgetAll();
    const game = await open();
    expect([asked.length, rows(game).length, all(game, '.own-tables').length]).to.eql([0, 0, 0]);
  });
  it('is not there where nothing is left of it', async () => {
    tables = {};
    const game = await open();
    await waitUntil(() => asked.length > 0);
    expect(all(game, '.own-tables').length).to.equal(0);
  });
  it('has the table at which the others play again, with its key', async () => {
    tables = { [OVER]: { ...tables[OVER]!, next: NEXT }, [NEXT]: table({ asked: [0] }) };
    const game = await open();
    expect(rows(game).map((row) => row.split(' ')[0])).to.eql(['Your', 'Over:']);
    expect(localStorage.getItem(keyOf(NEXT))).to.equal(TOKEN);
  });
  it('has tables of other games, with the words of their game', async () => {
    tables = { [YOURS]: table({ game: 'dark-mages', seats: [sitter('Ada'), sitter('')], asked: [1] }) };
    const game = await open();
    await waitUntil(() => rows(game).length > 0);
    expect(rows(game)[0]).to.contain('Dark Mages with');
    expect(rows(game)[0]).to.not.contain('seat:');
  });
  it('leaves out a game that the page does not have', async () => {
    tables = { ...tables, [YOURS]: table({ game: 'chess' }) };
    expect(rows(await open()).length).to.equal(3);
  });
  it('says in its place that the server denies an answer, and keeps all keys', async () => {
    denial = JSON.stringify({ code: 'rate', params: { seconds: 5 } });
    const game = await open();
    await waitUntil(() => all(game, '.own-tables .warning').length > 0);
    expect(words(one(game, '.own-tables'))).to.contain(remoteEn['denied.rate'].slice(0, 20));
    expect(localStorage.getItem(keyOf(GONE))).to.equal(TOKEN);
    expect(all(game, '[data-do="with-others"]').length).to.equal(1);
  });
  it('comes later where the server is slow, and keeps nobody from a new game', async () => {
    let answer!: () => void;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { fetch: quick } = globalThis;
    globalThis.fetch = async (...given) => {
      if (String(given[0]).startsWith(SERVER)) await slow;
      return quick(...given);
    };
    const game = await open();
    expect(all(game, '.own-tables').length).to.equal(0);
    answer();
    await waitUntil(() => rows(game).length === 4);
  });
  it('leads to a table by a link', async () => {
    const game = await open();
    const link = one<HTMLAnchorElement>(game, '.own-tables a');
    expect(new URL(link.href).hash).to.equal(`#play=${YOURS}`);
    link.click();
    expect(location.hash).to.equal(`#play=${YOURS}`);
    await waitUntil(() => all(game, 'dialog').length === 0);
    await waitUntil(() => asked.some(({ path }) => path === `tables/${YOURS}`));
  });
  it('leads to a table in the element to which it belongs', async () => {
    const other = await mount({ server: SERVER });
    const game = element({ server: SERVER });
    other.after(game);
    await game.ready();
    await settled(game);
    await openForm(game);
    one<HTMLAnchorElement>(game, '.own-tables a').click();
    await waitUntil(() => all(game, '.table-card').length > 0);
    await waitUntil(() => location.hash === `#play=${YOURS}&board=2`, 'a reload leads there too');
    expect(all(other, '.table-card')).to.have.length(0);
  });
  it('is not in a page that may keep nothing', async () => {
    const { localStorage: kept } = globalThis;
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      const game = await open();
      expect(asked.filter(({ path }) => path === 'tables/own')).to.eql([]);
      expect(all(game, '.own-tables').length).to.equal(0);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: kept });
    }
  });
  for (const [lang, said] of Object.entries({ en, fr, it: italian }))
    it(`is said in ${lang}`, async () => {
      const game = await open({ lang });
      expect(words(one(game, '.own-tables h2'))).to.equal(said['own.title']);
      expect(rows(game)[0]!.startsWith(said['own.yours'])).to.equal(true);
      expect(rows(game).join()).to.not.match(/own\.|[{}#|]/);
    });
});
