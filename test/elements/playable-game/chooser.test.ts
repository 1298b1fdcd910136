import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { provideGames } from '../../../src/loading/games.js';
import { ui } from '../../toy/ui.js';
import { raise } from './toy-support.js';
import {
  all,
  anchor,
  button,
  click,
  element,
  focused,
  listen,
  one,
  place,
  pointer,
  press,
  settled,
  touchPoint,
  uncaught,
  withForcedColours,
  words,
} from './support.js';
import { violations } from '../violations.js';

let given: GameUi;
before(() => provideGames({ load: () => Promise.resolve(given) }));
beforeEach(() => (given = ui));

/** Mounts the toy game with stakes, where bidding a card and swearing to it are two moves on one place. */
async function mount(attributes: Record<string, string> = {}, width = 800): Promise<PlayableGame> {
  const game = element({
    game: 'toy',
    players: '3',
    seats: 'human human human',
    seed: '3',
    options: 'stakes=300',
    ...attributes,
  });
  (await place(width)).append(game);
  await game.ready();
  await settled(game);
  await raise(game);
  return game;
}
const choices = (game: PlayableGame): string[] => all(game, '.chooser button').map(words);
const moves = (game: PlayableGame): string[] => game.record.trim().split('\n\n')[1]?.split('\n') ?? [];

describe('several moves on one place', () => {
  it('are offered in a menu on click, with focus and announcement; none is played before a choice', async () => {
    const game = await mount();
    const { height } = one(game, '.game').getBoundingClientRect();
    const heard = listen(game);
    await click(game, 'card:5');
    expect(choices(game)).to.eql(['Say 5', 'Swear to 5']);
    expect(moves(game)).to.eql([]);
    expect(one(game, '.game').getBoundingClientRect().height).to.equal(height);
    expect(words(focused()!)).to.equal('Say 5');
    await waitUntil(
      () => heard.messages.join(' ').includes('2 moves are possible here'),
      'the announcement of the menu',
      {
        timeout: 4000,
      },
    );
    expect(one(game, '.chooser').ariaLabel).to.include('Card 5');
    one(game, '.chooser [data-verb=swear]').click();
    await settled(game);
    expect(moves(game)).to.eql(['ann swear 5']);
    expect(all(game, '.chooser')).to.eql([]);
  });
  it('are chosen by keys: arrows and Tab cycle, Escape returns the focus to the place', async () => {
    const game = await mount();
    anchor(game, 'card:5').focus();
    await press(game, 'Enter');
    expect(words(focused()!)).to.equal('Say 5');
    for (const [key, focusedLabel] of [
      ['ArrowDown', 'Swear to 5'],
      ['ArrowDown', 'Say 5'],
      ['ArrowUp', 'Swear to 5'],
      ['Tab', 'Say 5'],
      ['End', 'Swear to 5'],
      ['Home', 'Say 5'],
    ] as const) {
      expect(await press(game, key)).to.equal(true);
      expect(words(focused()!)).to.equal(focusedLabel);
    }
    await press(game, 'Escape');
    expect(all(game, '.chooser')).to.eql([]);
    expect(focused()).to.equal(anchor(game, 'card:5'));
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await settled(game);
    expect(moves(game)).to.eql(['ann swear 5']);
    await waitUntil(() => words(focused()!).includes('Pass the device to Bob.'), 'the curtain has the focus');
  });
  it('are not chosen by a repeat of the key that opened the menu', async () => {
    const game = await mount();
    anchor(game, 'card:5').focus();
    await press(game, 'Enter');
    const held = { key: 'Enter', repeat: true, bubbles: true, composed: true, cancelable: true };
    expect(focused()!.dispatchEvent(new KeyboardEvent('keydown', held))).to.equal(false);
  });
  it('are not chosen by the click of the tap that opened the menu', async () => {
    const game = await mount();
    await click(game, 'card:5');
    const first = one(game, '.chooser button');
    first.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await settled(game);
    expect(moves(game)).to.eql([]);
    first.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    first.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await settled(game);
    expect(moves(game)).to.eql(['ann bid 5']);
  });
  it('are offered above a place at the foot of the window, and the page stays where it is', async () => {
    const game = await mount();
    game.style.marginBlock = '900px';
    const card = anchor(game, 'card:5');
    scrollBy(0, card.getBoundingClientRect().bottom - innerHeight + 10);
    const page = scrollY;
    card.focus({ preventScroll: true });
    await press(game, 'Enter');
    expect(words(focused()!)).to.equal('Say 5');
    const menu = one(game, '.chooser').getBoundingClientRect();
    expect(card.getBoundingClientRect().top - menu.bottom).to.be.closeTo(8, 1);
    expect(scrollY).to.equal(page);
  });
  it('are offered beside a button of the controls, and Escape returns the focus to it', async () => {
    const game = await mount();
    const five = button(game, 'Card 5');
    // As in Safari, the clicked button has no focus; the click is on a part of it, such as an icon.
    five.appendChild(document.createElement('i')).click();
    expect(focused()).not.to.equal(five);
    await settled(game);
    expect(choices(game)).to.eql(['Say 5', 'Swear to 5']);
    const [menu, at] = [one(game, '.chooser'), five].map((el) => el.getBoundingClientRect()) as [DOMRect, DOMRect];
    const away = Math.max(menu.top - at.bottom, at.top - menu.bottom);
    expect(away, 'pixels from the button').to.be.within(0, 10);
    await press(game, 'Escape');
    expect(focused()).to.equal(button(game, 'Card 5'));
  });
  it('are offered beside a button also where the browser has no popovers', async () => {
    const showPopover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
    try {
      const game = await mount();
      const caught = await uncaught(async () => {
        button(game, 'Card 5').click();
        await settled(game);
      });
      expect(caught).to.eql([]);
      expect(focused()).to.equal(one(game, '.chooser button'));
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'showPopover', showPopover);
    }
  });
  it('are offered after a drag, and no longer after a press elsewhere on the board', async () => {
    // Every bid moves a card to card 1, so that it can be dragged.
    const touches: GameUi['touches'] = (move) => ('card' in move ? [`card:${String(move.card)}`, 'card:1'] : []);
    given = { ...ui, touches };
    const game = await mount();
    const at = touchPoint(game, 'card:5');
    pointer('pointerdown', at);
    pointer('pointermove', { ...at, clientX: at.clientX + 12 });
    const end = touchPoint(game, 'card:1');
    pointer('pointermove', { ...end, target: at.target });
    pointer('pointerup', { ...end, target: at.target });
    await settled(game);
    expect(choices(game)).to.eql(['Say 5', 'Swear to 5']);
    await click(game, 'card:9');
    expect(all(game, '.chooser'), 'a press on the board closes it').to.eql([]);
  });
  it('are not offered if only one is legal, which is played at once', async () => {
    const game = await mount({ options: '' });
    await click(game, 'card:5');
    expect(moves(game)).to.eql(['ann bid 5']);
  });
  it('are offered in a menu that passes axe and shows border and focus, also in forced colours', async () => {
    const game = await mount();
    await click(game, 'card:5');
    const box = one(game, '.chooser');
    expect(await violations(box)).to.deep.equal([]);
    const isSeen = () => {
      expect(getComputedStyle(box).borderTopStyle).to.equal('solid');
      expect(getComputedStyle(focused()!).outlineStyle, 'the focus is visible').not.to.equal('none');
    };
    isSeen();
    await withForcedColours(game, isSeen);
  });
  it('are no longer offered when the focus moves elsewhere', async () => {
    const game = await mount();
    await click(game, 'card:5');
    button(game, 'Pass').focus();
    await settled(game);
    expect(all(game, '.chooser')).to.eql([]);
    expect(words(focused()!)).to.equal('Pass');
  });
  it('are offered within the board at 320 px', async () => {
    const game = await mount({}, 320);
    for (const card of ['card:2', 'card:9']) {
      await click(game, card);
      const box = one(game, '.chooser').getBoundingClientRect();
      const board = one(game, '.scene').getBoundingClientRect();
      expect(box.left).to.be.at.least(board.left);
      expect(box.right).to.be.at.most(board.right + 0.5);
      expect(box.top).to.be.above(board.top);
      await press(game, 'Escape');
    }
  });
});

