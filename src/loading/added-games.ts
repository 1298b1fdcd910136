/** The games that a page adds to those of the package. */
import type { GameAbout } from '../game-ui/about.js';
import type { AddedGame, LazyGame } from '../game-ui/added-game.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { badInput } from '../kernel/bad-input.js';

/** The added games by id, in the order in which they were added. */
export const addedGames = new Map<string, Added>();

const waiting = new Set<() => void>();
/** Calls this once, however often it is given, when a game is added: an element may ask for a game before the script has run that adds it. */
export const onceAdded = (act: () => void): void => void waiting.add(act);
export function keepAdded(added: Added): void {
  addedGames.set(added.id, added);
  const all = [...waiting];
  waiting.clear();
  for (const act of all) act();
}

/** A game that a page adds: `load` resolves to the same object each time. */
export interface Added {
  /** What the page gave. */
  readonly given: unknown;
  readonly id: string;
  readonly about: GameAbout;
  readonly site: string | undefined;
  readonly load: () => Promise<GameUi>;
  /** Is told the key of each sentence that is missing; if it still is a while later, the console says so to the author. */
  readonly lacks: (key: string, isThere: () => boolean) => void;
}

const PATIENCE = 2000;
const lacking = (id: string): Added['lacks'] => {
  const said = new Set<string>();
  return (key, isThere) => {
    if (said.has(key)) return;
    said.add(key);
    // The words of a part may be on their way while it is drawn.
    setTimeout(() => isThere() || console.warn(`${id}: no sentence for ${key}`), PATIENCE);
  };
};

/**
 * What the registry needs of a game that a page adds. Throws `BadInput` that names what is no game; `load` rejects with one if it
 * loads another game than announced. After a failure the next call of `load` tries again.
 */
export function readAdded(made: unknown): Added {
  if (typeof made !== 'object' || made === null) throw badInput('addGame', made, 'object');
  const given = made as AddedGame | LazyGame;
  const { about, site } = given;
  const isLazy = 'load' in given;
  const id = isLazy ? given.id : given.game?.id;
  if (typeof id !== 'string' || id === '') throw badInput('addGame.game.id', id, 'text');
  if (!about?.board?.wide || !about.board.narrow) throw badInput(`${id}.about.board`, about?.board, 'object');
  if (!isLazy) {
    const ui = whole(given);
    return { given, id, about, site, lacks: lacking(id), load: () => Promise.resolve(ui) };
  }
  wants(id, given, 'load');
  let loading: Promise<GameUi> | undefined;
  const fetchGame = async (): Promise<GameUi> => {
    const ui = await given.load();
    if (ui?.game?.id !== id) throw badInput(`${id}.load`, ui?.game?.id, 'promise', { id });
    return whole(ui);
  };
  const failed = (error: unknown): never => {
    loading = undefined;
    throw error;
  };
  return { given, id, about, site, lacks: lacking(id), load: () => (loading ??= fetchGame().catch(failed)) };
}

/** Checks that this has the functions that no element can do without. */
function whole(ui: AddedGame): GameUi {
  for (const part of ['board', 'size', 'anchors', 'label', 'touches', 'scoreboard', 'standings', 'text'] as const)
    wants(ui.game.id, ui, part);
  return ui;
}

function wants(id: string, of: object, name: string): void {
  const value = (of as Readonly<Record<string, unknown>>)[name];
  if (typeof value !== 'function') throw badInput(`${id}.${name}`, value, 'function');
}
