import { expect, waitUntil } from '@open-wc/testing';
import { addGame, type PlayableStudio } from '../../../src/define.js';
import { aboutGame, loadGame } from '../../../src/loading/games.js';
import type { Position } from '../../../src/kernel/game.js';
import { all, one, press, put, reader, says } from './support.js';

/** A studio in which a position is being set up by hand, and the shadow root of the editor. */
async function openEditor(game: string): Promise<{ studio: PlayableStudio; root: ShadowRoot }> {
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
/** Clicks the middle of a place’s touch area with the mouse. */
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
/** Presses a button below the board of the editor. */
async function tool(studio: PlayableStudio, root: ShadowRoot, what: string): Promise<void> {
  root.querySelector<HTMLElement>(`.bar [data-do="${what}"]`)!.click();
  await studio.updateComplete;
}
async function fill(studio: PlayableStudio, root: ShadowRoot, field: string, value: string): Promise<HTMLInputElement> {
  const input = root.querySelector<HTMLInputElement>(`[name="${field}"]`)!;
  input.value = value;
  input.dispatchEvent(new Event('change'));
  await studio.updateComplete;
  return input;
}
/** Waits for an announcement in the live region. */
const announced = (studio: PlayableStudio, words: RegExp) => {
  const region = () => one(studio, '.studio > .visually-hidden[role="status"]').textContent!;
  return waitUntil(() => words.test(region()), `${words}`, { timeout: 3000 });
};
const checked = (root: ShadowRoot) => root.querySelector('#check')!.textContent!.trim();

describe('the position editor of the studio', () => {
  it('moves a piece by mouse, reports an impossible position with its place, and undoes it', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    expect(checked(root)).to.equal('This position is possible.');
    await click(studio, root, 'W1');
    expect(checked(root)).to.match(/^Wizard title 1, .* guild: where does it go\?$/);
    await click(studio, root, 'H');
    const { owner } = tableOf(studio).titles['H']!;
    expect(tableOf(studio).titles['W1']).to.equal(null);
    expect(checked(root)).to.equal('This cannot be yet: Nobody is High Wizard yet when this phase is played.');
    expect(root.querySelector('.amiss'), 'the place is marked on the board').not.to.equal(null);
    expect(root.querySelector('.view')!.textContent, 'the reason does not cover the board').not.to.include('Nobody');
    root.querySelector<HTMLElement>('#check .where')!.click();
    expect(root.activeElement, 'the link leads to the place').to.equal(at(root, 'H'));
    expect(says(studio), 'the lesson is invalid too').to.match(/the game cannot begin like this/);
    // In this phase there may be a High Wizard.
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
    for (let i = 0; i < 3; i++) await tool(studio, root, 'undo');
    expect(all(studio, '[data-mode="hand"][aria-pressed="true"]').length, 'undo does not close the editor').to.equal(1);
    expect((studio.written as { start: object }).start).to.deep.equal({ players: 3, seed: 2 });
    expect(checked(root)).to.equal('This position is possible.');
    for (let i = 0; i < 3; i++) await tool(studio, root, 'redo');
    await tool(studio, root, 'done');
    const lesson = await reader(studio);
    await waitUntil(
      () => lesson.shadowRoot!.querySelector('[data-anchor="H"]')?.ariaLabel?.includes('guild'),
      'the preview shows the new position',
    );
  });

  it('moves a die from the tray to a box by keyboard, and keeps the focus', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    const seat = root.querySelector('[data-seat][aria-pressed="true"]')!.getAttribute('data-seat')!;
    // Enter on a button is a click without a pointer.
    const die = at(root, `face:${seat}:4`);
    die.focus();
    die.click();
    await studio.updateComplete;
    expect(die.getAttribute('aria-pressed')).to.equal('true');
    await key(studio, root, 'Escape');
    expect(die.getAttribute('aria-pressed'), 'Esc puts it down').to.equal(null);
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
    expect(root.activeElement, 'picked up, it keeps the focus').to.equal(at(root, `die:sorcerer:${seat}:4`));
    at(root, 'away').click();
    await studio.updateComplete;
    expect(tableOf(studio).players[Number(seat)]!.front).to.equal(7);
    await waitUntil(() => root.activeElement?.hasAttribute('data-anchor'), 'the focus is on the board');
  });

  it('puts counters on the roads of a map, and names the rule that forbids one', async () => {
    const { studio, root } = await openEditor('elfengold');
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
    expect(checked(root)).to.equal('This cannot be yet: This transport counter cannot go there (EG-C1).');
    await click(studio, root, 'albaran-dagamura-desert');
    at(root, 'bowl').click();
    await studio.updateComplete;
    expect(checked(root)).to.equal('This position is possible.');
  });

  it('puts down the piece in hand when the author goes elsewhere', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await click(studio, root, 'W1');
    expect(checked(root)).to.match(/where does it go\?$/);
    await press(studio, '[data-step="0"]');
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="hand"]');
    expect(checked(root)).to.equal('This position is possible.');
  });

  it('undo first puts down the picked-up piece; otherwise it announces what it undid', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await click(studio, root, 'W1');
    await click(studio, root, 'H');
    const moved = tableOf(studio);
    await announced(studio, /^Wizard title 1, .* → High Wizard/);
    await click(studio, root, 'W2');
    expect(checked(root)).to.match(/where does it go\?$/);
    const undo = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    at(root, 'W2').dispatchEvent(new KeyboardEvent('keydown', undo));
    await studio.updateComplete;
    expect(checked(root), 'no piece is picked up any more').not.to.match(/where/);
    expect(tableOf(studio), 'nothing is undone').to.deep.equal(moved);
    await click(studio, root, 'W2');
    await tool(studio, root, 'deselect');
    expect(checked(root)).not.to.match(/where/);
    await tool(studio, root, 'undo');
    expect((studio.written as { start: object }).start).to.deep.equal({ players: 3, seed: 2 });
    await announced(studio, /^Undone: Wizard title 1, .* → High Wizard/);
    await tool(studio, root, 'redo');
    await announced(studio, /^Done again: Wizard title 1, .* → High Wizard/);
    await fill(studio, root, 'turn', '2');
    await tool(studio, root, 'undo');
    await announced(studio, /^Undone: Turn: 2$/);
  });

  it('replaces a number out of range by the nearest valid one, and shows the range', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    const turn = await fill(studio, root, 'turn', '9');
    const allowed = () => root.querySelector('#allowed')?.textContent;
    expect([turn.value, allowed()]).to.deep.equal(['4', 'Set to 4: only 1 to 4 can stand here.']);
    expect(turn.getAttribute('aria-describedby')).to.equal('allowed');
    await announced(studio, /^Set to 4: only 1 to 4 can stand here\.$/);
    await fill(studio, root, 'turn', '9');
    expect(allowed(), 'the same mistake again').to.equal('Set to 4: only 1 to 4 can stand here.');
    await fill(studio, root, 'turn', '');
    expect([turn.value, allowed()], 'an empty field').to.deep.equal(['4', 'Set to 4: only 1 to 4 can stand here.']);
    turn.blur();
    turn.focus();
    await studio.updateComplete;
    expect(allowed(), 'gone once the author has come back to the valid one').to.equal(undefined);
    await fill(studio, root, 'turn', '3');
    expect([turn.value, allowed()]).to.deep.equal(['3', undefined]);
    expect(turn.getAttribute('aria-describedby')).to.equal(null);
    await fill(studio, root, 'turn', '0');
    await tool(studio, root, 'undo');
    expect([turn.value, allowed()], 'undo removes the hint too').to.deep.equal(['1', undefined]);
  });

  it('shows the places beside the board only for a picked-up piece, in view and focused', async () => {
    const { studio, root } = await openEditor('dark-mages');
    expect(root.querySelector('[data-anchor="inHand"]'), 'no piece is picked up').to.equal(null);
    root.querySelectorAll<HTMLDetailsElement>('.tray details').forEach((group) => (group.open = true));
    // A full hand can still be chosen: the check then reports the sixth card.
    root.querySelector<HTMLElement>('.tray details .thing')!.click();
    await studio.updateComplete;
    at(root, 'inHand').click();
    await studio.updateComplete;
    expect(checked(root)).to.match(/^This cannot be yet: .* holds five cards at most\.$/);
    await tool(studio, root, 'undo');
    await click(studio, root, root.querySelector<HTMLElement>('[data-anchor^="hand:"]')!.dataset['anchor']!);
    await click(studio, root, 'discards');
    const card = root.querySelector<HTMLElement>('.tray details .thing')!;
    card.focus();
    card.click();
    await studio.updateComplete;
    const end = at(root, 'inHand');
    expect(root.activeElement, 'the focus is on the destination').to.equal(end);
    const { bottom } = end.getBoundingClientRect();
    expect(bottom, 'the destination is in view').to.be.within(0, innerHeight);
    await key(studio, root, 'Escape');
    expect(root.activeElement, 'Esc returns the focus to the card').to.equal(card);
    card.click();
    await studio.updateComplete;
    at(root, 'inHand').click();
    await studio.updateComplete;
    expect(root.querySelector('.bar .target')).to.equal(null);
    expect(root.activeElement?.hasAttribute('data-anchor'), 'the focus is on the board').to.equal(true);
  });

  it('disables phases that cannot be set up by hand, and explains why at the selection', async () => {
    const { root } = await openEditor('dark-mages');
    const phase = root.querySelector<HTMLSelectElement>('[name="phase"]')!;
    const closed = [...phase.options].filter(({ disabled }) => disabled);
    expect(closed.length).to.be.within(1, phase.options.length - 1);
    expect(root.getElementById(phase.getAttribute('aria-describedby')!)!.textContent).to.match(/^What is grey/);
  });

  it('marks the preview as outdated while the position is impossible, with the reason and a way back', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await tool(studio, root, 'done');
    const before = await (await reader(studio)).ready();
    await press(studio, '[data-mode="hand"]');
    await click(studio, root, 'W1');
    await click(studio, root, 'H');
    await tool(studio, root, 'done');
    const note = one(studio, '.behind').textContent!.replace(/\s+/g, ' ');
    expect(note).to.include('This is not your lesson as it is now.');
    expect(note).to.include('Nobody is High Wizard yet when this phase is played.');
    expect(before.closest('[inert]'), 'the outdated preview is inert').not.to.equal(null);
    await press(studio, '[data-do="mend"]');
    expect(checked(root)).to.include('Nobody is High Wizard yet');
    await tool(studio, root, 'undo');
    await tool(studio, root, 'done');
    expect(all(studio, '.behind')).to.deep.equal([]);
    expect(before.closest('[inert]')).to.equal(null);
  });

  it('shows no preview of the previous lesson after opening an invalid one', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await tool(studio, root, 'done');
    await reader(studio);
    await studio.open('{ "start": { "players": 9, "seed": 1 }, "steps": [{ "say": "x" }] }');
    await studio.updateComplete;
    expect(one(studio, '.behind').textContent).to.include('There is nothing to be read yet.');
    expect(all(studio, 'playable-lesson')).to.deep.equal([]);
  });

  it('shows the position that undo leads back to from a beginning that cannot be read', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await studio.open('{ "start": { "players": 9, "seed": 1 }, "steps": [{ "say": "x" }] }');
    await studio.updateComplete;
    await press(studio, '[data-step="-1"]');
    await press(studio, '[data-mode="hand"]');
    expect(root.querySelector('[role="status"]')!.className).to.equal('warning');
    await press(studio, '[data-do="undo"]');
    expect(checked(root)).to.equal('This position is possible.');
  });
  it('shows the position of the lesson after undo beside an outdated preview', async () => {
    const { studio, root } = await openEditor('elfenwizards');
    await click(studio, root, 'W1');
    await click(studio, root, 'H');
    await fill(studio, root, 'turn', '2');
    await tool(studio, root, 'done');
    await press(studio, '[data-do="undo"]');
    await press(studio, '[data-do="mend"]');
    expect(tableOf(studio).turn).to.equal(1);
    expect(root.querySelector<HTMLInputElement>('[name="turn"]')!.value).to.equal('1');
  });

  it('reports an impossible position before a sentence that is still empty', async () => {
    const studio = await put('elfenwizards');
    await press(studio, '[data-begin="hand"] button.primary');
    await waitUntil(() => studio.shadowRoot!.querySelector('.hand'), 'the editor');
    const root = one(studio, '.hand').shadowRoot!;
    await waitUntil(() => root.querySelector('[data-anchor]'), 'its places');
    expect(says(studio)).to.equal('Step 1: a sentence is still empty.');
    await click(studio, root, 'W1');
    await click(studio, root, 'H');
    expect(says(studio)).to.equal('The beginning: the game cannot begin like this.');
    await tool(studio, root, 'done');
    expect(one(studio, '.behind').textContent).to.include('There is nothing to be read yet.');
  });

  it('keeps a gap between the position as JSON and the button below it', async () => {
    const { studio } = await openEditor('elfenwizards');
    one<HTMLDetailsElement>(studio, '.position').open = true;
    const [text, button] = ['.position textarea', '.position button'].map((at) =>
      one(studio, at).getBoundingClientRect(),
    );
    expect(button!.top - text!.bottom).to.be.at.least(8);
  });

  it('offers only the position as JSON for a game without an editor', async () => {
    const ui = await loadGame('elfenwizards');
    const game = { ...ui.game, id: 'bare' };
    addGame({ ...ui, game, about: aboutGame('elfenwizards'), editor: undefined as never, controls: {} });
    const studio = await put('bare');
    await studio.open(JSON.stringify({ lang: 'en', start: { players: 3, seed: 2 }, steps: [{ say: 'x' }] }));
    await studio.updateComplete;
    await press(studio, '[data-step="-1"]');
    expect(all(studio, '[data-mode]').map((button) => button.dataset['mode'])).to.deep.equal(['setup']);
    expect(one(studio, '.position summary').textContent).to.equal('Set up the position by hand');
  });
});
