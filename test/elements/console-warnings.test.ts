/** The console warnings that tell an author why an element cannot be shown. */
import { expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { defineElement } from '../../src/define.js';
import { provideGames } from '../../src/loading/games.js';
import { load } from '../../src/games/index.js';
import { place } from './playable-game/support.js';

const warnings: unknown[] = [];
const { warn } = console;
before(() => (console.warn = (...args: unknown[]) => warnings.push(args.join(' '))));
beforeEach(() => warnings.splice(0));
after(() => (console.warn = warn));

async function shown(name: string, attributes: Readonly<Record<string, string>>): Promise<LitElement> {
  await defineElement(name);
  const made = document.createElement(name) as LitElement & { ready(): Promise<unknown> };
  for (const [attribute, value] of Object.entries({ load: 'now', save: 'off', ...attributes }))
    made.setAttribute(attribute, value);
  (await place()).append(made);
  await made.ready().catch(() => undefined);
  return made;
}

describe('the console warning', () => {
  const bad: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>, path: string])[] = [
    ['playable-game', { players: '9' }, 'players: "9", expected a whole number from 3 to 6'],
    [
      'playable-game',
      { game: 'chess' },
      'game: "chess", expected one of .*, or a game that addGame has added; if that ',
    ],
    ['playable-lesson', { lesson: 'nope' }, 'lesson: "nope", expected a lesson of elfenwizards: first-game, '],
    ['playable-lesson', { rule: 'XX-4.2' }, 'rule: "XX-4.2", expected a rule that a lesson of elfenwizards teaches'],
    ['playable-phases', { seed: 'x' }, 'seed: "x", expected '],
    ['playable-rulebook', { game: 'chess' }, 'game: "chess", expected one of '],
    ['playable-studio', { game: 'chess' }, 'game: "chess", expected one of '],
  ];
  for (const [name, attributes, message] of bad)
    it(`names the element and the invalid attribute, once: ${name} ${JSON.stringify(attributes)}`, async () => {
      const element = await shown(name, attributes);
      element.setAttribute('lang', 'fr');
      await new Promise((done) => setTimeout(done, 200));
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(new RegExp(`^<${name}>: ${message}`));
    });
  it('names each fault of an element that shows its content all the same, once', async () => {
    const book = await shown('playable-rulebook', { rule: 'XX-1', level: '9' });
    book.setAttribute('lang', 'fr');
    await shown('playable-phases', { for: 'nowhere' });
    await new Promise((done) => setTimeout(done, 200));
    expect(warnings).to.eql([
      '<playable-rulebook>: rule: "XX-1", expected a rule of elfenwizards',
      '<playable-rulebook>: level: "9", expected a whole number from 1 to 5',
      '<playable-phases>: for: "nowhere", expected the id of a <playable-game> or <playable-lesson> on this page',
    ]);
  });
  it('names all attributes that are wrong at once, and so does the element', async () => {
    const wrong = { players: '9', seed: 'x', undo: 'maybe', seats: 'humans', at: '4', load: 'now' };
    const game = await shown('playable-game', wrong);
    await waitUntil(() => warnings.length > 3);
    const said = warnings.map((line) => String(line).replace('<playable-game>: ', ''));
    expect(said.map((line) => line.split(':')[0]).sort()).to.eql(['at', 'players', 'seats', 'seed', 'undo']);
    await game.updateComplete;
    const note = game.shadowRoot!.querySelector('.warning')!.textContent;
    for (const line of said) expect(note).to.contain(line);
  });
  it('names what is probably meant by an attribute that there is not', async () => {
    await shown('playable-game', { lanquage: 'fr', sever: 'https://play.example', palyers: '5', seeds: '4' });
    await waitUntil(() => warnings.length > 3);
    expect(warnings).to.eql([
      '<playable-game>: lanquage: there is no such attribute. Is lang meant?',
      '<playable-game>: sever: there is no such attribute. Is server meant?',
      '<playable-game>: palyers: there is no such attribute. Is players meant?',
      '<playable-game>: seeds: there is no such attribute. Is seed meant?',
    ]);
  });
  it('leaves attributes of HTML, of the page and of frameworks alone', async () => {
    const { suggest } = await import('../../src/elements/ui/wrong-attributes.js');
    const foreign =
      'name step sizes itemscope data-player aria-label ng-version v-cloak x-data onclick _ngcontent-abc q:key';
    const others = Object.fromEntries(
      `${foreign} wire:seed class ref is mine vertical`.split(' ').map((name) => [name, '1']),
    );
    suggest((await shown('playable-game', others)) as Parameters<typeof suggest>[0]);
    expect(warnings).to.eql([]);
  });
  it('is omitted if a file could not be fetched, and for a valid element', async () => {
    await shown('playable-game', {});
    provideGames({ load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) });
    const element = await shown('playable-game', {});
    expect(element.shadowRoot!.querySelector('[data-do="again"]')).not.to.equal(null);
    expect(warnings).to.eql([]);
    provideGames({ load });
  });
});
