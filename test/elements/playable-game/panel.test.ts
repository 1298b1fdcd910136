/** The panel: its prompt, the lesson of a refusal, the result, the table of scores, and the full-screen button. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableLesson } from '../../../src/define.js';
import { all, atPhase, element, hear, motion, one, place, words } from './support.js';

const prompt = (game: Parameters<typeof one>[0]) => words(one(game, '.prompt'));

describe('the panel', () => {
  it('says whose turn it is on an opponent’s turn, instead of giving instructions', async () => {
    motion.reduced = false;
    for (const [lang, says] of [
      ['en', 'It is Green’s turn.'],
      ['fr', 'C’est au tour de Vert.'],
      ['it', 'Tocca a Verde.'],
    ] as const) {
      const game = element({ players: '3', seats: 'human bot bot', seed: '1', lang });
      (await place()).append(game);
      await game.ready();
      await waitUntil(() => prompt(game) === says);
      game.remove();
    }
    motion.reduced = true;
    expect(prompt(await atPhase('competition', { readonly: '', seats: 'bot bot bot' }))).to.match(/^Blue: place/);
    expect(prompt(await atPhase('competition'))).to.match(/^Blue: place/);
  });
  it('opens the lesson of a refusal’s rule in one dialog, without affecting the game', async () => {
    const game = await atPhase('competition');
    expect(all(game, '[data-do=learn]')).to.eql([]);
    const before = game.record;
    const heard = hear(document, 'playable-step', 'playable-phase', 'playable-over');
    expect(() => game.play('red pass')).to.throw(/EW-T2/);
    await waitUntil(() => all(game, '[data-do=learn]').length > 0, 'the link to the lesson is shown', {
      timeout: 4000,
    });
    expect(words(one(game, '[data-do=learn]'))).to.equal('Learn rule EW-T2');
    const [said, learn] = ['.refused', '[data-do=learn]'].map((part) => one(game, part).getBoundingClientRect());
    expect(learn!.top, 'in a row with the reason').to.be.below(said!.bottom);
    expect(learn!.left).to.be.at.least(said!.right);
    for (let n = 0; n < 2; n++) one(game, '[data-do=learn]').click();
    await waitUntil(() => all(game, 'dialog.lesson[open]').length > 0, 'the dialog is open', { timeout: 8000 });
    expect(all(game, 'dialog.lesson')).to.have.length(1);
    const lesson = one<PlayableLesson>(game, 'dialog.lesson playable-lesson');
    await lesson.ready();
    expect(lesson.shadowRoot!.querySelector('.title')!.textContent).not.to.equal('');
    expect(lesson.rule).to.equal('EW-T2');
    expect(words(game.shadowRoot!.activeElement!), 'the focus is on the title').to.equal('Learn rule EW-T2');
    expect(one(game, 'dialog.lesson').scrollTop).to.equal(0);
    one(game, 'dialog.lesson [data-do=close]').click();
    await waitUntil(() => all(game, 'dialog.lesson').length === 0, 'the dialog is closed');
    expect(game.record).to.equal(before);
    expect(heard).to.eql([]);
  });
  it('names the winner first, then the place of a single reader, and the end of the game only once', async () => {
    expect(prompt(await atPhase('over', { seats: 'human bot bot' }))).to.match(/^You win, \d+ to \d+\.$/);
    const alone = await atPhase('over', { seats: 'bot human bot' });
    expect(prompt(alone)).to.match(/^Red wins, \d+ to \d+\.$/);
    expect(words(one(alone, '.result p'))).to.match(/^Your place: [123] of 3\.$/);
    const places = all(alone, '.result li').map((li) => words(li).split(' ')[0]);
    expect(words(one(alone, '.result'))).to.include(`Your place: ${places.indexOf('Green') + 1} of 3.`);
    const said = words(one(alone, '.now'));
    expect(said.split('The game is over')).to.have.length(2);
    expect(said.split('Red wins')).to.have.length(2);
    expect(said.split(prompt(alone))).to.have.length(2);
    expect(words(one(await atPhase('over'), '.result'))).not.to.include('Your place');
  });
  it('shows the first player’s tag in narrow scores without covering text or making its row higher', async () => {
    for (const width of [330, 300, 250])
      for (const lang of ['en', 'fr', 'it']) {
        const game = await atPhase('castMajorSpells', { lang }, width);
        const tag = one(game, '.tag');
        const said = document.createRange();
        const beside = [...tag.closest('tr')!.querySelectorAll('th, td')].flatMap((cell) => {
          said.selectNodeContents(cell);
          if (cell.contains(tag)) said.setEndBefore(tag);
          return [...said.getClientRects()];
        });
        const { left, right, top, bottom } = tag.getBoundingClientRect();
        const covered = beside.filter(
          (b) => b.left < right && left < b.right && b.top < bottom - 2 && top + 2 < b.bottom,
        );
        expect(covered, `${lang}, ${width} px`).to.eql([]);
        const heights = all(game, '.scoreboard tbody tr').map(({ offsetHeight }) => offsetHeight);
        expect(Math.max(...heights) - Math.min(...heights), `heights of the rows: ${heights.join()}`).to.be.at.most(1);
        game.remove();
      }
  });
  it('has a full-screen button only if the browser allows it', async () => {
    let asked = 0;
    const browsers = Object.getOwnPropertyDescriptor(Document.prototype, 'fullscreenEnabled')!;
    for (const value of [true, false]) {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { ...browsers, get: () => value });
      const game = await atPhase('castMajorSpells');
      game.requestFullscreen = () => Promise.resolve(void asked++);
      const buttons = all(game, '[data-do="fullScreen"]');
      expect(buttons.map((button) => button.getAttribute('aria-label'))).to.eql(value ? ['Full screen'] : []);
      buttons[0]?.click();
    }
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', browsers);
    expect(asked).to.equal(1);
  });
});
