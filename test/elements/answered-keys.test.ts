/** Keys that an element answers are not shortcuts of the page as well. */
import { expect, waitUntil } from '@open-wc/testing';
import { all, anchor, atPhase, mount, one, press } from './playable-game/support.js';
import { mount as mountChart } from './playable-phases/support.js';

describe('keys that an element answers', () => {
  let heard: string[];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  beforeEach(() => {
    heard = [];
    document.addEventListener('keydown', hear);
  });
  afterEach(() => document.removeEventListener('keydown', hear));

  it('do not reach the page: letters on a board; others do', async () => {
    const game = await atPhase('competition');
    anchor(game, 'W1').focus();
    for (const key of ['o', 'ArrowRight', 'x']) await press(game, key);
    expect(heard).to.eql(['x']);
  });
  it('do not reach the page: the first letter of a button of the question', async () => {
    const game = await atPhase('competition');
    const button = one(game, '.controls button');
    button.focus();
    await press(game, /\p{L}/u.exec(button.textContent!)![0]);
    expect(heard).to.eql([]);
  });
  it('do not reach the page: the zoom of a map', async () => {
    const game = await mount({ game: 'elfengold', players: '2', seats: 'human bot' });
    await waitUntil(() => all(game, '.zoom button').length > 0, 'the zoom is loaded');
    one<SVGElement>(game, '.scene [data-anchor][tabindex="0"]').focus();
    for (const key of ['+', 'ArrowUp', '0']) await press(game, key);
    expect(heard).to.eql([]);
  });
  it('do not reach the page: letters in the tree of a chart', async () => {
    const phases = await mountChart();
    const item = phases.shadowRoot!.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')!;
    item.focus();
    item.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, composed: true, cancelable: true }));
    expect(heard).to.eql([]);
  });
});
