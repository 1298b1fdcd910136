/** The reader's settings, shared by all games of a site and stored as one JSON text. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { store } from './storage.js';

export interface Settings {
  /** Whether the only legal move is played automatically. */
  readonly forced: boolean;
  /** Whether sounds are on. */
  readonly sound: boolean;
  /** The pace of frames, by name. Empty until the reader chooses one. */
  readonly pace: string;
  /** Whether the coach is `on` or `off`. Empty until it is chosen. */
  readonly coach: string;
  /** The ids of the games that the reader has been welcomed to, with a space between them. */
  readonly welcomed: string;
  /** What reminds the reader of their turn at a table with others, by name, with a space between; `no-title` where they do not want it to. */
  readonly reminders: string;
}
const DEFAULTS: Settings = { forced: true, sound: false, pace: '', coach: '', welcomed: '', reminders: '' };
const KEY = 'playable-rules/settings';

const hosts = new Set<ReactiveControllerHost>();
const tellAll = (): void => hosts.forEach((host) => host.requestUpdate());

/** The current settings. Invalid JSON, and values of a wrong type, are replaced by the defaults. */
export function settings(): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(store.get(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const given = Object.entries(kept ?? {}).filter(
    ([name, value]) => typeof value === typeof (DEFAULTS as unknown as Record<string, unknown>)[name],
  );
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}
/** Changes some settings, and updates all elements on the page that react to settings. */
export function changeSettings(part: Partial<Settings>): void {
  store.set(KEY, JSON.stringify({ ...settings(), ...part }));
  tellAll();
}
/** Whether the reader has been welcomed to a game. */
export const isWelcomed = (game: string): boolean => settings().welcomed.split(' ').includes(game);
/** Records that they have. */
export function setWelcomed(game: string): void {
  if (!isWelcomed(game)) changeSettings({ welcomed: `${settings().welcomed} ${game}`.trim() });
}

/** Updates its host when the settings change, on this page or in another window. */
export class SettingsController implements ReactiveController {
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
