/** Games that a page adds to the built-in ones: the examples and the toy, with people who pass the device. */
import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addGame, defineElement, type PlayableGame } from '../../src/define.js';
import {
  formatAddress,
  formatLink,
  load,
  parseAddress,
  plainText,
  renderStatic,
  resolveEmbed,
  snippets,
} from '../../src/embed/index.js';
import fanorona from '../../examples/fanorona/index.js';
import goofspiel from '../../examples/goofspiel/index.js';
import pig from '../../examples/pig/index.js';
import polignac from '../../examples/polignac/index.js';
import { parseRecord } from '../../src/index.js';
import { ui as toy } from '../toy/ui.js';
import {
  all,
  anchors,
  button,
  click,
  element,
  one,
  motion,
  place,
  press,
  settled,
  uncaught,
  words,
  focused,
  openLog,
} from './playable-game/support.js';

addGame(fanorona);
addGame(goofspiel);
addGame(polignac);
addGame({ id: 'pig', about: pig.about, load: () => Promise.resolve(pig) });
const { controls: _own, ...plain } = toy;
const size = { width: 180, height: 136 };
addGame({ ...plain, about: { order: 9, players: [2, 4], wideFrom: 600, board: { wide: size, narrow: size } } });

async function mount(attributes: Readonly<Record<string, string>>, width = 700): Promise<PlayableGame> {
  const game = element(attributes);
  (await place(width)).append(game);
  await game.ready();
  await settled(game);
  return game;
}
/** The texts of the cards in the drawing; `back` for those face down. */
const cards = (game: PlayableGame) => all(game, '.board [data-piece="card"]').map((card) => words(card) || 'back');
const inside = (element: Element) => words(element.shadowRoot as unknown as Element);
const curtainPrompt = (game: PlayableGame) => words(one(game, '.curtain .prompt'));

