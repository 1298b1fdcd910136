/**
 * Messages of a server to this device while its page is closed (Web Push). Only on the server's own pages, where it has a service worker.
 * Loaded when a reader has asked for them.
 */
import { object } from '../../kernel/check.js';
import { trusted } from '../../workers/trusted.js';
import type { RemoteTable } from './remote-table.js';
import { ask, tell } from './server.js';

type At = Pick<RemoteTable, 'server' | 'code' | 'token'>;

/** From now on the server tells this device when it is the turn of this seat. Rejects if the browser or the server does not do that. */
export async function pushOn({ server, code, token }: At, lang: string): Promise<void> {
  await navigator.serviceWorker.register(trusted(new URL('push.js', server).href));
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await ask(server, 'push', object);
  const wish = { userVisibleOnly: true, applicationServerKey: key as string };
  const subscription = await pushManager.subscribe(wish).catch(async () => {
    // A subscription for an earlier key of the server blocks this one.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys!;
  await tell(server, `tables/${code}/push`, object, { token, lang, endpoint, p256dh, auth });
}
/** Ends the subscription of this device, also for other tables: the push service turns down what these still send, and the server forgets it. */
export async function pushOff({ server, code, token }: At): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(server.href);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await tell(server, `tables/${code}/push`, object, { token, endpoint: subscription.endpoint }, 'DELETE');
}
