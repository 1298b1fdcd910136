/** Messages made by somebody who means harm, to an embed page and to a game that an outside inspector shows. */
import { formatAddress, KINDS, parametersOf, parseAddress, type Embed } from '../../src/embed/address.js';
import { resolveEmbed } from '../../src/embed/resolve.js';
import { idOf, readMessage, refusal } from '../../src/embed-page/messages.js';
import { elfenwizards, type Move } from '../../src/games/elfenwizards/index.js';
import { BadInput, legalMoves } from '../../src/index.js';
import { gameSource } from '../../src/inspector/outward/index.js';
import { xstateInspect } from '../../src/inspector/outward/xstate-inspect.js';
import { pseudoLegalMoves } from '../../src/kernel/legal.js';
import { load } from '../../src/games/index.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { picker } from '../picker.js';
import { bentAddress, WORDS } from './addresses.js';

const VALUES: readonly unknown[] = [...WORDS, null, undefined, true, false, 0, 1.5, -1, NaN, [], {}, ['red roll']];

/** What a page may show when the message comes. */
function somePage(n: number): Embed {
  try {
    return parseAddress(bentAddress(n));
  } catch {
    return { kind: KINDS[n % KINDS.length]!, game: 'elfenwizards' };
  }
}

/** One message to a page that shows this, bent in a few places. */
function bentMessage(n: number, { kind }: Embed): unknown {
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

/** Heeds one bent message. Says what went wrong, if an error came that is not named, or what was shown is another. */
export async function heedOne(n: number): Promise<string | undefined> {
  const shown = somePage(n);
  const before = JSON.stringify(shown);
  const message = bentMessage(n, shown);
  const told = () => `${before}\n${JSON.stringify(message)}`;
  try {
    const embed = readMessage(message, shown)?.embed;
    if (embed) {
      const again = parseAddress(formatAddress(embed));
      if (JSON.stringify(again) !== JSON.stringify(embed)) return `${told()} does not come back`;
      await resolveEmbed(embed, load);
    }
  } catch (error) {
    if (!(error instanceof BadInput && error.path && error.expected)) return `${told()}\n${String(error)}`;
    structuredClone(refusal(idOf(message), error));
  }
  return JSON.stringify(shown) === before ? undefined : `${told()}\nchanged what is shown`;
}

/** Games are played on from message to message, and begun anew when they are long. */
const LONGEST = 60;
let game: Playthrough<never, Move>;
let inspect: ReturnType<typeof xstateInspect> | undefined;
let session = '';
function begin(seed: number): void {
  inspect?.stop();
  game = new Playthrough(elfenwizards, { start: { players: 3 + (seed % 4), seed }, moves: [] }) as never;
  inspect = xstateInspect(gameSource(game, { viewer: () => 'spectator', send: (move) => void game.play(move) }), {
    everything: false,
    post: (message) => (session = (message as { sessionId: string }).sessionId),
  });
  inspect.receive({ type: 'xstate.inspecting' });
}

/** Takes one bent message of an outside inspector. Says what went wrong: a throw, or a move that was not offered. */
export function receiveOne(n: number): string | undefined {
  const pick = picker(n);
  const any = <A>(all: readonly A[]): A => all[pick(all.length)]!;
  if (!inspect || game.length > LONGEST) begin(n);
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
  const isOurs = made.every((move) => offered.some((one) => JSON.stringify(one) === JSON.stringify(move)));
  return made.length <= 1 && isOurs ? undefined : `${JSON.stringify(message)} made ${JSON.stringify(made)}`;
}
