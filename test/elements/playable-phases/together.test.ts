/**
 * Game or lesson, rulebook and phases on one page show the same state, whichever is added first and wherever they are
 * moved.
 */
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import {
  defineElement,
  type PlayableGame,
  type PlayableLesson,
  type PlayablePhases,
  type PlayableRulebook,
} from '../../../src/define.js';
import type { RuleChapter } from '../../../src/game-ui/rulebook.js';
import { loadGame, provideGames } from '../../../src/loading/games.js';
import { sessionOf } from '../session-of.js';
import { rulebook } from '../../../src/games/elfenwizards/generated/rulebook.js';
import { ui as toy } from '../../toy/ui.js';
import { element, type Attributes } from '../playable-game/support.js';
import { all, inPicture, inTree, make, one, room, words } from './support.js';

await Promise.all([defineElement('playable-rulebook'), defineElement('playable-lesson')]);
const elfenwizards = await loadGame('elfenwizards', 'en');
const { chapters } = await rulebook('en');

function bookOf(id: string, more: Attributes): PlayableRulebook {
  const made = document.createElement('playable-rulebook');
  for (const [name, value] of Object.entries({ for: id, load: 'now', ...more })) made.setAttribute(name, value);
  return made;
}
interface Page {
  readonly game: PlayableGame;
  readonly book: PlayableRulebook;
  readonly one: PlayablePhases;
  readonly other: PlayablePhases;
}
const NAMES = ['game', 'book', 'one', 'other'] as const;
const pageOf = (more: Attributes = {}): Page => ({
  game: element({ id: 'g', players: '3', seats: 'human human human', ...more }),
  book: bookOf('g', more),
  one: make({ for: 'g' }),
  other: make({ for: 'g' }),
});
const parts = (page: Page) => NAMES.map((name) => page[name]);
async function loaded(page: Page): Promise<void> {
  await Promise.all([page.game.ready(), page.book.ready()]);
  await waitUntil(() => inPicture(page.one).length > 0 && inPicture(page.other).length > 0, 'the charts');
}
/** Lists which parts of the elements show another phase than the game; empty if all agree. */
async function differences({ game, book, one, other }: Page, of: readonly RuleChapter[] = chapters): Promise<string[]> {
  // Followers are notified when the game has rendered.
  await game.updateComplete;
  await Promise.all([book, one, other].map((each) => each.updateComplete));
  const { phase } = game;
  const current = all(book, '.chapter').findIndex((chapter) => chapter.matches('.current'));
  const found = {
    position: game.position.phase,
    one: one.active.at(-1),
    other: other.active.at(-1),
    'picture of one': inPicture(one).at(-1),
    'picture of the other': inPicture(other).at(-1),
    'tree of one': inTree(one).at(-1),
    'tree of the other': inTree(other).at(-1),
    rulebook: of[current]?.phases.includes(phase) ? phase : String(current),
  };
  return Object.entries(found).flatMap(([who, says]) => (says === phase ? [] : [`${who}: ${says}, not ${phase}`]));
}
let random = 7;
const pick = <A>(some: readonly A[]): A => some[(random = (random * 48271) % 2147483647) % some.length]!;
function play(game: PlayableGame): void {
  const { moves } = sessionOf(game).view;
  if (moves.length > 0) game.play(pick(moves));
  else game.record = game.record.replace(/seed \d+\n([^]*?\n)\n[^]*/, `seed ${random}\n$1\n`);
}
/** All permutations. */
const permutations = <A>(some: readonly A[]): A[][] =>
  some.length === 0
    ? [[]]
    : some.flatMap((first) => permutations(some.filter((each) => each !== first)).map((rest) => [first, ...rest]));

