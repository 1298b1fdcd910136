/** Links to games of eight players stay within the length limit of an address, and open again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAddress, formatRedacted, parseAddress, resolveEmbed } from '../../../src/embed/index.js';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import { load } from '../../../src/games/index.js';
import { chooseMove, legalMoves, play, start, viewFor, type Snapshot } from '../../../src/index.js';
import { formatLink } from '../../../src/kernel/permalink.js';

const SITE = 'https://boardgames.example.org/playable-rules/';
const opened = async (state: string) => {
  const address = formatAddress({ kind: 'game', game: 'dark-mages', state, lang: 'fr', seat: 'red' }, SITE);
  return { address, ...(await resolveEmbed(parseAddress(address), load)) };
};

test('links to a whole game of eight, and to any seat’s view of it, fit into an address and open again', async () => {
  const from = { players: 8, seed: 2 };
  let snapshot: Snapshot<Table> = start(darkMages, from);
  const moves: Move[] = [];
  let longest = { length: 0, link: '', at: snapshot };
  for (let n = 0; snapshot.status === 'active'; n++) {
    const { seat } = legalMoves(darkMages, snapshot)[0]!;
    const move = chooseMove(darkMages, viewFor(darkMages, snapshot, seat), { seed: n, level: 'hard' });
    snapshot = play(darkMages, snapshot, move);
    moves.push(move);
    if (n % 40 > 0 || snapshot.status !== 'active') continue;
    const link = formatRedacted(darkMages, viewFor(darkMages, snapshot, 0), 1);
    if (link.length > longest.length) longest = { length: link.length, link, at: snapshot };
  }
  const whole = await opened(formatLink(darkMages, { start: from, moves }));
  assert.ok(whole.address.length < 2000, String(whole.address.length));
  assert.deepEqual([whole.record.start, whole.record.moves], [from, moves]);

  const seen = await opened(longest.link);
  assert.ok(seen.address.length < 8000, String(seen.address.length));
  const {
    rng: _rng,
    last: _last,
    account,
    ...view
  } = viewFor(darkMages, start(darkMages, seen.record.start as never), 0).table as Table;
  assert.deepEqual(account, [], 'the account of the last attack is left out');
  const there = viewFor(darkMages, longest.at, 0).table as Table;
  assert.deepEqual(view, {
    ...view,
    ...Object.fromEntries(Object.keys(view).map((key) => [key, there[key as 'turn']])),
  });
});
