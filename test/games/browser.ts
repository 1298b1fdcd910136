/** The elements with any game at any state of its chart: what the suite does in a page. */
import type { PlayableGame } from '../../src/define.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../src/game-ui/games.js';
import { formatRecord, type GameRecord } from '../../src/index.js';
import { storedPath, targetsOf, type StoredPaths } from '../../src/inspector/stored-paths.js';
import { chartOf } from '../../src/kernel/chart.js';
import { all, element, one, place, settled, words, type Attributes } from '../elements/playable-game/support.js';
import { toySubject } from './toy/subject.js';
import { subjects } from './all.js';
import type { Subject } from './subject.js';

/** Ours as the page registers them, whose elements are defined by then, and the toy. */
const uis = new Map<string, GameUi>();
for (const { ui } of await subjects()) {
  const { id } = ui.game;
  uis.set(id, id === toySubject.ui.game.id ? ui : await loadGame(id));
}
provideGames((id) => Promise.resolve(uis.get(id)!));

/** The states that a game's stored paths lead to; a draft without any has not come so far. */
const statesOf = ({ ui }: Subject) => ('paths' in ui ? chartOf(ui.game.machine).phases : []);
export const waitingOf = (subject: Subject): string[] =>
  statesOf(subject).filter((phase) => chartOf(subject.ui.game.machine).waits(phase));
export const endsOf = (subject: Subject): string[] =>
  statesOf(subject).filter((phase) => chartOf(subject.ui.game.machine).ends(phase));

/** The stored game that waits in a state: before the move that its first transition is taken by; or that ends there. */
function recordAt({ game }: GameUi, paths: StoredPaths, state: string): GameRecord {
  const taken = targetsOf(game).find((id) => id.startsWith(`${state}:`));
  const record = storedPath(game, paths, taken ?? state)!;
  return taken ? { ...record, moves: record.moves.slice(0, -1) } : record;
}

/** Until what was changed is drawn. */
export async function drawn(game: PlayableGame): Promise<void> {
  await Promise.resolve();
  await game.updateComplete;
}

/** People at a point of the game, the one of its stored paths. With `forced: 'off'` it stays there, also where there is one move alone. */
export async function atState({ ui }: Subject, state: string, attributes: Attributes = {}, width = 800) {
  const record = recordAt(ui, await ui.paths!(), state);
  const players = 'players' in record.start ? record.start.players : ui.game.players[0];
  const seats = Array.from({ length: players }, () => 'human').join(' ');
  const game = element({ game: ui.game.id, players: String(players), seats, lang: 'en', ...attributes });
  (await place(width)).append(game);
  await game.ready();
  game.record = formatRecord(ui.game, { ...record, start: { options: {}, ...record.start } as never });
  await settled(game);
  // Where people pass the device on, the next one says that it is theirs.
  all<HTMLButtonElement>(game, '[data-do="raise"]')[0]?.click();
  await settled(game);
  return game;
}

const HOLLOW = /[{}]|undefined|\[object|NaN|\b[a-z]\w*[.:][a-zA-Z]/;
/** All that is shown or read aloud. */
export const said = (game: PlayableGame): string[] =>
  all<HTMLElement>(game, ':not(style, [hidden], [hidden] *, textarea, textarea *, input)')
    .flatMap((e) => [
      ...['aria-label', 'title', 'placeholder', 'label'].map((name) => e.getAttribute(name) ?? ''),
      ...[...e.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ])
    .map((text) => text.trim())
    .filter(Boolean);
/** What of it is no sentence: a key, a hole; names of files and addresses are none. */
export const hollowOf = (texts: readonly string[]): string[] =>
  texts.filter((text) => HOLLOW.test(text.replace(/https?:\S+|[\w-]+\.(js|txt|svg|json)\b/g, '')));
export const hollow = (game: PlayableGame): string[] => hollowOf(said(game));

/**
 * A row of buttons or a table scrolls where it is narrow: what it holds may be out of sight, it itself not. Of what was told,
 * what has no room is out of sight whole.
 */
const APART = 'svg, .visually-hidden, dialog, option, optgroup, .pick > *, .course > *, .happening > *';
/** What stands out of the element, or has words cut off. */
export function wide(game: PlayableGame): string[] {
  const { left, right } = game.getBoundingClientRect();
  return all(game, `:not(${APART}, :is(${APART}) *)`)
    .filter((e) => {
      const box = e.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > right + 1 || box.left < left - 1);
      const isCut = /^(button|summary|p|label|th|td|li)$/.test(e.localName) && e.scrollWidth > e.clientWidth + 1;
      return isOut || (isCut && e.clientWidth > 0);
    })
    .map((e) => `${e.localName}.${e.className} ${words(e).slice(0, 40)}`);
}

const SHOWN = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'filter',
] as const;
const OUTLINE = ['outline-style', 'outline-width', 'outline-color'] as const;
/** How a place looks: what is painted of it, part by part. */
export const lookOf = (game: PlayableGame, id: string): string => {
  const root = one<SVGGElement>(game, `[data-anchor="${CSS.escape(id)}"]`);
  return [root, ...root.querySelectorAll('*')]
    .map((part) => {
      const style = getComputedStyle(part);
      if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return '';
      const outline = style.outlineStyle === 'none' ? [] : OUTLINE;
      return [...SHOWN, ...outline].map((name) => style.getPropertyValue(name)).join();
    })
    .join('|');
};
