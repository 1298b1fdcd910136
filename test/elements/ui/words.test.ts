import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Vocabulary } from '../../../src/elements/ui/words.js';
import type { Catalogue } from '../../../src/i18n/text.js';

/** A host for the controller with the few members that it needs. */
const host = (): never =>
  Object.assign(document.createElement('div'), { addController: () => {}, requestUpdate: () => {} }) as never;

class Speaking extends LitElement {
  readonly vocabulary = new Vocabulary(this);
}
customElements.define('words-test', Speaking);
/** An element in the page with a vocabulary. */
function speaking(): Speaking {
  const element = new Speaking();
  document.body.append(element);
  return element;
}

describe('a vocabulary', () => {
  it('resolves both requests for the same words once they are loaded', async () => {
    const vocabulary = new Vocabulary(host());
    let load!: (words: Catalogue) => void;
    const words = () => new Promise<Catalogue>((resolve) => (load = resolve));
    const said: string[] = [];
    const both = [1, 2].map(() => vocabulary.also(words).then(() => said.push(vocabulary.text()('new.players'))));
    await new Promise((resolve) => setTimeout(resolve));
    load({ 'new.players': 'Players' });
    await Promise.all(both);
    expect(said).to.eql(['Players', 'Players']);
  });
  it('puts words before those of the page, until it puts others', async () => {
    const vocabulary = new Vocabulary(host());
    await vocabulary.learn();
    const said = () => vocabulary.text({ 'ui.ended': 'by the page' })('ui.ended');
    expect(vocabulary.put({ 'ui.ended': 'Ben resigned.' })).to.equal(true);
    expect(said()).to.equal('Ben resigned.');
    expect(vocabulary.put({ 'ui.ended': 'Ben resigned.' }), 'nothing else').to.equal(false);
    expect(vocabulary.put({})).to.equal(true);
    expect(said()).to.equal('by the page');
  });
  it('requests words again after a failure', async () => {
    const vocabulary = new Vocabulary(host());
    let isAway = true;
    const words = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ 'new.players': 'Players' }));
    const failures = await Promise.allSettled([vocabulary.also(words), vocabulary.also(words)]);
    expect(failures.map(({ status }) => status)).to.eql(['rejected', 'rejected']);
    isAway = false;
    await vocabulary.also(words);
    expect(vocabulary.text()('new.players')).to.equal('Players');
  });
  it('does not say that its language is missing when another one fails that was asked for before', async () => {
    const element = speaking();
    const fail = new Map<string, (error: Error) => void>();
    const { vocabulary } = element;
    await vocabulary.learn({
      text: (lang) =>
        lang === 'it'
          ? Promise.resolve({ 'new.players': 'Giocatori' })
          : new Promise((resolve, reject) => (lang === 'en' ? resolve({}) : fail.set(lang, reject))),
    });
    element.lang = 'fr';
    await waitUntil(() => fail.has('fr'));
    element.lang = 'it';
    await waitUntil(() => vocabulary.text()('new.players') === 'Giocatori');
    fail.get('fr')!(new Error('away'));
    await aTimeout(0);
    expect(vocabulary.missed).to.equal(undefined);
    element.lang = 'de';
    await waitUntil(() => fail.has('de'));
    fail.get('de')!(new Error('away'));
    await aTimeout(0);
    expect(vocabulary.missed).to.equal('de');
    element.remove();
  });
  it('requests missing words once the browser is online, also for an element that was moved, but not for a removed one', async () => {
    const element = speaking();
    const requests: ((error: Error) => void)[] = [];
    await element.vocabulary.learn({
      text: (lang) => (lang === 'en' ? Promise.resolve({}) : new Promise((_, reject) => requests.push(reject))),
    });
    const fail = async () => {
      requests.at(-1)!(new Error('away'));
      await aTimeout(0);
    };
    const online = () => dispatchEvent(new Event('online'));
    element.lang = 'fr';
    await waitUntil(() => requests.length === 1);
    online();
    expect(requests, 'they are on their way').to.have.length(1);
    await fail();
    document.body.prepend(element);
    online();
    expect(requests, 'moved').to.have.length(2);
    element.remove();
    await fail();
    online();
    expect(requests, 'removed').to.have.length(2);
  });
});
