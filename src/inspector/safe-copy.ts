/** Copies any value of an actor for display: in bounded time, without calling any of its code. */

/** A remark in place of a value: `phases.remark.<code>` in the catalogues. */
export interface Remark {
  readonly code: 'circular' | 'deep' | 'getter' | 'more' | 'unreadable' | 'bytes';
  readonly params?: Readonly<Record<string, string | number>>;
}
/** A value that JSON cannot represent, as written in code: `1n`, `/a/g`, `function go`; for a remark, its English text. */
export class Special {
  readonly text: string;
  readonly remark: Remark | undefined;
  constructor(text: string, remark?: Remark) {
    this.text = text;
    this.remark = remark;
  }
}
/** An object that is neither a list nor plain: a `Map`, a `Set`, or an instance of a class. */
export class Named {
  readonly name: string;
  readonly inside: SafeList | SafeRecord;
  constructor(name: string, inside: SafeList | SafeRecord) {
    this.name = name;
    this.inside = inside;
  }
}
export type SafeList = readonly SafeValue[];
export interface SafeRecord {
  readonly [key: string]: SafeValue;
}
export type SafeValue = string | number | boolean | null | undefined | Special | Named | SafeList | SafeRecord;

/** Limits on the number of values, the depth, and the length of a text: a context may reference a whole page. */
const VALUES = 20_000;
const DEPTH = 40;
const LETTERS = 2000;

/**
 * Copies any value. Plain data is copied as it is. Getters are named but not called; cycles, too deep parts and excess
 * parts are replaced by remarks. Never throws.
 */
export function safeCopy(value: unknown, most = VALUES, letters = LETTERS): SafeValue {
  const around: object[] = [];
  let left = most;

  const copy = (value: unknown): SafeValue => {
    left--;
    switch (typeof value) {
      case 'string':
        return limited(value, letters);
      case 'bigint':
        return new Special(`${value}n`);
      case 'symbol':
        return new Special(String(value));
      case 'function':
        return new Special(`function ${nameIn(value)}`.trim());
      case 'object':
        return value === null ? null : guarded(value);
      default:
        return value as number | boolean | undefined;
    }
  };
  const guarded = (value: object): SafeValue => {
    if (around.includes(value)) return new Special('(circular)', { code: 'circular' });
    if (around.length >= DEPTH) return new Special('(too deep)', { code: 'deep' });
    around.push(value);
    try {
      return special(value) ?? whole(value);
    } catch (error) {
      // For example a revoked proxy, or one whose traps throw.
      const message = error instanceof Error ? error.message : String(typeof error);
      return new Special(`(unreadable: ${message})`, { code: 'unreadable', params: { message } });
    } finally {
      around.pop();
    }
  };
  const whole = (value: object): SafeValue => {
    if (Array.isArray(value)) return list(value, value.length);
    if (value instanceof Map) return new Named('Map', keyed(value));
    if (value instanceof Set) return new Named('Set', list(value, value.size));
    const inside = record(Object.keys(value), (key) => {
      const own = Object.getOwnPropertyDescriptor(value, key)!;
      return 'get' in own ? new Special('(getter)', { code: 'getter' }) : copy(own.value);
    });
    const kind = Object.getPrototypeOf(value) as object | null;
    const name = kind === null || kind === Object.prototype ? '' : nameIn(held(kind, 'constructor'));
    // A plain object may come from another frame.
    const isPlain = name === '' || (name === 'Object' && Object.getPrototypeOf(kind) === null);
    return isPlain ? inside : new Named(name, inside);
  };
  const list = (values: Iterable<unknown>, size: number): SafeList => {
    const copied: SafeValue[] = [];
    for (const item of values) {
      if (left <= 0) {
        copied.push(more(size - copied.length));
        break;
      }
      copied.push(copy(item));
    }
    return copied;
  };
  const record = (keys: readonly string[], copyOf: (key: string) => SafeValue): SafeRecord => {
    const inside: Record<string, SafeValue> = {};
    for (const [i, key] of keys.entries()) {
      if (left <= 0) {
        put(inside, '…', more(keys.length - i));
        break;
      }
      put(inside, key, copyOf(key));
    }
    return inside;
  };
  /** A map whose keys are all strings becomes a record; any other becomes a list of pairs. */
  const keyed = (map: ReadonlyMap<unknown, unknown>): SafeList | SafeRecord => {
    const all = new Map(map); // whose `get` is nobody's own
    const keys = [...all.keys()];
    return keys.every((key) => typeof key === 'string')
      ? record(keys, (key) => copy(all.get(key)))
      : list(map, map.size);
  };
  return copy(value);
}

