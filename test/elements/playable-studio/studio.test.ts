import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { loadGame } from '../../../src/loading/games.js';
import { GAMES } from '../../../src/games/index.js';
import { formatMove, legalMoves, replay, start } from '../../../src/index.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { all, board, one, press, put, reader, says, type, written } from './support.js';
import { violations } from '../violations.js';

describe('the studio', () => {
  for (const game of GAMES)
    it(`creates a lesson of six steps on ${game} from scratch`, async () => {
      const { game: rules } = await loadGame(game);
      const studio = await put(game);
      await press(studio, '[data-begin="game"] button.primary');
      expect(all(studio, '[data-mode="setup"][aria-pressed="true"]').length).to.equal(1);
      // The lesson begins where the first decision has been made.
      const stage = await board(studio);
      const begun = start(rules, {
        players: Number(one<HTMLSelectElement>(studio, '[data-field="seat"]').options.length) - 1,
        seed: 1,
      });
      expect(legalMoves(rules, begun).length).to.be.greaterThan(0);
      await type(studio, 'input.title', 'My lesson');
      await press(studio, '[data-do="done"]');

      await press(studio, '[data-step="0"]');
      await type(studio, '.write textarea', 'This is where it begins.');
      const places = one<HTMLSelectElement>(studio, '.write fieldset select');
      places.value = places.options[1]!.value;
      places.dispatchEvent(new Event('change'));
      await studio.updateComplete;
      expect(written(studio).steps[0]!.show!.length).to.equal(1);

      const focused = () => studio.shadowRoot!.activeElement?.closest('label')?.textContent.trim();
      await press(studio, '[data-do="addStep"]');
      await waitUntil(() => focused() === 'What is said', 'the text of the new step has the focus');
      await type(studio, '.write textarea', 'Make this move.');
      await press(studio, '[data-mode="expect"]');
      const game2 = await board(studio);
      const moves = () => legalMoves(rules, start(rules, (studio.written as { start: never }).start));
      game2.play(moves()[0]!);
      await studio.updateComplete;
      expect(written(studio).steps[1]!.expect!.length, 'the move is recorded').to.equal(1);
      const second = moves()[1];
      if (second) {
        await press(studio, '[data-mode="wrong"]');
        (await board(studio)).play(second);
        await studio.updateComplete;
        expect(written(studio).steps[1]!.wrong!.length).to.equal(1);
        expect(says(studio), 'unfinished, but not an error').to.equal('Step 2: a wrong move has no answer yet.');
        expect(all(studio, '.state.warning')).to.deep.equal([]);
        await type(studio, '.wrong textarea', 'Not this one.');
      }
      await press(studio, '[data-do="done"]');

      await press(studio, '[data-do="addStep"]');
      await type(studio, '.write textarea', 'What do you say?');
      await press(studio, '[data-do="ask"]');
      await waitUntil(() => focused() === 'Answer 1', 'the question’s first answer has the focus');
      for (const [i, field] of all(studio, '.choice textarea').entries()) {
        (field as HTMLTextAreaElement).value = `Words ${i}`;
        field.dispatchEvent(new Event('input'));
        await studio.updateComplete;
      }
      for (const text of ['Others move.', 'So it goes.', 'The end.']) {
        await press(studio, '[data-do="addStep"]');
        await type(studio, '.write textarea', text);
      }
      expect(written(studio).steps.length).to.equal(6);
      expect(says(studio)).to.equal('The lesson can be read to its end.');
      await press(studio, '[data-step="3"]');
      await press(studio, '[data-mode="play"]');
      const last = await board(studio);
      const before = last.record.trim().split('\n').length;
      const offered = last.shadowRoot!.querySelector('.game') && last;
      expect(offered).to.equal(last);
      const [line] = legalMovesOn(rules, last.record);
      last.play(line!);
      await studio.updateComplete;
      expect(last.record.trim().split('\n').length).to.equal(before + 1);
      expect(written(studio).steps[3]!.play, 'the move is recorded for the step').to.deep.equal([line]);
      await press(studio, '[data-do="done"]');
      expect(says(studio)).to.equal('The lesson can be read to its end.');

      const isTitled = async () => (await reader(studio)).summary === 'My lesson';
      await waitUntil(isTitled, 'the preview has the title', { timeout: 8000 });
      // Exporting and opening it again changes nothing.
      const json = JSON.stringify(studio.written);
      const again = await put(game);
      await again.open(json);
      expect(JSON.stringify(again.written)).to.equal(json);
      expect(stage.isConnected).to.equal(false);
    });

  it('can be taken out of the page, and the page left, before a reader comes near', () => {
    const studio = document.createElement('playable-studio');
    expect(() => studio.disconnectedCallback()).not.to.throw();
  });
  it('does not change the number of cards when the titles of the game’s lessons load', async () => {
    const studio = document.createElement('playable-studio');
    for (const [name, value] of Object.entries({ load: 'now', save: 'off', game: 'elfenwizards' }))
      studio.setAttribute(name, value);
    const seen = new Set<number>();
    const watch = new MutationObserver(() => seen.add(all(studio, '.card').length));
    const main = await fixture<HTMLElement>(html`<main></main>`);
    main.append(studio);
    watch.observe(studio.shadowRoot!, { childList: true, subtree: true });
    await studio.ready();
    await waitUntil(() => one<HTMLSelectElement>(studio, '[name="lesson"]').options.length > 1);
    watch.disconnect();
    expect([...seen].filter((cards) => cards > 0)).to.deep.equal([4]);
  });

  it('marks the step with a fault, and leads there', async () => {
    const studio = await put('elfenwizards');
    await studio.open(
      JSON.stringify({ start: { players: 3, seed: 2 }, steps: [{ say: 'x' }, { say: 'y', expect: ['red done'] }] }),
    );
    await studio.updateComplete;
    expect(says(studio)).to.match(/^Step 2: the expected move cannot be made there\./);
    expect(all(studio, '.entry .mark').length).to.equal(1);
    await press(studio, '.where');
    expect(one(studio, '[data-step="1"]').getAttribute('aria-current')).to.equal('step');
    // The button says where a new step is inserted, unless it comes last.
    const added = () => one(studio, '[data-do="addStep"]').textContent!.trim();
    expect(added()).to.equal('Add a step');
    await press(studio, '[data-step="0"]');
    expect(added()).to.equal('Add a step after 1');
  });

  it('lists the sentences in the language of the page, and marks those that the lesson has only in another', async () => {
    const studio = await put('elfenwizards');
    studio.lang = 'it';
    const words = { en: { s1: 'First', s2: 'Second' }, it: { s1: 'Prima' } };
    await studio.open(JSON.stringify({ start: { players: 3, seed: 2 }, steps: [{ say: 's1' }, { say: 's2' }], words }));
    const listed = () =>
      all(studio, '[data-step] .words:has(.visually-hidden)').map((e) => [
        e.querySelector<HTMLElement>('[lang]')?.lang,
        e.textContent.split(': ')[1],
      ]);
    await waitUntil(() => studio.shadowRoot!.textContent.includes('Passo 1'), 'the texts in Italian');
    expect(listed()).to.eql([
      [undefined, 'Prima'],
      ['en', 'Second'],
    ]);
  });
  it('goes to the beginning from any step, and stays there', async () => {
    const studio = await put('elfenwizards');
    await studio.open(
      JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }, { say: 'y' }] }),
    );
    await studio.updateComplete;
    const lesson = await reader(studio);
    const shows = (said: string) =>
      waitUntil(() => lesson.shadowRoot!.querySelector('.say')?.textContent.trim() === said, said);
    await shows('x');
    await press(studio, '[data-step="1"]');
    await shows('y');
    await press(studio, '[data-step="-1"]');
    await shows('x');
    await studio.updateComplete;
    expect(one(studio, '[data-step="-1"]').getAttribute('aria-current')).to.equal('step');
  });

  it('offers what to do next as its first button: the task, then the page for a lesson without faults', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: '' }] }));
    await studio.updateComplete;
    await press(studio, '[data-step="0"]');
    const isFirst = () => one(studio, '[data-do="out"]').matches('.primary');
    expect(isFirst(), 'a sentence is empty').to.equal(false);
    await type(studio, '.write textarea', 'Roll.');
    expect(isFirst()).to.equal(true);
    await press(studio, '[data-mode="expect"]');
    (await board(studio)).play('red roll');
    await studio.updateComplete;
    expect(one(studio, '.task').textContent).to.match(/Noted: /);
    expect([isFirst(), one(studio, '.task [data-do="done"]').matches('.primary')]).to.deep.equal([false, true]);
  });

  it('undoes and redoes by keys and buttons', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    for (const text of ['xa', 'xab']) await type(studio, '.write textarea', text);
    await press(studio, '[data-do="addStep"]');
    const key = (more: object) =>
      one(studio, '.write').dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ctrlKey: true, ...more }),
      );
    const now = async () => {
      await studio.updateComplete;
      return written(studio)
        .steps.map(({ say }) => say)
        .join();
    };
    expect(await now()).to.equal('xab,');
    key({ key: 'z' });
    expect(await now()).to.equal('xab');
    key({ key: 'z' });
    expect(await now(), 'edits of one field are one change').to.equal('x');
    await press(studio, '[data-do="redo"]');
    key({ key: 'y' });
    expect(await now()).to.equal('xab,');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'another' }] }));
    expect(await now()).to.equal('another');
    key({ key: 'z' });
    expect(await now(), 'opening another lesson can be undone').to.equal('xab,');
  });

  it('leaves fields beside the lesson their own undo keys', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    await press(studio, '[data-do="addStep"]');
    const undone = (selector: string) => {
      const key = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      return !one(studio, selector).dispatchEvent(new KeyboardEvent('keydown', key));
    };
    await press(studio, '[data-step="-1"]');
    expect(undone('textarea.code')).to.equal(false);
    await press(studio, '[data-do="new"]');
    expect(undone('[name="given"]')).to.equal(false);
    expect(written(studio).steps.length).to.equal(2);
  });

  it('undoes the opening of a game together with the moments taken from it', async () => {
    const game = (seed: number) =>
      `playable-rules 1\ngame elfenwizards 1\nseed ${seed}\nplayers 3\n\nred roll\nred hold`;
    const studio = await put('elfenwizards');
    for (const seed of [7, 2]) await studio.open(game(seed));
    await studio.updateComplete;
    await press(studio, '[data-do="undo"]');
    await waitUntil(() => studio.shadowRoot!.querySelector('[data-moment]'), 'the moments');
    await press(studio, '[data-moment]');
    expect((studio.written as { start: { seed: number } }).start.seed).to.equal(7);
  });

  it('keeps a position written as JSON while the author looks at another step', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    await press(studio, '[data-step="-1"]');
    await type(studio, 'textarea.code', '{"table":');
    await press(studio, '[data-step="0"]');
    await type(studio, '.write textarea', 'y');
    await press(studio, '[data-step="-1"]');
    expect(one<HTMLTextAreaElement>(studio, 'textarea.code').value).to.equal('{"table":');
    expect(one(studio, '.position .warning').textContent).to.match(/position/);
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 3 }, steps: [{ say: 'z' }] }));
    await press(studio, '[data-step="-1"]');
    expect(one<HTMLTextAreaElement>(studio, 'textarea.code').value, 'it belongs to its lesson').to.match(/"phase"/);
  });

  it('completes terms and rule ids, and cites rules', async () => {
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    await waitUntil(() => (studio as unknown as { completions: unknown[] }).completions.length > 0);
    await type(studio, '.write textarea', 'See EW-5.1');
    expect(all(studio, '.completions button').length).to.be.greaterThan(1);
    await press(studio, '[data-word="EW-5.11"]');
    expect(written(studio).steps[0]!.say).to.equal('See (EW-5.11)');
    expect(all(studio, '.completions button')).to.deep.equal([]);
    await type(studio, '.write textarea', 'The Grey Ma');
    await press(studio, '.completions button');
    expect(written(studio).steps[0]!.say).to.equal('The Grey Magic');
    const cite = one<HTMLSelectElement>(studio, '[data-field="cite"]');
    cite.value = 'EW-2.1';
    cite.dispatchEvent(new Event('change'));
    expect(written(studio).steps[0]!.say).to.equal('The Grey Magic (EW-2.1)');

    await press(studio, '[data-step="-1"]');
    const rules = one<HTMLSelectElement>(studio, '[data-field="rules"]');
    expect(rules.querySelector('[value="EW-5.11"]')!.textContent).to.match(/^EW-5\.11: .+/);
    for (const id of ['EW-5.11', 'EW-2.1']) {
      rules.value = id;
      rules.dispatchEvent(new Event('change'));
      await studio.updateComplete;
    }
    await press(studio, '[aria-label="Remove: EW-5.11"]');
    expect((studio.written as { rules: string[] }).rules).to.deep.equal(['EW-2.1']);
  });

  it('shows languages side by side, and marks missing translations', async () => {
    const studio = await put('elfenwizards');
    await studio.open(
      JSON.stringify({ lang: 'en', title: 'T', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }),
    );
    await studio.updateComplete;
    const add = one<HTMLSelectElement>(studio, '[data-field="language"]');
    add.value = 'fr';
    add.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(all(studio, '.write textarea').length).to.equal(2);
    expect(all(studio, '.said.missing').length).to.equal(1);
    expect(one(studio, '.lang .lacks').textContent).to.equal('2 sentences are missing');
    await type(studio, '.said.missing textarea', 'le x');
    expect(written(studio).words).to.deep.equal({ en: { title: 'T', s1: 'x' }, fr: { s1: 'le x' } });
  });

  it('shows an author’s markup as text and does not run it', async () => {
    const evil = '<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>{seat}';
    const lesson = {
      title: evil,
      lang: 'en',
      start: { players: 3, seed: 2 },
      steps: [
        {
          say: evil,
          ask: [
            { say: evil, right: true, answer: evil },
            { say: evil, answer: evil },
          ],
        },
      ],
    };
    const studio = await put('elfenwizards');
    await studio.open(JSON.stringify(lesson));
    await studio.updateComplete;
    const read = await reader(studio);
    await waitUntil(() => read.shadowRoot!.querySelector('.say'));
    expect(read.shadowRoot!.querySelector('.say')!.textContent!.trim()).to.equal(evil);
    expect(read.shadowRoot!.querySelector('.say img, .say script')).to.equal(null);
    expect('ran' in globalThis).to.equal(false);
    expect(JSON.parse(JSON.stringify(studio.written))).to.deep.equal({ game: 'elfenwizards', ...lesson });
  });

  it('reports why a source cannot be opened, and writes nothing', async () => {
    const studio = await put('elfenwizards');
    const given = one<HTMLTextAreaElement>(studio, '[name="given"]');
    given.value = 'hello';
    one<HTMLFormElement>(studio, '[data-begin="yours"]').requestSubmit();
    await waitUntil(() => studio.shadowRoot!.querySelector('[role="alert"]'));
    expect(one(studio, '[role="alert"]').textContent).to.match(/expected a lesson, a link, a saved game or a position/);
    expect(studio.written).to.equal(undefined);
  });

  for (const lang of ['en', 'fr', 'it'])
    it(`passes axe at the start and while a step is edited (${lang})`, async () => {
      const studio = await put('elfenwizards', { lang });
      expect(await violations(studio)).to.deep.equal([]);
      await studio.open('e/elfenwizards/lesson/?v=1&lesson=competition');
      await studio.updateComplete;
      await press(studio, '[data-step="2"]');
      await reader(studio);
      expect(await violations(studio)).to.deep.equal([]);
    });
});

function legalMovesOn(rules: Awaited<ReturnType<typeof loadGame>>['game'], record: string): string[] {
  const { start: from, moves } = parseRecord(rules, record);
  return legalMoves(rules, replay(rules, from, moves)).map((move) => formatMove(rules, move));
}
