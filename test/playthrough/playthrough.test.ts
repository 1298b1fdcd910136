import { expect } from '@open-wc/testing';
import type { InspectionEvent } from 'xstate';
import { BadInput, RefusedMove, type Viewer } from '../../src/kernel/game.js';
import { frames, replay } from '../../src/kernel/play.js';
import type { Change } from '../../src/playthrough/history.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { parseSeats, formatSeats } from '../../src/playthrough/seats.js';
import { toy, type Move, type Table } from '../toy/game.js';

const START = { players: 3, seed: 5 };
const bid = (seat: number, card: number): Move => ({ type: 'bid', seat, card });
const answer = (seat: number, word: 'believe' | 'doubt'): Move => ({ type: 'answer', seat, word });
/** A whole first round and the bid of the second. */
const MOVES = [bid(0, 4), answer(2, 'doubt'), answer(1, 'believe'), bid(1, 7)];

const game = (moves: readonly Move[] = []) => new Playthrough(toy, { start: START, moves });
function recordChanges(play: ReturnType<typeof game>) {
  const changes: Change[] = [];
  play.subscribe((change) => changes.push(change as unknown as Change));
  return changes;
}

describe('playthrough', () => {
  it('records its start and all moves', () => {
    const play = game();
    MOVES.forEach((move) => play.play(move));
    expect(play.record).to.eql({ start: START, moves: MOVES });
    expect(play.length).to.equal(4);
    expect(play.snapshot).to.eql(replay(toy, START, MOVES));
  });
  it('opens a record at its last move', () => {
    const play = game(MOVES);
    expect(play.cursor).to.equal(4);
    expect(play.isLive).to.equal(true);
    expect(play.plies.map(({ move }) => move)).to.eql([undefined, ...MOVES]);
  });
  it('throws for an invalid record', () => {
    expect(() => game([bid(1, 4)])).to.throw(RefusedMove);
    expect(() => new Playthrough(toy, { start: { players: 9, seed: 1 }, moves: [] })).to.throw(BadInput);
  });
  it('returns the frames of a move, of which the last is the new snapshot', () => {
    const play = game(MOVES.slice(0, 2));
    const before = play.snapshot;
    const made = play.play(MOVES[2]!);
    expect(made).to.eql(frames(toy, before, MOVES[2]!));
    expect(made.length).to.be.greaterThan(1);
    expect(play.snapshot).to.equal(made.at(-1));
  });
  it('does not change when a move is refused', () => {
    const play = game(MOVES);
    const changes = recordChanges(play);
    const { snapshot } = play;
    expect(() => play.play(bid(0, 3))).to.throw(RefusedMove);
    expect(play.snapshot).to.equal(snapshot);
    expect(play.record.moves).to.eql(MOVES);
    expect(changes).to.eql([]);
  });

  describe('look', () => {
    it('moves the cursor and keeps the record', () => {
      const play = game(MOVES);
      play.look(1);
      expect(play.cursor).to.equal(1);
      expect(play.isLive).to.equal(false);
      expect(play.snapshot).to.eql(replay(toy, START, MOVES.slice(0, 1)));
      expect(play.record.moves).to.eql(MOVES);
    });
    it('allows no move while a past position is shown', () => {
      const play = game(MOVES);
      play.look(3);
      expect(() => play.play(bid(1, 7))).to.throw(/an earlier position is shown/);
      play.look(4);
      expect(() => play.play(answer(0, 'doubt'))).not.to.throw();
    });
    it('clamps the cursor to the existing moves', () => {
      const play = game(MOVES);
      for (const [n, cursor] of [
        [-3, 0],
        [99, 4],
        [2.7, 2],
        [NaN, 0],
      ] as const) {
        play.look(n);
        expect(play.cursor).to.equal(cursor);
        expect(play.snapshot).to.exist;
      }
    });
    it('emits no change if the cursor stays where it is', () => {
      const play = game(MOVES);
      const changes = recordChanges(play);
      play.look(4);
      expect(changes).to.eql([]);
    });
  });

  describe('undo and fork', () => {
    it('undo drops the later moves', () => {
      const play = game(MOVES);
      play.undo(2);
      expect(play.record.moves).to.eql(MOVES.slice(0, 2));
      expect(play.isLive).to.equal(true);
      play.play(answer(1, 'doubt'));
      expect(play.length).to.equal(3);
    });
    it('repeating the undone moves gives the same random results', () => {
      const play = game(MOVES);
      const { snapshot } = play;
      play.undo(2);
      MOVES.slice(2).forEach((move) => play.play(move));
      expect(play.snapshot).to.eql(snapshot);
    });
    it('fork continues from the cursor and drops the later moves', () => {
      const play = game(MOVES);
      play.look(3);
      play.fork(play.cursor);
      expect(play.isLive).to.equal(true);
      play.play(bid(1, 2));
      expect(play.record.moves).to.eql([...MOVES.slice(0, 3), bid(1, 2)]);
    });
    it('undo to a number out of range keeps all moves or drops all', () => {
      const play = game(MOVES);
      play.undo(9);
      expect(play.record.moves).to.eql(MOVES);
      play.undo(-1);
      expect(play.record.moves).to.eql([]);
    });
  });

  describe('undoTo', () => {
    const isAnn = (seat: number) => seat === 0;
    it('free: gives the last decision of the seat, whatever came after it', () => {
      expect(game(MOVES).undoTo(isAnn, 'free')).to.equal(0);
      expect(game(MOVES).undoTo((seat) => seat === 1, 'free')).to.equal(3);
    });
    it('fair: gives nothing if a random result came after the decision', () => {
      // The third move shows the hand and draws a card.
      expect(game(MOVES).undoTo(isAnn, 'fair')).to.equal(undefined);
      expect(game(MOVES).undoTo((seat) => seat === 1, 'fair')).to.equal(3);
      expect(game(MOVES.slice(0, 2)).undoTo(isAnn, 'fair')).to.equal(0);
    });
    it('gives nothing if the seat has made no move', () => {
      expect(game().undoTo(isAnn, 'free')).to.equal(undefined);
      expect(game(MOVES.slice(0, 1)).undoTo((seat) => seat === 2, 'free')).to.equal(undefined);
    });
  });

  it('emits each change with its cause, its frames and the move', () => {
    const play = game(MOVES.slice(0, 2));
    const changes = recordChanges(play);
    play.play(MOVES[2]!);
    play.look(1);
    play.undo(1);
    play.play(answer(1, 'doubt'));
    play.look(0);
    play.fork(0);
    expect(changes.map(({ cause }) => cause)).to.eql(['move', 'look', 'undo', 'move', 'look', 'fork']);
    expect(changes[0]!.move).to.eql(MOVES[2]);
    expect(changes[0]!.frames.length).to.be.greaterThan(1);
    expect(changes.filter(({ cause, move }) => cause !== 'move' && move)).to.eql([]);
    expect(changes.at(-1)!.frames.at(-1)).to.equal(play.snapshot);
  });
  it('emits nothing after the subscription has ended', () => {
    const play = game();
    let count = 0;
    const stop = play.subscribe(() => count++);
    play.play(MOVES[0]!);
    stop();
    play.play(MOVES[1]!);
    expect(count).to.equal(1);
  });
  it('reports an error of a listener and still notifies the others', async () => {
    const play = game();
    play.subscribe(() => {
      throw new Error('a bad listener');
    });
    const changes = recordChanges(play);
    const { onerror } = window;
    const reported = new Promise((resolve) => (window.onerror = (...[, , , , error]) => resolve(error)));
    try {
      play.play(MOVES[0]!);
      expect(changes.map(({ cause }) => cause)).to.eql(['move']);
      expect(String(await reported)).to.equal('Error: a bad listener');
    } finally {
      window.onerror = onerror;
    }
  });

  it('starts no actor before run is called, then one in the state at the cursor', async () => {
    const play = game();
    const events: InspectionEvent[] = [];
    play.inspect((event) => events.push(event));
    play.play(MOVES[0]!);
    expect(events).to.eql([]);
    await play.run();
    const snapshots = events.flatMap((event) => (event.type === '@xstate.snapshot' ? [event.snapshot] : []));
    expect((snapshots.at(-1) as { value?: unknown }).value).to.eql({ round: 'answering' });
  });
  it('forwards inspection events of every actor that it starts, until inspection is stopped', async () => {
    const play = game();
    await play.run();
    const events: InspectionEvent[] = [];
    const stop = play.inspect((event) => events.push(event));
    const states = () =>
      events
        .splice(0)
        .flatMap((event) => (event.type === '@xstate.snapshot' ? [(event.snapshot as { value?: unknown }).value] : []));
    expect(states().at(-1)).to.eql({ round: 'bidding' });
    play.play(MOVES[0]!);
    expect(states().at(-1)).to.eql({ round: 'answering' });
    play.look(0);
    expect(states().at(-1)).to.eql({ round: 'bidding' });
    play.look(1);
    play.undo(0);
    expect(states().at(-1)).to.eql({ round: 'bidding' });
    MOVES.forEach((move) => play.play(move));
    expect(states().at(-1)).to.eql({ round: 'answering' });
    play.play(answer(2, 'doubt'));
    expect(events.some((event) => event.type === '@xstate.event' && event.event.type === 'answer')).to.equal(true);
    stop();
    events.length = 0;
    play.play(answer(0, 'doubt'));
    expect(events).to.eql([]);
  });
  it('keeps its actor’s context equal to the kernel’s snapshot', async () => {
    const play = game();
    await play.run();
    let last: unknown;
    play.inspect((event) => {
      if (event.type === '@xstate.snapshot') last = (event.snapshot as unknown as { context: unknown }).context;
    });
    for (const move of MOVES) {
      play.play(move);
      expect(last).to.eql(play.snapshot.context);
    }
  });
  it('gives each seat a view without the others’ secrets', () => {
    const play = game(MOVES.slice(0, 2));
    const seen = (viewer: Viewer) => play.view(viewer).table as Table;
    expect(seen(0).hands[1]).to.eql([0, 0, 0]);
    expect(seen(1).hands[1]).not.to.include(0);
    expect(seen('spectator').answers[2]).to.equal('?');
  });
});

describe('seats', () => {
  it('are parsed from a list; seats that are not named are opponents', () => {
    expect(parseSeats('human bot:hard', 3)).to.eql(['human', { bot: 'hard' }, { bot: 'normal' }]);
    expect(parseSeats(null, 2)).to.eql(['human', { bot: 'normal' }]);
  });
  it('are formatted as they are parsed', () => {
    for (const seats of ['human bot bot:easy', 'bot bot', 'human human']) {
      expect(formatSeats(parseSeats(seats, seats.split(' ').length))).to.equal(seats);
    }
  });
  for (const seats of ['human human human human', 'cat', 'bot:clever', 'human:hard']) {
    it(`rejects "${seats}" for three players`, () => {
      expect(() => parseSeats(seats, 3)).to.throw(BadInput, 'seats');
    });
  }
});
