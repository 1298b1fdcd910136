/**
 * Several processes with the same tables: which of them has a table, and how they ask each other, is in Redis. Nothing else is there, so
 * nothing is lost with it. What Colyseus needs for that is loaded only here.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker, type IRoomCache, type MatchMakerDriver, type Presence, type Room } from '@colyseus/core';
import { lobby, type Lobby } from '../../src/playthrough/wire.js';
import { listingOf } from './engine-guards.js';
import { wantedBy } from './relay.js';

export interface Shared {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** Whether a process listens on the channel by which the engine asks it. When one is killed its connections end with it. */
  readonly listens: (processId: string) => Promise<boolean>;
  /** Takes a process that does not listen any more, and its tables, off the lists. */
  readonly bury: (processId: string) => Promise<void>;
  /** What another process knows of a table. `undefined` if none has it; rejects if one has it and does not answer. */
  readonly elsewhere: (code: string) => Promise<Lobby | undefined>;
  /** Says where pages reach this process, if that is known, and returns where they reach all that said so lately. */
  readonly addresses: (own: string | undefined) => Promise<readonly string[]>;
  /** Calls back when this process took another off the lists. */
  readonly onBuried: (act: () => void) => void;
  /** Calls back whenever Redis is lost, with what it or the network said, or there again, with or without what it knew. */
  readonly onLoss: (act: (error: string) => void) => void;
  readonly onReturn: (act: () => void) => void;
}

/** The hash in which the engine's driver lists the tables that are awake. */
const LISTED = 'roomcaches';
/** Takes a table off the list, if it is that of a process. In Redis itself, so that no other process can list it in between. */
const FORGET = `local room = redis.call('hget', KEYS[1], ARGV[1])
if not room or cjson.decode(room).processId ~= ARGV[2] then return 0 end
return redis.call('hdel', KEYS[1], ARGV[1])`;
/** Milliseconds after which a process that still does not listen has ended: one that lost its connection to Redis is back sooner. */
const GRACE = 1000;
/** Milliseconds between two looks whether the tables here are listed as being here: a process may have stood still for so long that another took them. */
const CHECKING = 10_000;
/** The hosts at which pages reach the processes, each with the second at which its process said so last. */
const ADDRESSES = 'reached';
/** Seconds after which an address is forgotten: its process, which was to say it again in each look, has ended or stands still. */
const SAID = 30;
/** Says an address, if there is one, and reads all that are said still. By the clock of Redis, since the processes may be on several hosts. */
const SAY = `local now = tonumber(redis.call('time')[1])
if ARGV[2] then redis.call('zadd', KEYS[1], now, ARGV[2]) end
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[1])
redis.call('expire', KEYS[1], ARGV[1])
return redis.call('zrange', KEYS[1], 0, -1)`;
/** What Redis answers to what it will do later: its disk or its memory is full, its replicas are gone, or it is a replica itself. */
const LATER = /^(READONLY|MISCONF|OOM|NOREPLICAS|MASTERDOWN|LOADING|BUSY) /;

