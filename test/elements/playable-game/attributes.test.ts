import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { formatLink } from '../../../src/kernel/permalink.js';
import {
  all,
  atPhase,
  element,
  mount,
  one,
  place,
  settled,
  transcripts,
  viewOf,
  words,
  type Attributes,
  forgetAll,
} from './support.js';

const thrown: unknown[] = [];
addEventListener('error', ({ error, message }) => thrown.push(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason));
afterEach(() => expect(thrown.splice(0)).to.eql([]));

const hasChildren = (game: PlayableGame) => one<HTMLSlotElement>(game, 'slot').assignedNodes().length > 0;
const hasGame = (game: PlayableGame) => all(game, '.board').length === 1;
async function shown(attributes: Attributes): Promise<PlayableGame> {
  const game = element(attributes, 'A picture of the board.');
  (await place()).append(game);
  await game.ready().catch(() => {});
  await settled(game);
  return game;
}
const head = (game: PlayableGame) => game.record.split('\n').slice(2, 6).join('; ');
const set = async (game: PlayableGame, name: string, value: string | null) => {
  if (value === null) game.removeAttribute(name);
  else game.setAttribute(name, value);
  await settled(game);
};

describe('attributes: the start of a game', () => {
  it('players: sets the number of players, 4 by default', async () => {
    expect(viewOf(await mount()).players).to.equal(4);
    for (const n of [3, 6]) expect(viewOf(await mount({ players: String(n), seats: 'human' })).players).to.equal(n);
  });
  it('seats: a game for three has three rows of scores', async () => {
    const game = await mount({ seats: 'bot human human', players: '3' });
    expect(game.record).to.include('players 3');
    // The first player of this seed is a person, so nobody has moved.
    await aTimeout(100);
    expect(all(game, '.scoreboard tbody tr')).to.have.length(3);
  });
  it('seed: the same seed gives the same game', async () => {
    const [one, same, other] = [await mount({ seed: '4' }), await mount({ seed: '4' }), await mount({ seed: '5' })];
    expect(one.record).to.include('seed 4').and.to.equal(same.record);
    const dealt = ({ position }: PlayableGame) => JSON.stringify(position.table);
    expect(dealt(other), 'the start differs, not only the number').not.to.equal(dealt(one));
  });
  it('seed: is random if missing', async () => {
    const seeds = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const game = element();
      game.removeAttribute('seed');
      (await place()).append(game);
      await game.ready();
      seeds.add(/seed (\d+)/.exec(game.record)![1]!);
    }
    expect(seeds.size).to.equal(3);
  });
  it('options: sets options of the rules, with defaults if missing', async () => {
    const game = await mount({ options: 'greyMagicCost=3 firstPlaceTie=none-rises' });
    expect(game.position.options).to.include({ greyMagicCost: 3, firstPlaceTie: 'none-rises' });
    expect((await mount()).position.options).to.include({ greyMagicCost: 4, firstPlaceTie: 'both-rise' });
  });
  it('state: loads a permalink, shows an error for a damaged one, and can change later', async () => {
    const game = await atPhase('demoteMages');
    const link = formatLink(elfenwizards, parseRecord(elfenwizards, game.record));
    const linked = element({ state: link, at: '3' });
    linked.removeAttribute('seed');
    (await place()).append(linked);
    await linked.ready();
    expect(linked.record).to.equal(game.record);
    expect(one(linked, '.note').textContent).to.include('move 3 of');
    await set(linked, 'at', null);
    const other = formatLink(elfenwizards, { start: { players: 5, seed: 9 }, moves: [] });
    await set(linked, 'state', other);
    await linked.ready();
    expect(viewOf(linked).players).to.equal(5);
    await set(linked, 'state', other.slice(0, -1));
    await linked.ready().catch(() => {});
    expect(words(one(linked, '.warning'))).to.match(
      /\. state: "1\.elf.*, expected a permalink as Share writes it; link\.sum: .*: the link was changed or cut short/,
    );
    await set(linked, 'state', other);
    await linked.ready();
    expect(hasGame(linked)).to.equal(true);
  });
  it('moves and at: moves are replayed, and at selects the one that is shown', async () => {
    const game = await atPhase('competition');
    expect(game.position.phase).to.equal('competition');
    const past = await atPhase('competition', { at: '1' });
    expect(past.position.phase).to.equal('castMajorSpells');
    expect(past.record).to.equal(game.record);
    expect(words(one(past, '.now'))).to.include('You are looking at move 1 of 24.');
  });
  it('readonly: shows the board as an image, without controls', async () => {
    const game = await atPhase('competition', { readonly: '' });
    expect(hasGame(game)).to.equal(true);
    expect(one(game, '.board').getAttribute('role')).to.equal('img');
    expect(all(game, '.list, .controls button, [data-do], .board [tabindex="0"]')).to.eql([]);
  });
  it('readonly: opponents do not move', async () => {
    const game = await mount({ readonly: '', seats: 'bot bot bot bot' });
    const before = game.record;
    await aTimeout(300);
    expect(game.record).to.equal(before);
  });
});

