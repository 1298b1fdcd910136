/** A server that runs for all tests of a file, with tables and pages of people at them. */
import { after } from 'node:test';
import { newTable, Page, type PageOptions } from './client.js';
import { useServer } from './process.js';

/** `env`: see `program.ts`. */
export async function useRunning(env: NodeJS.ProcessEnv = {}) {
  const { games, file, start } = await useServer();
  let server = await start(file, env);
  const pages: Page[] = [];
  after(async () => {
    for (const page of pages) page.isStaying = false;
    await server.kill();
  });
  return {
    ...{ games, file, start, pages },
    get server() {
      return server;
    },
    /** Goes on with what a file holds, on the same port. */
    restart: async (from = file) => {
      await server.kill();
      server = await start(from, env, server.port);
    },
    /** A new table, of people unless `seats` says something else. */
    table: (game: string, players: number, seats = 'human '.repeat(players)) =>
      newTable(server.address, { game, players, options: {}, seats }),
    /** A page that has joined a table. */
    page: (code: string, options: PageOptions = {}, address = server.address) => {
      const page = new Page(address, code, games, options);
      pages.push(page);
      return page.join();
    },
  };
}
