import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { provideGames } from '../../../src/loading/games.js';
import { DefaultControl } from '../../../src/game-ui/default-control.js';
import { register } from '../../../src/register.js';
import { toy } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { everything, mountToy, provideToy, raise, tableOf } from './toy-support.js';
import {
  SAID,
  all,
  button,
  click,
  hear,
  listen,
  one,
  openLog,
  pointer,
  press,
  settled,
  touchPoint,
  words,
} from './support.js';

before(provideToy);

const mount = (seats: string, moves?: string) => mountToy(seats, moves ? { moves } : {});

describe('a third-party game', () => {
  it('can be played to its end by pointer, keys, buttons and list', async () => {
    const game = await mount('human human human');
    const over = hear(game, 'playable-over');
    for (let round = 0; round < 3; round++) {
      expect(words(one(game, '.prompt'))).to.include('says how high');
      if (round === 0) await click(game, 'card:5');
      else if (round === 1) {
        one(game, '[data-anchor="card:5"]').focus();
        await press(game, 'Enter');
      } else button(game, 'Card 5').click();
      await settled(game);
      await raise(game);
      expect(words(one(game, '.prompt'))).to.include('Do you believe');
      button(game, 'Say believe').click();
      await settled(game);
      await raise(game);
      all<HTMLInputElement>(game, '.moves input[type="radio"]').at(-1)!.click();
      await settled(game);
      one(game, '.moves button.primary').click();
      await settled(game);
      await raise(game);
    }
    expect(game.record.trim().split('\n').slice(-9)).to.have.length(9);
    expect(over).to.have.length(1);
    expect(words(one(game, '.result')))
      .to.include('Ann')
      .and.to.include('Bob')
      .and.to.include('Cat');
  });
  it('can be played and undone against opponents, who answer in any order', async () => {
    const game = await mount('human bot bot');
    await click(game, 'card:4');
    await waitUntil(() => game.record.includes('bob bid'), 'the next round starts', { timeout: 5000 });
    expect(game.record).to.include('bob answer').and.to.include('cat answer');
    expect(game.takeBack()).to.equal(true, 'a single person may undo anything');
    await settled(game);
    await click(game, 'card:6');
    await waitUntil(() => game.record.includes('bid 6'));
  });
  it('shows the reason of a refusal on the board', async () => {
    const game = await mount('human human human');
    await click(game, 'card:1');
    expect(words(one(game, '.reason'))).to.equal('At least 2. (T-2)');
  });
  it('says in the console that the rulebook lacks a rule whose id is pressed', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (said: unknown) => warned.push(said);
    try {
      const game = await mount('human human human');
      await click(game, 'card:1');
      one<HTMLButtonElement>(game, '.refused .rule-id').click();
      await waitUntil(() => warned.length > 0);
      expect(warned).to.eql(['toy: the rulebook has no T-2.']);
    } finally {
      console.warn = warn;
    }
  });
  it('shows no controls for a past position, and can be played on at the present one', async () => {
    const game = await mount('human human human');
    await click(game, 'card:6');
    await raise(game);
    game.goTo(0);
    await settled(game);
    expect(all(game, '.controls button')).to.eql([]);
    game.goTo(1);
    await settled(game);
    button(game, 'Say doubt').click();
    expect(game.record).to.include('bid 6').and.to.include('doubt');
  });
  it('continues from a position and from a record', async () => {
    const game = await mount('human human human');
    await click(game, 'card:5');
    const { position, record } = game;
    const other = await mount('human human human');
    other.position = position;
    expect(other.position.phase).to.equal('round.answering');
    other.record = record;
    expect(other.record).to.equal(record);
  });
});