describe('phases and the elements on their page', () => {
  // The charts are alike: which of them comes first makes no difference.
  for (const order of permutations(NAMES).filter((names) => names.indexOf('one') < names.indexOf('other'))) {
    it(`show the same state when added in the order ${order.join(', ')}`, async () => {
      const page = pageOf();
      const main = await room();
      for (const name of order) {
        main.append(page[name]);
        await nextFrame();
      }
      await loaded(page);
      for (let n = 0; n < 2; n++) {
        play(page.game);
        expect(await differences(page)).to.eql([]);
      }
    });
  }
  it('stay in sync when they are moved in the page, or removed and reinserted', async () => {
    const page = pageOf();
    const main = await room();
    main.append(...parts(page));
    await loaded(page);
    for (const name of NAMES) {
      main.prepend(page[name]);
      play(page.game);
      expect(await differences(page)).to.eql([]);
      page[name].remove();
      await nextFrame();
      main.append(page[name]);
      await nextFrame();
      play(page.game);
      expect(await differences(page)).to.eql([]);
    }
    page.game.remove();
    await waitUntil(() => page.one.active.length + page.other.active.length === 0);
    main.append(page.game);
    await loaded(page);
    expect(await differences(page)).to.eql([]);
  });
  it('show the same past move when the reader looks back, and the same new game', async () => {
    const page = pageOf();
    (await room()).append(...parts(page));
    await loaded(page);
    while (page.game.position.phase === 'castMajorSpells') play(page.game);
    one(page.one, '.time button').click();
    expect(page.game.phase).to.equal('castMajorSpells');
    expect(await differences(page)).to.eql([]);
    one(page.game, '[data-do="live"]').click();
    expect(page.game.phase).not.to.equal('castMajorSpells');
    // A long tree is drawn in slices, one a task.
    const told = (phases: PlayablePhases) => inTree(phases).at(-1) === page.game.phase;
    await waitUntil(() => told(page.one) && told(page.other), 'the trees');
    expect(await differences(page)).to.eql([]);
    page.game.record = page.game.record.replace(/\n\n[^]*/, '\n\n');
    expect(page.game.phase).to.equal('castMajorSpells');
    expect(await differences(page)).to.eql([]);
  });
  it('follow a lesson from step to step and to another lesson', async () => {
    const lesson: PlayableLesson = document.createElement('playable-lesson');
    for (const [name, value] of Object.entries({ id: 'l', load: 'now', rule: 'EW-5.11' }))
      lesson.setAttribute(name, value);
    const phases = make({ for: 'l' });
    (await room()).append(phases, lesson);
    await lesson.ready();
    await waitUntil(() => inPicture(phases).length > 0);
    for (const step of [1, 2, 3, 6, 5, 2, 4]) {
      lesson.goTo(step);
      await waitUntil(() => inPicture(phases).join() === lesson.phase, `step ${step}`);
      await waitUntil(() => inTree(phases).join() === lesson.phase, `step ${step} in the tree`);
    }
    // The reader can look back in a lesson and return, but cannot fork it.
    one(phases, '.time button').click();
    await lesson.updateComplete;
    expect(all(lesson, '[data-do="live"]')).to.have.length(1);
    expect(all(phases, '[data-do="fork"]')).to.have.length(0);
    lesson.goTo(3);
    await lesson.updateComplete;
    expect(all(lesson, '[data-do="live"]')).to.have.length(0);
    lesson.rule = 'EW-9.1';
    await waitUntil(() => inPicture(phases).join() === 'removeGreyMagic');
  });
});

describe('phases of an added game', () => {
  const TOY = {
    title: 'Toy',
    terms: {},
    chapters: ['round.bidding', 'round.answering', 'showing', 'finished'].map((phase) => ({
      title: phase,
      phases: [phase],
      rules: [{ id: phase, text: phase }],
    })),
  };
  before(() => {
    const ui = { ...toy, rulebook: () => Promise.resolve(TOY) };
    provideGames({ load: () => Promise.resolve(ui), read: () => Promise.resolve(ui) });
  });

  it('show the same state as the other elements after each of 300 moves', async () => {
    const page = pageOf({ game: 'toy' });
    (await room()).append(...parts(page));
    await loaded(page);
    for (let n = 0; n < 300; n++) {
      play(page.game);
      const wrong = await differences(page, TOY.chapters);
      if (wrong.length > 0) throw new Error(`after move ${n}: ${wrong.join('; ')}`);
    }
  }).timeout(60_000);
  it('tell nothing in the words of the game before, while those of another game are loading', async () => {
    let arrive = (): void => undefined;
    const coming = new Promise<void>((resolve) => (arrive = resolve));
    const other: typeof toy = {
      ...toy,
      text: (lang) => (lang === 'fr' ? coming.then(() => toy.text(lang)) : toy.text(lang)),
    };
    provideGames({ load: (id) => Promise.resolve((id === 'toy' ? other : elfenwizards) as typeof toy) });
    const game = element({ id: 'g', game: 'elfenwizards', players: '3', seats: 'human human human' });
    const phases = make({ for: 'g', lang: 'fr' });
    (await room()).append(game, phases);
    await waitUntil(() => phases.active.length > 0, 'the chart of the first game');
    const told = () => words(one(phases, '*'));
    game.game = 'toy';
    await waitUntil(() => sessionOf(game).ui.game.id === 'toy' && game.phase.startsWith('round'), 'the other game');
    await game.updateComplete;
    await phases.updateComplete;
    expect(told()).not.to.include('prompt.');
    expect(phases.active).to.eql([]);
    arrive();
    await waitUntil(() => phases.active.includes('round.bidding'), 'the chart of the other game');
    expect(told()).to.include('Bidding').and.not.to.include('prompt.');
  });
});
