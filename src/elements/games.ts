/** The way to a game, given by whoever registers the elements: an element never imports a game. */
import { LadderAdvisor, type Advisor } from '../embed/advisor.js';
import type { Thinker } from '../embed/answer.js';
import type { GameUi } from './game-ui.js';

export type LoadGame = (id: string) => Promise<GameUi>;

let load: LoadGame = (id) => Promise.reject(new Error(`No game is provided: ${id}. Import define.js.`));

let worker: string | undefined;

/** `advisor` is the absolute address of the worker in which opponents think, if there is one. */
export const provideGames = (loader: LoadGame, advisor?: string): void => {
  load = loader;
  worker = advisor;
};
export const loadGame: LoadGame = (id) => load(id);

/** Somebody to ask for an opponent's move of this game. */
export const advisorFor = ({ game }: GameUi): Advisor =>
  new LadderAdvisor({ load: () => Promise.resolve(game as Thinker), module: worker, classic: worker });
