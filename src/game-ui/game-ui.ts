/** The interface between the elements and a game: its rules (`Game`), board drawing, controls and texts. */
import type { CSSResult, TemplateResult } from 'lit';
import type { Diagram } from '../inspector/diagram.js';
import type { StoredPaths } from '../inspector/stored-paths.js';
import type { Fact, Game, Json, Move, Params, Reason, Seat, Table, View } from '../kernel/game.js';
import type { Opening } from '../kernel/opening.js';
import type { Catalogue, Text } from '../i18n/text.js';
import type { Lesson } from '../kernel/lesson.js';
import type { Bot } from '../bots/protocol.js';
import type { PositionEditor } from './position-editor.js';
import type { Rulebook } from './rulebook.js';

/** The interaction state of a place on the board. @public */
export type AnchorState =
  /** No move begins here. */
  | 'idle'
  /** A move begins here. */
  | 'source'
  /** The player has picked it up. */
  | 'chosen'
  /** The picked piece may go here. */
  | 'target'
  /** A piece may go here, and none is picked up: a player may choose the target first. */
  | 'end';

/**
 * A named place or piece of a board, for gestures, keys, highlights and animation. Pieces that the rules do not distinguish
 * share an anchor.
 * @public
 */
export interface Anchor {
  /** Its name, by which the functions of a board mean it. */
  readonly id: string;
  /** The x coordinate of its centre, in the drawing's own units. */
  readonly x: number;
  /** The y coordinate of its centre. */
  readonly y: number;
  /**
   * On a map, the neighbouring places, in order: the arrow keys choose among these, and with an empty hand `[` and `]` step
   * through them. If omitted, the arrow keys move to the nearest place.
   */
  readonly next?: readonly string[];
}

/** The two forms of a board: `wide`, and `narrow` for narrow pages. @public */
export type Layout = 'wide' | 'narrow';

/** A time limit that players may agree on, for the optional timer; the catalogue's key `game.timer` is its name. @public */
export interface Limit {
  /** Identifies what is timed; a new value restarts the timer. */
  readonly what: string;
  /** How long the players have. */
  readonly seconds: number;
}

/** The rank of a seat or of a team in the result. @public */
export interface Standing {
  /** The seat, or all seats of the team. */
  readonly seats: readonly Seat[];
  /** 1 is the best. Ties share a rank and the following ranks are skipped: 1, 1, 3. */
  readonly rank: number;
  /** The reason of the rank (points, or the tie-breaker): the catalogue's key `standing.<code>` is its sentence. */
  readonly line?: { readonly code: string; readonly params?: Params };
}

/** Everything besides the view that a drawing may depend on. @public */
export interface BoardContext {
  /** The texts of the game, in the reader's language. */
  readonly text: Text;
  /** The form in which the board is drawn. */
  readonly layout: Layout;
  /** Prefix of all ids in the drawing, so that two boards on a page do not share gradients. */
  readonly prefix: string;
  /** What a reader can do at an anchor. */
  readonly state: (anchor: string) => AnchorState;
  /** The number of equal pieces that are picked up at the chosen anchor. Default: 1. */
  readonly count?: number;
  /** Anchors that the frame changed, or that a line under the pointer is about. */
  readonly changed: ReadonlySet<string>;
  /** Anchors that a lesson points at. */
  readonly shown: ReadonlySet<string>;
  /** Anchors that others changed since the player's last move; they have a discreet mark until the player moves. */
  readonly recent?: ReadonlySet<string> | undefined;
  /** Anchors that the controls mark, such as a route that the player plans. */
  readonly marked?: ReadonlySet<string> | undefined;
  /** The anchor with `tabindex="0"`; `undefined` for a static picture. */
  readonly tabStop: string | undefined;
}

/**
 * The motion of pieces to an anchor: with `from`, the last piece there moves from that anchor; without, all there appear.
 * @public
 */
export interface PieceMotion {
  /** The pieces' `data-piece` in the drawing. */
  readonly piece: string;
  /** The id of the anchor that it comes from, in the form of `to`. */
  readonly from?: string;
  /** An anchor's id; if it ends in a colon, all anchors with this prefix. */
  readonly to: string;
  /** The animation: fall like dice, appear, or turn over; a piece with `from` slides as well. Default: `fade`. */
  readonly how?: 'tumble' | 'fade' | 'flip';
}

/** A lesson before it is loaded: its id, the rules it teaches, and the loaders of the lesson and of its texts. @public */
export interface LessonEntry {
  /** The name of the lesson, as elements and addresses use it. */
  readonly id: string;
  /** Ids of the rules that it teaches, the main one first. */
  readonly rules: readonly string[];
  /** Loads the lesson. In the builds for pages there is a file for each `lang`, with the lesson's texts. */
  lesson(lang?: string): Promise<Lesson>;
  /** Loads its texts; the key `title` is the lesson's title. */
  text(lang: string): Promise<Catalogue>;
}

