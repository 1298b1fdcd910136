/** What surrounds the board of a game in play: its panel, its story and help. Loaded with the rules. */
export { LoadError } from '../../loading/bot-runner.js';
export { HelpController } from '../help/help-controller.js';
export { gamePanel } from '../panel/panel.js';
export { timeInGame } from '../story/reading-time.js';
export { StoryController } from '../story/story-controller.js';
