/** What readers are told of invalid attributes: whole sentences in their language. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { defineElement } from '../../src/define.js';
import type { LazyElement } from '../../src/elements/ui/lazy-element.js';
import { words } from './playable-game/support.js';

const TAGS = ['playable-game', 'playable-lesson', 'playable-phases', 'playable-rulebook', 'playable-studio'] as const;
for (const tag of TAGS) await defineElement(tag);

async function mount(tag: string, attributes: Readonly<Record<string, string>>): Promise<LazyElement> {
  const made = document.createElement(tag) as LazyElement;
  for (const [name, value] of Object.entries({ load: 'now', game: 'elfengold', ...attributes }))
    made.setAttribute(name, value);
  (await fixture(html`<main></main>`)).append(made);
  await made.ready().catch(() => undefined);
  return made;
}
const warnings = (of: LazyElement) =>
  [...of.shadowRoot!.querySelectorAll('.warning')].map((e) => words(e).replaceAll('\u00a0', ' '));
const ENGLISH = /\b(expected|cannot|nothing|whole|one of)\b/;

describe('invalid input', () => {
  const wrong: [tag: string, attributes: Readonly<Record<string, string>>, french: string, italian: string][] = [
    [
      'playable-game',
      { players: '9' },
      'players : "9", attendu : un nombre entier de 2 à 6',
      'un numero intero da 2 a 6',
    ],
    [
      'playable-game',
      { seed: 'abc', players: '3' },
      'seed : "abc", attendu : un nombre entier de 0 à',
      'un numero intero',
    ],
    ['playable-game', { moves: 'red fly', seed: '1' }, 'coup 1', 'mossa 1'],
    [
      'playable-lesson',
      { lesson: 'none' },
      'lesson : "none", attendu : une leçon d’elfengold',
      'una lezione di elfengold',
    ],
    ['playable-phases', { players: '9' }, 'attendu : un nombre entier', 'un numero intero da 2 a 6'],
    [
      'playable-phases',
      { phase: 'q' },
      'phase : "q", attendu : un état du diagramme elfengold',
      'uno stato del diagramma elfengold',
    ],
    [
      'playable-rulebook',
      { rule: 'EG-99' },
      'rule : "EG-99", attendu : une règle d’elfengold',
      'una regola di elfengold',
    ],
    [
      'playable-game',
      { server: 'https://play.example', room: 'ABC' },
      'room : "ABC", attendu : dix petites lettres et chiffres, comme dans une invitation',
      'dieci lettere minuscole e cifre, come in un invito',
    ],
    [
      'playable-game',
      { load: 'soon' },
      'load : "soon", attendu : l’un de ceux-ci : near, click, now',
      'uno di questi: near',
    ],
    [
      'playable-studio',
      { load: 'soon' },
      'load : "soon", attendu : l’un de ceux-ci : near, click, now',
      'uno di questi: near',
    ],
  ];
  for (const [tag, attributes, french, italian] of wrong)
    it(`is told whole in French and Italian: ${tag} ${JSON.stringify(attributes)}`, async () => {
      for (const [lang, said] of [
        ['fr', french],
        ['it', italian],
      ] as const) {
        const made = await mount(tag, { lang, ...attributes });
        await waitUntil(() => warnings(made).some((one) => one.includes(said)), `${lang}: ${said}`);
        expect(warnings(made).join()).not.to.match(ENGLISH);
      }
    });
  it('is told all at once, also what no address can say', async () => {
    const wrong = { undo: 'maybe', fit: 'huge', load: 'later', forced: 'on', at: '-3' };
    const made = await mount('playable-game', { lang: 'en', ...wrong });
    const said = Object.entries(wrong).map(([name, value]) => `${name}: "${value}"`);
    await waitUntil(() => said.every((one) => warnings(made).join().includes(one)));
    expect(
      warnings(made)
        .join()
        .match(/expected/g),
    ).to.have.length(said.length);
  });
  it('is told anew when the language changes', async () => {
    const made = await mount('playable-game', { players: '9', lang: 'en' });
    await waitUntil(() => warnings(made).join().includes('expected a whole number from 2 to 6'));
    made.lang = 'it';
    await waitUntil(() => warnings(made).join().includes('atteso: un numero intero da 2 a 6'));
    made.lang = 'en';
    await waitUntil(() => warnings(made).join().includes('expected a whole number from 2 to 6'));
  });
  it('is told in the language from the first: nothing is announced twice', async () => {
    const made = document.createElement('playable-game');
    made.lang = 'fr';
    made.setAttribute('players', '9');
    made.load = 'now';
    const heard = new Set<string>();
    const observer = new MutationObserver(() => warnings(made).forEach((one) => heard.add(one)));
    observer.observe(made.shadowRoot ?? made.attachShadow({ mode: 'open' }), { childList: true, subtree: true });
    (await fixture(html`<main></main>`)).append(made);
    await made.ready().catch(() => undefined);
    await waitUntil(() => heard.size > 0);
    observer.disconnect();
    expect([...heard].filter((one) => !one.includes('attendu : un nombre entier'))).to.eql([]);
  });
});
