/** A session over a game that a server holds: the element shows it and asks the server, and keeps from guessing. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { RefusedMove } from '../../../src/kernel/game.js';
import { formatMove } from '../../../src/kernel/notation.js';
import { RemoteFault } from '../../../src/elements/remote/server.js';
import { seatsAround } from '../../../src/playthrough/seats.js';
import { TestTable } from '../../playthrough/table.js';
import { toy, type Move, type Table } from '../../toy/game.js';
import { all, settled, words } from '../playable-game/support.js';
import { hands, mountToy, provideToy } from '../playable-game/toy-support.js';
import { sessionOf } from '../session-of.js';

const START = { start: { players: 3, seed: 5 }, moves: [] };
const bid = (seat: number, card: number): Move => ({ type: 'bid', seat, card });
const answer = (seat: number, word: 'believe' | 'doubt'): Move => ({ type: 'answer', seat, word });

provideToy();

/** An element that shows a table from the first seat. Its moves reach the server when `open` is called. */
async function mountRemote(seats = 'human', moves: readonly Move[] = [], names = ['Ada', 'Ben', 'Zoe']) {
  const game = await mountToy(seats, { save: 'remote-test' });
  const table = new TestTable(toy, { ...START, moves });
  const requests: string[] = [];
  let open: () => void = () => undefined;
  const page = table.join(0, {
    move: (request) => {
      requests.push(request.move);
      return new Promise((resolve) => (open = () => resolve(table.answer(0, request))));
    },
  });
  const session = sessionOf(game);
  session.replace(page, seatsAround(0, 3), names);
  await settled(game);
  return { game, session, table, page, requests, open: () => open() };
}
const texts = (game: PlayableGame): string => words(game.shadowRoot!.querySelector('.now')!);

