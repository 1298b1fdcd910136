/** The picture of a lesson's first step, which is on show while the rules are loading. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableLesson } from '../../../src/define.js';
import { GAMES, load, pictureOf } from '../../../src/games/index.js';
import { boardTexts, pictures } from '../../../src/games/generated/registry.js';
import { loadGame, provideGames, providePictures } from '../../../src/loading/games.js';
import { all, at, go, inline, one, OWN, settled, textIn } from './support.js';

/** Lets the rules come, which are held until then. */
let come: () => void;
before(async () => {
  await Promise.all(GAMES.map((id) => loadGame(id)));
  // A lesson has its first step drawn also if an earlier test has loaded its rules.
  providePictures(async (id, lang) => ({ picture: await pictures[id]!(), words: await boardTexts[id]![lang]!() }));
});
/** Holds the rules from now on. */
function hold(): void {
  const held = new Promise<void>((resolve) => (come = resolve));
  provideGames({
    load: async (...asked) => {
      await held;
      return load(...asked);
    },
  });
}
beforeEach(hold);
after(() => {
  provideGames({ load });
  providePictures(pictureOf);
});
afterEach(() => document.querySelectorAll('playable-lesson').forEach((lesson) => lesson.remove()));

/** A lesson whose rules have not come. */
function waiting(attributes: Record<string, string>, children = ''): PlayableLesson {
  const lesson = document.createElement('playable-lesson');
  for (const [name, value] of Object.entries({ load: 'now', ...attributes })) lesson.setAttribute(name, value);
  lesson.append(document.createRange().createContextualFragment(children));
  document.body.append(lesson);
  return lesson;
}
const drawn = (lesson: PlayableLesson) => waitUntil(() => all(lesson, '.room .board').length > 0, 'the picture');
async function opened(lesson: PlayableLesson): Promise<void> {
  come();
  await lesson.ready();
  await settled(lesson);
}
/** The step in words, and the places that the board shows, with those at which the step points. */
const seen = (lesson: PlayableLesson) => ({
  said: ['.title', '.say', '.now .row'].map((part) => textIn(lesson, part)),
  choices: all(lesson, '.ask button').map((choice) => choice.textContent!.trim()),
  places: all(lesson, '.board [data-anchor]').map((place) => place.getAttribute('data-anchor')),
  shown: all(lesson, '.board .shown').map((place) => place.getAttribute('data-anchor')),
});

describe('the first step of a lesson', () => {
  for (const [game, id, lang] of [
    ['elfenwizards', 'the-tree', 'en'],
    ['elfenwizards', 'competition', 'fr'],
    ['elfengold', 'auction', 'it'],
    ['dark-mages', 'allies', 'en'],
  ] as const)
    it(`${game}: ${id}: stands before the rules have come as it stands with them`, async () => {
      const lesson = waiting({ game, lesson: id, lang });
      await drawn(lesson);
      const before = seen(lesson);
      expect(before.shown.length).to.be.greaterThan(0);
      for (const part of ['.title', '.say', '.now button', '.board'])
        expect(one(lesson, part).checkVisibility({ visibilityProperty: true }), part).to.equal(true);
      await opened(lesson);
      expect(all(lesson, '.room')).to.eql([]);
      expect(seen(lesson)).to.eql(before);
    });

  it('has buttons that can neither be pressed nor reached until the rules have come', async () => {
    const lesson = waiting({ rule: 'EW-5.11' });
    await drawn(lesson);
    expect(all(lesson, '.now button').map(({ ariaDisabled }) => ariaDisabled)).to.eql(['true', 'true']);
    one(lesson, '[data-do=next]').focus();
    expect(document.activeElement).to.equal(document.body);
    one(lesson, '[data-do=next]').click();
    expect(at(lesson)).to.match(/^1 of/);
    await opened(lesson);
    await go(lesson, 'next');
    expect(at(lesson)).to.match(/^2 of/);
  });

  it('is in the page’s words', async () => {
    const lesson = waiting({ rule: 'EW-5.11' });
    lesson.words = { 'lesson.next': 'On we go' };
    await drawn(lesson);
    expect(textIn(lesson, '[data-do=next]')).to.equal('On we go');
    await opened(lesson);
  });

  for (const [why, attributes, children] of [
    ['moves lead to it', { game: 'dark-mages', lesson: 'answers' }],
    ['the lesson opens at another step', { rule: 'EW-5.11', step: '2' }],
    ['the lesson is an author’s own', { game: 'elfenwizards' }, inline(OWN)],
    ['there is no such lesson', { lesson: 'none' }],
  ] as const)
    it(`is not drawn where ${why}`, async () => {
      const lesson = waiting(attributes, children);
      let pictures = 0;
      lesson.addController({ hostUpdated: () => void (pictures += all(lesson, '.room .board').length) });
      setTimeout(come, 300);
      await lesson.ready().catch(() => undefined);
      expect(pictures).to.equal(0);
    });
});
