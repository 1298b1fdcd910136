/**
 * Several processes with the same tables: which of them has a table, and how they ask each other, is in Redis. Nothing else is there, so
 * nothing is lost with it. With `rooms.ts`, the only file that knows Colyseus; what it needs is loaded only here.
 */
import { matchMaker, type IRoomCache, type MatchMakerDriver, type Presence } from '@colyseus/core';

export interface Shared {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** Calls back whenever Redis is lost, or there again, with or without what it knew. */
  readonly onLoss: (act: () => void) => void;
  readonly onReturn: (act: () => void) => void;
}

/** The hash in which the engine's driver lists the tables that are awake. */
const LISTED = 'roomcaches';

export async function openRedis(address: string): Promise<Shared> {
  const [{ Redis }, { RedisPresence }, { RedisDriver }] = await Promise.all([
    import('ioredis'),
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  // While Redis is away what is asked of it waits; tables that are awake do not need it.
  const redis = new Redis(address, { maxRetriesPerRequest: null });
  const quiet = () => undefined;
  redis.on('error', quiet);
  let isLost = false;
  redis.on('ready', () => (isLost = false));

  /** A table is listed by its code, so none is looked for among all, and only one process can list it. */
  class Driver extends RedisDriver {
    override findOne(conditions: Partial<IRoomCache>): Promise<IRoomCache> {
      const { code, roomId = code } = conditions as { code: string; roomId?: string };
      return super.findOne({ roomId });
    }
    async insert(room: IRoomCache): Promise<boolean> {
      return (await redis.hsetnx(LISTED, room.roomId, JSON.stringify(room))) === 1;
    }
    /** Not when another process has the table by now. */
    override async remove(roomId: string): Promise<boolean> {
      const listed = await super.findOne({ roomId });
      return listed?.processId === matchMaker.processId && super.remove(roomId);
    }
  }
  return {
    presence: new RedisPresence(redis),
    driver: new Driver(redis),
    onLoss: (act) =>
      void redis.on('close', () => {
        // It closes again at each try to come back.
        if (!isLost) act();
        isLost = true;
      }),
    onReturn: (act) => void redis.on('ready', act),
  };
}
