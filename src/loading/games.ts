/** The registry through which elements load games. `register.ts` fills it, so that elements do not import games. */
import type { WorkerAddresses } from '../workers/worker-client.js';
import { DEFAULT_ABOUT, type GameAbout } from '../game-ui/about.js';
import type { GamePicture, GameReading, GameUi } from '../game-ui/game-ui.js';
import type { Catalogue } from '../i18n/text.js';
import { addedGames } from './added-games.js';

/** Loads a game by its id. With `lang`, its texts are requested in parallel. @public */
export type LoadGame = (id: string, lang?: string) => Promise<GameUi>;
export type ReadGame = (id: string) => Promise<GameReading>;

/** The absolute URLs of the workers' scripts; `undefined` if unknown. */
export interface WorkerScripts {
  readonly bots?: string | undefined;
  readonly layout?: string | undefined;
}
/** How elements get at games. */
export interface GameSource {
  /** Loads a game whole. */
  readonly load: LoadGame;
  /** Loads a game without its drawing. Default: `load`. */
  readonly read: ReadGame;
  /** The workers that run bots and lay out charts. */
  readonly workers: WorkerScripts;
  /** Registers an element that another one shows. */
  readonly defineElement: (tag: string) => Promise<void>;
  /** What is known of each game before it is loaded, in the games' order. */
  readonly abouts: ReadonlyMap<string, GameAbout>;
}

const none: LoadGame = (id) => Promise.reject(new Error(`No game is provided: ${id}. Import define.js.`));
let source: GameSource = {
  load: none,
  read: (id) => source.load(id),
  workers: {},
  defineElement: () => Promise.resolve(),
  abouts: new Map(),
};
/** Sets how elements get at games. What is omitted stays as it was, but `workers`: without them, there are none. */
export const provideGames = ({ workers = {}, ...given }: Partial<GameSource>): void => {
  source = { ...source, ...given, workers };
};
/** Whether this page can load boards: a page with only a rulebook has no loader for them. */
export const hasBoards = (): boolean => source.load !== none;
/** The id of the default game: the first one, of the package or else of those that the page has added; empty as long as there is none. */
export const firstGame = (): string => [...source.abouts.keys(), ...addedGames.keys()][0] ?? '';
/** The data on a game that is available before it is loaded; `DEFAULT_ABOUT` for an unknown id. */
export const aboutGame = (id: string): GameAbout => source.abouts.get(id) ?? addedGames.get(id)?.about ?? DEFAULT_ABOUT;
export const readGame: ReadGame = (id) => source.read(id);
/** The parts of a game that a rulebook element needs. */
export type RulebookParts = Pick<GameReading, 'rulebook' | 'goalPicture' | 'lessons' | 'languages'>;
/**
 * Loads a game's rulebook without the rest of the game, all files for the language in parallel; `undefined` if that is not
 * possible.
 */
type RulebookSource = (game: string, lang: string) => RulebookParts | undefined;
let rulebookSource: RulebookSource = () => undefined;
export const provideRulebooks = (source: RulebookSource): unknown => (rulebookSource = source);
export const loadRulebook = async (game: string, lang: string): Promise<RulebookParts> =>
  rulebookSource(game, lang) ?? readGame(game);
/** What a page shows of a new game before its rules are loaded, with the words on it. */
export interface PictureOfGame {
  readonly picture: GamePicture;
  readonly words: Catalogue;
}
/** Loads the picture of a game; `undefined` if the game has none, or is loaded whole already. */
type PictureSource = (game: string, lang: string) => Promise<PictureOfGame | undefined>;
let pictureSource: PictureSource = () => Promise.resolve(undefined);
export const providePictures = (source: PictureSource): unknown => (pictureSource = source);
export const pictureOf: PictureSource = (game, lang) => pictureSource(game, lang);
/** Loads a game for elements. Files requested in parallel with its drawing are not requested again by later calls. */
export const loadGame: LoadGame = (...asked) => source.load(...asked);
export const defineElement = (tag: string): Promise<void> => source.defineElement(tag);

/**
 * The base URL of the embed pages of a game: what an added game says, else in the builds for pages the parent of the script's
 * folder; `undefined` if a bundler placed the script elsewhere.
 */
export function ownSite(game: string): string | undefined {
  const added = addedGames.get(game);
  return added ? added.site : /^(https?:.*\/)(cdn|classic)\/[^/]*$/.exec(source.workers.bots ?? '')?.[1];
}

/** The scripts of the workers. */
export const workerScripts = (): WorkerScripts => source.workers;
/** The URLs of the worker that lays out charts. */
export const layoutWorker = (): WorkerAddresses => ({ module: source.workers.layout, classic: source.workers.layout });
