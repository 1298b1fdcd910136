/**
 * Web Push: tells people who asked for it on the server's own page, and whose page is closed, that a game waits for them. What is sent
 * is encrypted for their browser and holds no more than the name of the game and the way to its table.
 */
import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Viewer } from '../../src/kernel/game.js';
import { oneOf, shape, type Check } from '../../src/kernel/check.js';
import { token } from '../../src/playthrough/wire.js';
import type { Lang } from '../../src/i18n/languages.js';
import { Denied } from './denied.js';
import type { Hall } from './hall.js';
import { nameOf, type Names } from './page.js';
import { checked, keyOf } from './sitting.js';
import type { Store } from './store.js';
import type { Table } from './table.js';
import { WORDS } from './words.js';

/** Milliseconds that somebody may be asked without a page before they are told: a page that is loaded anew is back by then. */
const WAIT = 10_000;
/** Seconds for which a message is kept for a device that is off. */
const LASTS = 86_400;
const TIMEOUT = 10_000;

/**
 * The push services of the browsers. Clients say where messages go; without this list they could make the server call any address, such
 * as one inside its own network.
 */
const SERVICES =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z\d-]+\.notify\.windows\.com)$/;

const within =
  (test: (text: string) => boolean, what: string): Check<string> =>
  (value, path) => {
    if (typeof value === 'string' && value.length <= 1000 && test(value)) return value;
    throw new Denied('form', { path, expected: what });
  };
/** Whether this is the address of a browser's push service, and the same for every reader of addresses. */
export function isOfService(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, protocol, username, password, port, hostname } = new URL(text);
  return href === text && protocol === 'https:' && `${username}${password}${port}` === '' && SERVICES.test(hostname);
}
const endpoint = within(isOfService, 'the address of a push service');
const base64 = (bytes: number) =>
  within((text) => /^[\w-]*={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes, `${bytes} bytes`);
const lang = oneOf(Object.keys(WORDS)) as Check<Lang>;
const wish = shape({ token, endpoint, p256dh: base64(65), auth: base64(16), lang });
const end = shape({ token, endpoint });

/** Sends a message. Rejects with a `statusCode` if the service does not take it. */
export type Send = (
  to: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
  payload: string,
  options: webpush.RequestOptions,
) => Promise<unknown>;

export interface PushOptions {
  readonly hall: Hall;
  readonly store: Store;
  readonly names: Names;
  /** Who answers for the messages, as push services want to know it: an address of the operator. */
  readonly subject: string;
  readonly send?: Send | undefined;
  readonly wait?: number | undefined;
}

export class Push {
  readonly #given: PushOptions;
  readonly #vapid: webpush.VapidKeys;
  /** The tables that are looked at soon. */
  readonly #soon = new Map<string, { readonly look: () => void; readonly timer: NodeJS.Timeout }>();
  /** The messages that are being sent. Their people count as told already. */
  readonly #sending = new Set<Promise<void>>();
  #isClosed = false;

  private constructor(given: PushOptions, vapid: webpush.VapidKeys) {
    this.#given = given;
    this.#vapid = vapid;
  }
  /** The server's keys are made at its first start, for all processes with these tables. */
  static async open(given: PushOptions): Promise<Push> {
    const kept = await given.store.secret('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    return new Push(given, JSON.parse(kept) as webpush.VapidKeys);
  }
  /** The key by which push services know this server. */
  get publicKey(): string {
    return this.#vapid.publicKey;
  }

  /** From now on the person of this seat is told. Rejects with `Denied`. */
  async subscribe(code: string, given: unknown, address: string): Promise<void> {
    const { token, ...subscription } = checked(wish, given, 'push');
    await this.#given.hall.check({ code, token }, address, false);
    await this.#given.store.subscriptions.add(keyOf(token), subscription);
  }
  /** Ends that on one device. Rejects with `Denied`. */
  async unsubscribe(code: string, given: unknown, address: string): Promise<void> {
    const { token, endpoint } = checked(end, given, 'push');
    await this.#given.hall.check({ code, token }, address, false);
    await this.#given.store.subscriptions.remove(keyOf(token), endpoint);
  }

  /** A table changed: the people whom it waits for and who have no page there are told soon. `isAgain`: a message did not arrive. */
  heed({ code, game, missed }: Pick<Table, 'code' | 'game' | 'missed'>, isAgain = false): void {
    clearTimeout(this.#soon.get(code)?.timer);
    this.#soon.delete(code);
    if (missed.length === 0 || this.#isClosed) return;
    const tell = async () => {
      this.#soon.delete(code);
      const { hall } = this.#given;
      const awake = hall.awake(code);
      // Another process may have the table by now: it knows who is there.
      if (!awake && (await hall.elsewhere(code).catch(() => undefined))) return;
      const now = awake ?? { code, game, missed };
      const told = await Promise.all(now.missed.map((key) => this.#tell(key, code, now.game.id)));
      if (told.includes(false) && !isAgain && !this.#soon.has(code)) this.heed(now, true);
    };
    const look = () => {
      const sending = tell()
        .catch(this.#failed)
        .finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    };
    this.#soon.set(code, { look, timer: setTimeout(look, this.#given.wait ?? WAIT).unref() });
  }
  /** Somebody came: the next turn is another one. */
  arrived(table: Table, viewer: Viewer): void {
    const key = table.keyOf(viewer);
    if (key) this.#given.store.subscriptions.allow(key).catch(this.#failed);
  }

  readonly #failed = (error: unknown): void => this.#given.hall.reports.failed('push', error);
  /** Resolves to whether every message was taken that somebody still wants. */
  async #tell(key: Uint8Array, code: string, game: string): Promise<boolean> {
    const { names, send = webpush.sendNotification, subject } = this.#given;
    const { subscriptions } = this.#given.store;
    const sending = (await subscriptions.take(key)).map(async ({ endpoint, p256dh, auth, lang }) => {
      const payload = {
        title: nameOf(names, lang, game),
        body: WORDS[lang].turn,
        lang,
        tag: code,
        data: `?game=${game}#play=${code}`,
      };
      try {
        await send({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
          vapidDetails: { subject, ...this.#vapid },
          TTL: LASTS,
          timeout: TIMEOUT,
          // A later message about the same table replaces one that was not delivered yet.
          topic: createHash('sha256').update(code).digest('base64url').slice(0, 32),
        });
        return true;
      } catch (error) {
        const { statusCode } = error as { readonly statusCode?: number };
        const isGone = statusCode === 404 || statusCode === 410;
        if (!isGone) this.#failed(new Error(`${new URL(endpoint).host}: ${statusCode ?? (error as Error).message}`));
        await (isGone ? subscriptions.forget(endpoint) : subscriptions.allow(key, endpoint));
        return isGone;
      }
    });
    return (await Promise.all(sending)).every((isDone) => isDone);
  }
  /**
   * Tells at once all who were to be told soon, and resolves when all messages have arrived: the next process would know of neither.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { look, timer } of this.#soon.values()) {
      clearTimeout(timer);
      look();
    }
    await Promise.all(this.#sending);
  }
}