/** Explains an anchor; returns `undefined` for none. `text` also has the texts of `text/help.<lang>.ts`. @public */
export type Explain<V extends View = View> = (anchor: string, view: V, text: Text) => Explanation | undefined;
/** An explanation of a place or piece. @public */
export interface Explanation {
  /** A sentence or two that do not repeat the anchor's `label`. */
  readonly text: string;
  /** The id of the rule in the ledger. */
  readonly rule?: string;
}

/**
 * Helps in a first game: gives advice before each phase's first decision, and asks for confirmation of legal but unwise moves.
 * It may use the view only.
 * @public
 */
export interface Coach<V = unknown, M extends Move = Move> {
  /**
   * For each state that waits, the key of its advice: one or two sentences. If omitted, it is `coach.<code of the prompt>`,
   * or without such a text `coach.<state>`.
   */
  readonly words?: Readonly<Record<string, string>>;
  /** The objection to a move, with the text `doubt.<code>`; `undefined` for a sensible move. */
  doubt(view: View<V, M>, move: M): Reason | undefined;
  /** Whether to object to moves at this stage: in a first turn, or as long as a beginner needs it. */
  asks(view: View<V, M>): boolean;
}

/** The summary of a phase, on a card that is shown until it is dismissed or the next move is made. @public */
export interface Recap {
  /** The heading of the card. */
  readonly title: string;
  /** What it says, from top to bottom. */
  readonly lines: readonly RecapLine[];
}
/** A sentence of a recap, for example who rose, or a seat's score with the sum written out. @public */
export interface RecapLine {
  /** The seat of the line: the line is shown under the seat's name, so the sentence need not repeat it. */
  readonly seat?: Seat;
  /** The sentence. */
  readonly text: string;
  /** Anchors that are highlighted on the board while the pointer is on the line. */
  readonly anchors?: readonly string[];
}

/** What a game's picture of its end is drawn from. @public */
export interface End<V = unknown> {
  /** What the reader may know of the end. */
  readonly view: View<V>;
  /** As `standings` of the game. */
  readonly standings: readonly Standing[];
  /** The seat that texts call `you`, if there is one. */
  readonly reader: Seat | undefined;
  /** The texts of the game, in the reader's language. */
  readonly text: Text;
}

/** Parts of a game that readers open (`extras.ts`); each is loaded on first use. @public */
export interface GameExtras {
  /**
   * The recap card of a finished phase; `undefined` for none. Called after each move that ends a phase (an outermost state of
   * the chart), with the facts of the phase's moves that the viewer may know, including those of phases passed through after
   * it, and with the view after the last. Its texts are in the game's `text/`.
   */
  recap?(facts: readonly Fact[], view: View, text: Text): Recap | undefined | Promise<Recap | undefined>;
  /** Loads what explains the places and pieces of the board. */
  explain?(): Promise<Explain>;
  /** A small decorative picture of how to score, shown beside the aim in one sentence (`game.goal`). */
  goalPicture?(): Promise<TemplateResult>;
  /** Loads the coach, which readers can switch on and off. */
  coach?(): Promise<Coach>;
  /**
   * Draws the end of a game in the game's own world, three units wide and two high: the winners celebrate, and a reader who
   * has not won is consoled. Shown over the board, always by dusk. `drawing/celebration.ts` has what moves.
   */
  endPicture?(): Promise<(end: End) => TemplateResult>;
  /** The arguments for one of the view's moves, as `reasons` of a `Game`; their texts are in the texts of help. */
  reasons?(): Promise<NonNullable<Game['reasons']>>;
  /**
   * The round of a view, from 1, and the points of each seat so far. The end screen shows them by round; the key
   * `chronicle.round` is the name of a round. Omit it if the game counts no rounds. If the numbers are not points, the keys
   * `chronicle.table` and `chronicle.drewAway` replace `end.table` and `end.drewAway`.
   * `isFinal` marks points of a last scoring after the rounds, which has a column of its own, named `chronicle.final`.
   */
  chronicle?(view: View): { readonly round: number; readonly points: readonly number[]; readonly isFinal?: boolean };
  /** Loads the rules to read in a language, or in English if they lack it. */
  rulebook?(lang: string): Promise<Rulebook>;
  /** The editor for positions in the studio; without it, authors write positions as JSON. @beta */
  editor?(): Promise<PositionEditor>;
  /**
   * The game with data from the page, such as another deck, instead of its own, derived from `usual`; its `game.data`
   * identifies the data. Rejects with `BadInput` naming the invalid place. The schema is `data.schema.json` in the game's
   * folder.
   */
  withData?(data: unknown, usual: GameUi): Promise<GameUi>;
}

