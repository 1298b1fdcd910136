/** A game of a page's own, as `addGame` takes it. */
import type { Move, Table } from '../kernel/game.js';
import type { GameAbout } from './about.js';
import type { GameUi } from './game-ui.js';

/** A whole game in one module: what `defineUi` of `playable-rules/kit/board` makes. @public */
export interface AddedGame<T extends Table = Table, M extends Move = Move, V = unknown> extends GameUi<T, M, V> {
  readonly about: GameAbout;
  /** The address of the folder with its embed pages, by which readers share it; the attribute `site` comes first. */
  readonly site?: string;
}
/** A game that is loaded when an element needs it. `about` reserves the room of its board until then. @public */
export interface LazyGame<T extends Table = Table, M extends Move = Move, V = unknown> {
  readonly id: string;
  readonly about: GameAbout;
  readonly site?: string;
  readonly load: () => Promise<AddedGame<T, M, V>>;
}
