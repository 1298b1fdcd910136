/** What `<playable-game>` has to show of any game, checked in a page. Each check lists in words what is wrong. */
import type { PlayableGame } from '../define.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { formatMove, parseRecord, replay, viewFor } from '../index.js';

export const all = <E extends Element = HTMLElement>(shown: PlayableGame, selector: string): E[] => [
  ...shown.shadowRoot!.querySelectorAll<E>(selector),
];
export const words = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
/** Waits until everything is rendered, including the controls of the phase. */
export async function settled(shown: PlayableGame): Promise<void> {
  await new Promise(requestAnimationFrame);
  await shown.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

/** The view of the player who is to act, computed from the record without the element. */
export function viewOf({ game }: GameUi, record: string) {
  const { start, moves } = parseRecord(game, record);
  const snapshot = replay(game, start, moves);
  const [seat] = viewFor(game, snapshot, 'spectator').toAct;
  return viewFor(game, snapshot, seat ?? 'spectator');
}

/** The legal moves that no control begins, and whether the list has an entry too few. */
export function notOffered(shown: PlayableGame, ui: GameUi): string[] {
  const view = viewOf(ui, shown.record);
  const without = view.moves.filter((move) => {
    const [first] = ui.touches(move, view);
    const place = first === undefined ? '' : `, .controls [data-point="${CSS.escape(first)}"]`;
    return all(shown, `.controls [data-verb="${move.type}"]${place}`).length === 0;
  });
  const entries = all(shown, '.moves input[type="radio"], .moves option');
  const listed = new Set(entries.map((entry) => words(entry.closest('label') ?? entry))).size;
  // A verb with an amount has one number field instead of an entry for each move.
  const single = view.moves.filter(({ type }) => !ui.amounts?.[type]);
  const expected = new Set(single.map((move) => formatMove(ui.game, move))).size;
  return [
    ...without.map((move) => `no control for ${formatMove(ui.game, move)}`),
    ...(listed === expected ? [] : [`the list has ${listed} different entries for ${expected} moves`]),
  ];
}

/** The names that several buttons of the controls have, or that contain no word. */
const alikeNow = (shown: PlayableGame): string[] =>
  all(shown, '.controls button')
    .map((button) => button.ariaLabel ?? words(button))
    .filter((name, i, names) => names.indexOf(name) !== i || !/[\p{L}\p{N}]/u.test(name));
/** The same, also while something is picked up: a piece and its possible places have different names. */
export async function alike(shown: PlayableGame): Promise<string[]> {
  const found = alikeNow(shown);
  for (const { dataset } of all(shown, '.pick [aria-pressed]')) {
    // A picked-up piece is shown alone until it is put down; then the others are listed again.
    all(shown, '.pick:not(.to) [aria-pressed="true"]').forEach((held) => held.click());
    await settled(shown);
    const piece = () => all(shown, `.pick:not(.to) [data-point="${CSS.escape(dataset['point']!)}"]`)[0];
    // Put down, a piece with one place only is a button for its move.
    if (!piece()?.ariaPressed) continue;
    piece()!.click();
    await settled(shown);
    found.push(...alikeNow(shown));
    piece()?.click();
    await settled(shown);
  }
  return found;
}

/** What `describeOnPage` needs of `axe-core`. @beta */
export interface Axe {
  /** Examines an element, and resolves to the rules that it breaks and where. */
  run(
    element: Element,
    options: { resultTypes: 'violations'[]; elementRef: true },
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string; element?: Element }[] }[] }>;
}

/** What axe finds. A sign is no label: a card that shows Q♠ may be called the queen of spades. */
export async function axeFaults(shown: PlayableGame, axe: Axe): Promise<string[]> {
  const { violations } = await axe.run(shown, { resultTypes: ['violations'], elementRef: true });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ element }) => id !== 'label-content-name-mismatch' || /\p{L}{2}/u.test(element?.textContent ?? ''))
      .map(({ html }) => `${help}: ${html}`),
  );
}

const INCOMPLETE = /[{}]|undefined|\[object|NaN|\b[a-z]\w+[.:][a-zA-Z]/;
/** Every text that is shown or read aloud. */
export const said = (shown: PlayableGame): string[] =>
  all(shown, ':not(style, [hidden], [hidden] *, textarea, textarea *, input)')
    .flatMap((e) => [
      ...['aria-label', 'title', 'placeholder', 'label'].map((name) => e.getAttribute(name) ?? ''),
      ...[...e.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ])
    .map((text) => text.trim())
    .filter(Boolean);
/** The texts that are incomplete: a key or a hole. File names and addresses do not count. */
export const incompleteAmong = (texts: readonly string[]): string[] =>
  texts.filter((text) => INCOMPLETE.test(text.replace(/https?:\S+|[\w-]+\.(js|txt|svg|json)\b/g, '')));
export const incompleteTexts = (shown: PlayableGame): string[] => incompleteAmong(said(shown));

/**
 * Rows of buttons and tables scroll where there is little room: their content may overflow, they themselves may not. In
 * the list of what happened, entries without room are hidden as a whole.
 */
const MAY_OVERFLOW = 'svg, .visually-hidden, dialog, option, optgroup, .pick > *, .course > *';
/** The parts that extend beyond the element or have text cut off. */
export function overflowing(shown: PlayableGame): string[] {
  const { left, right } = shown.getBoundingClientRect();
  return all(shown, `:not(${MAY_OVERFLOW}, :is(${MAY_OVERFLOW}) *)`)
    .filter((e) => {
      const box = e.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > right + 1 || box.left < left - 1);
      const isCut = /^(button|summary|p|label|th|td|li)$/.test(e.localName) && e.scrollWidth > e.clientWidth + 1;
      return isOut || (isCut && e.clientWidth > 0);
    })
    .map((e) => `${e.localName}.${e.className} ${words(e).slice(0, 40)}`);
}
