/** Hostile messages to an embed page, and to a game that is shown in an external inspector. */
import { formatAddress, KINDS, parametersOf, parseAddress, type Embed } from '../../src/embed/address.js';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { idOf, readMessage, refusal } from '../../src/embed-page/messages.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { BadInput, legalMoves } from '../../src/index.js';
import { gameSource } from '../../src/inspector/outward/index.js';
import { xstateInspect } from '../../src/inspector/outward/xstate-inspect.js';
import { pseudoLegalMoves } from '../../src/kernel/legal.js';
import { load } from '../../src/games/index.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { picker } from '../../src/testing/picker.js';
import { mutatedAddress, WORDS } from './addresses.js';

const VALUES: readonly unknown[] = [...WORDS, null, undefined, true, false, 0, 1.5, -1, NaN, [], {}, ['red roll']];

/** An embed that a page may show when the message arrives. */
function somePage(n: number): Embed {
  try {
    return parseAddress(mutatedAddress(n));
  } catch {
    return { kind: KINDS[n % KINDS.length]!, game: 'elfenwizards' };
  }
}

/** A message with random mutations, to a page that shows an embed of this kind. */
function mutatedMessage(n: number, { kind }: Embed): unknown {
  const pick = picker(n);
  const any = <A>(all: readonly A[]): A => all[pick(all.length)]!;
  const set: Record<string, unknown> = {};
  for (let i = pick(4); i > 0; i--) {
    const name = any(pick(8) ? parametersOf(kind) : (['v', 'game', 'kind', 'constructor', 'utm_source'] as const));
    set[name] = any(VALUES);
  }
  const message: Record<string, unknown> = {
    type: `playable-rules:${any(['set', 'set', 'set', 'get'])}`,
    v: pick(20) ? 1 : any(VALUES),
    id: pick(3) ? n : any(VALUES),
  };
  if (message['type'] === 'playable-rules:set' || pick(10) === 0) message['set'] = pick(20) ? set : any(VALUES);
  if (pick(20) === 0) message[any(['more', 'type', 'toString'])] = any(VALUES);
  return pick(50) ? message : any(VALUES);
}

/**
 * Handles one mutated message to an embed page. Returns a description of the failure if any error but a proper `BadInput`
 * was thrown, or if the embed that was shown before has changed.
 */
export async function sendToPageOne(n: number): Promise<string | undefined> {
  const shown = somePage(n);
  const before = JSON.stringify(shown);
  const message = mutatedMessage(n, shown);
  const description = () => `${before}\n${JSON.stringify(message)}`;
  try {
    const embed = readMessage(message, shown)?.embed;
    if (embed) {
      const again = parseAddress(formatAddress(embed));
      if (JSON.stringify(again) !== JSON.stringify(embed)) return `${description()} does not survive the round trip`;
      await resolveEmbed(embed, load);
    }
  } catch (error) {
    if (!(error instanceof BadInput && error.path && error.expected)) return `${description()}\n${String(error)}`;
    structuredClone(refusal(idOf(message), error));
  }
  return JSON.stringify(shown) === before ? undefined : `${description()}\nchanged the shown embed`;
}

/** One game continues from message to message, until it has this many moves or is over; then a new one starts. */
const MAX_MOVES = 60;
let game: Playthrough;
let inspect: ReturnType<typeof xstateInspect> | undefined;
let session = '';
function begin(seed: number): void {
  inspect?.stop();
  game = new Playthrough(elfenwizards, { start: { players: 3 + (seed % 4), seed }, moves: [] });
  inspect = xstateInspect(gameSource(game, { viewer: () => 'spectator', send: (move) => void game.play(move) }), {
    everything: false,
    post: (message) => (session = (message as { sessionId: string }).sessionId),
  });
  inspect.receive({ type: 'xstate.inspecting' });
}

/** Receives one mutated message of an external inspector. Returns a description of the failure: an exception or an illegal move. */
export function sendToInspectorOne(n: number): string | undefined {
  const pick = picker(n);
  const any = <A>(all: readonly A[]): A => all[pick(all.length)]!;
  if (!inspect || game.length > MAX_MOVES) begin(n);
  const offered = legalMoves(game.game, game.snapshot);
  if (offered.length === 0) return void begin(n);
  const data: Record<string, unknown> = { ...(pick(2) ? any(offered) : any(pseudoLegalMoves(game.game, pick(6)))) };
  if (pick(3) === 0) data[any([...Object.keys(data), 'more', 'constructor'])] = any(VALUES);
  const event = { name: data['type'], data: pick(20) ? data : any(VALUES), origin: pick(10) ? session : any(VALUES) };
  const sent = pick(20) ? (pick(2) ? JSON.stringify(event) : event) : any(VALUES);
  const message = { type: pick(20) ? 'xstate.event' : any(VALUES), event: sent, service: session };
  const before = game.length;
  try {
    inspect!.receive(pick(4) ? message : JSON.stringify(message));
  } catch (error) {
    return `${JSON.stringify(message)}\n${String(error)}`;
  }
  const made = game.record.moves.slice(before);
  const isLegal = made.every((move) => offered.some((one) => JSON.stringify(one) === JSON.stringify(move)));
  return made.length <= 1 && isLegal ? undefined : `${JSON.stringify(message)} made ${JSON.stringify(made)}`;
}