/** The parts of a game for reading about it: they need neither its drawing nor its state machine. @public */
export interface GameReading extends GameExtras {
  /** The languages of its texts. Default: all that the elements speak. An element speaks English where its game lacks the page’s. */
  readonly languages?: readonly string[];
  /** Loads the game's texts. */
  text(lang: string): Promise<Catalogue>;
  /** Loads the texts of explanations, reasons and the coach, when the player first opens help. */
  helpText?(lang: string): Promise<Catalogue>;
  /** All lessons of the game, in learning order. */
  lessons?(): Promise<readonly LessonEntry[]>;
}

/** A game as elements load it: its board, and the loaders of the other parts. @public */
export interface GameUi<T extends Table = Table, M extends Move = Move, V = unknown>
  extends GameBoard<T, M, V>, GameReading {
  /**
   * Loads the bot, for computing moves on the page without a worker; if `undefined`, the game itself is used.
   * @beta
   */
  bot?(): Promise<Bot | undefined>;
  /**
   * The absolute URL of a module worker that computes the bot’s moves with `serveBots`; only for games that a page adds.
   * @beta
   */
  readonly botWorker?: string;
  /** Loads the layouts of the chart, from narrow to wide. @beta */
  diagrams?(): Promise<readonly Diagram[]>;
  /** Loads a log to every state and transition of the chart. @beta */
  paths?(): Promise<StoredPaths>;
}

/** Consecutive moves of one seat that are offered as one; in the record they are separate moves. @public */
export interface Proposal<M extends Move = Move> {
  /** The catalogue's key `proposal.<code>` is its text. */
  readonly code: string;
  /** The params of its text. */
  readonly params?: Params;
  /** At least one, in the order in which they are made. */
  readonly moves: readonly M[];
  /**
   * The anchors at which it is offered, as a move that touches them; else it has a button with its text. If a move touches
   * the same, only a small button offers the series (`chip` of a `Control`).
   */
  readonly touches?: readonly string[];
  /**
   * Goes on with it: the move that is made by itself whenever the player is asked again in this phase, such as the next
   * higher bid. It ends when there is none, or when the player does something else.
   */
  next?(this: void, view: View<unknown, M>): M | undefined;
}

/** What a page shows of a new game before its rules are loaded (`picture.ts`). @public */
export interface GamePicture<T extends Table = Table, M extends Move = Move, V = unknown> extends Pick<
  GameBoard<T, M, V>,
  'styles' | 'board' | 'size' | 'zooms' | 'palette' | 'formatValue' | 'seatTerms'
> {
  /** Sets up a new table, and says what a viewer sees of it. */
  readonly opening: Opening<T, M, V>;
  /** The state in which the chart begins. */
  readonly phase: string;
}