describe('games that a page adds', () => {
  it('play beside a built-in game on one page, with a curtain between people if information is hidden', async () => {
    const guide = await mount({ game: 'goofspiel', seats: 'human human', seed: '1' });
    const other = await mount({ game: 'toy', seats: 'human human', players: '2' });
    const ours = await mount({ game: 'elfenwizards', seats: 'human human human', players: '3' });

    expect(all(ours, '.curtain')).to.eql([]);
    button(ours, 'Roll the dice').click();
    await settled(ours);
    expect(ours.record).to.include('roll');

    expect(curtainPrompt(other)).to.equal('Pass the device to Ann.');
    button(other, 'I am Ann').click();
    await settled(other);
    await click(other, 'card:4');
    expect(curtainPrompt(other)).to.equal('Pass the device to Bob.');
    button(other, 'I am Bob').click();
    await settled(other);
    // The element generates controls for moves without a place.
    button(other, 'Say doubt').click();
    await settled(other);
    expect(other.record).to.include('bob answer doubt');

    expect(curtainPrompt(guide)).to.equal('Pass the device to Diamonds.');
    expect(all(guide, '.board')).to.eql([]);
    button(guide, 'I am Diamonds').click();
    await settled(guide);
    await click(guide, 'card:2');
    expect(curtainPrompt(guide)).to.equal('Pass the device to Clubs.');
    expect(all(guide, '.board')).to.eql([]);
    button(guide, 'I am Clubs').click();
    await settled(guide);
    expect(
      cards(guide).filter((card) => card === 'back'),
      'the card of Diamonds lies face down',
    ).to.have.length(1);
    button(guide, 'Card 5').click();
    await settled(guide);
    expect(words(await openLog(guide))).to.include('It is 2 against 5: Clubs wins the prize');
    expect(guide.record).to.match(/diamonds bid 2\nclubs bid 5\n$/);
  });

  it('can be played to the end by keyboard, with a focus ring and marks on playable cards', async () => {
    const game = await mount({ game: 'goofspiel', seats: 'human bot:easy' });
    const id = (n: number) => one(game, `[data-anchor="card:${n}"]`);
    expect(anchors(game)).to.have.length(7);
    for (let n = 7; n > 0; n--) {
      id(n).focus();
      await settled(game);
      expect(getComputedStyle(one(game, `[data-anchor="card:${n}"] .focus-ring`)).visibility).to.equal('visible');
      await waitUntil(() => id(n).matches('.source'), 'the card can be played', { timeout: 5000 });
      await press(game, 'Enter');
      await settled(game);
      expect(focused()?.localName).not.to.equal('body');
      for (let wait = 0; wait < 100 && !game.record.includes(`diamonds bid ${n}\nclubs bid`); wait++)
        await settled(game);
      await settled(game);
      if (n > 1) expect([...id(n).classList]).to.include('idle');
    }
    await settled(game);
    expect(words(one(game, '.result'))).to.match(/point/);
  });

  it('are told apart: two games of one id, and what is no game, are errors that name it', () => {
    addGame(goofspiel); // the same game again is no second one
    expect(() => addGame({ ...goofspiel })).to.throw('addGame: "goofspiel", expected a game of another name');
    expect(() => addGame({ ...goofspiel, game: { ...goofspiel.game, id: 'elfenwizards' } })).to.throw('"elfenwizards"');
    const other = { ...goofspiel.game, id: 'other' };
    expect(() => addGame({ ...goofspiel, game: other, touches: undefined as never })).to.throw(
      'other.touches: nothing, expected a function',
    );
    expect(() => addGame({ id: 'other', about: pig.about, load: 'x' as never })).to.throw('other.load: "x"');
  });

  it('may be loaded when an element needs them, and may be other games than announced', async () => {
    let loads = 0;
    const load = () => Promise.resolve((loads++, goofspiel));
    addGame({ id: 'wrong', about: pig.about, load });
    expect(loads).to.equal(0);
    const board = element({ game: 'wrong' });
    (await place(700)).append(board);
    const error = await board.ready().then(
      () => '',
      (reason: unknown) => String(reason),
    );
    expect(error).to.include('wrong.load: "goofspiel", expected the game wrong');
    expect(loads).to.equal(1);
  });

  it('may speak English alone: their elements in a French page are English, and marked as such', async () => {
    const game = await mount({ game: 'goofspiel', seats: 'human bot', seed: '1', lang: 'fr' });
    expect(inside(game)).to.include('Bid a card for the prize, unseen.').and.to.include('New game');
    const others = ['playable-lesson', 'playable-rulebook', 'playable-phases'].map((tag) =>
      Object.assign(document.createElement(tag), { game: 'goofspiel', lesson: 'waste', load: 'now', lang: 'fr' }),
    );
    (await place(700)).append(...others);
    await Promise.all(others.map(({ localName }) => defineElement(localName as 'playable-lesson')));
    for (const one of [game, ...others]) {
      await waitUntil(() => /\b[Bb]id\b/.test(inside(one)), one.localName, { timeout: 5000 });
      const marked = [...one.shadowRoot!.querySelectorAll('[lang]')].map((each) => each.getAttribute('lang'));
      expect([...new Set(marked)], one.localName).to.eql(['en']);
      expect(inside(one), one.localName).not.to.match(/Nouvelle|Règles|Suivant|Étape|\bcoups?\b/);
    }
    // A game that has French speaks it in the same page.
    const french = await mount({ game: 'pig', seats: 'human bot', seed: '1', lang: 'fr' });
    expect(inside(french)).to.include('Lancer le dé').and.to.include('Nouvelle partie');
    expect(one(french, '.game').getAttribute('lang')).to.equal('fr');
  }).timeout(10_000);

  for (const game of [fanorona, goofspiel, pig, polignac])
    it(`are inspected: the chart of ${game.game.id}, with its state marked`, async () => {
      const phases = Object.assign(document.createElement('playable-phases'), { game: game.game.id, load: 'now' });
      (await place(700)).append(phases);
      await defineElement('playable-phases');
      await phases.ready();
      const names = Object.entries(await game.text('en')).filter(([key]) => key.startsWith('phase:'));
      expect(names.length).to.be.at.least(3);
      for (const [, name] of names) await waitUntil(() => inside(phases).includes(name), name);
      expect(phases.shadowRoot!.querySelectorAll('.chart .active').length).to.be.above(0);
    });

  it('have a lesson and a rulebook, and are saved and shared like ours', async () => {
    const lesson = Object.assign(document.createElement('playable-lesson'), { game: 'pig', lesson: 'dare' });
    const book = Object.assign(document.createElement('playable-rulebook'), { game: 'pig' });
    (await place(700)).append(lesson, book);
    // Each loads what it needs when it is seen.
    await Promise.all(['playable-lesson', 'playable-rulebook'].map(defineElement));
    lesson.scrollIntoView();
    await lesson.ready();
    await waitUntil(() => inside(lesson).includes('You are Red and have 43 points'), 'lesson');
    book.scrollIntoView();
    await waitUntil(() => inside(book).includes('A 1 ends the turn'), 'rulebook');

    const game = await mount({ game: 'pig', seats: 'human human', seed: '3', site: 'https://my.example/' });
    button(game, 'Roll the die').click();
    await settled(game);
    await click(game, 'sum');
    const state = formatLink(pig.game, parseRecord(pig.game, game.record));
    const other = Object.assign(document.createElement('playable-game'), {
      game: 'pig',
      link: state,
      seats: 'human human human human',
    });
    (await place(700)).append(other);
    await other.ready();
    expect(other.record).to.equal(game.record);
    const address = formatAddress({ kind: 'game', game: 'pig', state });
    const made = await renderStatic(parseAddress(address), { load, markup: () => Promise.resolve('<svg />') });
    expect(plainText(made)).to.include('Pig');
    const resolved = await resolveEmbed(parseAddress(address), load);
    expect(snippets(resolved, made, { site: 'https://my.example/', script: 'https://my.example/l.js' }).link).to.equal(
      `https://my.example/${address}`,
    );
  });

  it('have all of their buttons in view where a move is one of several kinds', async () => {
    const game = await mount({ game: 'pig', seats: 'human bot', seed: '3' }, 1340);
    button(game, 'Roll the die').click();
    await settled(game);
    const now = one<Element>(game, '.now').getBoundingClientRect();
    for (const name of ['Roll the die', 'Keep the sum'])
      expect(button(game, name).getBoundingClientRect().bottom, name).to.be.at.most(now.bottom - 6);
  });

  it('get generated controls if they define none: places, number fields and buttons', async () => {
    const game = await mount({ game: 'toy', seats: 'human bot', players: '2', options: 'stakes=300' });
    expect(all(game, '.controls [data-point]')).to.not.be.empty;
    expect(all(game, '.controls input[type="number"]')).to.have.length(1);
    expect(all(game, '.controls [data-verb="pass"]')).to.have.length(1);
  });

  describe('on a narrow phone', () => {
    const { innerWidth: width, innerHeight: height } = window;
    beforeEach(() => setViewport({ width: 320, height: 640 }));
    afterEach(() => {
      motion.reduced = true;
      return setViewport({ width, height });
    });

    it('show the end of their board and the question while a card tells what was skipped', async () => {
      const game = await mount(
        { game: 'pig', players: '4', seats: 'human bot:easy bot:easy bot:easy', seed: '3' },
        320,
      );
      button(game, 'Roll the die').click();
      await settled(game);
      // Without motion the others would have moved before anybody can press the button.
      motion.reduced = false;
      button(game, 'Keep the sum').click();
      const isWaiting = () => button(game, 'To my move').getAttribute('aria-disabled') === 'false';
      await waitUntil(isWaiting, 'the others move', { timeout: 8000 });
      button(game, 'To my move').click();
      const card = () => all(game, '.others-did:popover-open')[0];
      await waitUntil(card, 'the card opens', { timeout: 8000 });
      const board = one<Element>(game, '.board').getBoundingClientRect();
      const told = card()!.getBoundingClientRect();
      expect(told.bottom).to.be.at.most(board.bottom - board.height / 4);
      expect(told.top, 'and is in the window').to.be.at.least(0);
    }).timeout(20_000);

    it('keep the text of a lesson readable when its controls pass it', async () => {
      const lesson = Object.assign(document.createElement('playable-lesson'), {
        game: 'pig',
        lesson: 'dare',
        load: 'now',
      });
      const around = await place(320);
      around.append(lesson);
      await defineElement('playable-lesson');
      await lesson.ready();
      around.style.paddingBlockEnd = '900px';
      const find = (selector: string) => lesson.shadowRoot!.querySelector(selector)!;
      await waitUntil(() => lesson.shadowRoot?.querySelector('.try > section'), 'the controls');
      const text = () => find('.now').getBoundingClientRect();
      scrollBy(0, find('.try > section').getBoundingClientRect().top - text().height + 20);
      await nextFrame();
      await nextFrame();
      const end = text().bottom - 5;
      expect(find('.try > section').getBoundingClientRect().top, 'the controls have come so far').to.be.below(end);
      const seen = lesson.shadowRoot!.elementFromPoint(60, end);
      scrollTo(0, 0);
      expect(Boolean(seen?.closest('.now')), 'the text is on top').to.equal(true);
    });
  });
});

