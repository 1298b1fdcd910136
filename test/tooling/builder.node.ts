/** The form of the embed builder: it has a field for everything that an embed can say, and reading it back loses nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'parse5';
import { embedOf, fieldsOf, OPTION, seatsIn } from '../../docs-site/form.js';
import { KEPT } from '../../docs-site/kept-room.js';
import { embedPages } from '../../docs-site/pages/embed.js';
import { KINDS, parametersOf, parseAddress, type Embed } from '../../src/embed/address.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { pack } from '../../src/loading/packed.js';
import { BadInput } from '../../src/kernel/game.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { elementsIn } from '../e2e/markup.js';

const GAME = 'elfenwizards';
const embed = (of: Partial<Embed>): Embed => ({ kind: 'game', game: GAME, ...of });
const roundTrip = async (given: Embed) => embedOf(GAME, await fieldsOf(GAME, given));

test('every parameter of every kind has a field', async () => {
  // Only the pages of the first game are checked, because other games have other options, or none.
  for (const { text } of embedPages.filter(({ path }) => path.endsWith('embed/index.html'))) {
    const found = elementsIn(parse(await text()));
    let kinds: string[] = [];
    const fields = found.flatMap(({ attributes }) => {
      kinds = attributes['data-kinds']?.split(' ') ?? kinds;
      const { name, id } = attributes;
      return name && id?.startsWith('f-') ? kinds.map((kind) => `${kind} ${name}`) : [];
    });
    for (const kind of KINDS)
      for (const name of parametersOf(kind)) {
        // `src` is in no address, and the builder makes its snippets from an address.
        if (name === 'src') continue;
        // There is no field for a lesson's rule: the lesson is chosen from the list of lessons.
        if (kind === 'lesson' && name === 'rule') continue;
        const wanted = name === 'options' ? `${OPTION}greyMagicCost` : name;
        assert.ok(fields.includes(`${kind} ${wanted}`), `${kind}: ${name}`);
      }
    assert.equal(new Set(fields).size, fields.length, 'each field occurs once');
  }
});

test('an embed survives the round trip through the form’s fields', async () => {
  const state = formatLink(elfenwizards, { start: { players: 5, seed: 2 }, moves: [] });
  const started = { players: 3, seed: 5, moves: 'red roll' };
  const embeds: Embed[] = [
    embed({}),
    embed({ ...started, at: 0, options: 'firstPlaceTie=none-rises greyMagicCost=3', save: 'mine', undo: 'free' }),
    ...['human bot human', 'human', 'bot:easy human human', 'human human human', 'human bot:easy bot:easy'].map(
      (seats) => embed({ players: 3, seats }),
    ),
    embed({ state, seats: 'human bot:hard bot:hard bot:hard bot:hard', timer: true, readonly: true, shortcuts: 'off' }),
    embed({ seat: 'blue', lang: 'fr-CA', theme: 'auto', load: 'near' }),
    embed({ kind: 'phases', ...started, phase: 'competition', seat: 'spectator', at: 1 }),
    embed({ kind: 'lesson', lesson: 'ties', step: 2 }),
    embed({ kind: 'lesson', lesson: 'competition', theme: 'dark' }),
    embed({ kind: 'rulebook', rule: 'EW-5.11', load: 'click' }),
  ];
  for (const one of embeds) assert.deepEqual(await roundTrip(one), one);
});

test('the rule field lists rules with their words; a lesson given by its rule selects that lesson', async () => {
  const page = embedPages.find(({ path }) => path === 'embed/index.html')!;
  assert.match(await page.text(), /<option value="EW-5\.11">EW-5\.11 · \p{L}[^<]{10,60}…<\/option>/u);
  const { lesson, rule } = await fieldsOf(GAME, embed({ kind: 'lesson', rule: 'EW-5.11' }));
  assert.deepEqual([lesson, rule], ['awarding-a-title', undefined]);
});

test('the lesson field takes the packed data, or a whole link from which it takes the data', async () => {
  const data = await pack(JSON.stringify({ start: { players: 3, seed: 1 }, steps: [{ say: 'Look.' }] }));
  for (const text of [data, `data=${data}`, `https://a.example/studio/?data=${data}&lang=en`])
    assert.deepEqual(await embedOf(GAME, { kind: 'lesson', data: text }), embed({ kind: 'lesson', data }));
});

test('the seat field offers a seat for each player', async () => {
  const state = formatLink(elfenwizards, { start: { players: 5, seed: 2 }, moves: [] });
  const counts = [{}, { players: '3' }, { state: ` ${state} ` }, { players: '99' }, { state: 'hello' }].map(
    async (fields) => (await seatsIn(GAME, fields)).length,
  );
  assert.deepEqual(await Promise.all(counts), [4, 3, 5, 6, 6]);
});

test('seats of one person and equal opponents are shown as a preset that fits any number of players', async () => {
  const seatsOf = async (of: Partial<Embed>) => (await fieldsOf(GAME, embed(of)))['seats'];
  assert.equal(
    await seatsOf({ seats: 'human bot:easy bot:easy bot:easy' }),
    '+bot:easy',
    'without a number of players, four',
  );
  assert.equal(await seatsOf({ players: 3, seats: 'human human human' }), '+human');
  assert.equal(await seatsOf({ players: 3, seats: 'human human' }), 'human human');
  const state = formatLink(elfenwizards, { start: { players: 6, seed: 2 }, moves: [] });
  assert.deepEqual(await embedOf(GAME, { kind: 'game', state, seats: '+human' }), {
    ...embed({ state, seats: 'human human human human human human' }),
  });
});

test('moves are shown one per line, and options with default values leave their fields empty', async () => {
  const fields = await fieldsOf(
    GAME,
    embed({ players: 3, seed: 5, moves: 'red roll;', at: 1, options: 'greyMagicCost=4' }),
  );
  assert.equal(fields['moves'], 'red roll');
  assert.deepEqual(
    Object.keys(fields).filter((name) => name.startsWith(OPTION)),
    [],
  );
  assert.deepEqual(await embedOf(GAME, { kind: 'game', seed: ' 5 ', moves: 'red roll\r\n\r\n' }), {
    ...embed({ seed: 5, moves: 'red roll' }),
  });
});

test('an embed of another game or an invalid one is refused', async () => {
  await assert.rejects(embedOf(GAME, { kind: 'game', server: '/tables' }), { path: 'server' });
  await assert.rejects(
    fieldsOf(GAME, { kind: 'game', game: 'chess' }),
    /^BadInput: game: "chess", expected elfenwizards/,
  );
  for (const query of ['options=cheap%3D1', 'players=3&seats=bot+bot+bot+bot', 'at=3', 'moves=red+roll'])
    await assert.rejects(fieldsOf(GAME, parseAddress(`e/${GAME}/game/?v=1&${query}`)), BadInput, query);
});

test('the reference tells the room that the builder’s third line keeps for each kind', () => {
  const file = new URL('../../docs-site/prose/reference/embedding.md', import.meta.url);
  const prose = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  assert.ok(prose.includes(`playable-game:not(:defined) { display: block; min-height: ${KEPT.game}; }`));
  assert.ok(prose.includes(`For a lesson write \`${KEPT.lesson}\`, for a game:`));
});

test('a server without https is refused, as browsers do, but for one on the same computer', async () => {
  const served = (server: string) => embedOf(GAME, { kind: 'game', server });
  for (const server of ['https://play.example', 'http://localhost:2567'])
    assert.equal((await served(server)).server?.replace(/\/$/, ''), server);
  for (const server of ['http://play.example', '/tables', 'http://localhost.example'])
    await assert.rejects(served(server), BadInput, server);
});
