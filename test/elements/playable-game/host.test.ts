import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { BadInput, RefusedMove } from '../../../src/kernel/game.js';
import {
  all,
  atPhase,
  button,
  click,
  element,
  focused,
  hear,
  mount,
  one,
  place,
  settled,
  transcripts,
  viewOf,
  words,
  forgetAll,
} from './support.js';

const people = { players: '3', seats: 'human human human' };

describe('host: events', () => {
  it('playable-move is fired before a move and can cancel it', async () => {
    const game = await mount(people);
    const before = game.record;
    const forbid = (event: Event) => event.preventDefault();
    game.addEventListener('playable-move', forbid);
    expect(game.play('green roll')).to.equal(false);
    const moved = hear(game, 'playable-moved');
    button(game, 'Roll the dice').click();
    await settled(game);
    expect(game.record).to.equal(before);
    expect(moved).to.eql([]);
    game.removeEventListener('playable-move', forbid);
    button(game, 'Roll the dice').click();
    await settled(game);
    expect(moved.map(({ detail }) => detail as object)).to.eql([
      { move: { type: 'roll', seat: 1 }, text: 'green roll' },
    ]);
  });
  it('are fired in order and bubble out of shadow roots; only playable-move can be cancelled', async () => {
    const outer = await place();
    const root = outer.attachShadow({ mode: 'open' });
    const game = element(people);
    root.append(game);
    await game.ready();
    const heard = hear(
      document,
      'playable-move',
      'playable-moved',
      'playable-phase',
      'playable-refuse',
      'playable-over',
    );
    game.play('green roll');
    game.play('green hold');
    expect(() => game.play('green roll')).to.throw(RefusedMove);
    expect(heard.map(({ type }) => type.slice(9))).to.eql(['move', 'moved', 'move', 'moved', 'refuse']);
    expect(heard.every(({ composed, bubbles }) => composed && bubbles)).to.equal(true);
    expect(heard.map(({ cancelable }) => cancelable)).to.eql([true, false, true, false, false]);
    expect((heard.at(-1)!.detail as { refusal: object }).refusal).to.include.keys('rule', 'code');
  });
  it('playable-move is not fired for what is no move, nor for a move that the rules forbid, and cancels neither', async () => {
    const game = await mount(people);
    const heard = hear(game, 'playable-move');
    game.addEventListener('playable-move', (event) => event.preventDefault());
    for (const wrong of ['green dance', { type: 'x', seat: 1 }, null, undefined])
      expect(() => game.play(wrong as never), String(wrong)).to.throw(BadInput);
    expect(() => game.play('green hold')).to.throw(RefusedMove);
    expect(heard).to.eql([]);
    expect(game.play('green roll')).to.equal(false);
    expect(heard).to.have.length(1);
  });
  it('playable-moved is fired before the phases and the end that a move leads to', async () => {
    const game = await mount({
      ...people,
      moves: transcripts['over']!.moves,
      seed: String(transcripts['over']!.seed),
      at: '0',
    });
    const last = game.record.trim().split('\n').at(-1)!;
    game.goTo(Number.MAX_SAFE_INTEGER);
    expect(game.takeBack()).to.equal(true);
    const heard = hear(game, 'playable-moved', 'playable-phase', 'playable-over');
    game.play(last);
    await settled(game);
    expect(heard.map(({ type }) => type)[0]).to.equal('playable-moved');
    expect(heard.map(({ type }) => type).at(-1)).to.equal('playable-over');
  });
  it('a listener of playable-moved may play the next move', async () => {
    const game = await mount(people);
    const moved = hear(game, 'playable-moved');
    game.addEventListener('playable-moved', () => game.play('green hold'), { once: true });
    game.play('green roll');
    await settled(game);
    expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql(['green roll', 'green hold']);
    expect(viewOf(game).toAct).to.eql([2]);
  });
  it('playable-move is not fired while the past is shown, where play() throws', async () => {
    const game = await mount(people);
    game.play('green roll');
    game.goTo(0);
    const heard = hear(game, 'playable-move');
    expect(() => game.play('green hold')).to.throw(/an earlier position is shown/);
    expect(heard).to.eql([]);
  });
  it('playable-phase is fired for each phase shown', async () => {
    const game = await atPhase('removeGreyMagic');
    const phases = hear(game, 'playable-phase');
    while (game.position.phase === 'removeGreyMagic') game.play(viewOf(game).moves.at(-1)!);
    await settled(game);
    expect(phases.map(({ detail }) => (detail as { phase: string }).phase).slice(0, 2)).to.eql([
      'score',
      'highWizardRetires',
    ]);
  });
  it('playable-over is fired once when the game ends, with the standings', async () => {
    const { seed, moves } = transcripts['over']!;
    const game = element({ ...people, seed: String(seed), moves });
    const over = hear(game, 'playable-over');
    (await place()).append(game);
    await game.ready();
    await settled(game);
    expect(over, 'it was over when it was loaded').to.eql([]);
    const length = game.record.trim().split('\n').length;
    expect(game.takeBack()).to.equal(true);
    await settled(game);
    game.play(viewOf(game).moves.at(-1)!);
    await settled(game);
    expect(game.record.trim().split('\n').length).to.equal(length);
    expect(over).to.have.length(1);
    const { standings } = over[0]!.detail as { standings: { seats: number[]; rank: number }[] };
    expect(standings[0]!.rank).to.equal(1);
    expect(standings.flatMap(({ seats }) => seats).sort()).to.eql([0, 1, 2]);
    game.goTo(3);
    game.goTo(9999);
    const parent = game.parentElement!;
    game.remove();
    parent.append(game);
    await settled(game);
    expect(over).to.have.length(1);
  });
  it('playable-over is fired when opponents end the game', async () => {
    const { seed, moves } = (await import('./support.js')).transcripts['over']!;
    const list = moves
      .split(/[;\n]/)
      .map((m) => m.trim())
      .filter(Boolean);
    const game = element({
      players: '3',
      seats: 'bot bot bot',
      seed: String(seed),
      moves: list.slice(0, -1).join(';'),
    });
    const over = hear(game, 'playable-over');
    (await place()).append(game);
    await waitUntil(() => over.length > 0, 'playable-over is fired', { timeout: 8000 });
  });
});