describe('fewer actions in a third-party game', () => {
  before(() => register('playable-controls', DefaultControl));
  after(provideToy);
  /** Mounts the toy game with parts of its definition replaced. */
  const mountWith = (more: Partial<typeof ui>, attributes = {}) => {
    provideGames({ load: () => Promise.resolve({ ...ui, ...more }) });
    return mountToy('human bot bot', attributes);
  };
  /** Each card exists twice and is bid by moving it to card 1, which itself may not be bid. */
  const twice: Partial<typeof ui> = {
    touches: (move) => ('card' in move ? [`card:${move.card}`, 'card:1'] : []),
    pieces: () => 2,
    controls: {},
  };

  it('a long press picks up all equal pieces, and as many moves are played as are legal', async () => {
    const game = await mountWith(twice);
    const at = touchPoint(game, 'card:5');
    pointer('pointerdown', at, { pointerType: 'touch' });
    await waitUntil(() => all(game, '.several').length > 0, 'the long press has picked up the pieces');
    pointer('pointerup', at, { pointerType: 'touch' });
    await settled(game);
    expect(words(one(game, '.several'))).to.include('2 of 2');
    await click(game, 'card:1');
    expect(game.record.match(/ann bid/g)).to.have.length(1);
  });
  it('a proposal plays its moves by one button, with one undo', async () => {
    const game = await mountWith(
      {
        controls: {},
        proposals: ({ phase, seat, moves }) =>
          phase === 'round.bidding' && moves.some(({ type }) => type === 'stake')
            ? [
                {
                  code: 'bold',
                  moves: [
                    { type: 'stake', seat: seat as number, amount: 5 },
                    { type: 'bid', seat: seat as number, card: 9 },
                  ],
                },
              ]
            : [],
        text: async (lang) => ({ ...(await ui.text(lang)), 'proposal.bold': 'Be bold' }),
      },
      { options: 'stakes=300' },
    );
    const before = game.record;
    button(game, 'Be bold').click();
    expect(game.record).to.include('ann stake 5\nann bid 9');
    expect(game.takeBack()).to.equal(true);
    expect(game.record, 'undone together').to.equal(before);
  });
  for (const [isManual, how] of [
    [false, 'is played automatically'],
    [true, 'waits for the reader if isManual returns true'],
  ] as const)
    it(`the only legal move ${how}`, async () => {
      const { bid } = toy.rules;
      const refuse: typeof bid.refuse = (table, move) =>
        move.card === 7 ? bid.refuse(table, move) : { rule: 'T-2', code: 'tooLow', params: { least: 7 } };
      const game = await mountWith({
        game: { ...toy, rules: { ...toy.rules, bid: { ...bid, refuse } } },
        isManual: () => isManual,
      });
      const prompt = words(one(game, '.prompt'));
      if (isManual) return void expect(prompt).to.include('says how high');
      expect(prompt).to.equal('Only one move is left and is played for you: Say 7.');
      await waitUntil(() => game.record.includes('ann bid 7'), 'the move is played automatically', { timeout: 5000 });
    });
});

describe('hidden hands', () => {
  /** Ann is the only person: what the others hold, draw and answer must appear nowhere. */
  it('appear nowhere in the page and in no announcement', async () => {
    const game = await mount('human bot bot');
    const heard = listen(game);
    const shown: string[] = [];
    const look = () => shown.push(...all(game, '.hands').map(words));
    new MutationObserver(look).observe(game.shadowRoot!, { subtree: true, childList: true, characterData: true });
    look();
    const own = tableOf(game).hands[0]!.join(' ');
    await click(game, 'card:4');
    await waitUntil(() => game.record.includes('bob bid'), 'the next round starts', { timeout: 5000 });
    await settled(game);
    await aTimeout(SAID);
    expect(shown[0]).to.equal(`${own} | 0 0 0 | 0 0 0`);
    shown.forEach((hands) => expect(hands).to.match(/ \| 0 0 0 \| 0 0 0$/));
    // What the others answered and drew is secret.
    await openLog(game);
    const all_ = everything(game);
    expect(all_)
      .to.include('Ann draws')
      .and.not.to.match(/(Bob|Cat) says (believe|doubt)|(Bob|Cat) draws/);
    expect(heard.messages.join(' ')).not.to.match(/(Bob|Cat) says (believe|doubt)|(Bob|Cat) draws/);
  });
  it('do not appear in the log of a game that starts with moves', async () => {
    const game = await mount('bot human bot', 'ann bid 4; bob answer doubt; cat answer believe');
    const log = words(await openLog(game));
    expect(log).to.include('Bob says doubt').and.not.to.include('Cat says').and.not.to.include('Ann draws');
  });
});
