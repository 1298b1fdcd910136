/** A connection that is passed on to the process that has its table. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { passOn } from '../src/relay.js';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

test(
  'it reaches a process that is known by an address of IPv6, with its path as it is',
  { skip: !hasIpv6 },
  async () => {
    const there = createServer().on('upgrade', ({ url }, socket) =>
      socket.end(`HTTP/1.1 101 ${url}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`),
    );
    await once(there.listen(0, '::1'), 'listening');
    const here = createServer();
    passOn(
      here,
      () => Promise.resolve(`[::1]:${portOf(there)}`),
      () => {},
    );
    await once(here.listen(0, '127.0.0.1'), 'listening');

    const path = '//play.example/process/table';
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    const asked = request({ host: '127.0.0.1', port: portOf(here), path, headers }).end();
    const [{ statusCode, statusMessage }] = (await once(asked, 'upgrade')) as [IncomingMessage];
    assert.deepEqual([statusCode, statusMessage], [101, path]);
    for (const server of [here, there]) server.close();
  },
);
