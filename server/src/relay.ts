/**
 * Passes a connection on to the process that has its table. A page goes there by itself, unless its policy does not know the address: it was
 * loaded before that process began, or its author named the site alone.
 */
import { request as plainly, type IncomingMessage, type Server } from 'node:http';
import { request as securely } from 'node:https';
import type { Duplex } from 'node:stream';

/** Says in a request that it was passed on, so that no two processes pass it to and fro. */
const PASSED = 'x-playable-passed';
/** Milliseconds for the other process to answer. */
const PATIENCE = 5000;

/** The table of a connection and the process that is to have it; `undefined` for a connection that was passed on already. */
export function wantedBy({ url = '', headers }: IncomingMessage): { processId: string; roomId: string } | undefined {
  const [, processId, roomId] = /\/([\w-]+)\/([\w-]+)(?:\?|$)/.exec(url) ?? [];
  return headers[PASSED] !== undefined || roomId === undefined ? undefined : { processId: processId!, roomId };
}

/** Passes a connection on to `address`, the host and perhaps the port of another process. Ends with either side. */
export function relay(asked: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
  // The way on is as safe as the page's own: it is the address to which the page would go.
  const isSecure = asked.headers.origin?.startsWith('https:') === true;
  const to = new URL(`${isSecure ? 'https' : 'http'}://${address}`);
  const headers = { ...asked.headers, host: address, [PASSED]: '1' };
  // The path is given as it is: in a URL one that begins with two slashes would name another host.
  const on = (isSecure ? securely : plainly)(to, { path: asked.url, headers, timeout: PATIENCE });
  const end = () => socket.destroy();
  socket.on('error', () => on.destroy());
  socket.on('close', () => on.destroy());
  on.on('error', end);
  on.on('timeout', () => on.destroy());
  const begin = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) => {
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
    socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
  };
  // A denial: the browser tells its text to nobody.
  on.on('response', (response) => {
    begin(response);
    socket.end();
  });
  on.on('upgrade', (response, far, first) => {
    far.on('error', end);
    far.on('close', end);
    socket.on('close', () => far.destroy());
    on.setTimeout(0);
    far.setTimeout(0);
    begin(response);
    socket.write(first);
    far.write(head);
    far.pipe(socket).pipe(far);
  });
  on.end();
}

type Upgrade = [request: IncomingMessage, socket: Duplex, head: Buffer];
/**
 * From now on what is for a table of another process is passed on to it, before the engine would say that it is not here. `addressFor` says
 * where that process is reached, and `greet` throws if the connection may not be opened.
 */
export function passOn(
  server: Server,
  addressFor: (request: IncomingMessage) => Promise<string | undefined>,
  greet: (request: IncomingMessage) => void,
): void {
  const own = server.listeners('upgrade') as ((...given: Upgrade) => void)[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (...given: Upgrade) => {
    const [request, socket, head] = given;
    const gone = () => socket.destroy();
    socket.on('error', gone);
    void addressFor(request).then((address) => {
      if (socket.destroyed) return;
      socket.off('error', gone);
      // No caller awaits this promise: an exception here would be an unhandled rejection.
      try {
        if (address === undefined) return own.forEach((act) => act(...given));
        greet(request);
        relay(request, socket, head, address);
      } catch {
        socket.destroy();
      }
    });
  });
}
