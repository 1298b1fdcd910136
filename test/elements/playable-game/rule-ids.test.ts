import { expect, waitUntil } from '@open-wc/testing';
import { all, atPhase, click, one, pathOf, press, settled, viewOf, words, focused } from './support.js';

const dialog = (game: Parameters<typeof one>[0]) => all<HTMLDialogElement>(game, 'dialog.rules[open]')[0];

describe('a rule id', () => {
  it('in a refusal opens the text of the rule, scrolled to its top, with a link to its lesson', async () => {
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
  it('beside the place is a link too, outside the tab order, and survives being pressed', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    const id = one<HTMLButtonElement>(game, '.reason .rule-id');
    expect(id.tabIndex).to.equal(-1);
    expect(words(id)).to.equal(words(one(game, '.refused .rule-id')));
    id.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = id.getBoundingClientRect();
    const hit = game.shadowRoot!.elementFromPoint(x + width / 2, y + height / 2)!;
    expect(hit === id, hit.outerHTML.slice(0, 200)).to.equal(true);
    const press = (type: string) =>
      id.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, button: 0, buttons: 1 }),
      );
    press('pointerdown');
    press('pointerup');
    await settled(game);
    expect(all(game, '.reason .rule-id')[0] === id, 'the link is still there').to.equal(true);
    id.click();
    await waitUntil(() => dialog(game));
    dialog(game)!.close();
  });
  it('opens the text of the rule in the language of the element', async () => {
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