export async function openRedis(address: string): Promise<Shared> {
  const [{ Redis }, { RedisPresence }, { RedisDriver }] = await Promise.all([
    import('ioredis'),
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  // While Redis is away, commands wait for it; tables that are awake do not need it.
  let why = '';
  let isLost = false;
  const redis = new Redis(address, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(500 * times, 2000),
    // An answer such as “cannot write now” counts as a lost connection, and the command is sent again over a new one: the engine would
    // end the process over an error.
    reconnectOnError({ message }) {
      if (!LATER.test(message)) return false;
      why = message;
      return 2;
    },
  });
  redis.on('error', ({ message }) => (why = message));
  redis.on('ready', () => (isLost = false));

  async function listens(processId: string): Promise<boolean> {
    const [, listeners] = (await redis.pubsub('NUMSUB', `p:${processId}`)) as [string, number];
    return listeners > 0;
  }
  const ending = new Map<string, Promise<void>>();
  let buried = () => {};

  /** A table is listed by its code, so none is looked for among all, and only one process can list it. */
  class Driver extends RedisDriver {
    /** Where a table is. The engine would ask a process that was killed, and wait four seconds for its answer. */
    override async findOne(conditions: Partial<IRoomCache>): Promise<IRoomCache> {
      const { code, roomId = code } = conditions as { code: string; roomId?: string };
      const room = await super.findOne({ roomId });
      if (!room || room.processId === matchMaker.processId || (await listens(room.processId))) return room;
      await this.bury(room.processId);
      return super.findOne({ roomId });
    }
    bury(processId: string): Promise<void> {
      if (!ending.has(processId))
        ending.set(
          processId,
          this.#end(processId).finally(() => ending.delete(processId)),
        );
      return ending.get(processId)!;
    }
    async #end(processId: string): Promise<void> {
      await sleep(GRACE);
      if (await listens(processId)) return;
      await matchMaker.stats.excludeProcess(processId);
      await this.cleanup(processId);
    }
    async insert(room: IRoomCache): Promise<boolean> {
      return (await redis.hsetnx(LISTED, room.roomId, JSON.stringify(room))) === 1;
    }
    /** Not when another process has the table by now. */
    override remove(roomId: string): Promise<boolean> {
      return this.#forget(roomId, matchMaker.processId);
    }
    override async cleanup(processId: string): Promise<void> {
      const rooms = await this.query({ processId });
      await Promise.all(rooms.map(({ roomId }) => this.#forget(roomId, processId)));
      if (processId !== matchMaker.processId) buried();
    }
    async #forget(roomId: string, processId: string): Promise<boolean> {
      return (await redis.eval(FORGET, 1, LISTED, roomId, processId)) === 1;
    }
  }
  const driver = new Driver(redis);
  return {
    presence: new RedisPresence(redis),
    driver,
    listens,
    bury: (processId) => driver.bury(processId),
    async elsewhere(code) {
      const room = await driver.findOne({ roomId: code });
      if (!room || room.processId === matchMaker.processId) return undefined;
      return lobby(await matchMaker.remoteRoomCall(code, 'lobby', []), 'lobby');
    },
    addresses: (own) =>
      redis.eval(SAY, 1, ADDRESSES, SAID, ...(own === undefined ? [] : [own])) as Promise<readonly string[]>,
    onBuried: (act) => (buried = act),
    onLoss: (act) =>
      void redis.on('close', () => {
        // It closes again at each try to come back.
        if (!isLost) act(why);
        isLost = true;
      }),
    onReturn: (act) => void redis.on('ready', act),
  };
}

/** What the processes know of each other, by what is in Redis: who has which of the tables, and where pages reach them. */
export interface Sharing {
  /** Where pages reach the processes. */
  readonly addresses: () => readonly string[];
  /** Where the process is reached that a connection means, if it is another one. */
  readonly addressFor: (request: IncomingMessage) => Promise<string | undefined>;
  readonly close: () => void;
}
/** Tells the others of the tables that are open here. The pages of one that another process has by now join again, there. */
export async function share(
  { onReturn, listens, bury, addresses: say }: Shared,
  open: ReadonlySet<Room>,
  own: string | undefined,
  failed: (error: unknown) => void,
): Promise<Sharing> {
  const { driver } = matchMaker;
  let addresses: readonly string[] = [];
  /** Lists what Redis has forgotten. */
  async function listAgain(): Promise<void> {
    addresses = await say(own);
    const known = await driver.findByIds([...open].map(({ roomId }) => roomId));
    for (const room of open) {
      const owner =
        known.get(room.roomId) ?? ((await driver.insert!(listingOf(room))) ? undefined : await driver.findOne(room));
      if (owner && owner.processId !== matchMaker.processId) void room.disconnect();
    }
    await matchMaker.stats.persist(true);
    for (const { processId } of await matchMaker.stats.fetchAll())
      if (processId !== matchMaker.processId && !(await listens(processId))) await bury(processId);
  }
  /** Whether that has been reported since it went well. */
  let isReported = false;
  let isClosed = false;
  const listing = () =>
    void listAgain().then(
      () => (isReported = false),
      (error: unknown) => {
        if (!isReported && !isClosed) failed(error);
        isReported = true;
      },
    );
  await listAgain();
  onReturn(listing);
  const checking = setInterval(listing, CHECKING).unref();
  return {
    addresses: () => addresses,
    async addressFor(request) {
      const { processId, roomId } = wantedBy(request) ?? {};
      if (roomId === undefined || processId === matchMaker.processId) return undefined;
      const room = await driver.findOne({ roomId }).catch(() => undefined);
      return room && room.processId === processId ? room.publicAddress : undefined;
    },
    close() {
      isClosed = true;
      clearInterval(checking);
    },
  };
}
