import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { watch } from '../../src/loader.js';

/** Imports a second copy of a module: another address gives another instance. */
const another = (name: string) =>
  import(new URL(`../../src/${name}.ts?another`, import.meta.url).href) as Promise<object>;
const isDrawn = (element: Element | null) => element?.shadowRoot?.querySelector('svg') != null;

describe('the loader on a page', () => {
  it('loads the package when an element comes near, and tolerates second copies of its modules', async function () {
    this.timeout(40_000); // the test server sends the package as single source files

    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...args: unknown[]) => warned.push(args[0]);
    const place = await fixture(html`<section></section>`);
    expect(customElements.get('playable-game')).to.equal(undefined);

    const second = (await another('loader')) as { watch: typeof watch };
    expect(second.watch === watch).to.equal(true);

    const shadow = place.appendChild(document.createElement('p')).attachShadow({ mode: 'open' });
    shadow.append(document.createElement('playable-rulebook'));
    watch(shadow);
    // Above the rulebook: below it the game would no longer be near, once the long rulebook is drawn.
    place.prepend(
      document
        .createRange()
        .createContextualFragment('<div data-playable="game" data-seed="1" data-save="off"><p>In words</p></div>'),
    );
    await waitUntil(() => isDrawn(place.querySelector('playable-game')), 'the game is drawn', { timeout: 25_000 });
    await waitUntil(
      () => shadow.querySelector('playable-rulebook')!.shadowRoot?.querySelector('.rule'),
      'the rulebook is drawn',
      {
        timeout: 25_000,
      },
    );
    const first = customElements.get('playable-game');
    expect(place.querySelectorAll('playable-game').length).to.equal(1);
    expect(warned.filter((text) => String(text).startsWith('playable-rules'))).to.eql([]);

    const copy = (await another('define')) as { defineElement(tag: string): Promise<void> };
    await copy.defineElement('playable-lesson');
    expect(customElements.get('playable-game') === first).to.equal(true);
    // Both copies have the same classes here, so there is no warning. builds.e2e.ts tests the warning about others.
    expect(warned.filter((text) => String(text).startsWith('playable-rules'))).to.eql([]);
    console.warn = warn;
    const lesson = document.createElement('playable-lesson');
    place.prepend(lesson);
    await waitUntil(() => isDrawn(lesson), 'the lesson is drawn', { timeout: 25_000 });
  });

  it('gives an element that only a second copy brings to the first, which knows the games', async () => {
    const copy = (await another('register')) as typeof import('../../src/register.js');
    class Other extends HTMLElement {}
    copy.register('playable-phases', Other);
    const { PlayablePhases } = await import('../../src/playable-phases.js');
    expect((await customElements.whenDefined('playable-phases')) === PlayablePhases).to.equal(true);
  });
});
