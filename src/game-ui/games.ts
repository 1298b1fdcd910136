/** The way to a game, given by whoever registers the elements: an element never imports a game. */
import type { BotRunner } from '../opponents/runner.js';
import type { Bot } from '../opponents/protocol.js';
import type { WorkerAddresses } from '../workers/link.js';
import { UNKNOWN, type GameAbout } from './about.js';
import type { GameReading, GameUi } from './game-ui.js';

/**
 * With a language the first words in it are asked for beside the game. For a `board` alone its checks of positions come
 * later, by its `positions`, and so does what a move needs (`src/kernel/deferred.ts`); for a `lesson`, and for `lessons`, whose
 * list comes beside it, only the checks.
 */
export type LoadGame = (id: string, lang?: string, part?: 'board' | 'lesson' | 'lessons') => Promise<GameUi>;
export type ReadGame = (id: string) => Promise<GameReading>;

const none: LoadGame = (id) => Promise.reject(new Error(`No game is provided: ${id}. Import define.js.`));
let load = none;

/** Whether boards can be drawn on this page: one with a rulebook alone has come without what draws them. */
export const hasBoards = (): boolean => load !== none;

/** The absolute addresses of the scripts that workers run; none where nobody knows where they lie. */
export interface WorkerScripts {
  readonly bots?: string | undefined;
  readonly layout?: string | undefined;
}
let workers: WorkerScripts = {};

let reader: ReadGame = (id) => load(id);

let definer: (tag: string) => Promise<void> = () => Promise.resolve();

let abouts: ReadonlyMap<string, GameAbout> = new Map();

/**
 * `scripts` are those in which opponents think and charts are laid out, if there are any; `defineElement` registers
 * another element that one shows; `read` gets what readers need of a game, without its drawing; `known` is what is known
 * of each game before it is fetched, in the games' order.
 */
export const provideGames = (
  loader = load,
  scripts: WorkerScripts = {},
  defineElement = definer,
  read = reader,
  known = abouts,
): void => {
  load = loader;
  workers = scripts;
  definer = defineElement;
  reader = read;
  abouts = known;
};
/** The game of an element that names none: the first that is provided. */
export const firstGame = (): string => abouts.keys().next().value ?? '';
/** What is known of a game before it is fetched. */
export const aboutGame = (id: string): GameAbout => abouts.get(id) ?? UNKNOWN;
export const readGame: ReadGame = (id) => reader(id);
/** A game for elements. What is fetched beside its drawing, whoever asks for it later finds there. */
export const loadGame: LoadGame = (...asked) => load(...asked);
export const defineElement = (tag: string): Promise<void> => definer(tag);

/** Where the embed pages lie: beside the folder of the script, in the builds for pages; `undefined` where a packager put it elsewhere. */
export const ownSite = (): string | undefined => /^(https?:.*\/)(cdn|classic)\/[^/]*$/.exec(workers.bots ?? '')?.[1];

/** The code of an opponent could not be loaded. */
export class LoadError extends Error {}
const notLoaded = (cause: unknown): never => {
  throw new LoadError(String(cause), { cause });
};

/** Somebody to ask for an opponent's move of this game; how it is thought about is fetched with the first question. */
export function botRunnerFor({ game, opponent }: Pick<GameUi, 'game' | 'opponent'>): BotRunner {
  let runner: BotRunner | undefined;
  let isClosed = false;
  const fetchRunner = async (): Promise<BotRunner> => {
    const { WorkerBotRunner } = await import('../opponents/runner.js').catch(notLoaded);
    const load = async () => (await opponent?.().catch(notLoaded)) ?? (game as Bot);
    runner ??= new WorkerBotRunner({ load, module: workers.bots, classic: workers.bots });
    if (isClosed) runner.close();
    return runner;
  };
  return {
    choose: async (...question) => (runner ?? (await fetchRunner())).choose(...question),
    close() {
      isClosed = true;
      runner?.close();
    },
    get thread() {
      return runner?.thread ?? 'main';
    },
  };
}
/** Where charts are laid out. */
export const layoutWorker = (): WorkerAddresses => ({ module: workers.layout, classic: workers.layout });
