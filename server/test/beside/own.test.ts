/** Games that are not of this package: the server plays the sites that `playable-rules site` makes of them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Games } from '../../src/games.js';
import { ownGames } from '../../src/own.js';
import { newTable, Page } from '../client.js';
import { playOn } from '../play.js';
import { buildProgram, command, folder, run, type Running } from '../process.js';
import { useSites } from '../sites.js';

const { siteOf, siteWith, changed } = useSites();
const { file, remove } = folder();
after(remove);
const serving = (...sites: readonly string[]) =>
  run(['--port', '0', '--store', file, ...sites.flatMap((site) => ['--games', site])]);
/** The same without the pauses of opponents. */
const inHaste = async (site: string) => run(['0', file], [await buildProgram()], { SITE: site });
const pig = (seats: string, options: object = {}) => ({ game: 'pig', players: 2, options, seats });

describe('a site of Pig', () => {
  let server: Running;
  let games: Games;
  before(async () => {
    const sites = [siteOf('pig')];
    ({ games } = await ownGames(sites));
    server = await serving(...sites);
  });
  after(() => server.kill());

  test('is played, and shown to its operator', async () => {
    const code = await newTable(server.address, pig('human human'));
    const pages = [new Page(server.address, code, games), new Page(server.address, code, games)];
    for (const page of pages) await page.join();
    await playOn(pages, 6);
    for (const page of pages) {
      assert.deepEqual(page.failures, []);
      await page.leave();
    }
    const show = (...more: string[]) => command('show', code, '--store', file, ...more);
    const { out } = await show('--games', siteOf('pig'));
    assert.match(out, /^# pig, rules 1: running, 6 moves\n(.*\n){2}# (daring|passing) \{.*"points":/);
    assert.match((await show()).out, /the rules of this game are not here/);
  });

  test('is in the place of our games: no table of them is made, and the page has its name and its script', async () => {
    const ours = await fetch(new URL('tables', server.address), {
      method: 'POST',
      body: JSON.stringify({ ...pig('human human'), game: 'elfengold' }),
    });
    assert.deepEqual(await ours.json(), { code: 'game', params: { game: 'elfengold' } });
    const read = async (path: string, lang = 'en') => {
      const answer = await fetch(new URL(path, server.address), { headers: { 'accept-language': lang } });
      return { status: answer.status, text: await answer.text() };
    };
    const { text } = await read('?game=elfengold', 'fr');
    assert.match(text, /<title>Cochon – [^]*<h1>Cochon<\/h1>[^]*game="pig" server="\."/);
    assert.doesNotMatch(text, /<nav>/);
    const [, script] = /<script type="module" src="([^"]*)"/.exec(text)!;
    assert.equal((await read(script!)).status, 200);
    assert.match((await read('games/pig/e/pig/game/')).text, /data-game="pig"/);
    for (const path of ['cdn/define.js', 'games/goofspiel/cdn/loader.js', 'games/pig/..%2fgoofspiel/index.html'])
      assert.equal((await read(path)).status, 404, path);
  });
});

test('opponents are those that the game brings, or the search for any game', async () => {
  const recordAgainst = async (site: string, said = /^(?!.*failed)/s) => {
    const server = await inHaste(site);
    const code = await newTable(server.address, pig('human bot'));
    const page = await new Page(server.address, code, (await ownGames([site])).games).join();
    await playOn([page]);
    await page.leave();
    await server.kill();
    assert.match(server.output(), said);
    return page.record!;
  };
  const dares = /^blue roll\nblue roll$/m;
  const searched = await recordAgainst(siteOf('pig'));
  assert.match(searched, dares);
  // The first move of the view would always roll.
  assert.match(searched, /^blue keep$/m);
  const keeps = '{ ...ui, bot: async () => ({ choose: ({ moves }) => moves.at(-1) }) }';
  const kept = await recordAgainst(changed('pig', keeps));
  assert.match(kept, /^blue keep$/m);
  assert.doesNotMatch(kept, dares);
  // One that fails makes the first of its moves.
  const broken = `{ ...ui, bot: async () => ({
    choose({ table: { die } }) {
      if (die % 2 === 0) throw new Error('broken');
      return { type: 'steal', seat: 1 };
    },
  }) }`;
  const failed =
    /"part":"opponents","error":"(broken|pig\.choose: [^,]*,[^,]*, expected one of the moves of its view)","where":"at .*(choose|game)/;
  assert.doesNotMatch(await recordAgainst(changed('pig', broken), failed), /^blue keep$/m);
});

