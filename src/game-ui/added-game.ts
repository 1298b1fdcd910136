/** A game of a page's own, as `addGame` takes it. */
import type { Move, Table } from '../kernel/game.js';
import type { GameAbout } from './about.js';
import type { GameUi } from './game-ui.js';

/** A whole game in one module: what `defineUi` of `playable-rules/kit/board` makes. @public */
export interface AddedGame<T extends Table = Table, M extends Move = Move, V = unknown> extends GameUi<T, M, V> {
  /** What a page knows of the game before it is loaded. */
  readonly about: GameAbout;
  /** The address of the folder with its embed pages, by which readers share it; the attribute `site` comes first. */
  readonly site?: string;
}
/** A game that is loaded when an element needs it. `about` reserves the room of its board until then. @public */
export interface LazyGame<T extends Table = Table, M extends Move = Move, V = unknown> {
  /** The id of the game. */
  readonly id: string;
  /** What a page knows of the game before it is loaded. */
  readonly about: GameAbout;
  /** The address of the folder with its embed pages, as that of an `AddedGame`. */
  readonly site?: string;
  /** Loads the game, which must have the same `id`. If it fails, it is called again when an element next needs the game. */
  readonly load: () => Promise<AddedGame<T, M, V>>;
}