/** A game and its board: drawing, controls, and how moves and facts look and sound (`ui.ts`). @public */
export interface GameBoard<T extends Table = Table, M extends Move = Move, V = unknown> {
  /** The rules. */
  readonly game: Game<T, M, V>;
  /** Styles for the drawing, the controls and the scoreboard, which stand in one shadow root. */
  readonly styles?: readonly CSSResult[];
  /** Draws the board as SVG. A pure function: pages, pictures in Node and posters use the same drawing. */
  board(view: View<V, M>, ctx: BoardContext): TemplateResult;
  /** The drawing's size in its own units; may depend on the number of players. */
  size(view: View<V, M>, layout: Layout): { readonly width: number; readonly height: number };
  /** Whether the board can be zoomed and panned, as a map must be in narrow pages. */
  readonly zooms?: boolean;
  /** The anchor where the viewer's own figure stands: a map is enlarged around it. @beta */
  standsAt?(view: View<V, M>): string | undefined;
  /** Whether a seat is out of the game, so that it moves no more. Default: none is. @beta */
  isOut?(view: View<V, M>, seat: Seat): boolean;
  /** The places and pieces that a reader can point at, and where they are. */
  anchors(view: View<V, M>, layout: Layout): readonly Anchor[];
  /** Describes a place and its content in words. */
  label(anchor: string, view: View<V, M>, text: Text): string;
  /** The anchors whose labels together describe the position, each thing once. Default: all anchors. */
  describedAnchors?(view: View<V, M>): readonly string[];
  /**
   * The colours of the drawing's classes `t-<tone>` (fill) and `l-<tone>` (stroke) by day and by dusk, for pages and for
   * pictures without a stylesheet.
   */
  readonly palette?: Readonly<Record<string, readonly [day: string, dusk: string]>>;
  /** The colours of the seats, for small marks beside the board: body, outline and lettering. */
  readonly seatColours?: readonly (readonly [body: string, outline: string, ink: string])[];
  /**
   * The anchors that a move touches, in the order in which a player points at them: none, one or two. If several moves touch
   * the same anchors, the element asks the player which one is meant.
   */
  touches(move: M, view: View<V, M>): readonly string[];
  /** The number of equal pieces at an anchor where a move begins; a player may move several at once. Default: 1. */
  pieces?(anchor: string, view: View<V, M>): number;
  /**
   * Kinds of pieces that a player keeps using across phases: the anchors of each, in the order in which they are picked up.
   * After a move, the next piece of the kind used last is picked up automatically. If it cannot go to a chosen target, the
   * first piece of its kind that can is used.
   */
  kinds?(view: View<V, M>): Readonly<Record<string, readonly string[]>>;
  /** Series of moves that a player may want to make in one step, best first. */
  proposals?(view: View<V, M>): readonly Proposal<M>[];
  /**
   * Whether the player makes this move even if it is the only legal one, such as a dice roll; other forced moves are played
   * automatically. `people` is the number of persons at the game: with several, an automatic move may reveal something about
   * a hand. A move of a game with hidden hands that is manual for several only is played automatically all the same if
   * everybody can tell that it is the only one.
   */
  isManual?(move: M, view: View<V, M>, people: number): boolean;
  /** By type of move (verb), the field that holds an amount. Players set it in a number field, also in the list of moves. */
  readonly amounts?: { readonly [V in M['type']]?: string };
  /**
   * A subclass of `Control` for each waiting state that needs more than the default controls (a choice of places, a number
   * field or buttons).
   */
  readonly controls?: Readonly<Record<string, CustomElementConstructor>>;
  /** Draws the players, their reserves and their points. */
  scoreboard(view: View<V, M>, ctx: Pick<BoardContext, 'text'>): TemplateResult;
  /**
   * The standings, best first, each seat once; for the result, the event `playable-over` and static renderings. At the end of
   * the game, rank 1 has won; if nobody wins, nobody has rank 1. Before the end it is the current ranking. The text of the
   * result is `result.won` (one standing of rank 1), `result.shared` (several) or `result.none`. A game's catalogue may
   * replace these, and add `result.close` for a win by a tie-breaker, with the first param equal. Params are `{seat}`, the
   * winners, `{count}`, their number, the params of the first one's line, and those of the best loser's line, as
   * `{pointsNext}` for `{points}`.
   */
  standings(view: View<V, M>): readonly Standing[];
  /** Describes a move in words, for example in a list of moves, from the move and the view. */
  describeMove(move: M, view: View<V, M>, text: Text): string;
  /** Converts the params of a fact or a refusal to the params that the catalogue's sentences use. */
  factParams(params: Params | undefined, view: View<V, M>): Params;
  /**
   * Formats values that have no key of their own in the catalogue, such as a place in a box; `undefined` leaves a value to
   * the catalogue. `view` is the view on show, for names that depend on it; it is omitted if no game is shown.
   */
  formatValue?(name: string, value: Json, text: Text, view?: View<V, M>): string | undefined;
  /**
   * Selects the facts of a frame that are shown as a line while they happen. Default: all. Facts name seats in `seat`, `seats`
   * or `owner`; facts about the player's own seat are shown longer.
   */
  storyFacts?(facts: readonly Fact[], view: View<V, M>): readonly Fact[];
  /**
   * A short summary of a seat's consecutive moves, without the seat's name, for the report of other players' moves; if
   * `undefined`, the report uses the sentences of the facts.
   */
  movesSummary?(facts: readonly Fact[], text: Text): string | undefined;
  /**
   * Whether a move is an answer in the course of another seat's turn. The report of other players' moves does not begin
   * anew after it, so that it tells what was answered as well.
   */
  isAnswer?(move: M): boolean;
  /**
   * Selects from the consequences since the reader's own last decision, oldest first, those that the story line shows while
   * the reader is asked, such as who bought what. If it returns none, the line shows the last frame.
   */
  headline?(facts: readonly Fact[], view: View<V, M>): readonly Fact[];
  /** The anchors that a fact changed, marked while its frame is shown. */
  changed?(fact: Fact): readonly string[];
  /** Terms of the catalogue, besides `seat`, that name a seat: a player's name replaces all of them. */
  readonly seatTerms?: readonly string[];
  /** The animation of a fact, if any. */
  motion?(fact: Fact): PieceMotion | undefined;
  /**
   * An enlarged drawing, with all its text, of a thing that is too small to read on the board, such as a card. It is shown
   * beside the anchor during hover, keyboard focus and a long press. The anchor's `label` must say the same.
   */
  closeUp?(anchor: string, view: View<V, M>, text: Text): TemplateResult | undefined;
  /** How long a frame with these facts is shown, in milliseconds. */
  duration(facts: readonly Fact[]): number;
  /** The current time limit, for the optional timer; `undefined` for none. */
  limit?(view: View<V, M>): Limit | undefined;
}