describe('attributes: an invalid value is named, and the children are shown', () => {
  const bad: [string, Attributes][] = [
    ['game', { game: 'chess' }],
    ['game', { game: 'constructor' }],
    ['players', { players: '2' }],
    ['players', { players: '7' }],
    ['players', { players: 'four' }],
    ['players', { players: '' }],
    ['players', { players: '3.5' }],
    ['seats', { seats: 'human cat' }],
    ['seats', { seats: 'human bot:clever' }],
    ['seats', { players: '3', seats: 'human human human human' }],
    ['seed', { seed: '-1' }],
    ['seed', { seed: '4294967296' }],
    ['seed', { seed: 'abc' }],
    ['seed', { seed: '1e3' }],
    ['options', { options: 'speed=fast' }],
    ['options', { options: 'greyMagicCost' }],
    ['options greyMagicCost', { options: 'greyMagicCost=7' }],
    ['moves', { moves: 'green jump' }],
    ['moves', { moves: 'pink roll' }],
    ['moves, move 2', { players: '3', moves: 'green roll; green place 7 wizard' }],
    ['moves, move 1', { players: '3', moves: 'green hold' }],
    ['at', { players: '3', moves: 'green roll', at: '2' }],
    ['players', { players: '3', state: formatLink(elfenwizards, { start: { players: 3, seed: 1 }, moves: [] }) }],
    ['at', { at: 'end' }],
    ['undo', { undo: 'always' }],
    ['load', { load: 'soon' }],
  ];
  for (const [name, attributes] of bad) {
    it(JSON.stringify(attributes), async () => {
      const game = await shown(attributes);
      if (attributes['load'])
        await waitUntil(() => all(game, '.warning').length > 0, 'the error is shown', { timeout: 4000 });
      expect(hasGame(game)).to.equal(false);
      expect(hasChildren(game)).to.equal(true);
      expect(words(one(game, '.warning'))).to.match(new RegExp(`^This game cannot be shown\\. ${name}\\b`));
      await game.ready().then(
        () => expect.fail('ready'),
        (error: Error) => expect(error.message).to.include(name),
      );
    });
  }
});

it('attributes: moves are refused without a seed, but blank moves and a position are not', async () => {
  const unseeded = async (moves: string) => {
    const game = element({ players: '3', seats: 'human human human', forced: 'off', moves });
    game.removeAttribute('seed');
    (await place()).append(game);
    await game.ready().catch(() => {});
    return game;
  };
  for (const moves of ['green roll', 'blue roll', 'red roll']) {
    const game = await unseeded(moves);
    expect(words(one(game, '.warning'))).to.include('seed: nothing, expected a number, because moves need a seed');
    game.setAttribute('seed', '1');
    await game.ready().catch(() => {});
    if (moves === 'green roll') expect(game.record).to.include('seed 1').and.include(moves);
  }
  const game = await unseeded(' ; ');
  expect(viewOf(game).players).to.equal(3);
  const { position } = game;
  const other = element({ seats: 'human human human', forced: 'off' });
  other.removeAttribute('seed');
  other.position = position;
  (await place()).append(other);
  await other.ready();
  expect(other.position).to.eql(position);
});

