/** The way to a game, given by whoever registers the elements: an element never imports a game. */
import { LadderAdvisor, type Advisor } from '../embed/advisor.js';
import type { Thinker } from '../embed/answer.js';
import type { GameUi } from './game-ui.js';

export type LoadGame = (id: string) => Promise<GameUi>;

let load: LoadGame = (id) => Promise.reject(new Error(`No game is provided: ${id}. Import define.js.`));

let worker: string | undefined;

let bringer: (tag: string) => Promise<void> = () => Promise.resolve();

/** `advisor` is the absolute address of the worker in which opponents think, if there is one; `bring` registers another element that one shows. */
export const provideGames = (loader: LoadGame, advisor?: string, bring = bringer): void => {
  load = loader;
  worker = advisor;
  bringer = bring;
};
export const loadGame: LoadGame = (id) => load(id);
export const bring = (tag: string): Promise<void> => bringer(tag);

/** Somebody to ask for an opponent's move of this game. */
export const advisorFor = ({ game }: GameUi): Advisor =>
  new LadderAdvisor({ load: () => Promise.resolve(game as Thinker), module: worker, classic: worker });
