import { GAMES } from '../../../src/games/index.js';
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PlayableLesson, PlayableRulebook } from '../../../src/define.js';
import { all, mount, one } from './support.js';
import { inTurn, isWhole } from '../../turns.js';
import { violations } from '../violations.js';

const focused = (book: Element) => book.shadowRoot!.activeElement;

async function search(book: PlayableRulebook, query: string): Promise<void> {
  const field = one(book, '[type="search"]') as HTMLInputElement;
  field.focus();
  field.value = query;
  field.dispatchEvent(new Event('input'));
  await book.updateComplete;
}

describe('playable-rulebook', () => {
  it('shows every rule once, in chapters with the heading levels set by `level`', async () => {
    const book = await mount({ level: '3' });
    const ids = all(book, '.rule').map(({ dataset }) => dataset['rule']);
    expect(ids).to.include.members(['EW-B1', 'EW-5.11', 'EW-10.1']);
    expect(new Set(ids).size).to.equal(ids.length);
    const levels = all(book, '[role="heading"]').map((heading) => heading.ariaLevel);
    expect(levels[0]).to.equal('3');
    expect(new Set(levels.slice(1))).to.deep.equal(new Set(['4']));
  });
  for (const lang of inTurn(['en', 'fr', 'it'], 1)) {
    it(`passes axe in ${lang}`, async () => {
      const book = await mount({ lang });
      expect(await violations(book)).to.deep.equal([]);
    });
  }
  it('makes terms 24 px high to touch without increasing the line height', async () => {
    const book = await mount({ game: 'elfengold' });
    const terms = all(book, '.term button');
    expect(terms).not.to.be.empty;
    for (const term of terms) {
      expect(term.offsetHeight, term.textContent).to.be.at.least(24);
      const line = term.closest<HTMLElement>('.sentence')!;
      const before = line.offsetHeight;
      term.style.padding = term.style.margin = '0';
      expect(line.offsetHeight, term.textContent).to.equal(before);
    }
  });
  it('shows the table of a rule accessibly, and scrolls it in a narrow column without its caption', async () => {
    const book = await mount({ game: 'elfengold' });
    const cells = all(book, '[data-rule="EG-C1"] tbody tr').map((row) =>
      [...row.children].map(({ textContent }) => textContent.trim()),
    );
    expect(cells.length).to.equal(7);
    expect(cells[0]!.slice(1)).to.eql(['1', '1', '–', '–', '–', '–', '–']);
    expect(cells.at(-1)!.slice(-3)).to.eql(['1', '2', '2']);
    expect(await violations(book)).to.deep.equal([]);
    book.style.inlineSize = '320px';
    const [frame, caption] = ['.table', 'caption'].map((name) => one(book, `[data-rule="EG-C1"] ${name}`));
    expect(frame!.scrollWidth).to.be.greaterThan(frame!.clientWidth);
    expect(caption!.offsetWidth, 'the caption is readable without scrolling').to.be.at.most(frame!.clientWidth);
  });
  it('opens the lesson of a table cell in place, and closes it by a second press', async () => {
    const book = await mount({ game: 'elfengold' });
    const cell = () => one(book, '[data-rule="EG-C1"] [data-cell="0 1"]');
    expect(cell().ariaLabel).to.equal('giant pig, forest: 1. Try it');
    cell().click();
    await waitUntil(() => all(book, '[data-rule="EG-C1"] playable-lesson').length === 1, 'the lesson');
    const lesson = one(book, 'playable-lesson') as HTMLElement & { ready(): Promise<unknown> };
    await lesson.ready();
    expect(lesson.shadowRoot!.textContent).to.include('giant pig, forest (1)').and.to.include('one card of its kind');
    expect(cell().ariaExpanded).to.equal('true');
    cell().click();
    await waitUntil(() => all(book, 'playable-lesson').length === 0, 'the lesson is closed');
    await waitUntil(() => focused(book) === cell(), 'the focus returns to the cell');
  });
  it('keeps the open lesson of a table cell in another language', async () => {
    const book = await mount({ game: 'elfengold', lang: 'en' });
    one(book, '[data-cell="0 1"]').click();
    await waitUntil(() => all(book, 'playable-lesson').length === 1, 'the lesson');
    const lesson = one(book, 'playable-lesson') as PlayableLesson;
    await lesson.ready();
    book.lang = 'fr';
    await waitUntil(() => one(book, '.book').lang === 'fr');
    const title = () => lesson.shadowRoot!.querySelector('.head .title')?.textContent;
    await waitUntil(() => title()?.includes('cochon géant, forêt'), 'the lesson in French');
    expect(lesson.isConnected, 'the same element').to.equal(true);
  });
  for (const game of GAMES) {
    it(`${game}: begins with the aim and its picture`, async () => {
      const book = await mount({ game, lang: 'it' });
      await waitUntil(() => all(book, '.goal svg').length === 1, 'the picture');
      expect(one(book, '.goal p').textContent).to.match(/\.$/);
      expect(one(book, '.goal').getBoundingClientRect().top).to.be.below(
        one(book, '.chapter').getBoundingClientRect().top,
      );
    });
  }
  for (const game of GAMES) {
    it(`${game}: draws the position beside a rule only near the viewport, hidden from screen readers`, async () => {
      const book = await mount({ game });
      const places = all(book, '[data-picture]');
      expect(places.length, 'most lessons show the position of a rule').to.be.above(15);
      const last = places.at(-1)!;
      const drawn = () => last.shadowRoot?.querySelector('svg.board') ?? null;
      expect(drawn(), 'not drawn while far from the viewport').to.equal(null);
      last.scrollIntoView();
      await waitUntil(() => drawn() !== null, 'the position');
      const { width, height } = last.getBoundingClientRect();
      expect(drawn()!.getBoundingClientRect().width, 'cropped to the places pointed at').to.be.at.least(width - 1);
      expect(width / height).to.be.closeTo(1.6, 0.01);
      expect(last.inert && last.ariaHidden === 'true').to.equal(true);
      expect(last.shadowRoot!.getAnimations(), 'stands still').to.deep.equal([]);
      book.scrollIntoView({ block: 'start' });
      await waitUntil(() => drawn() === null, 'removed when far from the viewport');
    });
  }
  it('draws the positions also after it was moved in the page', async () => {
    const book = await mount();
    book.parentElement!.append(book);
    const last = all(book, '[data-picture]').at(-1)!;
    last.scrollIntoView();
    await waitUntil(() => last.shadowRoot?.querySelector('svg.board'), 'the position');
  });
  it('changes its language', async () => {
    const book = await mount({ lang: 'en' });
    book.lang = 'fr';
    await waitUntil(
      () => one(book, '.book').lang === 'fr' && one(book, '.book > .title').textContent!.includes('règles'),
    );
  });
  it('searches words without regard to accents, and ids; Esc shows all rules again', async () => {
    const book = await mount({ lang: 'fr' });
    await search(book, 'EGALITE');
    expect(one(book, '.rule:not([hidden]) mark').textContent!.toLowerCase()).to.equal('égalité');
    await search(book, 'EW-5.11');
    expect(all(book, '.rule:not([hidden])').map(({ dataset }) => dataset['rule'])).to.include('EW-5.11');
    expect(one(book, '.rule:not([hidden]) mark').textContent).to.equal('EW-5.11');
    await waitUntil(() => one(book, '[role="status"]').textContent!.includes('règle'));
    await sendKeys({ press: 'Escape' });
    await book.updateComplete;
    expect(all(book, '.rule[hidden], mark')).to.have.length(0);
  });
  for (const [game, lang, asked] of [
    [
      'elfenwizards',
      'en',
      { 'how do I win?': 'EW-E5', tied: 'EW-E5', 'can I help others': 'EW-5.4', recovring: 'EW-4.1' },
    ],
    [
      'elfenwizards',
      'fr',
      {
        'comment gagner ?': 'EW-E5',
        'peut-on relancer les dés': 'EW-3.2',
        'qui commence ?': 'EW-S4',
        négocier: 'EW-A1',
      },
    ],
    [
      'elfenwizards',
      'it',
      { 'come si vince?': 'EW-E5', 'posso ritirare i dadi': 'EW-3.2', 'quanti giocatori?': 'EW-S1' },
    ],
    ['elfengold', 'fr', { bateaux: 'EG-C2' }],
    ['elfengold', 'it', { barca: 'EG-C1' }],
    ['dark-mages', 'en', { summon: 'DM-P4', 'how many cards in hand': 'DM-E1' }],
    ['dark-mages', 'fr', { invoquer: 'DM-P4', 'combien de cartes en main': 'DM-E1' }],
    ['dark-mages', 'it', { evocare: 'DM-P4', 'quante carte in mano': 'DM-E1' }],
  ] as const) {
    it(`finds rules of ${game} by meaning and by synonyms in ${lang}`, async () => {
      const book = await mount({ game, lang });
      const best = () => all(book, '[data-best]');
      for (const [query, rule] of Object.entries(asked)) {
        // Or what the last question found would answer this one.
        await search(book, '');
        await waitUntil(() => best().length === 0, `${query}: nothing is asked`);
        await search(book, query);
        const isBest = ({ dataset }: HTMLElement) => dataset['best'] === rule;
        await waitUntil(() => best().some(isBest), `${query}: ${rule} is among the first`);
        const found = all(book, '.rule:not([hidden])').map(({ dataset }) => dataset['rule']);
        expect(found, query).to.include(rule);
        expect(found.length, `${query}: few other rules`).to.be.below(25);
        expect(all(book, '.rule:not([hidden]) mark'), query).not.to.have.length(0);
        const [first] = best();
        first!.click();
        await book.updateComplete;
        expect(one(book, '[aria-current="true"]').dataset['rule'], 'a click leads to the rule').to.equal(
          first!.dataset['best'],
        );
        await aTimeout(0);
        expect(focused(book)?.closest('.rule')?.ariaCurrent, 'the focus as well').to.equal('true');
      }
    });
  }
  it('finds by an id only the rule with that id, not texts that contain its numbers', async () => {
    const book = await mount({ game: 'elfengold', lang: 'fr' });
    await search(book, 'eg-5.3');
    await waitUntil(() => all(book, '[data-best]').length > 0);
    expect(all(book, '.rule:not([hidden])').map(({ dataset }) => dataset['rule'])).to.deep.equal(['EG-5.3']);
    expect(all(book, 'mark').map(({ textContent }) => textContent)).to.deep.equal(['EG-5.3']);
  });
  it('does not match letters inside a word', async () => {
    const book = await mount({ game: 'elfengold', lang: 'fr' });
    await search(book, 'or');
    await waitUntil(() => all(book, '[data-best]').length > 0);
    const besides = all(book, '.rule:not([hidden]) mark').map(({ previousSibling, textContent, nextSibling }) =>
      [previousSibling?.textContent?.at(-1), textContent, nextSibling?.textContent?.at(0)].join(''),
    );
    expect(besides).not.to.have.length(0);
    expect(besides.filter((text) => /\p{L}or|or\p{L}/iu.test(text))).to.deep.equal([]);
    await search(book, 'un lac');
    const marked = () => all(book, 'mark').map(({ textContent }) => textContent!.toLowerCase());
    await waitUntil(() => marked().includes('lac'));
    expect(marked()).not.to.include('un');
  });
  it('matches words from their start: “tie” does not match “title”', async () => {
    const book = await mount({ lang: 'en' });
    await search(book, 'tie');
    await waitUntil(() => all(book, '[data-best]').length > 0);
    const marked = all(book, '.rule:not([hidden]) mark').map(({ textContent }) => textContent!.toLowerCase());
    expect(new Set(marked)).to.have.all.keys('tie', 'tied', 'equal');
    const shown = all(book, '.rule:not([hidden])').map(({ dataset }) => dataset['rule']);
    expect(shown).to.eql(['EW-5.5', 'EW-5.12', 'EW-5.15', 'EW-5.16', 'EW-7.2', 'EW-E5']);
  });
  it('shortens the text of a result without a trailing comma', async () => {
    const book = await mount({ lang: 'en' });
    await search(book, 'turn 4');
    await waitUntil(() => all(book, '[data-best]').length > 0);
    const said = all(book, '[data-best]').map(({ textContent }) => textContent!);
    expect(said).to.include('The game ends after turn 4 …');
  });
  it('announces only the final number of results while the reader types', async () => {
    const book = await mount({ lang: 'it' });
    const said: string[] = [];
    new MutationObserver(() => said.push(one(book, '[role="status"]').textContent!)).observe(
      one(book, '[role="status"]'),
      { childList: true },
    );
    for (const query of ['co', 'come', 'come si vince']) await search(book, query);
    await waitUntil(() => said.length > 0);
    await aTimeout(1200);
    expect(said).to.deep.equal([one(book, 'label .quiet').textContent!.trim()]);
    expect(said[0]).to.match(/^\d+ regole trovate$/);
  });
  for (const [lang, question, said] of [
    ['en', 'can I trade cards with my friend', 'No rule seems to speak of this.'],
    ['fr', 'peut-on emprunter de l’argent', 'Aucune règle ne semble en parler.'],
    ['it', 'posso regalare una carta a un amico', 'Nessuna regola sembra parlarne.'],
    ['en', 'can I use the unicorn my sister put on a road?', 'No sure answer; perhaps one of these rules.'],
    [
      'fr',
      'qui parle en premier quand on vend un jeton aux enchères',
      'Pas de réponse sûre ; peut-être l’une de ces règles.',
    ],
    ['it', 'cosa mi serve per attraversare il lago?', 'Nessuna risposta sicura; forse una di queste regole.'],
  ] as const)
    it(`says when no rule surely answers a question, and offers the nearest (${lang}: ${said})`, async () => {
      const book = await mount({ game: 'elfengold', lang });
      await search(book, question);
      await waitUntil(() => one(book, 'label .quiet').textContent!.trim() === said);
      await waitUntil(() => one(book, '[role="status"]').textContent!.includes(said));
      expect(one(book, 'nav.best').ariaLabel).to.equal(one(book, 'nav.best .label').textContent!.trim());
      if (isWhole || question === 'can I trade cards with my friend') expect(await violations(book)).to.deep.equal([]);
    });
  it('counts the rules for a word that is only begun', async () => {
    const book = await mount({ game: 'elfengold' });
    await search(book, 'dr');
    await waitUntil(() => /\d+ rules? found/.test(one(book, 'label .quiet').textContent!));
    await aTimeout(500);
    expect(one(book, 'label .quiet').textContent).to.match(/\d+ rules? found/);
  });
  it('explains a focused term until Esc', async () => {
    const book = await mount();
    const term = one(book, '.term button');
    term.focus();
    await book.updateComplete;
    const tip = one(book, '.term .tip');
    expect(tip.hidden).to.equal(false);
    expect(term.getAttribute('aria-describedby')).to.equal(tip.id);
    await sendKeys({ press: 'Escape' });
    await book.updateComplete;
    expect(tip.hidden).to.equal(true);
    expect(focused(book)).to.equal(term);
  });
  it('opens one lesson at a time, and returns the focus to its button when it is closed', async () => {
    const book = await mount();
    one(book, '[data-lesson="EW-5.11"]').click();
    await book.updateComplete;
    one(book, '[data-lesson="EW-2.1"]').click();
    await book.updateComplete;
    expect(all(book, 'playable-lesson')).to.have.length(1);
    await waitUntil(() => one(book, 'playable-lesson').matches(':defined'));
    one(book, '[data-close]').click();
    await book.updateComplete;
    await aTimeout(0);
    expect(all(book, 'playable-lesson')).to.have.length(0);
    expect((focused(book) as HTMLElement).dataset['lesson']).to.equal('EW-2.1');
  });
  for (const first of ['game', 'rulebook']) {
    it(`follows a game until it is removed, with the ${first} first on the page`, async () => {
      const game = document.createElement('playable-game');
      for (const [name, value] of Object.entries({ id: 'g', load: 'now', save: 'off', seed: '1' })) {
        game.setAttribute(name, value);
      }
      if (first === 'game') document.body.append(game);
      const book = await mount({ for: 'g' });
      if (first === 'rulebook') document.body.append(game);
      await game.ready();
      await waitUntil(() => all(book, '.chapter.current').length === 1);
      expect(all(book, '.here a')).to.have.length(1);
      game.remove();
      await waitUntil(() => all(book, '.chapter.current').length === 0);
    });
  }
  for (const [name, value] of Object.entries({ rule: 'EW-99', game: 'chess', for: 'nobody', level: '9' })) {
    it(`reports an invalid value of ${name}`, async () => {
      const book = await mount({ [name]: value });
      expect(one(book, '.warning').textContent).to.include(name).and.to.include(value);
    });
  }
});
