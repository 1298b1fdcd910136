/** Support for the suite in a browser: the elements with any game, at any state of its chart. */
import type { PlayableGame } from '../../src/define.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../src/loading/games.js';
import { formatRecord, type GameRecord } from '../../src/index.js';
import { storedPath, targetsOf, type StoredPaths } from '../../src/inspector/stored-paths.js';
import { chartOf } from '../../src/kernel/chart.js';
import { all, element, one, place, settled, type Attributes } from '../elements/playable-game/support.js';
import { toySubject } from './toy/subject.js';
import { subjects } from './all.js';
import type { Subject } from '../../src/testing/subject.js';

/** The games as the page registers them, whose elements are defined by then, and the toy game. */
const uis = new Map<string, GameUi>();
for (const { ui } of await subjects()) {
  const { id } = ui.game;
  uis.set(id, id === toySubject.ui.game.id ? ui : await loadGame(id));
}
provideGames({ load: (id) => Promise.resolve(uis.get(id)!) });

/** The states of a game's chart, if it has stored paths to reach them by; a draft may have none yet. */
const statesOf = ({ ui }: Subject) => ('paths' in ui ? chartOf(ui.game.machine).phases : []);
export const waitingOf = (subject: Subject): string[] =>
  statesOf(subject).filter((phase) => chartOf(subject.ui.game.machine).waits(phase));
export const endsOf = (subject: Subject): string[] =>
  statesOf(subject).filter((phase) => chartOf(subject.ui.game.machine).ends(phase));

/**
 * The stored record that waits in a state, just before the move that its first transition needs; or that ends there.
 */
function recordAt({ game }: GameUi, paths: StoredPaths, state: string): GameRecord {
  const taken = targetsOf(game).find((id) => id.startsWith(`${state}:`));
  const record = storedPath(game, paths, taken ?? state)!;
  return taken ? { ...record, moves: record.moves.slice(0, -1) } : record;
}

/** Waits until a change is rendered. */
export async function drawn(game: PlayableGame): Promise<void> {
  await Promise.resolve();
  await game.updateComplete;
}

/**
 * A game with human seats at a state, reached by its stored path. With `forced: 'off'` it stays there even if only one
 * move is possible.
 */
export async function atState({ ui }: Subject, state: string, attributes: Attributes = {}, width = 800) {
  const record = recordAt(ui, await ui.paths!(), state);
  const players = 'players' in record.start ? record.start.players : ui.game.players[0];
  const seats = Array.from({ length: players }, () => 'human').join(' ');
  const game = element({ game: ui.game.id, players: String(players), seats, lang: 'en', ...attributes });
  // Before the element is in the page, so that the board is drawn once.
  game.record = formatRecord(ui.game, { ...record, start: { options: {}, ...record.start } as never });
  (await place(width)).append(game);
  await game.ready();
  await settled(game);
  // Where people share the device, the next one raises the curtain.
  all<HTMLButtonElement>(game, '[data-do="raise"]')[0]?.click();
  await settled(game);
  return game;
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
/** How a place looks: the painted properties of all its parts. */
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