describe('attributes: changed later', () => {
  it('players, seed and options: start another game', async () => {
    const game = await mount({ seats: 'human human human human human human', players: '6' });
    await set(game, 'seed', '9');
    expect(head(game)).to.include('seed 9; players 6');
    await set(game, 'options', 'greyMagicCost=3');
    expect(game.position.options).to.include({ greyMagicCost: 3 });
    await set(game, 'seats', 'human human human');
    await set(game, 'players', '3');
    expect(head(game)).to.include('players 3');
  });
  it('seed: starts another game even if one is saved', async () => {
    forgetAll();
    const game = await mount({ players: '3', seats: 'human human human', save: 'later' });
    game.play('green roll');
    await set(game, 'seed', '77');
    expect(game.record).to.include('seed 77').and.not.to.include('roll');
    forgetAll();
  });
  it('moves: replace the game', async () => {
    const game = await atPhase('competition');
    await set(game, 'seed', String(transcripts['demoteMages']!.seed));
    await set(game, 'moves', transcripts['demoteMages']!.moves);
    expect(game.position.phase).to.equal('demoteMages');
  });
  it('at: shows another move without restarting the game', async () => {
    const game = await atPhase('competition');
    // If the game were restarted, this move would be missing.
    game.play(viewOf(game).moves[0]!);
    await settled(game);
    const before = game.record;
    await set(game, 'at', '0');
    expect(game.position.phase).to.equal('castMajorSpells');
    expect(game.record).to.equal(before);
    await set(game, 'at', null);
    expect(game.position.phase).to.equal('competition');
    expect(game.record).to.equal(before);
  });
  it('seats: change who plays without restarting the game', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    game.play('green roll');
    await settled(game);
    expect(all(game, '.controls button').length).to.be.greaterThan(0);
    await set(game, 'seats', 'human bot bot');
    expect(game.record).to.include('green roll');
    await waitUntil(
      () => game.record.includes('green place') || game.record.includes('green hold'),
      'an opponent moves',
      {
        timeout: 5000,
      },
    );
  });
  it('readonly: removing it shows the controls, and setting it hides them', async () => {
    const game = await atPhase('competition', { readonly: '' });
    game.removeAttribute('readonly');
    await settled(game);
    expect(all(game, '.controls button').length).to.be.greaterThan(0);
    await set(game, 'readonly', '');
    expect(all(game, '.controls button')).to.eql([]);
  });
  it('readonly: removing it on an opponent’s turn makes the opponent move', async () => {
    const game = await mount({
      players: '3',
      seats: 'bot human human',
      moves: 'green roll; green hold; blue roll; blue hold',
      readonly: '',
    });
    expect(viewOf(game).toAct).to.eql([0]);
    game.removeAttribute('readonly');
    await waitUntil(() => game.record.includes('red '), 'the opponent moves', { timeout: 5000 });
  });
  it('save: stores the running game under its new name from the next move on', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    await set(game, 'save', 'later');
    game.play('green roll');
    expect(localStorage.getItem('playable-rules:save:elfenwizards:later')).to.include('green roll');
    forgetAll();
  });
  it('during loading: the latest values are shown, even after an invalid one', async () => {
    const game = element({ game: 'chess', load: 'now' });
    (await place()).append(game);
    await game.updateComplete;
    game.setAttribute('game', 'elfenwizards');
    game.setAttribute('players', '5');
    await game.ready();
    expect(viewOf(game).players).to.equal(5);
    await settled(game);
    expect(all(game, '.warning')).to.eql([]);
  });
  it('between loading and the first render: new values are applied', async () => {
    const attributes = { seats: 'human human human human', players: '4' };
    for (const [name, value, isApplied] of [
      ['seats', 'bot bot bot bot', (game: PlayableGame) => game.record.split('\n').length > 6],
      ['seed', '5', (game: PlayableGame) => game.record.includes('seed 5')],
    ] as const) {
      const game = element({ ...attributes, load: 'click' });
      (await place()).append(game);
      await game.updateComplete;
      const draw = game.requestUpdate.bind(game);
      // The element requests an update when the game has loaded.
      game.requestUpdate = (...change) => {
        draw(...change);
        if (change[0] !== 'session') return;
        game.requestUpdate = draw;
        game.setAttribute(name, value);
      };
      await game.ready();
      await waitUntil(() => isApplied(game), `${name}: ${game.record}`);
    }
  });
  it('ready(): waits for the latest values, and rejects if one is invalid', async () => {
    const game = await mount();
    game.setAttribute('game', 'chess');
    const error = await game.ready().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(String(error)).to.include('chess');
    game.setAttribute('game', 'elfenwizards');
    expect(viewOf(await game.ready()).phase).to.equal('castMajorSpells');
  });
  it('an error stays when another attribute changes', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    game.play('green roll');
    await set(game, 'players', '12');
    await set(game, 'at', '0');
    expect(words(one(game, '.warning'))).to.include('players');
    await set(game, 'players', '4');
    expect(all(game, '.warning')).to.eql([]);
    expect(viewOf(game).players).to.equal(4);
  });
  it('an invalid value is named, and a valid one shows the game again', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    for (const [name, wrong, right] of [
      ['players', '12', '4'],
      ['seats', 'cat', 'human'],
      ['at', '99', '0'],
      ['undo', 'never', 'fair'],
      ['shortcuts', 'no', 'off'],
      ['shortcuts', 'yes', 'on'],
      ['forced', 'no', 'off'],
      ['fit', 'window', 'width'],
      ['game', 'chess', 'elfenwizards'],
    ] as const) {
      await set(game, name, wrong);
      await waitUntil(() => all(game, '.warning').length > 0, name, { timeout: 4000 });
      expect(words(one(game, '.warning')), name).to.include(name);
      await set(game, name, right);
      await waitUntil(() => hasGame(game), `${name} is valid again`, { timeout: 4000 });
    }
  });
  it('a valid value shows a game that was invalid from the start', async () => {
    const game = await shown({ players: '12' });
    await set(game, 'players', '5');
    await waitUntil(() => hasGame(game));
    expect(game.record).to.include('players 5');
    expect(await game.ready()).to.equal(game);
  });
});
