import { expect } from '@open-wc/testing';
import type { InspectionEvent } from 'xstate';
import { BadInput, RefusedMove } from '../../src/kernel/game.js';
import { frames, replay } from '../../src/kernel/play.js';
import { Playthrough, type Change } from '../../src/playthrough/playthrough.js';
import { parseSeats, formatSeats } from '../../src/playthrough/seats.js';
import { toy, type Move } from '../toy/game.js';

const START = { players: 3, seed: 5 };
const bid = (seat: number, card: number): Move => ({ type: 'bid', seat, card });
const answer = (seat: number, word: 'believe' | 'doubt'): Move => ({ type: 'answer', seat, word });
/** A whole first round and the bid of the second. */
const MOVES = [bid(0, 4), answer(2, 'doubt'), answer(1, 'believe'), bid(1, 7)];

const game = (moves: readonly Move[] = []) => new Playthrough(toy, { start: START, moves });
function heard(play: ReturnType<typeof game>) {
  const changes: Change[] = [];
  play.subscribe((change) => changes.push(change as unknown as Change));
  return changes;
}

describe('playthrough', () => {
  it('holds the start and all moves as its record', () => {
    const play = game();
    MOVES.forEach((move) => play.play(move));
    expect(play.record).to.eql({ start: START, moves: MOVES });
    expect(play.length).to.equal(4);
    expect(play.snapshot).to.eql(replay(toy, START, MOVES));
  });
  it('takes up a record at its end', () => {
    const play = game(MOVES);
    expect(play.cursor).to.equal(4);
    expect(play.isLive).to.equal(true);
    expect(play.steps.map(({ move }) => move)).to.eql([undefined, ...MOVES]);
  });
  it('refuses a record that does not hold', () => {
    expect(() => game([bid(1, 4)])).to.throw(RefusedMove);
    expect(() => new Playthrough(toy, { start: { players: 9, seed: 1 }, moves: [] })).to.throw(BadInput);
  });
  it('gives the frames of a move, the last of which is where the game stands', () => {
    const play = game(MOVES.slice(0, 2));
    const before = play.snapshot;
    const made = play.play(MOVES[2]!);
    expect(made).to.eql(frames(toy, before, MOVES[2]!));
    expect(made.length).to.be.greaterThan(1);
    expect(play.snapshot).to.equal(made.at(-1));
  });
  it('is untouched by a move that is refused', () => {
    const play = game(MOVES);
    const changes = heard(play);
    const { snapshot } = play;
    expect(() => play.play(bid(0, 3))).to.throw(RefusedMove);
    expect(play.snapshot).to.equal(snapshot);
    expect(play.record.moves).to.eql(MOVES);
    expect(changes).to.eql([]);
  });

  describe('looking', () => {
    it('moves the cursor and leaves the record', () => {
      const play = game(MOVES);
      play.look(1);
      expect(play.cursor).to.equal(1);
      expect(play.isLive).to.equal(false);
      expect(play.snapshot).to.eql(replay(toy, START, MOVES.slice(0, 1)));
      expect(play.record.moves).to.eql(MOVES);
    });
    it('lets nobody move in the past', () => {
      const play = game(MOVES);
      play.look(3);
      expect(() => play.play(bid(1, 7))).to.throw(/past/);
      play.look(4);
      expect(() => play.play(answer(0, 'doubt'))).not.to.throw();
    });
    it('goes no farther than the moves that there are', () => {
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
    it('says nothing when it looks where it looked', () => {
      const play = game(MOVES);
      const changes = heard(play);
      play.look(4);
      expect(changes).to.eql([]);
    });
  });

  describe('taking back and going on from the past', () => {
    it('undo lets the later moves go', () => {
      const play = game(MOVES);
      play.undo(2);
      expect(play.record.moves).to.eql(MOVES.slice(0, 2));
      expect(play.isLive).to.equal(true);
      play.play(answer(1, 'doubt'));
      expect(play.length).to.equal(3);
    });
    it('gives the same chance again after the same moves', () => {
      const play = game(MOVES);
      const { snapshot } = play;
      play.undo(2);
      MOVES.slice(2).forEach((move) => play.play(move));
      expect(play.snapshot).to.eql(snapshot);
    });
    it('fork goes on from where it looks', () => {
      const play = game(MOVES);
      play.look(3);
      play.fork(play.cursor);
      expect(play.isLive).to.equal(true);
      play.play(bid(1, 2));
      expect(play.record.moves).to.eql([...MOVES.slice(0, 3), bid(1, 2)]);
    });
    it('makes no moves out of nothing', () => {
      const play = game(MOVES);
      play.undo(9);
      expect(play.record.moves).to.eql(MOVES);
      play.undo(-1);
      expect(play.record.moves).to.eql([]);
    });
  });

  describe('where an undo leads', () => {
    const isAnn = (seat: number) => seat === 0;
    it('free: before the last decision of one’s own, whatever came after', () => {
      expect(game(MOVES).undoTo(isAnn, 'free')).to.equal(0);
      expect(game(MOVES).undoTo((seat) => seat === 1, 'free')).to.equal(3);
    });
    it('fair: not past chance', () => {
      // The third move shows the hand and draws a card.
      expect(game(MOVES).undoTo(isAnn, 'fair')).to.equal(undefined);
      expect(game(MOVES).undoTo((seat) => seat === 1, 'fair')).to.equal(3);
      expect(game(MOVES.slice(0, 2)).undoTo(isAnn, 'fair')).to.equal(0);
    });
    it('nowhere when nothing of one’s own was done', () => {
      expect(game().undoTo(isAnn, 'free')).to.equal(undefined);
      expect(game(MOVES.slice(0, 1)).undoTo((seat) => seat === 2, 'free')).to.equal(undefined);
    });
  });

  it('tells why it changed, with what is to be shown', () => {
    const play = game(MOVES.slice(0, 2));
    const changes = heard(play);
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
  it('tells no longer after the subscription ended', () => {
    const play = game();
    let told = 0;
    const stop = play.subscribe(() => told++);
    play.play(MOVES[0]!);
    stop();
    play.play(MOVES[1]!);
    expect(told).to.equal(1);
  });
  it('reports the error of a listener, and the others still hear of the change', async () => {
    const play = game();
    play.subscribe(() => {
      throw new Error('a bad listener');
    });
    const changes = heard(play);
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

  it('is run by no actor before it is asked to, and by one that stands at the cursor then', async () => {
    const play = game();
    const events: InspectionEvent[] = [];
    play.inspect((event) => events.push(event));
    play.play(MOVES[0]!);
    expect(events).to.eql([]);
    await play.run();
    const snapshots = events.flatMap((event) => (event.type === '@xstate.snapshot' ? [event.snapshot] : []));
    expect((snapshots.at(-1) as { value?: unknown }).value).to.eql({ round: 'answering' });
  });
  it('is inspected through every actor that stands at the cursor', async () => {
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
  it('has an actor that walks as the kernel does', async () => {
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
  it('shows each seat what it may know', () => {
    const play = game(MOVES.slice(0, 2));
    expect(play.view(0).table.hands[1]).to.eql([0, 0, 0]);
    expect(play.view(1).table.hands[1]).not.to.include(0);
    expect(play.view('spectator').table.answers[2]).to.equal('?');
  });
});

describe('seats', () => {
  it('reads who sits where; seats not named are opponents', () => {
    expect(parseSeats('human bot:hard', 3)).to.eql(['human', { bot: 'hard' }, { bot: 'normal' }]);
    expect(parseSeats(null, 2)).to.eql(['human', { bot: 'normal' }]);
  });
  it('writes them as it reads them', () => {
    for (const seats of ['human bot bot:easy', 'bot bot', 'human human']) {
      expect(formatSeats(parseSeats(seats, seats.split(' ').length))).to.equal(seats);
    }
  });
  for (const seats of ['human human human human', 'cat', 'bot:clever', 'human:hard']) {
    it(`refuses "${seats}" for three`, () => {
      expect(() => parseSeats(seats, 3)).to.throw(BadInput, 'seats');
    });
  }
});
