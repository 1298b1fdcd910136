/** What readers settle for themselves once, for every game of a site: kept as one JSON text under one key. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { safeStorage } from './storage.js';

export interface Settings {
  /** Whether a move that is the only one is made by itself. */
  readonly forced: boolean;
  /** Whether sounds go with what happens. */
  readonly sound: boolean;
  /** How fast frames pass, by name; empty until the reader chooses. */
  readonly pace: string;
  /** Whether a coach stands beside a reader's first turn: `on`, `off`, or not settled yet. */
  readonly coach: string;
}
const DEFAULTS: Settings = { forced: true, sound: false, pace: '', coach: '' };
const KEY = 'playable-rules/settings';

const hosts = new Set<ReactiveControllerHost>();
const tellAll = (): void => hosts.forEach((host) => host.requestUpdate());

/** The settings now. A value of a kind that the default is not, or a text that is no JSON, counts for nothing. */
export function settings(): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(safeStorage().get(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const given = Object.entries(kept ?? {}).filter(
    ([name, value]) => typeof value === typeof (DEFAULTS as unknown as Record<string, unknown>)[name],
  );
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}
/** Changes some of them; every element on the page that heeds settings is drawn anew. */
export function settle(part: Partial<Settings>): void {
  safeStorage().set(KEY, JSON.stringify({ ...settings(), ...part }));
  tellAll();
}

/** An element that heeds the settings: a change on this page or in another window draws it anew. */
export class HeedsSettings implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }
  hostConnected(): void {
    if (hosts.size === 0) addEventListener('storage', tellAll);
    hosts.add(this.#host);
  }
  hostDisconnected(): void {
    hosts.delete(this.#host);
    if (hosts.size === 0) removeEventListener('storage', tellAll);
  }
}
