/** Games played with animation on: every text on the page is checked at every frame. */
import { expect, nextFrame } from '@open-wc/testing';
import type { PlayableGame } from '../../src/define.js';
import { sessionOf } from '../elements/session-of.js';
import type { Session } from '../../src/elements/session/session.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { loadGame, provideGames } from '../../src/loading/games.js';
import { chooseMove } from '../../src/index.js';
import { chartOf, phaseOf } from '../../src/kernel/chart.js';
import { all, element, motion, one, place, words } from '../elements/playable-game/support.js';
import { inTurn } from '../turns.js';
import { subjects } from './all.js';
import './browser.js'; // the page then knows the toy game
import { incompleteTexts } from '../../src/testing/page-checks.js';

/** Signs of a broken text: a catalogue key, a sentence without a subject, a hole. */
const BROKEN = /\b[a-z]\w*[.:][A-Za-z]|^\W*:|[{}]|undefined|NaN|\[object| {2}|^$/;
const SENTENCES = '.phase, .prompt, .story .line';

const unpainted = new CSSStyleSheet();
unpainted.replaceSync('.scene { display: none }');

/** The games as a page loads them, with each frame shown for as short as a timer allows. */
const brief = new Map<string, GameUi>();
/** Games so long that only their first moves are played here. */
const long = new Set<string>();
const FIRST = 12;
for (const { ui, isLong } of await subjects()) {
  if (isLong) long.add(ui.game.id);
  brief.set(ui.game.id, { ...(await loadGame(ui.game.id)), game: ui.game, duration: () => 1 });
}
provideGames({ load: (id) => Promise.resolve(brief.get(id)!) });

/**
 * Plays the given number of moves, or to the end, choosing as an opponent would; `look` is called after every change of
 * the page.
 */
async function wholeGame(
  id: string,
  players: number,
  moves: number,
  look: (game: PlayableGame, session: Session) => void,
) {
  const seats = Array.from({ length: players }, () => 'human').join(' ');
  const game = element({ game: id, players: String(players), seats, seed: String(players) });
  (await place(700)).append(game);
  await game.ready();
  const session = sessionOf(game);
  // The board takes most of the painting time and nothing of it is read here, so it is hidden.
  game.shadowRoot!.adoptedStyleSheets.push(unpainted);
  const watched = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => look(game, session)).observe(game.shadowRoot!, watched);
  for (let n = 0; session.playthrough.length < moves && !(session.isOver && session.playback.isResting); n++) {
    session.raiseCurtain();
    if (session.isOpen) session.play(chooseMove(session.ui.game, session.view, { seed: n, level: 'easy', budget: 1 }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await nextFrame();
  return game;
}

for (const [n, { game: rules }] of [...brief.values()].entries()) {
  const [fewest, most] = rules.players;
  describe(`${rules.id} with animation on`, () => {
    // Timers fire after a millisecond: every frame is drawn, and none is waited for.
    const original = window.setTimeout.bind(window);
    beforeEach(() => {
      motion.reduced = false;
      window.setTimeout = ((act: () => void, ms = 0) => original(act, Math.min(ms, 1))) as typeof setTimeout;
    });
    afterEach(() => {
      motion.reduced = true;
      window.setTimeout = original as typeof setTimeout;
    });
    for (const players of new Set(inTurn([fewest, most], n)))
      it(`${players} players: every visible sentence is complete, and no prompt addresses a seat that is not asked`, async () => {
        const catalogue = await brief.get(rules.id)!.text('en');
        const broken = new Set<string>();
        const frames = new Set<unknown>();
        const game = await wholeGame(
          rules.id,
          players,
          long.has(rules.id) ? FIRST : Infinity,
          (shown, { view, playback, playthrough, knowledge }) => {
            frames.add(playback.shown);
            const at = playthrough.plies.findLastIndex((ply) => ply.frames.includes(playback.shown!));
            // While an update is pending, the page still shows the frame before that of the session.
            const isTold = playthrough.plies[at]?.frames.at(-1) !== playback.shown || shown.isUpdatePending;
            // While a move is told, the prompt is empty, or is still the question that the move answered. The line above the
            // board is empty where the game selects nothing to tell.
            const isQuiet = shown.isUpdatePending || knowledge.factsToTell(view.last, view).length === 0;
            const mayBeEmpty = (part: Element) =>
              (isTold && part.matches('.prompt')) || (isQuiet && part.matches('.line'));
            const told = all(shown, SENTENCES).filter((part) => !(part.matches(':empty') && mayBeEmpty(part)));
            [shown.summary, ...told.map(words)].forEach((said) => BROKEN.test(said) && broken.add(said));
            if (!isTold || shown.isUpdatePending || !chartOf(rules.machine).waits(view.phase)) return;
            const answered = playthrough.plies[at - 1]?.frames.at(-1);
            if (answered && phaseOf(answered.value) === view.phase) return;
            const prompt = words(one(shown, '.prompt'));
            const sentence = catalogue[`prompt.${view.prompt.code}`];
            const asks = sentence?.split(/\{[^}]*\}/).every((part) => prompt.includes(part));
            if (asks) broken.add(`${view.phase}, where no seat is asked: ${prompt}`);
          },
        );
        expect([...broken, ...incompleteTexts(game)]).to.eql([]);
        expect(frames.size).to.be.greaterThan(5);
      }).timeout(60_000);
  });
}
