/** Hidden information: who sees which hand when people share a device, play against opponents, or only watch. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import type { PlayableLesson } from '../../../src/elements/playable-lesson/playable-lesson.js';
import type { PlayablePhases } from '../../../src/elements/playable-phases/playable-phases.js';
import { defineElement } from '../../../src/define.js';
import { provideGames } from '../../../src/loading/games.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { play } from '../../../src/kernel/play.js';
import { positionOf, start } from '../../../src/kernel/start.js';
import { draw, seeded } from '../../../src/kernel/random.js';
import { imagine, viewFor } from '../../../src/kernel/view.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import type { Move as AnyMove, Position } from '../../../src/kernel/game.js';
import { toy, type Move, type Table } from '../../toy/game.js';
import { ui } from '../../toy/ui.js';
import { everything, hands, mountToy, provideToy, raise, seat, tableOf } from './toy-support.js';
import { SAID, all, button, click, element, hear, listen, one, place, settled, words, openLog } from './support.js';

const NO_HANDS = '0 0 0 | 0 0 0 | 0 0 0';
const handOf = (game: PlayableGame, who: number) =>
  [0, 1, 2].map((s) => (s === who ? tableOf(game).hands[s]!.join(' ') : '0 0 0')).join(' | ');
const answer = async (game: PlayableGame, word: string) => {
  await raise(game);
  button(game, `Say ${word}`).click();
  await settled(game);
};

describe('people who share a device', () => {
  before(provideToy);

  it('see a curtain before each turn, with a name and one button but no hand', async () => {
    const game = await seat('human human human');
    const heard = listen(game);
    expect(hands(game)).to.equal(undefined);
    expect(all(game, '.game button').map(words)).to.eql(['I am Ann']);
    expect(words(one(game, '.curtain .prompt'))).to.equal('Pass the device to Ann.');
    expect(game.summary).to.equal('Pass the device to Ann.');
    await raise(game);
    expect(hands(game)).to.equal(handOf(game, 0));
    const moves = () => one<HTMLDetailsElement>(game, 'details.list');
    const opened = new Promise((done) => moves().addEventListener('toggle', done, { once: true }));
    moves().open = true;
    await opened;
    await click(game, 'card:4');
    expect(hands(game)).to.equal(undefined);
    expect(all(game, '.game button').map(words)).to.eql(['I am Bob']);
    expect(one(game, '[role="status"]').textContent).not.to.include('drew');
    await waitUntil(
      () => heard.messages.includes('Pass the device to Bob.'),
      'the announcement to pass the device to Bob',
      { timeout: 3000 },
    );
    await raise(game);
    expect(hands(game)).to.equal(handOf(game, 1));
    expect(moves().open, 'a list that was opened stays open').to.equal(true);
    expect(game.shadowRoot!.activeElement).to.equal(
      null,
      'the focus does not move into an element that did not have it',
    );
  });
  it('find the button of the curtain in the middle of the window each time, however high the game is', async () => {
    await setViewport({ width: 375, height: 667 });
    const main = await place(375);
    const game = element({ game: 'dark-mages', players: '2', seats: 'human human' });
    main.append(game);
    await game.ready();
    const heights: number[] = [];
    for (const size of [undefined, '1400px', '700px']) {
      if (size) one(game, '.game').style.setProperty('--curtain', size);
      const curtain = one(game, '.curtain');
      heights.push(curtain.offsetHeight);
      scrollTo(0, scrollY + curtain.getBoundingClientRect().top);
      const { top, height } = one(game, '[data-do=raise]').getBoundingClientRect();
      expect(top + height / 2, `a curtain of ${heights.at(-1)} px`).to.be.closeTo(667 / 2, 2);
    }
    expect(new Set(heights).size).to.be.above(1);
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });
  it('keep the focus in the element when the curtain goes up or down', async () => {
    const game = await seat('human human');
    button(game, 'I am Ann').focus();
    await raise(game);
    await waitUntil(() => game.shadowRoot!.activeElement === one(game, '.now'));
    await click(game, 'card:4');
    await waitUntil(() => game.shadowRoot!.activeElement?.classList.contains('now'));
    expect(words(game.shadowRoot!.activeElement!)).to.include('Pass the device to Bob.');
  });
  it('see only the hand of whoever holds the device when looking at the past', async () => {
    const game = await mountToy('human human human');
    await click(game, 'card:4');
    await answer(game, 'doubt');
    await raise(game);
    expect(hands(game)).to.equal(handOf(game, 2));
    for (const n of [0, 1, 2]) {
      game.goTo(n);
      await settled(game);
      expect(hands(game), `at ${n}`).to.equal(handOf(game, 2));
    }
    expect(words(await openLog(game))).not.to.include('Bob says');
  });
  it('see no hand and no controls in the past while the curtain is down', async () => {
    const game = await mountToy('human human human');
    await click(game, 'card:4');
    game.goTo(0);
    await settled(game);
    expect(hands(game)).to.equal(NO_HANDS);
    expect(all(game, '.controls button')).to.eql([]);
  });
  it('see only the last holder’s hand while an opponent moves, then the curtain', async () => {
    const game = await mountToy('human bot human');
    const seen: (string | undefined)[] = [];
    new MutationObserver(() => seen.push(hands(game))).observe(game.shadowRoot!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    const ann = handOf(game, 0);
    await click(game, 'card:4');
    await waitUntil(() => game.record.includes('bob answer'), 'the opponent answers', { timeout: 5000 });
    await settled(game);
    expect(new Set(seen.filter((text) => text !== ann))).to.eql(new Set([undefined]));
    expect(words(one(game, '.curtain .prompt'))).to.equal('Pass the device to Cat.');
  });
  it('cannot undo another person’s decision, nor anything while the curtain is down', async () => {
    const game = await mountToy('human human human');
    await click(game, 'card:5');
    expect(game.takeBack()).to.equal(false, 'the curtain asks Bob to take the device');
    await answer(game, 'doubt');
    await raise(game);
    expect(game.takeBack()).to.equal(false, 'Cat may not see Bob’s hand');
    game.setAttribute('undo', 'free');
    await settled(game);
    expect(game.takeBack()).to.equal(false, 'nor with undo="free"');
    expect(game.record).to.include('bob answer doubt');
  });
  it('are told their own secret events only once they hold the device again', async () => {
    const game = await mountToy('human human human');
    const heard = listen(game);
    await click(game, 'card:5');
    await answer(game, 'doubt');
    await answer(game, 'doubt');
    expect(words(one(game, '.curtain'))).to.include('Bob');
    await aTimeout(SAID);
    expect(heard.messages.join(' ')).not.to.include('Ann draws');
    await raise(game);
    expect(words(await openLog(game))).not.to.include('Ann draws');
    await click(game, 'card:2');
    await raise(game);
    expect(words(await openLog(game))).to.include('Ann draws');
    await waitUntil(() => heard.messages.join(' ').includes('Ann draws'), 'the announcement of what Ann drew', {
      timeout: 5000,
    });
    expect(heard.messages.join(' ')).not.to.match(/(Bob|Cat) (draws|says (believe|doubt))/);
  });
  it('start behind the curtain again when a record or position is set', async () => {
    const game = await mountToy('human human human');
    const { record, position } = game;
    for (const begin of [() => (game.record = record), () => (game.position = position)]) {
      begin();
      await settled(game);
      expect(hands(game)).to.equal(undefined);
      await raise(game);
      expect(hands(game)).to.equal(handOf(game, 0));
    }
  });
  it('see no curtain if only one person plays or the game hides nothing', async () => {
    expect(hands(await seat('human bot bot'))).to.equal(
      NO_HANDS.replace('0 0 0', handOf(await seat('human bot bot'), 0).slice(0, 5)),
    );
    const game = { ...toy, redact: undefined };
    provideGames({ load: () => Promise.resolve({ ...ui, game } as unknown as GameUi) });
    const open = await seat('human human human');
    provideToy();
    expect(all(open, '.curtain')).to.eql([]);
  });
  it('see no hand in a connected <playable-phases> either while the curtain is down', async () => {
    await defineElement('playable-phases');
    const room = await place();
    room.innerHTML =
      '<playable-game id="board" game="toy" load="now" save="off" players="3" seats="human human human" seed="3"></playable-game><playable-phases for="board" load="now"></playable-phases>';
    const [game, phases] = [...room.children] as [PlayableGame, PlayablePhases];
    await game.ready();
    await phases.ready();
    await waitUntil(() => phases.shadowRoot!.querySelector('details.table'), 'the table below the chart is shown');
    const { hands: cards } = tableOf(game);
    const table = () => {
      const part = phases.shadowRoot!.querySelector<HTMLDetailsElement>('details.table')!;
      part.open = true;
      return part;
    };
    table();
    await waitUntil(() => words(table()).includes('hands'));
    expect(words(table())).not.to.include(cards[0]!.join(' '));
    expect(everything(phases)).not.to.include(JSON.stringify(cards[0]));
  });
  it('see no curtain in a <playable-phases> with its own game, which shows no hand', async () => {
    await defineElement('playable-phases');
    const room = await place();
    room.innerHTML = '<playable-phases game="toy" load="now" players="3" seed="3"></playable-phases>';
    const phases = room.firstElementChild as PlayablePhases;
    await phases.ready();
    await waitUntil(() => phases.shadowRoot!.querySelector('details.table'), 'the table below the chart is shown');
    const table = phases.shadowRoot!.querySelector<HTMLDetailsElement>('details.table')!;
    table.open = true;
    await waitUntil(() => words(table).includes('hands'));
    expect(words(table)).to.include('As everybody may see it.');
    expect(phases.shadowRoot!.querySelector('[data-do="raise"]')).to.equal(null);
  });
});

describe('the seat attribute', () => {
  before(provideToy);

  it('selects whose hand is shown in a read-only game; a spectator sees none', async () => {
    expect(hands(await seat('human human human', { readonly: '' }))).to.equal(NO_HANDS);
    const bob = await seat('human human human', { readonly: '', seat: 'bob' });
    expect(hands(bob)).to.equal(handOf(bob, 1));
    expect(hands(await seat('bot bot bot', { seat: 'spectator', readonly: '' }))).to.equal(NO_HANDS);
  });
  it('selects the seat that the reader plays if there is no seats attribute', async () => {
    const game = await seat(undefined, { seat: 'cat' });
    await waitUntil(() => game.record.includes('bob answer'), 'the opponents answer', { timeout: 5000 });
    expect(hands(game)).to.equal(handOf(game, 2));
    button(game, 'Say doubt').click();
    expect(game.record).to.include('cat answer doubt');
  });
  it('rejects an unknown seat with a list of the known ones', async () => {
    const game = await seat('human bot bot', { seat: 'eve' }).catch((error: Error) => error);
    expect((game as Error).message).to.equal('seat: "eve", expected one of ann, bob, cat, spectator');
  });
});

describe('events', () => {
  before(provideToy);

  it('contain a move only as the viewer may know it, and public moves in full', async () => {
    const game = await mountToy('human bot bot');
    const events = hear(game, 'playable-move', 'playable-moved');
    await click(game, 'card:4');
    await waitUntil(() => game.record.includes('bob bid'), 'the next round', { timeout: 5000 });
    const told = events.map(({ type, detail }) => ({ type, ...(detail as { move: AnyMove; text?: string }) }));
    const of = (seat: number, verb: string) => told.filter(({ move }) => move.seat === seat && move.type === verb);
    expect(of(0, 'bid').map(({ move }) => move)).to.eql(Array(2).fill({ type: 'bid', seat: 0, card: 4 }));
    expect(of(1, 'answer').map(({ move }) => move)).to.eql(Array(2).fill({ type: 'answer', seat: 1 }));
    expect(of(1, 'answer')[1]!.text).to.equal('bob answer ?');
    expect(of(1, 'bid')[1]!.text).to.match(/^bob bid \d$/);
  });
});

describe('a lesson', () => {
  before(provideToy);

  it('shows only the hand of one seat at every step', async () => {
    await defineElement('playable-lesson');
    const lesson = {
      start: { players: 3, seed: 3 },
      steps: [
        { say: 'Bid.', expect: ['ann bid *'] },
        { say: 'Bob answers.', play: ['bob answer doubt'] },
        { say: 'Cat answers.', play: ['cat answer doubt'] },
      ],
    };
    const room = await place();
    room.innerHTML = `<playable-lesson game="toy" load="now"><script type="application/json">${JSON.stringify(lesson)}</script></playable-lesson>`;
    const element = room.firstElementChild as PlayableLesson;
    await element.ready();
    const drawn = () => words(element.shadowRoot!.querySelector('.hands')!);
    const own = start(toy, { players: 3, seed: 3 }).context.table.hands[0]!.join(' ');
    expect(drawn()).to.equal(`${own} | 0 0 0 | 0 0 0`);
    element.shadowRoot!.querySelector<HTMLElement>('[data-do="show"]')!.click();
    await element.updateComplete;
    expect(drawn()).to.equal(`${own} | 0 0 0 | 0 0 0`);
    element.goTo(3);
    await element.updateComplete;
    expect(drawn()).to.match(/ \| 0 0 0 \| 0 0 0$/);
  });
});

/**
 * Leak tests: two games that differ only in what the reader may not know are played side by side, and everything that the
 * pages show, announce and emit must be equal. Hidden cards are dealt differently, and secret decisions of others differ.
 */