describe('host: properties and methods', () => {
  it('throw with a reference to ready() before the game has loaded', () => {
    const game = element();
    for (const use of [
      () => game.record,
      () => game.position,
      () => game.play('red roll'),
      () => game.takeBack(),
      () => game.goTo(1),
    ]) {
      expect(use).to.throw(/ready\(\)/);
    }
  });
  it('ready: waits for board and controls', async () => {
    const game = element(people);
    (await place()).append(game);
    expect(await game.ready()).to.equal(game);
    expect(all(game, '.board')).to.have.length(1);
    expect(all(game, '.controls button')).to.have.length(1);
  });
  it('position: another game can continue from it; it contains no random state', async () => {
    const game = await atPhase('competition');
    const { position } = game;
    expect(JSON.stringify(position)).not.to.match(/rng|seed/);
    const other = await mount(people);
    other.position = JSON.parse(JSON.stringify(position)) as typeof position;
    await settled(other);
    expect(other.position).to.eql(position);
    expect(words(one(other, '.now'))).to.include('Competition');
    other.play('blue pass');
  });
  it('record: one that is set before the game loads starts it once, instead of a saved game', async () => {
    const record = 'playable-rules 1\ngame elfenwizards 1\nseed 9\nplayers 3\n\n';
    const game = element({ save: 'set-early' });
    localStorage.setItem('playable-rules:save:elfenwizards:set-early', record.replace('seed 9', 'seed 8'));
    game.record = record;
    (await place()).append(game);
    await game.ready();
    expect(game.record).to.equal(record);
    game.setAttribute('players', '5');
    await game.ready();
    expect(viewOf(game).players).to.equal(5);
    game.setAttribute('game', 'chess');
    await game.ready().catch(() => undefined);
    game.setAttribute('game', 'elfenwizards');
    await game.ready();
    expect(game.record).not.to.include('seed 9');
    forgetAll();
  });
  it('position: an invalid one throws with its path and leaves the game unchanged', async () => {
    const game = await mount(people);
    const { record, position } = game;
    const wrong = { ...position, table: { ...position.table, turn: 9 } };
    expect(() => (game.position = wrong)).to.throw(BadInput, 'position.table.turn');
    expect(game.record).to.equal(record);
  });
  it('position and record: may have fewer players than the element has seats', async () => {
    const three = await atPhase('competition');
    const game = await mount({ players: '5', seats: 'human human human human human' });
    game.record = three.record;
    expect(game.record).to.equal(three.record);
    game.position = three.position;
    expect(game.position).to.eql(three.position);
  });
  it('record: loads a game from its transcript', async () => {
    const { record } = await atPhase('competition');
    const game = await mount(people);
    game.record = record;
    await settled(game);
    expect(game.record).to.equal(record);
    expect(game.position.phase).to.equal('competition');
  });
  it('record and position: win over attributes of the start that are set in the same task', async () => {
    const { record, position } = await atPhase('competition');
    const game = await mount(people);
    const begins: [what: string, begin: () => void][] = [
      ['players, record', () => ((game.players = 4), (game.record = record))],
      ['record, players', () => ((game.record = record), (game.players = 5))],
      ['seed, position', () => ((game.seed = 7), (game.position = position))],
    ];
    for (const [what, begin] of begins) {
      begin();
      await settled(game);
      expect(game.position, what).to.eql(position);
    }
    game.players = 4;
    await settled(game);
    expect(viewOf(game).players, 'only in the same task').to.equal(4);
  });
  it('record: is read by the rules of a game that is set in the same task', async () => {
    const { record } = await mount({ game: 'dark-mages', players: '3' });
    const game = await mount(people);
    const before = game.record;
    game.game = 'dark-mages';
    game.record = record;
    expect(game.record, 'until the other game is loaded').to.equal(before);
    await game.updateComplete;
    await game.ready();
    expect(game.record).to.equal(record);
  });
  it('record: an invalid one throws with its line and leaves the game unchanged', async () => {
    const game = await mount(people);
    const { record } = game;
    for (const [text, line] of [
      ['hello', 'line 1'],
      [record.replace(/game elfenwizards \d+/, 'game chess 1'), 'line 2'],
      [`${record}green jump\n`, 'line 6'],
      [`${record}green roll\ngreen roll\n`, 'line 7'],
    ] as const) {
      expect(() => (game.record = text), text).to.throw(BadInput, line);
      expect(game.record).to.equal(record);
    }
  });
  it('play: accepts data and notation; refused and invalid moves throw and change nothing', async () => {
    const game = await mount(people);
    game.play({ type: 'roll', seat: 1 });
    expect(game.record).to.include('green roll');
    const { record } = game;
    expect(() => game.play('green roll')).to.throw(RefusedMove, 'EW-');
    expect(() => game.play('green fly')).to.throw(BadInput);
    expect(() => game.play({ type: 'place', seat: 1, die: 9 } as never)).to.throw(BadInput);
    expect(game.record).to.equal(record);
  });
  it('goTo: shows a past move, accepts numbers out of range, and leaves the record unchanged', async () => {
    const game = await atPhase('competition');
    const { record } = game;
    game.goTo(0);
    await settled(game);
    expect(words(one(game, '.now'))).to.include('move 0 of 24');
    expect(() => game.play('blue pass')).to.throw(/an earlier position is shown/);
    for (const [n, shown] of [
      [-5, 0],
      [1.5, 1],
      [NaN, 0],
    ] as const) {
      game.goTo(n);
      await settled(game);
      expect(words(one(game, '.now')), String(n)).to.include(`move ${shown} of 24`);
    }
    game.goTo(999);
    await settled(game);
    expect(game.position.phase).to.equal('competition');
    expect(game.record).to.equal(record);
  });
  it('goTo: the reader can return to the game or continue from the shown move', async () => {
    const game = await atPhase('competition');
    game.goTo(1);
    await settled(game);
    button(game, 'Back to the game').click();
    await settled(game);
    expect(game.position.phase).to.equal('competition');
    game.goTo(1);
    await settled(game);
    button(game, 'Go on from here; 23 later moves are lost').click();
    await settled(game);
    expect(game.record.trim().split('\n').at(-1)).to.equal('blue roll');
    expect(all(game, '.controls button').length).to.be.greaterThan(0);
  });
});