test('an option that the game refuses is told as ours are, though its error is of another copy of the kernel', async () => {
  const game = `{ ...game, options: { goal: [] }, setup: (start) => start.options.goal === 7 ? game.table(7, 'options.goal') : game.setup(start) }`;
  const server = await serving(changed('pig', `{ ...ui, game: ${game} }`));
  const make = (goal: number) =>
    fetch(new URL('tables', server.address), {
      method: 'POST',
      body: JSON.stringify(pig('human human', { goal })),
    });
  assert.equal((await make(6)).status, 201);
  const refused = await make(7);
  const { code, params } = (await refused.json()) as { readonly code: string; readonly params: object };
  await server.kill();
  assert.deepEqual(
    [refused.status, code, params],
    [400, 'form', { path: 'table.options.goal', expected: 'an object' }],
  );
});

test('a table that was begun with an older version of the rules ends with words, and its record can be saved', async () => {
  const older = [siteOf('pig')];
  const { games } = await ownGames(older);
  const server = await serving(...older);
  const code = await newTable(server.address, pig('human human'));
  const pages = [new Page(server.address, code, games), new Page(server.address, code, games)];
  for (const page of pages) await page.join();
  await playOn(pages, 3);
  for (const page of pages) await page.leave();
  await server.end();

  const newer = await serving(changed('pig', '{ ...ui, game: { ...game, version: 2 } }'));
  const lobby = (await (await fetch(new URL(`tables/${code}`, newer.address))).json()) as object;
  const record = await (await fetch(new URL(`tables/${code}/record`, newer.address))).text();
  const denied = new Page(newer.address, code, games, { token: pages[0]!.token! }).join();
  await assert.rejects(denied, /"version"|version/);
  await newer.kill();
  assert.deepEqual({ ...lobby, seats: [] }, { ...lobby, seats: [], stage: 'over', version: 1 });
  assert.match(record, /^game pig 1\n[^]*\n\n(\w+ \w+\n){3}$/m);
});

test('the page of several has their names in the language of the reader, or in English, and the script of each', async () => {
  const server = await serving(siteOf('pig'), siteOf('goofspiel'));
  const read = async (path: string) =>
    (await fetch(new URL(path, server.address), { headers: { 'accept-language': 'it' } })).text();
  const text = await read('?game=goofspiel');
  const ofPig = await read('?game=pig');
  await server.kill();
  const links = [...text.matchAll(/<a href="\?game=([^"]*)"( aria-current="page")?>(.*?)<\/a>/g)];
  assert.deepEqual(
    links.map(([, game, current, name]) => [game, name, current !== undefined]),
    [
      ['pig', 'Pig', false],
      ['goofspiel', 'Goofspiel', true],
    ],
  );
  assert.match(text, /src="games\/goofspiel\/cdn\/loader\.js"/);
  // Its elements speak English only, so the page is English too.
  assert.match(text, /<html lang="en">[^]*Play with others/);
  assert.match(ofPig, /<html lang="it">[^]*Gioca con altri/);
});

test('a name is text on the page, and no markup', async () => {
  const server = await serving(
    changed('pig', `{ ...ui, text: async (lang) => ({ ...await ui.text(lang), 'game.name': '<b>Pigs & "me"' }) }`),
  );
  const page = await (await fetch(server.address)).text();
  await server.kill();
  assert.match(page, /<title>&lt;b&gt;Pigs &amp; &quot;me&quot; – /);
  assert.doesNotMatch(page, /<b>/);
});

test('a file that is no game is named, with what was expected, and so is a second game of one id', async () => {
  const wrong = async (...sites: readonly string[]) => {
    const { code, said } = await command(
      '--port',
      '0',
      '--store',
      ':memory:',
      ...sites.flatMap((site) => ['--games', site]),
    );
    assert.equal(code, 1);
    return said;
  };
  assert.match(await wrong(siteWith('export default 3;')), /game\.mjs: expected a game .*addGame\.game\.id: nothing/);
  assert.match(await wrong(siteWith('no module')), /game\.mjs: expected a game .*Unexpected identifier/);
  assert.match(
    await wrong(siteWith('export default 3;', '0.0.7')),
    /game\.mjs: .* of version 0\.0\.7, this server of /,
  );
  const named = changed('pig', "{ ...ui, game: { ...game, id: 'Pig & Co' } }");
  assert.match(await wrong(named), /game\.mjs: expected a game .*table\.game: "Pig & Co", expected /);
  const half = changed('pig', '{ ...ui, game: { ...game, setup: undefined } }');
  assert.match(await wrong(half), /game\.mjs: expected a game .*setup is not a function/);
  assert.match(await wrong(siteOf('pig'), changed('pig', 'ui')), /expected another game than pig, which .*pig has$/m);
});
