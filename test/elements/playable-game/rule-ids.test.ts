import { expect, waitUntil } from '@open-wc/testing';
import { all, atPhase, click, one, pathOf, press, viewOf, words, focused } from './support.js';

const dialog = (game: Parameters<typeof one>[0]) => all<HTMLDialogElement>(game, 'dialog.rules[open]')[0];

describe('the id of a rule', () => {
  it('in a refusal opens the text of the rule, from its top, with its lesson', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    const id = one<HTMLButtonElement>(game, '.refused .rule-id');
    expect(words(id)).to.match(/^EW-5\.\d$/);
    id.click();
    await waitUntil(() => dialog(game));
    const open = dialog(game)!;
    expect(words(open.querySelector('h2')!)).to.equal(`Rule ${words(id)}`);
    expect(words(open.querySelector('dd p')!)).to.match(/^A .+\.$/);
    expect(open.scrollTop).to.equal(0);
    expect(focused()).to.equal(open.querySelector('h2'));
    open.querySelector<HTMLButtonElement>('[data-lesson]')!.click();
    await waitUntil(() => all(game, 'dialog.lesson[open] playable-lesson').length > 0);
    expect(dialog(game)).to.equal(undefined);
    one<HTMLDialogElement>(game, 'dialog.lesson').close();
  });
  it('is said in the language of the element', async () => {
    const game = await atPhase('competition', { lang: 'fr' });
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    one<HTMLButtonElement>(game, '.refused .rule-id').click();
    await waitUntil(() => dialog(game));
    expect(words(dialog(game)!.querySelector('h2')!)).to.match(/^Règle EW-/);
    await press(game, 'Escape');
    dialog(game)!.close();
  });
});
