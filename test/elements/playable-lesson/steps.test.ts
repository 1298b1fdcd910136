import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { lesson as awarding } from '../../../src/games/elfenwizards/lessons/awarding-a-title/lesson.js';
import { sessionOf } from '../session-of.js';
import { all, at, focused, go, hear, inline, one, OWN, put, textIn, settled, words } from './support.js';

const rolling = { lesson: 'cast-the-rest' };

describe('lesson: choice of lesson and step', () => {
  it('`rule` opens the lesson about this rule, not one that only mentions it', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(textIn(lesson, '.title')).to.equal('Awarding a title');
    expect(at(lesson)).to.equal(`1 of ${awarding.steps.length}`);
  });
  it('`lesson` takes precedence over `rule`', async () => {
    expect(textIn(await put({ ...rolling, rule: 'EW-5.11' }), '.title')).to.contain('Phase 3');
  });
  it('without attributes the first lesson of the game opens', async () => {
    expect(textIn(await put(), '.title')).to.contain('first game');
  });
  it('`step` opens the lesson at a step', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '4' });
    expect(at(lesson)).to.equal('4 of 6');
    expect(textIn(lesson, '.say')).to.match(/^11 against 7: Blue becomes High Wizard/);
  });
  it('a changed `lesson` attribute opens that lesson at its first step', async () => {
    const lesson = await put({ lesson: 'first-game', step: '20' });
    lesson.lesson = 'cast-the-rest';
    await lesson.updateComplete;
    await lesson.ready();
    await settled(lesson);
    expect(textIn(lesson, '.title')).to.contain('Phase 3');
    expect(at(lesson)).to.match(/^1 of/);
  });
  it('a changed `step` attribute and goTo() go to that step, at most to the last', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    lesson.setAttribute('step', '3');
    await settled(lesson);
    expect(at(lesson)).to.equal('3 of 6');
    lesson.goTo(99);
    await settled(lesson);
    expect(at(lesson)).to.equal('6 of 6');
  });
  it('`step` says where the reader is, also within the event, and leads there again when it is set anew', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '2' });
    const told: unknown[] = [];
    lesson.addEventListener('playable-step', ({ detail }: CustomEventInit<{ step: number }>) =>
      told.push([detail!.step, lesson.step]),
    );
    expect([lesson.step, lesson.length]).to.eql([2, 6]);
    one<HTMLButtonElement>(lesson, '[data-do="back"]').click();
    await settled(lesson);
    expect([lesson.step, lesson.getAttribute('step')]).to.eql([1, '2']);
    for (const again of [() => (lesson.step = 2), () => lesson.setAttribute('step', '2')]) {
      lesson.goTo(4);
      await settled(lesson);
      expect(lesson.step).to.equal(4);
      again();
      await settled(lesson);
      expect([lesson.step, at(lesson)]).to.eql([2, '2 of 6']);
    }
    expect(told).to.eql([1, 4, 2, 4, 2].map((step) => [step, step]));
    // Where the reader is already, nothing begins anew.
    lesson.step = '2';
    await settled(lesson);
    expect(told).to.have.length(5);
  });
  it('another lesson opens at its first step, or at the one that is set with it', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '3' });
    const open = async (change: Partial<typeof lesson>) => {
      Object.assign(lesson, change);
      await lesson.updateComplete;
      await lesson.ready();
      await settled(lesson);
      return lesson.step;
    };
    expect(await open({ rule: null, lesson: 'cast-the-rest' })).to.equal(1);
    expect(await open({ lesson: 'awarding-a-title', step: 3 })).to.equal(3);
    expect(await open({ lesson: 'first-game', step: 3 })).to.equal(3);
    lesson.addEventListener('playable-step', () => (lesson.lesson = 'cast-the-rest'), { once: true });
    lesson.goTo(5);
    expect(await open({})).to.equal(1);
  });
  it('before the lesson is there, `step` is the step to open at', () => {
    const lesson = document.createElement('playable-lesson');
    lesson.setAttribute('step', '3');
    expect([lesson.step, lesson.length]).to.eql(['3', 0]);
  });
  it('a step that the lesson has not can be left by the attribute and by goTo()', async () => {
    const lesson = await put({ game: 'elfenwizards' }, inline(OWN));
    for (const leave of [() => lesson.removeAttribute('step'), () => lesson.goTo(1)]) {
      lesson.setAttribute('step', '99');
      await settled(lesson);
      expect(textIn(lesson, '.warning')).to.include('step: "99"');
      leave();
      await settled(lesson);
      expect(at(lesson)).to.equal('1 of 2');
    }
  });
  it('an accepted move that the next step does not fit is replaced by the author’s, and the board with it', async () => {
    const start = { players: 3, seed: 1 };
    const steps = [
      { say: 'Roll.', play: ['green roll'], expect: ['green place * *', 'green hold'] },
      { say: 'Held.', play: ['green hold'] },
    ];
    const lesson = await put({ game: 'elfenwizards' }, inline({ title: 'Mine', start, steps }));
    const session = sessionOf(lesson);
    session.play({ type: 'hold', seat: session.view.seat as number });
    await settled(lesson);
    session.playback.skip();
    await settled(lesson);
    const { playback, playthrough } = sessionOf(lesson);
    expect(playback.shown).to.equal(playthrough.snapshot);
    expect(playthrough.local!.record.moves.map(({ type }) => type)).to.eql(['roll', 'place', 'hold']);
  });
  it('a ruling of ours is a mark that opens the rule with the ruling', async () => {
    const lesson = await put({ game: 'elfengold', lesson: 'caravan', step: '2' });
    expect(all(lesson, '.say .rule-id')).to.eql([]);
    lesson.goTo(7);
    await settled(lesson);
    const mark = one<HTMLButtonElement>(lesson, '.say .rule-id');
    expect([words(mark), mark.ariaLabel]).to.eql(['*', 'Our ruling on EG-C2']);
    expect(textIn(lesson, '.say')).to.contain('to keep them for later*.');
    mark.click();
    await waitUntil(() => all(lesson, 'dialog.rules[open]').length > 0);
    expect(textIn(lesson, 'dialog.rules .quiet')).to.match(/^Our ruling A caravan may go/);
  });
  it('forced colours highlight completed steps, and the Next button only once it can be pressed', async () => {
    const waiting = { ...OWN, steps: [{ say: 'First.' }, OWN.steps[0], { say: 'Last.' }] };
    const lesson = await put({ game: 'elfenwizards', step: '2' }, inline(waiting));
    const ground = (selector: string) => getComputedStyle(one(lesson, selector)).backgroundColor;
    // Applies the style rules for forced colours without the browser's setting.
    const rules = lesson
      .shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(forced-colors: active)');
    const ask = (media: string) => rules.forEach((rule) => ((rule as CSSMediaRule).media.mediaText = media));
    ask('all');
    one(lesson, '.quiet').style.background = 'Highlight';
    const [highlight, done, next] = ['.quiet', '.steps .done', '[data-do="next"]'].map(ground);
    ask('(forced-colors: active)');
    expect(done).to.equal(highlight);
    expect(next, 'the step still waits for a move').not.to.equal(highlight);
  });
  for (const [attributes, message] of [
    [{ rule: 'EW-99' }, /rule: "EW-99"/],
    [{ lesson: 'nothing' }, /lesson: "nothing".*the-tree/],
    [{ rule: 'EW-5.11', step: '7' }, /step: "7".*from 1 to 6/],
    [{ rule: 'EW-5.11', step: 'two' }, /step: "two"/],
    [{ load: 'soon' }, /load: "soon".*near, click, now/],
    [{ game: 'chess' }, /chess/],
  ] as const)
    it(`reports the invalid attribute and keeps the fallback: ${Object.values(attributes).join(' ')}`, async () => {
      const lesson = await put(attributes, '<p>The rule in words.</p>');
      expect(textIn(lesson, '.warning')).to.match(message);
      expect(one<HTMLSlotElement>(lesson, 'slot').assignedElements().map(words)).to.eql(['The rule in words.']);
      expect(all(lesson, '.board')).to.eql([]);
    });
  for (const [wrong, name, right, place] of [
    [{ rule: 'EW-99' }, 'rule', 'EW-5.11', '1 of 6'],
    [{ rule: 'EW-5.11', step: '99' }, 'step', '2', '2 of 6'],
    [{ rule: 'EW-5.11', step: '3', load: 'soon' }, 'load', 'now', '3 of 6'],
  ] as const)
    it(`recovers when an invalid value is corrected: ${name}`, async () => {
      const lesson = await put(wrong);
      lesson.setAttribute(name, right);
      await lesson.ready();
      await settled(lesson);
      expect(at(lesson)).to.equal(place);
    });
});

