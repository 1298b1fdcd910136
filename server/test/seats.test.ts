/** What windows of the client know of their seats, and of what their readers agree on, over real sockets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteTable } from '../../src/elements/remote/remote-table.js';
import { keepToken, keptToken, newToken } from '../../src/elements/remote/seat-keys.js';
import { pause } from './chaos.js';
import { useWindows, type Window } from './window.js';

const { table, windowAt } = await useWindows(WebSocket);

test('who leaves as the game begins is shown nothing of it', async () => {
  const [ada, ben] = await table(2);
  await ada!.join((at) => at.sit('Ada'));
  const left = ada!.until(() => ada!.table.lobby?.stage === 'running').then(() => ada!.table.close());
  await ben!.join((at) => at.sit('Ben'));
  await left;
  await ben!.until(() => ben!.game !== undefined);
  await pause(100);
  ben!.table.close();
  assert.equal(ada!.game === undefined, true);
});

test('the key of a link takes the place of another once it has led to a seat', async () => {
  const [ada, other] = await table(2);
  await ada!.join((at) => at.sit('Ada'));
  const token = ada!.table.token!;
  const kept = (at: RemoteTable) => assert.equal(keptToken(at.server, at.code), token);
  await other!.attempt(({ server, code }) => void keepToken(server, code, newToken()));
  await other!.join((at) => at.open({ token }));
  await other!.attempt(kept);
  assert.equal(other!.viewer, ada!.viewer);
  for (const { table } of [ada!, other!]) table.close();
});

test('all windows of a seat that was given up are put out, and an opponent plays on', async () => {
  const all = await table(4, 3);
  const [ada, ben, cleo, second] = all as [Window, Window, Window, Window];
  for (const window of [ada, ben, cleo]) await window.join((at) => at.sit(''));
  await second.join((at) => at.open({ token: cleo.table.token! }));
  for (const window of all) await window.until(() => window.game !== undefined);
  assert.equal(await cleo.table.offer('leave'), true);
  cleo.table.close();
  await second.until(() => second.table.fault !== undefined);
  assert.equal(second.table.fault!.code, 'left');
  await ada.until(() => ada.table.lobby!.seats[2]!.gone);
  assert.deepEqual([ada.table.lobby!.seats[2]!.bot, ada.table.lobby!.stage], ['normal', 'running']);
  await ben.table.offer('leave');
  assert.equal(ada.table.lobby!.stage, 'running', 'Ada is still there');
  for (const window of all) window.table.close();
});

test('what is taken back is told to those who were asked, and is no answer of theirs', async () => {
  const all = await table(3, 3);
  const [ada, ben, cleo] = all as [Window, Window, Window];
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const asked = async () => {
    await ada.table.offer('end');
    await cleo.until(() => cleo.table.lobby!.offer !== null);
    assert.equal(cleo.table.lobby!.offer!.kind, 'end');
  };
  await asked();
  await ada.table.offer('none');
  await cleo.until(() => cleo.table.lobby!.offer === null);
  const { withdrawn } = cleo.table;
  assert.deepEqual(withdrawn, { kind: 'end', seat: null, agreed: [0] });
  await asked();
  await ben.until(() => ben.table.lobby!.offer !== null);
  await ben.table.offer('none');
  await cleo.until(() => cleo.table.lobby!.offer === null);
  assert.deepEqual([cleo.table.lobby!.refused, cleo.table.withdrawn === withdrawn], [true, true]);
  for (const window of all) window.table.close();
});

test('what a reader asks for while the server is asked something else is asked for next, and the same only once', async () => {
  const all = await table(2);
  const [ada, ben] = all as [Window, Window];
  for (const window of all) await window.join((at) => at.sit(''));
  for (const window of all) await window.until(() => window.game !== undefined);
  const offers: unknown[] = [];
  await ben.until(() => ben.table.lobby!.offer === null);
  const { table: at } = ada;
  const asked = [at.offer('end'), at.offer('end'), at.offer('none')];
  assert.deepEqual(
    [at.isPending('end null'), at.isPending('none null'), at.isPending('again null')],
    [true, true, false],
  );
  await ben.until(() => {
    if (ben.table.withdrawn) offers.push(ben.table.withdrawn);
    return ben.table.withdrawn !== undefined;
  });
  assert.deepEqual(await Promise.all(asked), [true, false, true]);
  assert.deepEqual(offers, [{ kind: 'end', seat: null, agreed: [0] }]);
  assert.deepEqual([at.isBusy, at.fault, at.lobby!.offer], [false, undefined, null]);
  // What is denied keeps nothing from being asked, and is still said after that.
  const [again, end] = [at.offer('again'), at.offer('end')];
  assert.deepEqual([await again, await end], [false, true]);
  assert.notEqual(at.fault, undefined);
  for (const { table } of all) table.close();
});

test('whoever comes back to their seat is never asked to sit down', async () => {
  const [ada, ben, second] = await table(3, 2);
  for (const window of [ada!, ben!]) await window.join((at) => at.sit(''));
  const comes: boolean[] = [];
  const { table: back } = second!;
  const come = second!.join((at) => at.open({ token: ada!.table.token! }));
  await second!.until(() => {
    comes.push(back.isOpening || back.viewer !== undefined);
    return back.viewer !== undefined;
  });
  await come;
  assert.ok(comes.length > 1 && comes.every(Boolean), comes.join());
  for (const { table } of [ada!, ben!, second!]) table.close();
});

test('a window that has lost its seat leaves the key alone with which another window has sat down anew', async () => {
  const [ada] = await table(1);
  const second = windowAt(ada!.table.code, ada);
  await ada!.join((at) => at.sit('Ada'));
  await second.join((at) => at.open());
  await ada!.attempt((at) => at.stand());
  await ada!.join((at) => at.sit('Ada'));
  await second.until(() => second.table.viewer === undefined);
  await ada!.attempt(({ server, code, token }) => assert.equal(keptToken(server, code), token));
  for (const { table } of [ada!, second]) table.close();
});
