/** The embed builder’s form: it can say all that an embed can, and gives back what it was given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'parse5';
import { embedOf, fieldsOf, OPTION, seatsIn } from '../../docs-site/form.js';
import { embedPages } from '../../docs-site/pages/embed.js';
import { KINDS, parametersOf, parseAddress, type Embed } from '../../src/embed/address.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { pack } from '../../src/game-ui/packed.js';
import { BadInput } from '../../src/kernel/game.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { elementsIn } from '../e2e/markup.js';

const GAME = 'elfenwizards';
const embed = (of: Partial<Embed>): Embed => ({ kind: 'game', game: GAME, ...of });
const again = async (given: Embed) => embedOf(GAME, await fieldsOf(GAME, given));

test('every parameter of every kind has a field', async () => {
  // The first game's pages: another game has other options, or none.
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
        // No address has it, and the builder's lines are made from one.
        if (name === 'src') continue;
        // The lesson on a rule is chosen among the lessons.
        if (kind === 'lesson' && name === 'rule') continue;
        const wanted = name === 'options' ? `${OPTION}greyMagicCost` : name;
        assert.ok(fields.includes(`${kind} ${wanted}`), `${kind}: ${name}`);
      }
    assert.equal(new Set(fields).size, fields.length, 'each once');
  }
});

test('an embed comes back from its fields as it was', async () => {
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
  for (const one of embeds) assert.deepEqual(await again(one), one);
});

test('a rule is chosen by its words, and the lesson on one is a lesson', async () => {
  const page = embedPages.find(({ path }) => path === 'embed/index.html')!;
  assert.match(await page.text(), /<option value="EW-5\.11">EW-5\.11 · \p{L}[^<]{10,60}…<\/option>/u);
  const { lesson, rule: none } = await fieldsOf(GAME, embed({ kind: 'lesson', rule: 'EW-5.11' }));
  assert.deepEqual([lesson, none], ['awarding-a-title', undefined]);
});

test('the word of a lesson is taken out of its link', async () => {
  const data = await pack(JSON.stringify({ start: { players: 3, seed: 1 }, steps: [{ say: 'Look.' }] }));
  for (const text of [data, `data=${data}`, `https://a.example/studio/?data=${data}&lang=en`])
    assert.deepEqual(await embedOf(GAME, { kind: 'lesson', data: text }), embed({ kind: 'lesson', data }));
});

test('who may look on are those who play', async () => {
  const state = formatLink(elfenwizards, { start: { players: 5, seed: 2 }, moves: [] });
  const counts = [{}, { players: '3' }, { state: ` ${state} ` }, { players: '99' }, { state: 'hello' }].map(
    async (fields) => (await seatsIn(GAME, fields)).length,
  );
  assert.deepEqual(await Promise.all(counts), [4, 3, 5, 6, 6]);
});

test('who plays with a person is said in a word where it can be, for as many as play', async () => {
  const seatsOf = async (of: Partial<Embed>) => (await fieldsOf(GAME, embed(of)))['seats'];
  assert.equal(await seatsOf({ seats: 'human bot:easy bot:easy bot:easy' }), '+bot:easy', 'four without a number');
  assert.equal(await seatsOf({ players: 3, seats: 'human human human' }), '+human');
  assert.equal(await seatsOf({ players: 3, seats: 'human human' }), 'human human');
  const state = formatLink(elfenwizards, { start: { players: 6, seed: 2 }, moves: [] });
  assert.deepEqual(await embedOf(GAME, { kind: 'game', state, seats: '+human' }), {
    ...embed({ state, seats: 'human human human human human human' }),
  });
});

test('moves stand one a line, and options that are as usual have nothing in their fields', async () => {
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

test('what is of another game, or does not hold, fills no form', async () => {
  await assert.rejects(
    fieldsOf(GAME, { kind: 'game', game: 'chess' }),
    /^BadInput: game: "chess", expected elfenwizards/,
  );
  for (const query of ['options=cheap%3D1', 'players=3&seats=bot+bot+bot+bot', 'at=3', 'moves=red+roll'])
    await assert.rejects(fieldsOf(GAME, parseAddress(`e/${GAME}/game/?v=1&${query}`)), BadInput, query);
});
