/** What the client of the elements does when its connection ends at the worst moment, or a message is late, over real sockets. */
import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { TableLink } from '../../src/elements/remote/table-link.js';
import * as wire from '../../src/playthrough/wire.js';
import { pause } from './chaos.js';
import { useWindows, type Window } from './window.js';

/** The sockets, in the order in which they were opened. */
const sockets: HeldSocket[] = [];
/** The byte with which the server tells that a page has joined. */
const JOINED = 10;
let isDeaf = false;
/** The bytes with which begins what a table tells, and what a page asks. */
const [TOLD, ASKED] = [13, 21];
/** The next message that begins with `holds` is held back until it is let go. */
let holds: number | undefined;
let held: (() => void) | undefined;
function holdsBack(kind: number | undefined, letGo: () => void): boolean {
  if (kind === undefined || kind !== holds) return false;
  [holds, held] = [undefined, letGo];
  return true;
}
/** Holds back the next message of a kind. Resolves once it is there, to what lets it go. */
async function hold(kind: number, act: () => unknown): Promise<() => void> {
  [holds, held] = [kind, undefined];
  act();
  while (!held) await pause(10);
  return held;
}
/** A socket that can be lost without a word, that can lose the answer to a join, and that can be late. */
class HeldSocket extends WebSocket {
  /** Whether the next move comes in a form that nobody understands. */
  spoils = false;
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    sockets.push(this);
  }
  override send(bytes: Uint8Array<ArrayBuffer>) {
    if (
      !holdsBack(
        bytes[0],
        (
          (copy) => () =>
            super.send(copy)
        )(bytes.slice()),
      )
    )
      super.send(bytes);
  }
  override set onmessage(take: (event: MessageEvent<ArrayBuffer>) => void) {
    super.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      const bytes = Buffer.from(event.data);
      const [kind] = bytes;
      if (holdsBack(kind, () => take(event))) return;
      if (this.spoils && kind === TOLD) {
        this.spoils = false;
        bytes.write('FRAMES', bytes.indexOf('frames'));
      }
      if (!isDeaf || kind !== JOINED) return take(event);
      isDeaf = false;
      this.close();
    };
  }
}
const tables = await useWindows(HeldSocket);
const { table, windowAt } = tables;

// The first test of this file: a part that has been loaded once does not fail any more.
test('a part of the page that cannot be loaded is no message of the server in a wrong form', async ({ mock }) => {
  mock.method(console, 'error', () => undefined);
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier.endsWith('/past.js')) throw new TypeError('Failed to fetch dynamically imported module');
      return next(specifier, context);
    },
  });
  const [ada, ben] = await table(2);
  for (const window of [ada!, ben!]) await window.join((at) => at.sit(''));
  await ada!.until(() => ada!.table.fault !== undefined);
  hooks.deregister();
  assert.equal(ada!.table.fault!.code, 'part');
  for (const { table } of [ada!, ben!]) table.close();
});

test('a move that is made while the connection ends, before the page hears of it, is made once it is back', async () => {
  const all = await table(2);
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const asked = all.findIndex(({ view }) => view.moves.length > 0);
  sockets.slice(-2)[asked]!.close();
  assert.deepEqual(await all[asked]!.play(), { n: 1 });
  for (const window of all) {
    await window.until(() => window.game!.length === 1);
    assert.equal(window.table.fault, undefined);
    window.table.close();
  }
});

/** Two people and somebody who watches, where who moves has more than one move: what rolls dice, or is forced, cannot be taken back. */
async function tableToTakeBack(): Promise<{ all: Window[]; mover: Window }> {
  for (;;) {
    const all = await table(3);
    for (const window of all.slice(0, 2)) await window.join((at) => at.sit(''));
    await all[2]!.join((at) => at.watch());
    for (const window of all) await window.until(() => window.game !== undefined);
    const mover = all.find(({ view }) => view.moves.length > 0)!;
    if (mover.view.moves.length > 1) return { all, mover };
    for (const window of all) window.table.close();
  }
}
/** Goes on to the attack, which can be taken back. */
const attack = ({ game, viewer }: Window) => game!.send({ type: 'enterAttack', seat: viewer as number });

test('what was taken back is gone on every page, also on one that was away', async () => {
  const { all, mover } = await tableToTakeBack();
  assert.deepEqual(await attack(mover), { n: 1 });
  await all[2]!.until(() => all[2]!.game!.length === 1);
  sockets.at(-1)!.close();
  await mover.table.offer('back');
  assert.equal(mover.table.fault, undefined);
  await mover.until(() => mover.game!.epoch === 1 && mover.view.moves.length > 0);
  assert.deepEqual(await mover.play(), { n: 1 });
  for (const window of all) {
    await window.until(() => window.game!.epoch === 1 && window.game!.length === 1);
    assert.equal(window.table.fault, undefined);
    window.table.close();
  }
});

test('who comes while a move is taken back is shown the game', async () => {
  const { all, mover } = await tableToTakeBack();
  assert.deepEqual(await attack(mover), { n: 1 });
  await Promise.all(all.map((window) => window.until(() => window.game!.length === 1)));
  const late = windowAt(mover.table.code);
  let come: Promise<void> | undefined;
  const letGo = await hold(ASKED, () => (come = late.join((at) => at.watch())));
  await mover.table.offer('back');
  await mover.until(() => mover.game!.epoch === 1);
  letGo();
  await come;
  await late.until(() => late.game?.epoch === 1);
  assert.equal(late.table.fault, undefined);
  for (const { table } of [...all, late]) table.close();
});