describe('a game that a script adds late', () => {
  const called = (id: string, own: Partial<typeof pig.game> = {}) => ({ ...pig, game: { ...pig.game, id, ...own } });
  it('is shown once it is there, in each element that asked for it', async () => {
    const tags = ['playable-game', 'playable-phases', 'playable-rulebook'];
    await Promise.all(tags.map(defineElement));
    const waiting = tags.map((tag) => {
      const asks = document.createElement(tag) as PlayableGame;
      asks.setAttribute('game', 'pig-late');
      asks.setAttribute('load', 'now');
      return asks;
    });
    (await place(700)).append(...waiting);
    for (const asks of waiting)
      await asks.ready().then(
        () => expect.fail('shown without the game'),
        (error: Error) => expect(error.message).to.include('pig-late'),
      );
    addGame(called('pig-other'));
    addGame(called('pig-late'));
    for (const asks of waiting) {
      await asks.ready();
      expect(words(asks.shadowRoot as never)).not.to.include('pig-late');
    }
  });

  it('is shown also if it comes while the words are loaded that say it is missing', async () => {
    const asks = element({ game: 'pig-meanwhile', load: 'now' });
    const { vocabulary } = asks as unknown as { vocabulary: { learn(): Promise<void> } };
    const learn = vocabulary.learn.bind(vocabulary);
    let come: () => void;
    const coming = new Promise<void>((resolve) => (come = resolve));
    vocabulary.learn = () => coming.then(learn);
    (await place(700)).append(asks);
    await aTimeout(50);
    addGame(called('pig-meanwhile'));
    come!();
    await asks.ready();
    expect(asks.length).to.equal(0);
  });

  it('lists a chapter of its rulebook that has no rule, without a link', async () => {
    const none = { title: 'None', phases: [], rules: [] };
    const one = { title: 'One', phases: ['daring'], rules: [{ id: 'PIG-1', text: 'Roll the die.' }] };
    addGame({
      ...called('pig-chapters'),
      rulebook: () => Promise.resolve({ title: 'Pig', chapters: [none, one], terms: {} }),
    });
    const book = document.createElement('playable-rulebook');
    book.setAttribute('game', 'pig-chapters');
    book.setAttribute('load', 'now');
    (await place(700)).append(book);
    await book.ready();
    await book.updateComplete;
    const listed = (name: string) => [...book.shadowRoot!.querySelectorAll(`.contents ${name}`)].map(words);
    expect(listed('li')).to.eql(['None', 'One']);
    expect(listed('a')).to.eql(['One']);
  });

  it('whose rules fail at a move of the reader says so, and stays', async () => {
    const machine = pig.game.machine as { implementations: { actions: object } };
    const assignment = (): never => {
      throw new Error('my own fault');
    };
    const actions = { ...machine.implementations.actions, play: { assignment } };
    const broken = { ...machine, implementations: { ...machine.implementations, actions } };
    addGame(called('pig-broken', { machine: broken as never }));
    const game = await mount({ game: 'pig-broken', seats: 'human human', forced: 'off' });
    one<HTMLButtonElement>(game, '[data-do="welcome"]').click();
    await settled(game);
    const thrown = await uncaught(() => one<HTMLButtonElement>(game, '.controls button').click());
    await settled(game);
    expect(thrown.map(String)).to.eql(['Error: my own fault']);
    expect(words(one(game, '.now'))).to.include('the move was not made. Error: my own fault');
    expect(game.length).to.equal(0);
  });
  it('whose drawing fails says so above the board as it was, until it can be drawn again', async () => {
    const board: typeof pig.board = (view, context) => {
      if (view.last.some(({ code }) => code !== 'begins')) throw new Error('my own fault');
      return pig.board(view, context);
    };
    addGame({ ...called('pig-undrawn'), board });
    const game = await mount({ game: 'pig-undrawn', seats: 'human human', forced: 'off' });
    one<HTMLButtonElement>(game, '[data-do="welcome"]').click();
    await settled(game);
    const thrown = await uncaught(() => one<HTMLButtonElement>(game, '.controls button').click());
    expect(thrown.map(String)).to.include('Error: my own fault');
    expect(words(one(game, '.warning'))).to.equal('This game cannot be shown. my own fault');
    expect(all(game, '.board')).to.have.length(1);
    game.goTo(0);
    await settled(game);
    expect(all(game, '.warning')).to.eql([]);
  });
});