describe('lesson: navigation between steps', () => {
  it('fires playable-step for every step, and playable-over once', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    const heard = hear(lesson, 'playable-step', 'playable-over');
    await go(lesson, 'next');
    await go(lesson, 'show');
    await go(lesson, 'next');
    await go(lesson, 'show');
    for (let n = 4; n < 6; n++) await go(lesson, 'next');
    await go(lesson, 'show');
    const told = heard.map(({ type, detail }) => [type, detail as unknown]);
    expect(told).to.eql([
      ...[2, 3, 4, 5, 6].map((step) => ['playable-step', { lesson: 'awarding-a-title', step, of: 6 }]),
      ['playable-over', { lesson: 'awarding-a-title' }],
    ]);
  });
  it('moves the focus to the text of a step if the reader went there, but not on load', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    expect(focused() === document.body).to.equal(true);
    await go(lesson, 'next');
    expect(focused()?.matches('.say')).to.equal(true);
    lesson.goTo(1);
    await settled(lesson);
    expect(at(lesson)).to.equal('1 of 6');
    await go(lesson, 'next');
    await go(lesson, 'back');
    expect(focused()?.matches('.say')).to.equal(true);
  });
  it('keeps the scroll position while the controls beside the board change their height', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    lesson.parentElement!.style.cssText = 'padding-block: 200px 2000px; inline-size: 1200px';
    one(lesson, '.game').scrollIntoView();
    await nextFrame();
    const from = scrollY;
    expect(from).to.be.greaterThan(0);
    // After the first input the element scrolls to the places a step points at; here they are in view already.
    one(lesson, '[data-do=next]').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    for (const n of [2, 3, 2, 1]) {
      lesson.goTo(n);
      await settled(lesson);
      await nextFrame();
      expect(scrollY, `step ${n}`).to.equal(from);
    }
    scrollTo(0, 0);
  });
  it('Back leads from every step to the one before, and does nothing at the first', async () => {
    const lesson = await put({ rule: 'EW-5.11' });
    const shown = () => [
      textIn(lesson, '.say'),
      ...all(lesson, '.anchor').map((place) => place.getAttribute('aria-label')),
    ];
    const steps: unknown[] = [];
    for (let n = 1; n <= 6; n++) {
      lesson.goTo(n);
      await settled(lesson);
      steps.push(shown());
    }
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).to.equal(6);
    for (let n = 5; n >= 1; n--) {
      await go(lesson, 'back');
      expect(shown(), `text and board of step ${n}`).to.eql(steps[n - 1]);
    }
    expect(at(lesson)).to.equal('1 of 6');
    expect(one(lesson, '[data-do=back]').ariaDisabled).to.equal('true');
    await go(lesson, 'back');
    expect(at(lesson)).to.equal('1 of 6');
  });
  it('a step that was solved stays solved after going back and forward again', async () => {
    const lesson = await put({ ...rolling, step: '2' });
    await go(lesson, 'show');
    expect(at(lesson)).to.match(/^3 of/);
    await go(lesson, 'back');
    expect(at(lesson)).to.match(/^2 of/);
    await go(lesson, 'next');
    expect(at(lesson)).to.match(/^3 of/);
  });
  it('Next does not leave an unsolved step, and says why', async () => {
    const lesson = await put({ ...rolling, step: '2' });
    await go(lesson, 'next');
    expect(at(lesson)).to.match(/^2 of/);
    expect(textIn(lesson, '.now > .answer'), 'who presses Next twice has done nothing wrong').to.contain('Show me');
    expect(all(lesson, '.answer.wrong')).to.eql([]);
  });
  it('leads to the start of the lesson, to its other reading, and to the next lesson', async () => {
    const lesson = await put({ lesson: 'box-tie-first-french' });
    const french = textIn(lesson, '.title');
    lesson.goTo(99);
    await settled(lesson);
    await go(lesson, 'again');
    expect(at(lesson)).to.match(/^1 of/);
    expect(all(lesson, '[data-do=otherReading]'), 'nobody knows this reading yet').to.eql([]);
    lesson.goTo(99);
    await settled(lesson);
    one(lesson, '[data-do=otherReading]').click();
    await lesson.updateComplete;
    await lesson.ready();
    await settled(lesson);
    expect(textIn(lesson, '.title')).not.to.equal(french);
    expect(lesson.lesson).to.equal('box-tie-first-italian');
    lesson.goTo(99);
    await settled(lesson);
    if (all(lesson, '[data-do=show]').length > 0) await go(lesson, 'show');
    one(lesson, '[data-do=following]').click();
    await lesson.updateComplete;
    await lesson.ready();
    expect(lesson.lesson).not.to.equal('box-tie-first-italian');
  });
  it('leads to the page of the next lesson where lessons have pages, which no script can be', async () => {
    const [before, last] = [location.href, 'scoring'];
    const follow = async (pages: string) => {
      const lesson = await put({ lesson: last, pages });
      lesson.goTo(99);
      await settled(lesson);
      await waitUntil(() => all(lesson, '[data-do=following]').length > 0, 'the next lesson is known');
      await go(lesson, 'following');
      return lesson.lesson;
    };
    expect(await follow('#page-of-{lesson}'), 'the page says what is next').to.equal(last);
    expect(location.hash).to.match(/^#page-of-(?!scoring)[a-z]/);
    for (const none of ['javascript:void "{lesson}"', 'http://', '//{lesson}:x'])
      expect(await follow(none), none).not.to.equal(last);
    history.replaceState(null, '', before);
  });
  it('keeps its step when the element is moved in the page', async () => {
    const lesson = await put({ rule: 'EW-5.11', step: '4' });
    const home = lesson.parentElement!;
    lesson.remove();
    home.append(lesson);
    await settled(lesson);
    expect(at(lesson)).to.equal('4 of 6');
    await go(lesson, 'next');
    expect(at(lesson)).to.equal('5 of 6');
  });
});