describe('two games that differ only in secrets', () => {
  const other = (word: string) => (word === 'doubt' ? 'believe' : 'doubt');
  /** Asserts that both pages expose the same. Ids of drawings and the number of a game on its page are normalised. */
  const expectSameOutput = (worlds: readonly { game: PlayableGame; told: string[] }[]) => {
    const [one_, two] = worlds.map(({ game, told }) =>
      [
        everything(game)
          .replace(/\bp\d+-|world-\d/g, 'p-')
          .replace(/\bToy \d/g, 'Toy'),
        ...told,
      ].join('\n'),
    );
    expect(one_).to.equal(two);
  };
  /** The parts that describe moves are loaded with the first move, on one page possibly before the other. */
  async function bothSettled(worlds: readonly { game: PlayableGame }[]): Promise<void> {
    for (const { game } of worlds) await settled(game);
    const parts = () => new Set(worlds.map(({ game }) => all(game, '.phases').length));
    await waitUntil(() => parts().size === 1, 'both pages have loaded the parts that describe moves');
  }
  /** A position in the middle of a game, and one with other secrets that looks the same to this reader. */
  function positions(seed: number, reader: number | 'spectator'): [Position, Position] {
    let snapshot = start(toy, { players: 3, seed });
    const n = draw(seeded(seed), 1, 0, 1).values[0]! * 3;
    for (let i = 0; i < n; i++) snapshot = play(toy, snapshot, legalMoves(toy, snapshot)[i % 2]! as Move);
    return [positionOf(toy, snapshot), positionOf(toy, imagine(toy, viewFor(toy, snapshot, reader), seed + 1000))];
  }
  const chooser =
    (world: string) =>
    ({ moves }: { readonly moves: readonly Move[] }): Move =>
      moves.find((move) => move.type === 'bid' && move.card === 5) ?? moves[Number(world.at(-1)) % 2]!;
  async function open(position: Position, attributes: Record<string, string>, stopsLast = false) {
    const game = element({ game: 'toy', seed: '3', ...attributes });
    const told: string[] = [];
    game.position = position;
    const note = (event: Event) => told.push(JSON.stringify([event.type, (event as CustomEvent).detail]));
    const isLast = () => stopsLast && /(ann|bob|cat) answer/.test(game.record);
    game.addEventListener('playable-move', (event) => isLast() && event.preventDefault());
    ['playable-move', 'playable-moved', 'playable-phase', 'playable-refuse', 'playable-over'].forEach((type) =>
      game.addEventListener(type, note),
    );
    (await place()).append(game);
    await game.ready();
    await settled(game);
    return { game, told, messages: listen(game).messages };
  }

  before(provideToy);
  it('produce different output if a view leaks, so these comparisons can fail', async () => {
    const leaks = { ...toy, view: ({ rng: _rng, ...table }: Table) => table };
    provideGames({ load: () => Promise.resolve({ ...ui, game: leaks } as unknown as GameUi) });
    const at = positions(1, 'spectator');
    const worlds = await Promise.all(
      at.map((position) => open(position, { seats: 'bot bot bot', readonly: '', seat: 'spectator' })),
    );
    provideToy();
    expect(() => expectSameOutput(worlds)).to.throw();
  });
  for (let seed = 1; seed <= 6; seed++) {
    it(`look the same to people who share a device, seed ${seed}`, async () => {
      const at = positions(seed, 'spectator');
      const worlds = await Promise.all(at.map((position) => open(position, { seats: 'human human human' })));
      expectSameOutput(worlds);
      const bidder = at[0].table['round'] as number;
      // The bid is public. Then a secret answer is given, a different one in each game.
      for (const { game } of worlds) game.play(`${toy.seats[bidder % 3]!} bid 5`);
      await bothSettled(worlds);
      expectSameOutput(worlds);
      const [first] = [0, 1, 2].filter((s) => s !== bidder % 3);
      const word = seed % 2 ? 'doubt' : 'believe';
      worlds[0]!.game.play(`${toy.seats[first!]!} answer ${word}`);
      worlds[1]!.game.play(`${toy.seats[first!]!} answer ${other(word)}`);
      await bothSettled(worlds);
      expectSameOutput(worlds);
      for (const { game } of worlds) game.goTo(1);
      await bothSettled(worlds);
      expectSameOutput(worlds);
      for (const { messages } of worlds) expect(messages.join(' ')).not.to.match(/believe|doubt|draws/);
    });
    for (const [reader, seats, named] of [
      [0, 'human bot bot', 'ann'],
      ['spectator', 'bot bot bot', 'spectator'],
    ] as const) {
      it(`look the same to ${named} among opponents, seed ${seed}`, async () => {
        // The opponents make the same public and different secret moves. The last answer, which would reveal them, is
        // cancelled.
        provideGames({
          load: (id) => Promise.resolve({ ...ui, game: { ...toy, choose: chooser(id) } } as unknown as GameUi),
        });
        const at = positions(seed, reader);
        const worlds = await Promise.all(
          at.map((position, i) => open(position, { seats, seat: named, game: `world-${i}` }, true)),
        );
        provideToy();
        const first = worlds[0]!.game;
        if (all(first, '.controls button').length > 0 && first.phase === 'round.bidding')
          for (const { game } of worlds) button(game, 'Card 5').click();
        for (const { game } of worlds)
          await waitUntil(() => /(ann|bob|cat) answer/.test(game.record), 'an opponent answers', { timeout: 5000 });
        await bothSettled(worlds);
        expectSameOutput(worlds);
        for (const { game } of worlds) game.remove();
      });
    }
  }
});
