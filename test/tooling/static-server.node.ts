/** What serves folders to tests and measurements: a request that makes no sense must not end its process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { serve } from '../../scripts/static-server.js';

test('the static server finds no file at malformed paths and outside its folder, and goes on', async () => {
  const server = await serve(import.meta.dirname);
  const { port } = new URL(server.url);
  const statusOf = async (path: string) => {
    const [response] = (await once(request({ port, path, agent: false }).end(), 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };
  for (const path of ['/%', '//', '/nowhere', '/..%2fsources.ts']) assert.equal(await statusOf(path), 404, path);
  assert.equal(await statusOf('/static-server.node.ts'), 200);
  server.close();
});
