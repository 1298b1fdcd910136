/**
 * The part of the suite that needs a browser: it mounts a game in `<playable-game>`, in each state in which somebody decides and in
 * each language. For web-test-runner and Vitest’s browser mode; it needs no Node. The title of each test is the rule that a failing
 * game breaks.
 */
import { addGame, type PlayableGame } from '../define.js';
import { safeDocument } from '../dom/safe-document.js';
import type { AddedGame } from '../game-ui/added-game.js';
import { formatRecord, frames, legalMoves, startFrames, type Move, type Table } from '../index.js';
import { chartOf, phaseOf } from '../kernel/chart.js';
import { chooser, startOf } from './at-random.js';
import { once } from './once.js';
import { alike, all, axeFaults, incompleteTexts, notOffered, overflowing, settled, type Axe } from './page-checks.js';
import { LANGUAGES } from '../i18n/languages.js';
import type { Runner } from './suite.js';

export type { Axe, Runner };

/** What the tests on a page need besides the game. @beta */
export interface PageFacts {
  /** What `axe-core` exports; `window.axe` where it is imported without a bundler. */
  readonly axe: Axe;
  /** The states to test. Default: all states of the chart in which somebody decides. */
  readonly waiting?: readonly string[];
}

/** A game that is mounted for a test. */
interface Mounted {
  readonly shown: PlayableGame;
  readonly game: AddedGame;
  readonly axe: Axe;
}
interface Rule {
  /** The width of the page. Default: 800 px. */
  readonly width?: number;
  /** Lists in words what is wrong. */
  readonly faults: (mounted: Mounted) => readonly string[] | Promise<readonly string[]>;
}

const RULES: Readonly<Record<string, Rule>> = {
  'each legal move is offered': { faults: ({ shown, game }) => notOffered(shown, game) },
  'no two buttons read the same': { faults: ({ shown }) => alike(shown) },
  'axe finds nothing': { faults: ({ shown, axe }) => axeFaults(shown, axe) },
  'nothing is wider than a page of 320 px': {
    width: 320,
    faults: async ({ shown }) => {
      await unfold(shown);
      return overflowing(shown);
    },
  },
  'no text shows a key or a missing value': {
    faults: async ({ shown }) => {
      await unfold(shown);
      return incompleteTexts(shown);
    },
  },
};

/** Random games that are played at least, and at most until each state is found. */
const GAMES = { least: 4, most: 200 };
/** Moves of one of these games; a long game may go on for ever with random moves. */
const LONGEST = 2000;
const PATIENCE = 10_000;

/**
 * Defines the tests of a game on a page, and adds the game to it: `describeOnPage(pig, { describe, test: it }, { axe })`. Give each
 * test 20 seconds: axe is slow.
 * @beta
 */
export function describeOnPage<T extends Table, M extends Move, V>(
  added: AddedGame<T, M, V>,
  runner: Runner,
  facts: PageFacts,
): void {
  const { describe, test } = runner;
  const game = added;
  addGame(game);
  const { id, machine } = game.game;
  const chart = chartOf(machine);
  const states = facts.waiting ?? chart.phases.filter((state) => chart.waits(state));
  const positions = once(() => positionsOf(game, states));
  describe(`${id} on a page`, () => {
    for (const state of states)
      describe(state, () => {
        for (const [title, { width = 800, faults }] of Object.entries(RULES))
          test(title, async () => {
            const position = positions().get(state);
            if (!position)
              throw new Error(`Random games do not reach ${state}. Name the states to test: waiting: [...]`);
            const page = safeDocument.body.appendChild(safeDocument.createElement('main'));
            page.style.width = `${width}px`;
            try {
              for (const lang of game.languages ?? LANGUAGES) {
                const found = await faults({ shown: await mount(page, game, position, lang), game, axe: facts.axe });
                if (found.length > 0) throw new Error([`${title}, but in ${lang}:`, ...found].join('\n'));
              }
            } finally {
              page.remove();
            }
          });
      });
  });
}

interface Position {
  readonly players: number;
  /** The transcript of the moves that lead there. */
  readonly record: string;
  /** How many kinds of moves are legal there. */
  readonly kinds: number;
}
/** For each of these states the position in which random games find the most kinds of moves. */
function positionsOf({ game }: AddedGame, states: readonly string[]): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  for (let n = 0; n < GAMES.least || (n < GAMES.most && found.size < states.length); n++) {
    const start = startOf(game, n, n);
    const choose = chooser(n);
    const moves: Move[] = [];
    let snapshot = startFrames(game, start).at(-1)!;
    while (snapshot.status === 'active' && moves.length < LONGEST) {
      const state = phaseOf(snapshot.value);
      const offered = legalMoves(game, snapshot);
      const kinds = new Set(offered.map(({ type }) => type)).size;
      if (states.includes(state) && kinds > (found.get(state)?.kinds ?? 0))
        found.set(state, { players: start.players, record: formatRecord(game, { start, moves }), kinds });
      const move = choose(offered);
      moves.push(move);
      snapshot = frames(game, snapshot, move).at(-1)!;
    }
  }
  return found;
}

/** Shows the position at the end of a record to the person who decides there, in place of what the page showed before. */
async function mount(
  page: Element,
  { game }: AddedGame,
  { players, record }: Position,
  lang: string,
): Promise<PlayableGame> {
  const shown = safeDocument.createElement('playable-game');
  // A move is not made by itself, even if it is the only one.
  const attributes = { game: game.id, seats: 'human '.repeat(players), lang, load: 'now', save: 'off', forced: 'off' };
  for (const [name, value] of Object.entries(attributes)) shown.setAttribute(name, value);
  shown.record = record;
  page.replaceChildren(shown);
  await shown.ready();
  // Where people share the device a curtain is down; and a reader who does not know the game is told its aim first.
  for (const first of ['raise', 'welcome']) {
    await settled(shown);
    all(shown, `[data-do="${first}"]`)[0]?.click();
  }
  const isThere = () => all(shown, '.controls > *').length > 0 && all(shown, '.list > :not(summary)').length > 0;
  for (const start = Date.now(); !isThere(); await settled(shown))
    if (Date.now() - start > PATIENCE) throw new Error(`The controls are not shown: ${record}`);
  await settled(shown);
  return shown;
}

/** Opens what is folded, such as the list of moves and the log. */
async function unfold(shown: PlayableGame): Promise<void> {
  all<HTMLDetailsElement>(shown, 'details').forEach((details) => (details.open = true));
  await settled(shown);
  await settled(shown);
}
