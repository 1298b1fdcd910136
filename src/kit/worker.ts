/**
 * The worker of a game of your own, if it should not think in slices on the page: `serveBots(self, async () => game)`. A module of
 * its own, because only workers need it. Its URL is `botWorker` of the game.
 */
export { serveBots, type Bot, type LoadBot } from '../bots/protocol.js';
