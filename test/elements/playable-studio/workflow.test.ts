/** Work in the studio: pointing at places, setting up, export, storage, keyboard, accessibility, width. */
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PlayableStudio } from '../../../src/define.js';
import { all, board, one, press, put, reader, says, type, written } from './support.js';
import { violations } from '../violations.js';

const COMPETITION = 'e/elfenwizards/lesson/?v=1&lesson=competition';
const LESSON = JSON.stringify({ lang: 'en', title: 'Mine', start: { players: 3, seed: 2 }, steps: [{ say: 'Roll.' }] });

async function opened(what: string, attributes: Readonly<Record<string, string>> = {}): Promise<PlayableStudio> {
  const studio = await put('elfenwizards', attributes);
  await studio.open(what);
  await studio.updateComplete;
  return studio;
}
async function openExport(studio: PlayableStudio): Promise<HTMLDialogElement> {
  await press(studio, '[data-do="out"]');
  await waitUntil(() => studio.shadowRoot!.querySelector('dialog')?.open, 'the dialog');
  return one<HTMLDialogElement>(studio, 'dialog');
}
const asJson = (studio: PlayableStudio) => JSON.parse(JSON.stringify(studio.written)) as object;

describe('work in the studio', () => {
  it('exports a lesson for each kind of host, and opens each export again', async () => {
    const studio = await opened(COMPETITION, { site: 'https://a.example/rules/' });
    const dialog = await openExport(studio);
    const select = dialog.querySelector('select')!;
    const forms = [...select.options].map(({ value }) => value);
    expect(forms).to.include.members(['element', 'file', 'fence', 'link', 'iframe', 'markdown', 'div', 'wiki']);
    const again = await put('elfenwizards');
    for (const form of forms.filter((name) => name !== 'file')) {
      select.value = form;
      select.dispatchEvent(new Event('change'));
      await again.open(dialog.querySelector('textarea')!.value);
      expect(asJson(again), form).to.deep.equal(asJson(studio));
    }
    expect(await violations(studio)).to.deep.equal([]);
    dialog.querySelector<HTMLButtonElement>('[data-do="close"]')!.click();
    await waitUntil(() => all(studio, 'dialog').length === 0);
  });
  it('adds an opened lesson to the present one as a set, or replaces it if not asked to', async () => {
    const studio = await opened(LESSON);
    const give = async () => {
      one<HTMLTextAreaElement>(studio, '[name="given"]').value = LESSON;
      one<HTMLFormElement>(studio, '[data-begin="yours"]').requestSubmit();
      await waitUntil(() => !studio.shadowRoot!.querySelector('.begin'), 'it is opened');
      return (studio.written as { lessons?: object[] }).lessons?.length;
    };
    await press(studio, '[data-do="new"]');
    await press(studio, '.begin .option input');
    expect(await give()).to.equal(2);
    expect(one<HTMLSelectElement>(studio, '[data-do="lesson"]').value, 'the added lesson is being edited').to.equal(
      '1',
    );
    await press(studio, '[data-do="new"]');
    expect(await give(), 'without the option it replaces the set').to.equal(undefined);
  });

  it('shows the fault of an unfinished lesson in the export dialog, which still saves the file', async () => {
    const studio = await opened(LESSON);
    await press(studio, '[data-step="0"]');
    await type(studio, '.write textarea', '');
    const dialog = await openExport(studio);
    expect(dialog.querySelector('.warning')!.textContent).to.match(/Step 1: a sentence is still empty/);
    expect(dialog.querySelectorAll('textarea').length).to.equal(0);
    expect(dialog.querySelectorAll('[data-do="save"]').length).to.equal(1);
  });

  it('points at places by click or Enter, and removes a place by a second click', async () => {
    const studio = await opened(LESSON);
    await press(studio, '[data-step="0"]');
    await press(studio, '[data-mode="point"]');
    const place = (id: string) =>
      one(studio, '.reader playable-lesson:not(.coming)').shadowRoot!.querySelector(`[data-anchor="${id}"]`)!;
    await reader(studio);
    await waitUntil(() => place('W1'), 'the board');
    const click = (id: string) => {
      for (const name of ['pointerdown', 'click'])
        place(id).dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }));
    };
    click('W1');
    expect(written(studio).steps[0]!.show).to.deep.equal(['W1']);
    await studio.updateComplete;
    place('W2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    expect(written(studio).steps[0]!.show).to.deep.equal(['W1', 'W2']);
    await studio.updateComplete;
    click('W1');
    expect(written(studio).steps[0]!.show).to.deep.equal(['W2']);
    await studio.updateComplete;
    expect(all(studio, '.chips li').length).to.equal(1);
  });

  it('can begin a lesson in a chosen phase, to which moves are generated', async () => {
    const studio = await opened(LESSON);
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    await board(studio);
    await waitUntil(() => studio.shadowRoot!.querySelector('[name="phase"]'), 'the phases');
    expect(one(studio, '[data-do="done"]').textContent!.trim(), 'without moves the button only leads back').to.equal(
      'Back to the lesson',
    );
    const phase = one<HTMLSelectElement>(studio, '[name="phase"]');
    const names = [...phase.options].map(({ text }) => text);
    expect(names, 'only phases with a decision').to.include('5a Competition');
    expect(names).not.to.include('5b Awarding of titles');
    phase.value = 'competition';
    await press(studio, '[data-do="go"]');
    await waitUntil(
      () => /moves led there/.test(one(studio, '.phase [role="status"]').textContent),
      'the moves to the phase',
    );
    await press(studio, '[data-do="use"]');
    expect(says(studio)).to.equal('The lesson can be read to its end.');
    await waitUntil(async () => (await reader(studio)).phase === 'competition', 'the lesson begins there');
    expect((studio.written as { moves: string[] }).moves.length).to.be.above(5);
    expect(studio.shadowRoot!.activeElement?.localName, 'the focus is in the first step’s text').to.equal('textarea');
  });
  it('keeps what was played on the board of the beginning when a step is chosen, until it is undone', async () => {
    const studio = await opened(LESSON);
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    (await board(studio)).play('red roll');
    await press(studio, '[data-step="0"]');
    expect((studio.written as { moves?: string[] }).moves).to.deep.equal(['red roll']);
    await press(studio, '[data-do="undo"]');
    expect((studio.written as { moves?: string[] }).moves).to.equal(undefined);
  });
  it('can begin a lesson at a past position on show', async () => {
    const studio = await opened(LESSON);
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    const game = await board(studio);
    for (const line of ['red roll', 'red hold']) game.play(line);
    game.goTo(1);
    await press(studio, '[data-do="use"]');
    expect((studio.written as { moves: string[] }).moves).to.deep.equal(['red roll']);
  });

  it('passes the page’s own texts to the lesson and the board beside the text', async () => {
    const studio = await put('elfenwizards');
    studio.words = { 'ui.undo': 'Oops' };
    await studio.open(JSON.stringify({ ...(JSON.parse(LESSON) as object), steps: [{ say: 'x' }, { say: 'y' }] }));
    const lesson = await reader(studio);
    const wordsOf = (element: Element) => element.shadowRoot!.textContent;
    for (const next of ['Onwards', 'On we go']) {
      studio.words = { ...studio.words, 'lesson.next': next };
      await waitUntil(() => wordsOf(lesson)?.includes(next), next);
    }
    await press(studio, '[data-step="0"]');
    await press(studio, '[data-mode="play"]');
    const game = await board(studio);
    expect(one(game, '[data-do="undo"]').textContent!.trim()).to.equal('Oops');
  });

  it('stores the lesson under its `save` name, and prefers the stored lesson to `data`', async () => {
    const save = 'a-test-of-the-studio';
    const key = `playable-rules:save:elfenwizards:${save}:studio`;
    localStorage.removeItem(key);
    const studio = await opened(LESSON.replace('"en"', '"fr"'), { save });
    await press(studio, '[data-step="0"]');
    await type(studio, '.write textarea', 'Roll the dice.');
    const link = new URL((await linkOf(studio)).trim());
    const data = link.searchParams.get('data')!;
    expect(link.searchParams.get('lang'), 'the language of the lesson').to.equal('fr');
    studio.remove();
    const kept = await put('elfenwizards', { save });
    expect(written(kept).steps[0]!.say).to.equal('Roll the dice.');
    await press(kept, '[data-step="0"]');
    await type(kept, '.write textarea', 'And later.');
    const both = await put('elfenwizards', { save, data });
    expect(written(both).steps[0]!.say).to.equal('And later.');

    const newValue = localStorage.getItem(key)!.replace('And later.', 'Elsewhere.');
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    await both.updateComplete;
    expect(written(both).steps[0]!.say, 'a change in another window is not taken over by itself').to.equal(
      'And later.',
    );
    await press(both, '[data-do="openOther"]');
    expect(written(both).steps[0]!.say).to.equal('Elsewhere.');
    expect(all(both, '[data-do="openOther"]'), 'the offer is gone after it was opened').to.deep.equal([]);
    await press(both, '[data-do="undo"]');
    expect(written(both).steps[0]!.say, 'the replaced version can be restored by undo').to.equal('And later.');

    const { setItem } = Storage.prototype as { setItem: (this: void, key: string, value: string) => void };
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
    await press(both, '[data-do="redo"]');
    Storage.prototype.setItem = setItem;
    expect(one(both, '.studio .warning').textContent).to.match(/cannot store this lesson/);
    await both.open('playable-rules 1\ngame elfenwizards 1\nseed 7\nplayers 3\n\nred roll\nred hold');
    await both.updateComplete;
    const moments = await put('elfenwizards', { save });
    await press(moments, '[data-step="-1"]');
    await waitUntil(() => moments.shadowRoot!.querySelector('.found small')?.textContent, 'moments of the kept game');
    expect(one(moments, '.found button').textContent).to.match(/^\s*EW-\S+: first used at move \d+\s*\S/);
    localStorage.removeItem(key);
    const given = await put('elfenwizards', { data });
    expect(written(given).steps[0]!.say).to.equal('Roll the dice.');
  });
  async function linkOf(studio: PlayableStudio): Promise<string> {
    studio.site = 'https://a.example/';
    const dialog = await openExport(studio);
    const select = dialog.querySelector('select')!;
    select.value = 'link';
    select.dispatchEvent(new Event('change'));
    const { value } = dialog.querySelector('textarea')!;
    dialog.close();
    return value;
  }

  it('can be used by keyboard alone, and the focus is never lost', async () => {
    const studio = await put('elfenwizards');
    const root = studio.shadowRoot!;
    const keys = async (press: string) => {
      await sendKeys({ press });
      await studio.updateComplete;
    };
    const chord = async (key: string) => {
      await sendKeys({ down: 'Control' });
      await keys(key);
      await sendKeys({ up: 'Control' });
    };
    const tabTo = async (selector: string, within: () => ShadowRoot = () => root) => {
      for (let n = 0; n < 150; n++) {
        if (within().activeElement?.matches(selector)) return;
        await keys('Tab');
      }
      throw new Error(`${selector} is not reached by Tab`);
    };
    const back = async (selector: string) => {
      await sendKeys({ down: 'Shift' });
      for (let n = 0; n < 150 && !root.activeElement?.matches(selector); n++) await keys('Tab');
      await sendKeys({ up: 'Shift' });
      expect(root.activeElement?.matches(selector), selector).to.equal(true);
    };
    one(studio, '[name="players"]').focus();
    await tabTo('[data-begin="game"] button.primary');
    await keys('Enter');
    await board(studio);
    expect(root.activeElement?.matches('.doing button'), 'the focus is at the current task').to.equal(true);
    await tabTo('[data-do="done"]');
    await keys('Enter');
    expect(root.activeElement?.getAttribute('data-mode'), 'the focus returns to where the task began').to.equal(
      'setup',
    );
    await back('[data-step="0"]');
    await keys('Enter');
    await tabTo('.write textarea');
    await sendKeys({ type: 'Roll your dice.' });
    await tabTo('[data-mode="expect"]');
    await keys('Enter');
    const game = await board(studio);
    const inside = () => game.shadowRoot!;
    await tabTo('[data-verb="roll"]', inside);
    await keys('Enter');
    await waitUntil(() => written(studio).steps[0]!.expect?.length === 1, 'the move is noted');
    await back('[data-do="done"]');
    await keys('Enter');
    expect(root.activeElement?.getAttribute('data-mode')).to.equal('expect');
    await chord('z');
    expect(written(studio).steps[0]).to.deep.equal({ say: 'Roll your dice.' });
    await chord('y');
    await back('[data-do="copy"]');
    await keys('Enter');
    expect(root.activeElement?.getAttribute('data-do'), 'the focus is on the same button of the copy').to.equal('copy');
    expect(written(studio).steps.length).to.equal(2);
  });

  it('passes axe in each of its states', async () => {
    const studio = await opened(COMPETITION);
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="setup"]');
    await board(studio);
    expect(await violations(studio), 'setting up').to.deep.equal([]);
    await press(studio, '[data-step="1"]');
    for (const mode of ['expect', 'wrong', 'play', 'point']) {
      const button = studio.shadowRoot!.querySelector<HTMLButtonElement>(`[data-mode="${mode}"]`);
      if (!button) continue;
      await press(studio, `[data-mode="${mode}"]`);
      if (mode !== 'point') await board(studio);
      expect(await violations(studio), mode).to.deep.equal([]);
    }
  }).timeout(60_000);

  for (const width of [768, 320])
    it(`does not overflow a column of ${width} px`, async () => {
      const studio = await opened(COMPETITION);
      studio.parentElement!.style.width = `${width}px`;
      for (const selector of ['[data-step="-1"]', '[data-mode="setup"]', '[data-step="1"]', '[data-do="new"]']) {
        await press(studio, selector);
        await new Promise(requestAnimationFrame);
        const { right } = studio.getBoundingClientRect();
        const wide = all(studio, '.studio *').filter(
          (e) => e.checkVisibility() && e.getBoundingClientRect().right > right + 1 && !e.closest('.visually-hidden'),
        );
        expect(
          wide.map((e) => `${e.localName}.${e.className}`),
          selector,
        ).to.deep.equal([]);
      }
    });
});
