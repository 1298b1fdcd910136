/** What surrounds the board of a game in play: its panel, its story and help. Loaded with the rules. */
import { LoadError } from '../../loading/bot-runner.js';
import { HelpController, type HelpOptions } from '../help/help-controller.js';
import { gamePanel } from '../panel/panel.js';
import type { GameContext } from '../session/game-context.js';
import { timeInGame, timeOfForced } from '../story/reading-time.js';
import { StoryController } from '../story/story-controller.js';

export const around = (context: GameContext, options: HelpOptions) => ({
  LoadError,
  gamePanel,
  timeInGame,
  timeOfForced,
  story: new StoryController(context),
  help: new HelpController(context, options),
});
