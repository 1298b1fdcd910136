import { expect } from '@open-wc/testing';
import { Vocabulary } from '../../../src/elements/ui/words.js';
import type { Catalogue } from '../../../src/i18n/text.js';

/** A host for the controller with the few members that it needs. */
const host = (): never =>
  Object.assign(document.createElement('div'), { addController: () => {}, requestUpdate: () => {} }) as never;

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
});
