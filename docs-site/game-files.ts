/**
 * The files of a game's folder, the same in all games, with the job of each: shown by the page on the architecture, and kept
 * by `test/games/files.node.ts`. `<lang>` stands for each language. The files of `rules/`, `bot/` and `lessons/` are the
 * game's own; a game's tests name its further files. What stands in `generated/` is made by `scripts/games.js` and not committed.
 */
import { html, type Markup } from '../src/markup/html.js';

type Jobs = Readonly<Record<string, string>>;

/** The files that every game has; a draft may lack some. */
export const FILES: Jobs = {
  'about.ts': '`about`, a `GameAbout`: its order among the games, its players, the sizes of its board',
  'index.ts': 'the headless game, a `WholeGame`, exported under its id: `my-game` as `myGame`',
  'game.ts': '`game`, the same without opponents and without XState, for the board',
  'opening.ts': '`opening`: what a new table takes and how it is seen, without the rules',
  'picture.ts': '`picture`, a `GamePicture`: set-up and drawing, which a page shows before the rules are loaded',
  'ui.ts': '`ui`, a `GameBoard`: the same with rules, controls, and how moves and facts look and sound',
  'extras.ts': '`extras`, a `GameExtras`: loaders of what readers open, such as the rulebook',
  'bot.ts': '`choose` or `think`, as in `Game`, shared with a worker, and `weigh`, if it rates moves',
  'table.ts': 'the types of the table, as plain data, and of the moves',
  'view.ts': '`Seen`, what a seat sees of the table; a table that fits it; the key of what to do now',
  'map.ts': 'the printed material and the constants of the rules',
  'setup.ts': 'the table before the first move',
  'machine.ts': 'the turn as a statechart',
  'rules/index.ts': 'the rules of all verbs',
  'queries.ts': 'what several rules ask of a table, and the guards of the statechart',
  'changes.ts': 'small changes of a table that several rules share',
  'position.ts': 'validates positions from outside',
  'fields.ts': 'the fields of each verb, in the order of the notation, with their values',
  'ledger.ts': 'the id of every rule',
  'transcripts.ts': '`transcripts`, `Transcripts`: games to the states of the chart, for stories and tests',
  'size.json': 'the bytes that pages load, compared by `npm run size`',
  'board/board.ts': 'draws a view',
  'board/layout.ts': 'coordinates, wide and narrow',
  'board/landscape.ts': 'what is drawn behind everything and never changes',
  'board/palette.ts': 'colours, by day and by dusk',
  'board/styles.ts': 'styles of the drawing',
  'board/anchors.ts': '`anchors` and what belongs to them, such as `touches`',
  'board/controls.ts': '`controls`: an element for each state in which players move',
  'board/proposals.ts': 'several moves that one button makes one after the other',
  'board/scoreboard.ts': '`scoreboard` and `standings`',
  'board/scoreboard.styles.ts': 'styles of the scoreboard',
  'board/facts.ts': '`motion`, `changed` and `duration`: a row for each fact',
  'board/story.ts': '`storyFacts` and what else chooses the facts to tell',
  'board/end.ts': '`endPicture`, the end of a game',
  'text/<lang>.ts': 'the texts of the game',
  'text/board.<lang>.ts': 'the texts on the picture',
  'text/help.<lang>.ts': 'the texts of explanations, reasons and the coach',
  'text/why.<lang>.ts': 'why moves are refused, and when the chart leads on',
  'text/faults.<lang>.ts': 'why positions are refused',
  'text/goal.ts': 'the aim in a sentence',
  'text/phrase.ts': '`formatValue` and `factParams`: values that the catalogue cannot list',
  'help/coach.ts': '`coach`',
  'help/explain.ts': '`explain`',
  'help/goal.ts': '`goalPicture`',
  'help/reasons.ts': '`reasons`',
  'help/recap.ts': '`recap`',
  'editor/index.ts': '`editor`, a `PositionEditor`: sets up positions by hand in the studio',
  'editor/fields.ts': 'the fields of the editor',
  'editor/pieces.ts': 'the pieces of the editor, and where they may go',
  'editor/<lang>.ts': 'the texts of the editor',
  'rulebook/chapters.ts': 'the chapters of the rulebook, and the states that they describe',
  'rulebook/<lang>.ts': 'the texts of the rulebook',
  'rulebook/asked/<lang>.ts': 'words in which readers ask for a rule',
  'lessons/index.ts': 'the lessons in order: each a folder with `lesson.ts` and, in `words.ts`, its texts',
  'data/paths.ts': 'A log to every state of the chart; written by `npm run reach`',
  'generated/lessons.ts': 'the lessons as they are found in the folder',
  'generated/diagrams.ts': 'the layouts of the chart',
  'generated/rulebook.ts': '`rulebook`, with the texts as they are found in the folder',
  'site/index.ts': '`site`, a `GameSite`: the game’s texts on the documentation site',
  'site/authors.<lang>.md': 'the authors of the game',
  'site/board.game.txt': 'the game whose board the site and README show',
  'site/board.alt.txt': 'that board in words',
  'site/board-light.svg': 'that board by day',
  'site/board-dark.svg': 'that board by dusk',
  'site/made.json': 'what the page of the studio shows as made with it',
};

/** The files that a game may have. */
export const OPTIONAL: Jobs = {
  'immutable.ts': 'copies of the parts of a table, written out for speed',
  'board/spots.ts': 'the places of a position with their rectangles, where anchors alone do not say it',
  'board/controls.styles.ts': 'styles of the controls',
  'help/goal.computed.ts': 'what the picture of the aim shows of the map, so that readers of rules need not load it',
  'data/rare.games.txt': 'games to states that random games hardly reach',
  'text/numbers.ts': 'the numbers of phases, the same in all texts',
  'data.json': 'data that a page may replace, for `withData`, in the form of `data.schema.json`',
  'schema.ts': '`schema`, the JSON schema of such data; becomes the file `data.schema.json`',
  'data.schema.json': 'that schema, as a generated file',
  'generated/data.ts': '`data.json` as a module',
};

/** The reference pages are in English alone. */
const WORDS = {
  title: 'The files of a game',
  says: 'Two files that do the same job have the same name in every game. Every game has:',
  some: 'Where a game needs it:',
};

const list = (jobs: Jobs): Markup =>
  html`<ul>
    ${Object.entries(jobs).map(
      ([file, job]) =>
        html`<li>
          <code>${file}</code>: ${job.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}
        </li>`,
    )}
  </ul>`;

export const gameFiles = (): Markup =>
  html`<h2 id="game-files">${WORDS.title}</h2>
    <p>${WORDS.says}</p>
    ${list(FILES)}
    <p>${WORDS.some}</p>
    ${list(OPTIONAL)}`;