describe('host: in the document', () => {
  it('keeps its game and board when moved, and can be played on', async () => {
    const game = await mount(people);
    game.play('green roll');
    await settled(game);
    const { record } = game;
    const board = one(game, '.board');
    const elsewhere = await place(320);
    game.remove();
    await aTimeout(50);
    elsewhere.append(game);
    await settled(game);
    expect(game.record).to.equal(record);
    expect(one(game, '.board')).to.equal(board);
    await waitUntil(() => one(game, '.board').getAttribute('viewBox') !== null);
    await click(
      game,
      ...['rolled:1', 'rolled:2', 'rolled:3', 'rolled:4', 'rolled:5', 'rolled:6']
        .filter((id) => all(game, `[data-anchor="${id}"]`).length)
        .slice(0, 1),
      'grey',
    );
    expect(game.record.length).to.be.greaterThan(record.length);
  });
  it('pauses opponents while disconnected, and resumes them afterwards', async () => {
    const game = await mount({ players: '3', seats: 'bot bot bot' });
    await waitUntil(() => game.record.includes('roll'), 'an opponent moves', { timeout: 5000 });
    const parent = game.parentElement!;
    game.remove();
    await aTimeout(50);
    const { record } = game;
    await aTimeout(300);
    expect(game.record).to.equal(record);
    parent.append(game);
    await waitUntil(() => game.record !== record, 'an opponent moves again', { timeout: 5000 });
    game.remove();
  });
  it('loads its game when moved before it has loaded', async () => {
    const game = element(people);
    const [one, other] = [await place(), await place()];
    one.append(game);
    other.append(game);
    await game.ready();
    expect(all(game, '.board')).to.have.length(1);
  });
  it('does not take the focus from the page', async () => {
    const field = document.createElement('input');
    (await place()).append(field);
    field.focus();
    const game = await mount(people);
    game.play('green roll');
    await settled(game);
    expect(focused()).to.equal(field);
  });
  it('has the number of moves as length, which limits goTo()', async () => {
    const made = element({ players: '3', seats: 'human human human', moves: 'green roll; green hold' });
    expect(made.length).to.equal(0);
    (await place()).append(made);
    const game = await made.ready();
    expect(game.length).to.equal(2);
    const at = async (n: number): Promise<string> => {
      game.goTo(n);
      await settled(game);
      return all(game, '.note').map(words).join();
    };
    expect(await at(-3)).to.equal(await at(0));
    expect(await at(1)).to.include('move 1 of 2');
    expect(await at(99)).to.equal('');
    expect(game.length).to.equal(2);
  });
});
