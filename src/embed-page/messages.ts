/**
 * Messages between an embed page and its host. No message to the host carries a secret: no seed, no record, no move of
 * any player, no table. Only the query of the page's address, which the host itself has set, goes back to it (`resize.ts`).
 */
import { badInput } from '../kernel/bad-input.js';
import { badSource } from '../kernel/bad-source.js';
import { attributesOf, parametersOf, readEmbed, type Embed, type Parameter } from '../embed/address.js';
import { IN_LINK } from '../playthrough/attributes.js';

const PREFIX = 'playable-rules:';

/** A message from the host, checked for form. */
export interface Message {
  readonly do: 'get' | 'set';
  /** Chosen by the host and repeated in the answer. */
  readonly id: string | number | undefined;
  /** For `set`: the embed to show. */
  readonly embed: Embed | undefined;
  /** The names of the parameters that it sets. */
  readonly names: readonly string[];
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The id of a message if it is valid, otherwise `undefined`. */
export const idOf = (data: unknown): string | number | undefined => {
  const id = isRecord(data) ? data['id'] : undefined;
  return (typeof id === 'string' && id.length <= 200) || Number.isFinite(id) ? (id as string | number) : undefined;
};

/**
 * Parses a message to a page that shows `shown`: `{ type: 'playable-rules:get', v: 1, id }`, or with `set` an object of
 * parameters by attribute name, with `null` to remove one. Returns `undefined` for messages not meant for us. Throws
 * `BadInput`.
 */
export function readMessage(data: unknown, shown: Embed): Message | undefined {
  const type = isRecord(data) ? data['type'] : undefined;
  if (!isRecord(data) || typeof type !== 'string' || !type.startsWith(PREFIX)) return undefined;
  const verb = type.slice(PREFIX.length);
  if (verb !== 'get' && verb !== 'set') throw badInput('type', type, 'one', { values: `${PREFIX}get, ${PREFIX}set` });
  if (data['v'] !== 1) throw badSource('v', data['v'], 'exactly', { value: 1 });
  const id = idOf(data);
  if (id !== data['id']) throw badSource('id', data['id'], 'messageId');
  const known = verb === 'set' ? ['type', 'v', 'id', 'set'] : ['type', 'v', 'id'];
  const stranger = Object.keys(data).find((name) => !known.includes(name));
  if (stranger !== undefined) throw badInput(stranger, data[stranger], 'one', { values: known.join(', ') });
  if (verb === 'get') return { do: verb, id, embed: undefined, names: [] };
  const embed = changed(shown, data['set']);
  return { do: verb, id, embed, names: Object.keys(data['set'] as object) };
}

/** Setting one of these parameters removes those listed, which would contradict it. */
const REPLACES: Readonly<Partial<Record<Parameter, readonly Parameter[]>>> = {
  state: [...IN_LINK, 'at'],
  players: ['state', 'at'],
  seed: ['state', 'at'],
  options: ['state', 'at'],
  moves: ['state', 'at'],
  data: ['lesson', 'rule', 'step'],
  lesson: ['rule', 'step'],
  rule: ['lesson', 'step'],
};

/** What the page's address alone says: its policy allows no other server, and no file. */
const FIXED: readonly Parameter[] = ['server', 'src'];

function changed(shown: Embed, given: unknown): Embed {
  if (!isRecord(given)) throw badInput('set', given, 'object');
  const may = parametersOf(shown.kind).filter((name) => !FIXED.includes(name));
  const texts: Record<string, string | undefined> = { ...attributesOf(shown) };
  const names = Object.keys(given);
  const stranger = names.find((name) => !may.includes(name as Parameter));
  if (stranger !== undefined) throw badInput(`set.${stranger}`, given[stranger], 'one', { values: may.join(', ') });
  for (const name of names as Parameter[]) for (const other of REPLACES[name] ?? []) delete texts[other];
  for (const name of names) texts[name] = textOf(name, given[name]);
  return readEmbed(shown.kind, texts);
}

function textOf(name: string, value: unknown): string | undefined {
  if (value === null || value === false) return undefined;
  if (value === true) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw badSource(`set.${name}`, value, 'plain');
}

export const answer = (id: string | number | undefined, state: object): object => ({
  type: `${PREFIX}answer`,
  v: 1,
  id,
  ok: true,
  state,
});
/** The answer to a failed request: the error; nothing was changed. */
export const refusal = (id: string | number | undefined, error: unknown): object => ({
  type: `${PREFIX}answer`,
  v: 1,
  id,
  ok: false,
  error: { name: error instanceof Error ? error.name : 'Error', message: error instanceof Error ? error.message : '' },
});

/** The message for an element's event, with the details a host may know; `undefined` for all other events. */
export function eventMessage(type: string, detail: unknown, at: number): object | undefined {
  const told = TOLD[type]?.(isRecord(detail) ? detail : {}, at);
  return told && { type: `${PREFIX}event`, v: 1, event: type, detail: told };
}
const TOLD: Readonly<Record<string, (detail: Readonly<Record<string, unknown>>, at: number) => object>> = {
  'playable-moved': (_, at) => ({ at }),
  'playable-changed': (_, at) => ({ at }),
  'playable-phase': ({ phase }) => ({ phase }),
  'playable-refuse': ({ refusal }) => {
    const { rule, code } = isRecord(refusal) ? refusal : {};
    return { rule, code };
  },
  'playable-step': ({ lesson, step, of }) => ({ lesson, step, of }),
  'playable-over': ({ lesson, standings }) => (lesson === undefined ? { standings } : { lesson }),
};
export const EVENTS: readonly string[] = Object.keys(TOLD);
