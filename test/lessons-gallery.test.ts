/** The gallery of lessons of the site finds lessons by words in their cards and by their rules, and marks those that the reader has finished. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { finish } from '../docs-site/scripts/finished.js';

const card = (title: string, lesson = `a/${title.toLowerCase()}`, rules = '') =>
  html`<li class="card" data-lesson=${lesson} data-rules=${rules}>
    <h2>${title}</h2>
    <small></small>
  </li>`;
const shown = () => [...document.querySelectorAll('.card, h2[id]')].filter((each) => each.checkVisibility());

describe('the gallery of lessons', () => {
  it('shows the lessons that have all words, whatever their accents, and hides games without one', async () => {
    const page = await fixture<HTMLElement>(
      html`<main>
        <form class="choose" data-done=" · ✓ Finished" inert>
          <input type="search" />
          <p data-says="{shown} of 4"></p>
          <p data-none hidden>None</p>
        </form>
        <h2 id="a">A</h2>
        <ul class="gallery">
          ${card('Défaite et butin')} ${card('Potions')}
        </ul>
        <h2 id="b">B</h2>
        <p>Made</p>
        <ul class="gallery">
          ${card('Scoring')} ${card('Dice', 'elfenwizards/the-reroll', 'EW-3.2 EW-3.3')}
        </ul>
      </main>`,
    );
    await import('../docs-site/scripts/lessons.js');
    const says = () => page.querySelector('[data-says]')!.textContent;
    expect(page.querySelector('form')!.inert).to.equal(false);
    expect(says()).to.equal('4 of 4');
    const find = (words: string) => {
      page.querySelector('input')!.value = words;
      page.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
      return shown().map((each) => each.textContent.trim());
    };
    expect(find(' BUTIN defaite')).to.eql(['A', 'Défaite et butin']);
    expect(page.querySelector('main > p')!.checkVisibility()).to.equal(false);
    expect(says()).to.equal('1 of 4');
    const none = page.querySelector('[data-none]')!;
    expect(none.checkVisibility()).to.equal(false);
    expect(find('no such words')).to.eql([]);
    expect(none.checkVisibility(), 'a way out').to.equal(true);
    await waitUntil(() => find('reroll').includes('Dice'), 'found by its rules', { timeout: 10_000 });
    expect(find('re-roll'), 'with a hyphen').to.include('Dice');
    expect(find('')).to.have.length(6);

    const done = () =>
      [...page.querySelectorAll('.card:has(.done)')].map((each) => each.textContent.replace(/\s+/g, ' ').trim());
    expect(done()).to.eql([]);
    for (const lesson of ['scoring', 'potions', 'scoring']) finish('a', lesson);
    for (let n = 0; n < 2; n++) window.dispatchEvent(new Event('pageshow'));
    expect(done()).to.eql(['Potions · ✓ Finished', 'Scoring · ✓ Finished']);
  });
  after(() => localStorage.removeItem('playable-rules:finished'));
});
