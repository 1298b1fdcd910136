/** A page with a game and buttons that open it in external inspectors. */
import { gameSource, openStately, openXStateInspect, type Outward } from '../../src/inspector/outward/index.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { toy, type Table } from '../toy/game.js';

const game = new Playthrough(toy, { start: { players: 2, seed: 1 }, moves: [] });
let outward: Outward | undefined;
const events: string[] = [];
const everything = new URL(location.href).searchParams.has('everything');
const source = () => gameSource(game, { viewer: () => 0, send: (move) => void game.play(move) });
const open = (name: string, opens: typeof openStately, url: string) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () =>
    opens(source(), { url, everything, ended: () => events.push('ended') }).then(
      (opened) => (outward = opened),
      (error: { code: string }) => events.push(error.code),
    );
  document.body.append(button);
};
open('stately', openStately, '/stately.html');
open('xstate', openXStateInspect, '/receiver.html');

const page = {
  events,
  play: (line: string) => void game.play(parseMove(toy, line)),
  undo: (n: number) => game.undo(n),
  fork: (n: number) => game.fork(n),
  moves: () => game.record.moves,
  table: () => game.snapshot.context.table as Table,
  isOpen: () => outward?.isOpen,
  stop: () => outward?.stop(),
};
export type PageOfGame = typeof page;
Object.assign(globalThis, { page });