const more = (count: number): Special => new Special(`(${count} more)`, { code: 'more', params: { count } });
/** Sets a property even for the key `__proto__`. To define every property takes five times as long. */
const put = (inside: Record<string, SafeValue>, key: string, value: SafeValue): void => {
  if (key !== '__proto__') inside[key] = value;
  else Object.defineProperty(inside, key, { value, enumerable: true, configurable: true, writable: true });
};
const nameIn = (thing: unknown): string => {
  const name: unknown = typeof thing === 'function' ? Object.getOwnPropertyDescriptor(thing, 'name')?.value : undefined;
  return typeof name === 'string' ? name : '';
};
/** The value of a property, own or inherited; `undefined` if a getter would have to be called. */
function held(value: object, key: string): unknown {
  for (let at: object | null = value; at; at = Object.getPrototypeOf(at) as object | null) {
    const own = Object.getOwnPropertyDescriptor(at, key);
    if (own) return own.value;
  }
  return undefined;
}
/** The beginning of a long text. A slice would keep the whole text in memory, so the beginning is read anew from JSON. */
const limited = (text: string, letters = LETTERS): string =>
  text.length > letters ? (JSON.parse(JSON.stringify(`${text.slice(0, letters)}…`)) as string) : text;

/** Values that are shown as one text instead of by their content; `undefined` for all others. */
function special(value: object): Special | undefined {
  if (value instanceof Date) return new Special(Number.isNaN(+value) ? 'Invalid Date' : value.toISOString());
  if (value instanceof RegExp) return new Special(String(value));
  if (value instanceof Error)
    return new Special(limited(`${String(held(value, 'name'))}: ${String(held(value, 'message'))}`));
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef)
    return new Special(`(${Object.prototype.toString.call(value).slice(8, -1)})`);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const params = { kind: nameIn(held(value, 'constructor')), count: value.byteLength };
    return new Special(`(${params.kind}, ${params.count} bytes)`, { code: 'bytes', params });
  }
  if (value === globalThis) return new Special('(window)');
  if (typeof Node === 'function' && value instanceof Node) {
    // Read by the browser's own getters: the class of a custom element may have others.
    const id = value instanceof Element ? String(Reflect.get(Element.prototype, 'id', value)) : '';
    return new Special(`<${String(Reflect.get(Node.prototype, 'nodeName', value)).toLowerCase()}${id && `#${id}`}>`);
  }
  const sessionId = held(value, 'sessionId');
  if (typeof sessionId === 'string' && typeof held(value, 'send') === 'function')
    return new Special(`actor ${String(held(value, 'id'))} (${sessionId})`);
  return undefined;
}

/** The list or record inside a value; `undefined` if it has no content. */
export function insideOf(value: SafeValue): SafeList | SafeRecord | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Special) return undefined;
  return value instanceof Named ? (value.inside as SafeList | SafeRecord) : value;
}

/** Formats a value that JSON cannot represent. */
export type SaySpecial = (special: Special) => string;

/** A value on one line of at most `most` characters; `undefined` becomes a dash. */
export function brief(value: SafeValue, most = 60, say: SaySpecial = ({ text }) => text): string {
  if (value === undefined) return '–';
  const words = written(value, most + 1, say);
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
/** Formats at least the first `most` characters, and stops soon after. */
function written(value: SafeValue, most: number, say: SaySpecial): string {
  if (value === undefined) return 'undefined';
  if (value instanceof Special) return say(value);
  if (value instanceof Named) return `${value.name} ${written(value.inside, most, say)}`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  const isList = Array.isArray(value);
  let words = isList ? '[' : '{';
  for (const key of Object.keys(value)) {
    if (words.length > most) break;
    if (words.length > 1) words += ',';
    if (!isList) words += `${JSON.stringify(key)}:`;
    words += written((value as SafeRecord)[key], most - words.length, say);
  }
  return words + (isList ? ']' : '}');
}