test('what a window did not understand is asked for with the next move, and the fault is no longer said', async () => {
  const { all, mover } = await tableToTakeBack();
  const watcher = all[2]!;
  sockets.at(-1)!.spoils = true;
  const { error } = console;
  console.error = () => undefined;
  assert.deepEqual(await attack(mover), { n: 1 });
  await watcher.until(() => watcher.table.fault !== undefined);
  console.error = error;
  assert.equal(watcher.table.fault!.code, 'form');
  await mover.until(() => mover.game!.length === 1);
  assert.deepEqual(await mover.play(), { n: 2 });
  await watcher.until(() => watcher.game!.length === 2);
  assert.equal(watcher.table.fault, undefined);
  for (const { table } of all) table.close();
});

test('windows go on from where a server goes on that was restored from a backup', async () => {
  const all = await table(2);
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const go = async (n: number) => {
    const mover = all.find(({ view }) => view.moves.length > 0)!;
    assert.deepEqual(await mover.play(), { n });
    for (const window of all) await window.until(() => window.game!.length === n);
  };
  await go(1);
  const saved = tables.file.replace('games', 'saved');
  const db = new DatabaseSync(tables.file);
  db.exec(`VACUUM INTO '${saved}'`);
  db.close();
  await go(2);
  await go(3);
  await tables.restart(saved);
  for (const window of all) await window.until(() => !window.table.isLost && window.game!.length === 1);
  await go(2);
  for (const { table } of all) {
    assert.equal(table.fault, undefined);
    table.close();
  }
});

test('who comes in two ways at once is there once', async () => {
  const [ada, other] = await table(2);
  await ada!.join((at) => at.sit('Ada'));
  const how = { token: ada!.table.token! };
  const before = sockets.length;
  await other!.join(async (at) => void (await Promise.all([at.open(how), at.open(how)])));
  await pause(100);
  const open = sockets.slice(before).filter(({ readyState }) => readyState === WebSocket.OPEN);
  const opened = sockets.length - before;
  for (const { table } of [ada!, other!]) table.close();
  assert.deepEqual([opened, open.length], [1, 1]);
});

test('a move that is on its way when the reader leaves is left, and the page lives on', async () => {
  const all = await table(2);
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const asked = all.find(({ view }) => view.moves.length > 0)!;
  tables.server.process.kill('SIGSTOP');
  void asked.play();
  for (const { table } of all) table.close();
  await tables.restart();
});

test('who sits down again after the answer was lost has the seat that they took', async () => {
  const [ada, ben] = await table(2);
  isDeaf = true;
  await ada!.attempt((at) => at.sit('Ada'));
  assert.equal(ada!.table.fault?.code, 'unreachable');
  await ada!.join((at) => at.sit('Ada'));
  await ben!.join((at) => at.sit('Ben'));
  assert.deepEqual([ada!.viewer, ben!.viewer], [0, 1]);
  for (const { table } of [ada!, ben!]) table.close();
});

test('who begins while the connection ends can begin when it is back', async () => {
  const [ada] = await table(1);
  await ada!.join((at) => at.sit('Ada'));
  sockets.at(-1)!.close();
  await ada!.attempt((at) => at.begin());
  await ada!.until(() => !ada!.table.isLost);
  await ada!.attempt((at) => at.begin());
  await ada!.until(() => ada!.game !== undefined);
  assert.equal(ada!.table.fault, undefined);
  ada!.table.close();
});

test('what is told before the table is no fault', async () => {
  const [early, late] = await table(2);
  let sat: Promise<void> | undefined;
  const letGo = await hold(TOLD, () => (sat = early!.join((at) => at.sit('Ada'))));
  await late!.join((at) => at.sit('Ben'));
  await pause(100);
  letGo();
  await sat;
  await early!.until(() => early!.game !== undefined);
  assert.equal(early!.table.fault, undefined);
  for (const { table } of [early!, late!]) table.close();
});

test('a window that only waits learns that its connection ended without a word', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const [ada] = await table(1);
  await ada!.join((at) => at.sit('Ada'));
  tables.server.process.kill('SIGSTOP');
  mock.timers.tick(20_000);
  await ada!.until(() => ada!.table.isLost);
  tables.server.process.kill('SIGCONT');
  await ada!.until(() => !ada!.table.isLost);
  mock.timers.tick(20_000);
  await pause(6_000);
  assert.equal(ada!.table.isLost, false, 'a connection that answers is kept');
  ada!.table.close();
});

test('an answer of another version is said, and the move is not sent again and again', async () => {
  const all = await table(2);
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const mover = all.find(({ view }) => view.moves.length > 0)!;
  const { move } = wire.ASKED;
  let answers = 0;
  const unknown = (said: unknown) => (++answers > 3 ? { n: 0 } : wire.made(said, 'move'));
  Object.assign(wire.ASKED, { move: [move[0], unknown] });
  await assert
    .rejects(mover.play(), { name: 'RemoteFault', code: 'form' })
    .finally(() => Object.assign(wire.ASKED, { move }));
  assert.deepEqual([answers, mover.table.fault?.code], [1, 'form']);
  for (const window of all) window.table.close();
});

test('a fault of the page while it comes back is told, and not tried again for ever', async () => {
  const [ada] = await table(1);
  const { server: at, code } = ada!.table;
  const fault = new Error('a fault of the page');
  let isBack = false;
  const refused = new Promise((tell) => {
    const link: TableLink = new TableLink(at, {
      hear: () => Promise.resolve(),
      changed: () => {
        if (!isBack || !link.isConnected) return;
        link.close();
        throw fault;
      },
      refused: tell,
    });
    void link.join({ code, watch: true }).then(() => {
      isBack = true;
      sockets.at(-1)!.close();
    });
  });
  assert.equal(await Promise.race([refused, pause(3_000)]), fault);
});
