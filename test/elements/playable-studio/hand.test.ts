import { expect, waitUntil } from '@open-wc/testing';
import { addGame, type PlayableStudio } from '../../../src/define.js';
import { aboutGame, loadGame } from '../../../src/game-ui/games.js';
import type { Position } from '../../../src/kernel/game.js';
import { all, one, press, put, reader, says } from './support.js';

/** A studio in which a position is set up, and the tree that it is set up in. */
async function handed(game: string): Promise<{ studio: PlayableStudio; root: ShadowRoot }> {
  const studio = await put(game);
  await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
  await studio.updateComplete;
  await press(studio, '[data-step="-1"]');
  await press(studio, '[data-mode="hand"]');
  await waitUntil(() => studio.shadowRoot!.querySelector('.hand'), 'the board');
  const { shadowRoot } = one(studio, '.hand');
  await waitUntil(() => shadowRoot!.querySelector('[data-anchor]'), 'its places');
  return { studio, root: shadowRoot! };
}
const at = (root: ShadowRoot, anchor: string) =>
  root.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`) ?? expect.fail(`There is no ${anchor}`);
/** Presses and lets go where a place can be touched, as a mouse does. */
async function click(studio: PlayableStudio, root: ShadowRoot, anchor: string): Promise<void> {
  const target = at(root, anchor).querySelector('.hit') ?? at(root, anchor);
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const where = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, composed: true, isPrimary: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...where, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', where));
  await studio.updateComplete;
}
async function key(studio: PlayableStudio, root: ShadowRoot, name: string): Promise<void> {
  root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await studio.updateComplete;
}
const tableOf = (studio: PlayableStudio) =>
  ((studio.written as { start: { position?: Position } }).start.position?.table ?? {}) as {
    titles: Record<string, { owner: number } | null>;
    players: { front: number; boxes: Record<string, number[]> }[];
    turn: number;
  };
const checked = (root: ShadowRoot) => root.querySelector('#check')!.textContent!.trim();

describe('a position set up by hand', () => {
  it('a piece goes where it is put by mouse; what cannot be is said beside the place, and undone', async () => {
    const { studio, root } = await handed('elfenwizards');
    expect(checked(root)).to.equal('This position is possible.');
    await click(studio, root, 'W1');
    expect(root.querySelector('.taken')!.textContent).to.match(/^\s*Wizard title 1, .* guild: where does it go\?/);
    await click(studio, root, 'H');
    const { owner } = tableOf(studio).titles['H']!;
    expect(tableOf(studio).titles['W1']).to.equal(null);
    expect(checked(root)).to.equal('This cannot be yet: Nobody is High Wizard yet when this phase is played.');
    expect(root.querySelector('.beside')!.textContent).to.equal('Nobody is High Wizard yet when this phase is played.');
    expect(says(studio), 'the lesson does not hold either').to.match(/the game cannot begin like this/);
    // The phase in which there is one.
    const phase = root.querySelector<HTMLSelectElement>('[name="phase"]')!;
    phase.value = 'highWizardRetires';
    phase.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(checked(root)).to.equal('This cannot be yet: In the first turn no High Wizard retires (EW-1.1).');
    const turn = root.querySelector<HTMLInputElement>('[name="turn"]')!;
    expect(turn.getAttribute('aria-invalid')).to.equal('true');
    turn.value = '2';
    turn.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(checked(root)).to.equal('This position is possible.');
    expect(tableOf(studio).titles['H']!.owner).to.equal(owner);
    expect(says(studio)).to.equal('The lesson can be read to its end.');
    for (let i = 0; i < 3; i++) await press(studio, '[data-do="undo"]');
    expect(all(studio, '[data-mode="hand"][aria-pressed="true"]').length, 'one goes on').to.equal(1);
    expect((studio.written as { start: object }).start).to.deep.equal({ players: 3, seed: 2 });
    expect(checked(root)).to.equal('This position is possible.');
    for (let i = 0; i < 3; i++) await press(studio, '[data-do="redo"]');
    await press(studio, '[data-do="done"]');
    const lesson = await reader(studio);
    await waitUntil(
      () => lesson.shadowRoot!.querySelector('[data-anchor="H"]')?.ariaLabel?.includes('guild'),
      'it is read',
    );
  });

  it('by keys a die goes from beside the board to a box, and the focus stays', async () => {
    const { studio, root } = await handed('elfenwizards');
    const seat = root.querySelector('[data-seat][aria-pressed="true"]')!.getAttribute('data-seat')!;
    // Enter on a button is a click without a pointer.
    const die = at(root, `face:${seat}:4`);
    die.focus();
    die.click();
    await studio.updateComplete;
    expect(die.getAttribute('aria-pressed')).to.equal('true');
    await key(studio, root, 'Escape');
    expect(die.getAttribute('aria-pressed'), 'let go where it was taken up').to.equal(null);
    die.click();
    await studio.updateComplete;
    at(root, 'sorcerer').focus();
    await key(studio, root, 'Enter');
    const { front, boxes } = tableOf(studio).players[Number(seat)]!;
    expect([front, boxes['sorcerer']]).to.deep.equal([6, [4]]);
    expect(root.activeElement).to.equal(at(root, 'sorcerer'));
    await key(studio, root, 'ArrowDown');
    expect(root.activeElement!.getAttribute('data-anchor')).to.equal(`die:sorcerer:${seat}:4`);
    await key(studio, root, 'Enter');
    at(root, 'away').click();
    await studio.updateComplete;
    expect(tableOf(studio).players[Number(seat)]!.front).to.equal(7);
    await waitUntil(() => root.activeElement?.hasAttribute('data-anchor'), 'the focus is on the board');
  });

  it('on a map a counter from the bowl lies on a road, and what it cannot be there for is said', async () => {
    const { studio, root } = await handed('elfengold');
    const phase = root.querySelector<HTMLSelectElement>('[name="phase"]')!;
    phase.value = 'travel.journey';
    phase.dispatchEvent(new Event('change'));
    await studio.updateComplete;
    expect(checked(root)).to.equal('This position is possible.');
    for (const road of ['albaran-dagamura-desert', 'ixara-virst-plain']) {
      at(root, 'bowl:pig').click();
      await studio.updateComplete;
      await click(studio, root, road);
    }
    const { roads } = tableOf(studio) as unknown as { roads: Record<string, string[]> };
    expect([roads['albaran-dagamura-desert'], roads['ixara-virst-plain']]).to.deep.equal([['pig'], ['pig']]);
    expect(root.querySelector('.beside')!.textContent).to.equal('This means of transport cannot go there (EG-C1).');
    await click(studio, root, 'albaran-dagamura-desert');
    at(root, 'bowl').click();
    await studio.updateComplete;
    expect(checked(root)).to.equal('This position is possible.');
  });

  it('a game without an editor has the position as JSON alone', async () => {
    const ui = await loadGame('elfenwizards');
    addGame('bare', aboutGame('elfenwizards'), () =>
      Promise.resolve({ ...ui, editor: undefined as never, controls: {} }),
    );
    const studio = await put('bare');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    await press(studio, '[data-step="-1"]');
    expect(all(studio, '[data-mode]').map((button) => button.dataset['mode'])).to.deep.equal(['setup']);
    expect(one(studio, '.position summary').textContent).to.equal('Set up the position by hand');
  });
});