describe('an amount', () => {
  const field = (game: PlayableGame, within = '.controls'): HTMLInputElement => one(game, `${within} .amount input`);
  async function type(game: PlayableGame, value: string, within?: string): Promise<void> {
    const input = field(game, within);
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled(game);
  }
  const submitLabel = (game: PlayableGame, within = '.controls'): string =>
    words(one(game, `${within} .amount .primary`));

  it('is set in a number field or by its buttons, and the submit button names the move', async () => {
    const game = await mount();
    expect([field(game).min, field(game).max, field(game).value]).to.eql(['1', '300', '1']);
    expect(submitLabel(game)).to.equal('Stake 1');
    await type(game, '250');
    expect(submitLabel(game)).to.equal('Stake 250');
    button(game, 'More: Stake').click();
    field(game).focus();
    await press(game, 'ArrowUp');
    expect(submitLabel(game)).to.equal('Stake 252');
    button(game, 'Less: Stake').click();
    await press(game, 'Enter', field(game));
    expect(moves(game)).to.eql(['ann stake 251']);
    expect(all(game, '.amount'), 'the field is gone after the move').to.eql([]);
  });
  it('is not played if it is illegal, and the submit button names the legal range', async () => {
    const game = await mount();
    for (const wrong of ['', '0', '301', '2.5']) {
      await type(game, wrong);
      expect(submitLabel(game)).to.equal('From 1 to 300');
      button(game, 'From 1 to 300').click();
      await press(game, 'Enter', field(game));
    }
    expect(moves(game)).to.eql([]);
  });
  it('is one row in the list of moves, and one in its number', async () => {
    const game = await mount();
    expect(words(one(game, '.list summary'))).to.equal('Possible moves (18)');
    expect(all(game, '.list [data-move]')).to.have.length(16 + 1 + 1);
    await type(game, '300', '.list');
    expect(submitLabel(game, '.list')).to.equal('Stake 300');
    one(game, '.list .amount .primary').click();
    await settled(game);
    expect(moves(game)).to.eql(['ann stake 300']);
  });
  it('keeps its value while the decision is the same', async () => {
    const game = await mount();
    await type(game, '40');
    await click(game, 'card:5');
    await press(game, 'Escape');
    expect(field(game).value).to.equal('40');
  });
  it('is set in the menu of a place to which all amounts belong', async () => {
    const touches: GameUi['touches'] = (move) => (move.type === 'stake' ? ['card:5'] : []);
    given = { ...ui, touches };
    const game = await mount();
    await click(game, 'card:5');
    expect(all(game, '.chooser button')).to.have.length(3);
    await type(game, '12', '.chooser');
    one(game, '.chooser .primary').click();
    await settled(game);
    expect(moves(game)).to.eql(['ann stake 12']);
  });
});
