/** Hostile addresses: each must be resolved, or rejected with a `BadInput` that names path and expectation. */
import { formatAddress, KINDS, parametersOf, parseAddress, type Embed } from '../../src/embed/address.js';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { BadInput, legalMoves, play, start, type NewGame } from '../../src/index.js';
import { formatLink } from '../../src/kernel/permalink.js';
import { load } from '../../src/games/index.js';
import { chooser } from '../../src/testing/random-games.js';
import { picker } from '../../src/testing/picker.js';

const PLAYERS = [3, 4, 5, 6];
/** Upper limit of moves in a generated permalink: longer ones only take longer. */
const MAX_MOVES = 40;

function someLink(n: number): string {
  const pick = picker(n);
  const from: NewGame = { players: PLAYERS[pick(PLAYERS.length)]!, seed: n };
  const choose = chooser(n);
  const moves: Move[] = [];
  for (let snapshot = start(elfenwizards, from), left = pick(MAX_MOVES); left > 0; left--) {
    const offered = legalMoves(elfenwizards, snapshot);
    if (offered.length === 0) break;
    const move = choose(offered);
    moves.push(move);
    snapshot = play(elfenwizards, snapshot, move);
  }
  return formatLink(elfenwizards, { start: from, moves });
}

export const WORDS = [
  ...[
    '',
    '0',
    '-1',
    '1e9',
    '99999999999',
    'NaN',
    'true',
    'human',
    'bot:hard',
    'competition',
    'first-game',
    'EW-5.11',
    'red',
  ],
  ...[
    'red roll',
    'red roll;green roll',
    'red place 6 wizard',
    '__proto__',
    'constructor',
    'toString',
    '<script>',
    '%00',
    '\ud800',
  ],
  ...['firstPlaceTie=none-rises', '__proto__=1', 'placement=1', 'fr', 'x-klingon', 'i-default', 'a'.repeat(3000)],
];

/** Appends a valid checksum, so that a mutated link is not rejected for its checksum alone. */
function withChecksum(parts: readonly string[]): string {
  const body = parts.join('.');
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(body)) sum = Math.imul(sum ^ byte, 0x01000193);
  return `${body}.${(sum >>> 0).toString(36)}`;
}

/** An address with a few random mutations. */
export function mutatedAddress(n: number): string {
  const pick = picker(n);
  const any = <A>(all: readonly A[]): A => all[pick(all.length)]!;
  const kind = any(KINDS);
  const query = new URLSearchParams({ v: pick(20) === 0 ? any(WORDS) : '1' });
  const parts = someLink(n).split('.').slice(0, -1);
  if (pick(2))
    parts[pick(parts.length)] = any([
      ...WORDS,
      'zz',
      'e30',
      'W10',
      'bnVsbA',
      String(pick(1000)),
      parts.at(-1)!.slice(1),
    ]);
  if (pick(3)) query.set('s', withChecksum(parts));
  for (let i = pick(3); i > 0; i--) {
    const name = any(pick(8) ? parametersOf(kind) : (['v', 'game', 'kind', '__proto__', 'utm_source'] as const));
    query.append(name === 'state' ? 's' : name, any(WORDS));
  }
  return `${any(['', '/', 'https://a.example/'])}e/${pick(30) ? 'elfenwizards' : any(WORDS)}/${kind}/?${query.toString()}${any(['', '#', '#a#?secret=b'])}`;
}

/** Resolves one mutated address. Returns a description of the failure if any error but a proper `BadInput` was thrown. */
export async function resolveOne(n: number): Promise<string | undefined> {
  const address = mutatedAddress(n);
  try {
    const embed: Embed = parseAddress(address);
    const again = parseAddress(formatAddress(embed));
    if (JSON.stringify(again) !== JSON.stringify(embed))
      return `${address} does not survive the round trip: ${formatAddress(again)}`;
    await resolveEmbed(embed, load);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput && error.path && error.expected) return undefined;
    return `${address}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