describe('a session over a game that a server holds', () => {
  afterEach(() => localStorage.clear());

  it('shows the seat’s own view without a curtain, and says who is waited for', async () => {
    const { game, session, table } = await mountRemote('human human human');
    expect(session.hotSeat.curtain).to.equal(undefined);
    expect(hands(game)).to.contain(String((table.truth.snapshot.context.table as Table).hands[0]![0]));
    expect(session.isOpen).to.equal(true);
    table.truth.play(bid(0, 4));
    table.tell();
    await settled(game);
    expect(session.isOpen).to.equal(false);
    expect(texts(game)).to.contain('Ben');
  });
  it('does not say of somebody with the reader’s name that it is the reader’s turn', async () => {
    const { game, session } = await mountRemote('human', [bid(0, 4)], ['Sam', 'Sam', 'Sam']);
    expect(session.isOpen).to.equal(false);
    expect(texts(game)).to.contain('It is Sam (Bob) and Sam (Cat)’s turn.');
  });
  it('refuses by itself what the rules forbid, and sends nothing', async () => {
    const { session, requests } = await mountRemote();
    expect(session.play(bid(0, 1))).to.be.instanceOf(RefusedMove);
    expect(requests).to.eql([]);
  });
  it('is not open while a move is on its way, and shows it when the server has made it', async () => {
    const { game, session, table, page, open } = await mountRemote();
    expect(session.play(bid(0, 4))).to.equal(true);
    expect([session.isOpen, page.length]).to.eql([false, 0]);
    expect(session.play(bid(0, 5))).to.equal(false);
    open();
    await session.decisions.sending;
    await settled(game);
    expect([page.length, table.truth.length, session.decisions.sending]).to.eql([1, 1, undefined]);
  });
  it('sends the moves of a series one after the other', async () => {
    const staked = { start: { players: 3, seed: 5, options: { stakes: 300 } }, moves: [] };
    const game = await mountToy('human');
    const table = new TestTable(toy, staked);
    const page = table.join(0);
    const session = sessionOf(game);
    session.replace(page, seatsAround(0, 3));
    session.decisions.series([{ type: 'stake', seat: 0, amount: 2 } as Move, bid(0, 4), bid(0, 5)]);
    for (let i = 0; i < 20; i++) await Promise.resolve(session.decisions.sending);
    expect(table.truth.record.moves.map((move) => formatMove(table.truth.game, move))).to.eql(
      [{ type: 'stake', seat: 0, amount: 2 } as Move, bid(0, 4)].map((move) => formatMove(toy, move)),
    );
    expect([1, 2].map(session.decisions.isDecision)).to.eql([true, false]);
  });
  it('plays no opponent and keeps nothing on this device', async () => {
    const { game, session, table } = await mountRemote('human bot bot');
    const before = { ...localStorage };
    table.truth.play(bid(0, 4));
    table.tell();
    await settled(game);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([session.hotSeat.isBotsTurn, table.truth.length, game.length]).to.eql([false, 1, 1]);
    expect({ ...localStorage }).to.eql(before);
  });
  it('gives out no imagined position, takes nothing back and offers no fork', async () => {
    const { game, session } = await mountRemote('human', [bid(0, 4), answer(2, 'doubt')]);
    expect(() => game.position).to.throw('when the game is over');
    expect(() => game.record).to.throw('when the game is over');
    expect(game.takeBack()).to.equal(false);
    game.goTo(1);
    await settled(game);
    expect(session.isLive).to.equal(false);
    expect(all(game, '[data-do="live"]').length).to.equal(1);
    expect(all(game, '[data-do="fork"]')).to.eql([]);
    game.goTo(2);
    await settled(game);
    expect(session.isLive).to.equal(true);
  });
  it('says when the game can be shared, where that was asked', async () => {
    const { game } = await mountRemote();
    const share = game.shadowRoot!.querySelector<HTMLElement>('[data-do="share"]')!;
    share.click();
    await settled(game);
    const said = all(game, '.note').filter((note) => note.textContent!.includes('beside.shareLater'));
    expect(said.length, 'the words come with a table').to.equal(1);
    expect(said[0]!.previousElementSibling).to.equal(share.closest('.row'));
  });
  it('says beside its buttons for files that they wait for the end, and not what a file carries', async () => {
    const { game } = await mountRemote();
    game.shadowRoot!.querySelector<HTMLElement>('.menu > summary')!.click();
    await waitUntil(() => all(game, '[data-do="export"]').length > 0);
    const buttons = ['export', 'import'].map((what) => all(game, `[data-do="${what}"]`)[0]!);
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).to.eql(['true', 'true']);
    expect(words(all(game, '#save-note')[0]!)).to.equal('beside.later');
  });
  it('keeps the past on show while others move', async () => {
    const { game, session, table } = await mountRemote('human', [bid(0, 4)]);
    game.goTo(0);
    await settled(game);
    table.truth.play(answer(2, 'doubt'));
    table.tell();
    await settled(game);
    expect([session.playthrough.cursor, game.length]).to.eql([0, 2]);
    expect(texts(game)).to.contain('2');
  });
  it('reports what the server refuses, and is open again', async () => {
    const { game, session, table, page, open } = await mountRemote();
    table.answer = () => ({ refused: { rule: 'T-2', code: 'tooLow', params: { least: 2 } } });
    session.play(bid(0, 4));
    open();
    expect(await session.decisions.sending).to.equal(false);
    await settled(game);
    expect([page.length, session.isOpen]).to.eql([0, true]);
    expect(texts(game)).to.contain('T-2');
  });
  it('leaves it to the table to say that there is no way to the server any more', async () => {
    const { game, session, page } = await mountRemote();
    page.send = async () => {
      await Promise.resolve();
      throw new RemoteFault('left');
    };
    session.play(bid(0, 4));
    expect(await session.decisions.sending).to.equal(false);
    await settled(game);
    expect([session.isOpen, texts(game).includes('The opponent has stopped')]).to.eql([true, false]);
  });
});
