/** A push service that keeps what reaches it, a server that tells it, and people who move and leave. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpush from 'web-push';
import { loadGames } from '../src/games.js';
import { LIMITS } from '../src/hall.js';
import { loadNames } from '../src/names.js';
import type { Send } from '../src/push.js';
import { serve, type Served } from '../src/serve.js';
import { newTable, Page } from './client.js';

/** Milliseconds that somebody has to be away. */
export const WAIT = 60;
export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc:123';

/** What reached the push service, and the status it answers. */
export const service = { status: 201 };
export const sent: { readonly endpoint: string; readonly body: Buffer; readonly headers: Record<string, string> }[] =
  [];
/** Takes exactly what the library would send. */
const send: Send = (to, payload, options) => {
  const { endpoint, body, headers } = webpush.generateRequestDetails(to, payload, options);
  sent.push({ endpoint, body: body as Buffer, headers: headers as Record<string, string> });
  return service.status < 300
    ? Promise.resolve()
    : Promise.reject(Object.assign(new Error('no'), { statusCode: service.status }));
};

export const games = await loadGames();
/** A server with this push service on a store. `wait`: see `WAIT`; `pauses`: of its opponents, in milliseconds. */
export const start = async (store: string, { wait } = { wait: WAIT }, pauses: readonly [number, number] = [1, 2]) =>
  serve({
    ...{
      games,
      names: await loadNames(),
      store,
      port: 0,
      host: '127.0.0.1',
      origins: [],
      proxies: 0,
      library: resolve('../dist'),
    },
    ...{ worker: pathToFileURL(resolve('dist/bot-worker.js')), push: { send, wait } },
    pause: pauses,
    limits: { ...LIMITS, requests: 1e6, wrong: 1e6, newTables: 1e6 },
  });

/** The browser of a device, as its push service and the server know it. */
export function device() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message as RFC 8291 says. */
    read(body: Buffer): Record<string, unknown> {
      const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
      const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, info, length));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
      const secret = derive(own.computeSecret(theirs), auth, about, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const text = body.subarray(21 + theirs.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(plain.slice(0, plain.lastIndexOf('\x02'))) as Record<string, unknown>;
    },
  };
}
export const tell = async (method: string, code: string, body: object, { address }: Pick<Served, 'address'>) => {
  const response = await fetch(new URL(`tables/${code}/push`, address), { method, body: JSON.stringify(body) });
  return [response.status, ((await response.json()) as { code?: string }).code];
};
/** Two people at a table. */
export async function sit({ address }: Pick<Served, 'address'>): Promise<readonly [Page, Page]> {
  const wish = { game: 'dark-mages', players: 2, options: {}, seats: 'human human' };
  const code = await newTable(address, wish);
  const [ada, ben] = ['Ada', 'Ben'].map((name) => new Page(address, code, games, { name })) as [Page, Page];
  await ada.join();
  await ben.join();
  await ada.until(() => ada.n === 0);
  return [ada, ben];
}
/** Moves until only the other is asked. */
export async function pass(page: Page): Promise<void> {
  await page.until(() => page.view !== undefined);
  while (page.moves.length > 0) {
    const { n } = page;
    await page.play(page.moves.at(-1)!);
    await page.until(() => page.n > n);
  }
}
export const pause = (times = 3) => new Promise((done) => setTimeout(done, times * WAIT));
