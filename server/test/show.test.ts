/** What an operator is shown of a table by the command: no hand, and only when asked all of it. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, test } from 'node:test';
import { replay } from '../../src/kernel/play.js';
import { parseRecord } from '../../src/kernel/transcript.js';
import { viewFor } from '../../src/kernel/view.js';
import { loadGames } from '../src/games.js';
import { Hall } from '../src/hall.js';
import { Store } from '../src/store.js';
import { playOn, tokenOf } from './fakes.js';
import { command, folder } from './process.js';

const { file, remove } = folder();
after(remove);
const show = (code: string, ...more: readonly string[]) => command('show', code, '--store', file, ...more);

interface Mages {
  readonly mages: readonly { readonly hand: readonly string[] }[];
}
const handsOf = (table: unknown) => (table as Mages).mages.map(({ hand }) => hand);
/** The hands in the line of the position. */
const handsIn = (text: string) => handsOf(JSON.parse(/^# \S+ (\{.*\})$/m.exec(text)![1]!));

test('a table is shown without a hand, and only when asked with all hands and its record', async () => {
  assert.match((await show('aaaaaaaaaa')).said, /^There is no file/);
  assert.ok(!existsSync(file));

  const games = await loadGames();
  const game = games.get('dark-mages')!;
  const store = await Store.open(file);
  const hall = new Hall({ games, store });
  const make = () => hall.make({ game: game.id, players: 2, options: {}, seats: 'human human' }, 'a');
  const [{ code }, { code: waits }] = [await make(), await make()];
  const held = await hall.open(code);
  for (const [token, name] of [
    [tokenOf('a'), 'Ada'],
    [tokenOf('b'), 'Ben'],
  ] as const)
    await held.do((table) => table.admit({ code, token, name }));
  await held.do((table) => playOn(table, 4));
  const kept = await store.load(code);

  const { out: whole } = await show(code, '--hands');
  const { start, moves } = parseRecord(game, whole);
  const now = replay(game, start, moves);
  const hands = handsOf(now.context.table);
  assert.deepEqual([moves.length, handsIn(whole)], [4, hands]);
  assert.ok(hands.flat().length > 0 && !hands.flat().includes('?'));

  const { out: seen } = await show(code);
  const { phase, table } = viewFor(game, now, 'spectator');
  const [ann, bob] = game.seats;
  assert.deepEqual(seen.split('\n'), [
    `# dark-mages, rules ${game.version}: running, 4 moves`,
    ...[`# ${ann}: Ada`, `# ${bob}: Ben`, `# ${phase} ${JSON.stringify(table)}`, ''],
  ]);
  assert.deepEqual(new Set(handsIn(seen).flat()), new Set(['?']));

  const { out: empty } = await show(waits, '--hands');
  assert.match(empty, /^# dark-mages, rules \d+: waiting, 0 moves\n(# \w+: free\n){2}$/);
  assert.match((await show('aaaaaaaaaa')).said, /^There is no table aaaaaaaaaa/);

  // To look changes nothing, not even the clock of the moves.
  assert.deepEqual(await store.load(code), kept);
  const other = await Store.open(file, () => 0);
  assert.equal(other.clock.ran(), 0);
  for (const each of [other, store]) await each.close();
});