describe('lesson: an author’s own', () => {
  it('shows the sentences, answers and title of a lesson given as a child', async () => {
    const lesson = await put({}, inline(OWN));
    expect(textIn(lesson, '.title')).to.equal('Mine');
    expect(textIn(lesson, '.say')).to.equal('Green begins.');
    await go(lesson, 'show');
    expect(at(lesson)).to.equal('2 of 2');
    one(lesson, '[data-choice="0"]').click();
    await settled(lesson);
    expect(textIn(lesson, '.answer.wrong')).to.contain('Not yet.');
    one(lesson, '[data-choice="1"]').click();
    await settled(lesson);
    expect(textIn(lesson, '.answer.right')).to.contain('So it is.');
    expect(all(lesson, '[data-do=following]')).to.eql([]);
  });
  const [first, second] = OWN.steps;
  const bad: readonly (readonly [name: string, own: object | string, message: RegExp])[] = [
    ['JSON', '{ "steps": [', /JSON/],
    ['steps that are no list', { ...OWN, steps: 'none' }, /lesson\.steps/],
    ['a step without words', { ...OWN, steps: [{ show: ['H'] }] }, /lesson\.steps\[0\]\.say/],
    ['a move that cannot be read', { ...OWN, steps: [{ ...first, expect: ['green jump'] }] }, /steps\[0\]\.expect/],
    ['a move that is not legal', { ...OWN, steps: [{ ...first, expect: ['green hold'] }] }, /steps\[0\]\.expect/],
    [
      'a played move that is not legal',
      { ...OWN, steps: [{ say: 'x', play: ['green hold'] }] },
      /steps\[0\]\.play\[0\].*EW-/,
    ],
    ['an unknown anchor', { ...OWN, steps: [{ ...first, show: ['moon'] }] }, /steps\[0\]\.show\[0\]: "moon"/],
    [
      'a wrong move that is an expected one',
      { ...OWN, steps: [{ ...first, wrong: [{ move: 'green roll', say: 'x' }] }] },
      /wrong\[0\]/,
    ],
    [
      'a question without a right answer',
      {
        ...OWN,
        steps: [
          {
            ...second,
            ask: [
              { say: 'a', answer: 'b' },
              { say: 'c', answer: 'd' },
            ],
          },
        ],
      },
      /steps\[0\]\.ask/,
    ],
    ['an invalid start', { ...OWN, start: { players: 9, seed: 1 } }, /players/],
    ['a title that is no text', { ...OWN, title: 3 }, /lesson\.title/],
    ['an unknown property', { ...OWN, stpes: [] }, /stpes/],
  ];
  for (const [name, own, message] of bad)
    it(`reports the path of an error: ${name}`, async () => {
      const lesson = await put({}, `<p>The rule.</p>${inline(own)}`);
      expect(textIn(lesson, '.warning')).to.match(message);
    });
});
