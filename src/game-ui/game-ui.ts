/** What the elements know of a game: its headless door, and the door to its drawing, controls and words. */
import type { CSSResult, TemplateResult } from 'lit';
import type { Diagram } from '../inspector/diagram.js';
import type { StoredPaths } from '../inspector/stored-paths.js';
import type { Fact, Game, Json, Move, Params, Reason, Seat, Table, View } from '../kernel/game.js';
import type { Catalogue, Text } from '../i18n/text.js';
import type { Lesson } from '../kernel/lesson.js';
import type { Bot } from '../opponents/protocol.js';
import type { OwnLesson } from './own-lesson.js';
import type { PositionEditor } from './position-editor.js';

/** How a place of the board stands to what the reader may do now. */
export type AnchorState =
  /** Nothing can be begun here. */
  | 'idle'
  /** A move begins here. */
  | 'source'
  /** The reader has taken it up. */
  | 'chosen'
  /** What was taken up may go here. */
  | 'target'
  /** Something may go here, and nothing is taken up: a reader may point here first. */
  | 'end';

/** A named place or piece of a board, for gestures, keys, highlights and animation. Several pieces that are the same to the rules share one. */
export interface Anchor {
  readonly id: string;
  /** Its centre in the drawing's own units. */
  readonly x: number;
  readonly y: number;
  /**
   * On a map, the places that ways lead to from here, in order: the arrow keys choose among these, and `[` and `]` walk
   * through them. Without it the arrow keys go to the nearest place of all.
   */
  readonly next?: readonly string[];
}

export type Layout = 'wide' | 'narrow';

/** A limit in time that players may agree on, for the optional timer, which the key `game.timer` of the catalogue names. */
export interface Limit {
  /** What is timed; another one starts the time anew. */
  readonly what: string;
  readonly seconds: number;
}

/** A place in the result, of one seat or of a team. */
export interface Standing {
  /** One seat; of a team all its seats. */
  readonly seats: readonly Seat[];
  /** 1 is the best. Those who tie share a rank, and the next is as much lower: 1, 1, 3. */
  readonly rank: number;
  /** What the rank rests on, points or whatever broke a tie, said by the key `standing.<code>` of the catalogue. */
  readonly line?: { readonly code: string; readonly params?: Params };
}

/** All that a drawing may depend on, beside the view. */
export interface BoardContext {
  readonly text: Text;
  readonly layout: Layout;
  /** Begins every id in the drawing, so that two boards on a page do not share gradients. */
  readonly prefix: string;
  readonly state: (anchor: string) => AnchorState;
  /** How many equal pieces of the chosen anchor are taken up; one, where it is not said. */
  readonly count?: number;
  /** Anchors that the last step changed, and those that a lesson points at. */
  readonly changed: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
  /** Anchors that others changed since the reader's own last move: a quiet mark until the reader moves. */
  readonly recent?: ReadonlySet<string> | undefined;
  /** Anchors that the controls mark, such as a way that a reader plans. */
  readonly marked?: ReadonlySet<string> | undefined;
  /** The anchor that Tab comes to; `undefined` for a picture that is only looked at. */
  readonly tabStop: string | undefined;
}

/** How a kind of piece comes to an anchor: the last one there from another anchor, or all of them from nowhere. */
export interface PieceMotion {
  /** The `data-piece` of the drawing. */
  readonly piece: string;
  readonly from?: string;
  /** An anchor; with a colon at its end, every anchor that begins so. */
  readonly to: string;
  /** It falls like dice, appears, or turns over; one that comes from somewhere slides there as well. `fade`, unless it is said. */
  readonly how?: 'tumble' | 'fade' | 'flip';
}

/** A lesson before it is fetched: its id, the rules it teaches, and the ways to it and to its words. */
export interface LessonEntry {
  readonly id: string;
  readonly rules: readonly string[];
  /** Whether no move leads to its first step, as far as that is known before it is fetched. */
  readonly isLaid?: boolean;
  /** In the builds for pages it comes with its words in a language: whoever wants those too names it. */
  lesson(lang?: string): Promise<Lesson>;
  /** In the builds for pages: the moves that its position offers, worked out there. */
  moves?(lang?: string): Promise<readonly Move[] | undefined>;
  /** Its sentences; the key `title` names the lesson. */
  text(lang: string): Promise<Catalogue>;
}

/** A table of a rulebook: the first cell of each row names it. */
export interface RuleTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a cell says, to be tried on a board, where it can be: by its row and column, both counted from 0 without names. */
  readonly lesson?: (row: number, column: number) => Promise<OwnLesson>;
}
/** One paragraph of a rulebook. */
export interface RuleText {
  /** The rule's id in the ledger. */
  readonly id: string;
  readonly text: string;
  readonly table?: RuleTable;
  /** Set where we decided what the sources do not. */
  readonly ruling?: string;
  /** What the translations say, where they differ. */
  readonly readings?: readonly { readonly lang: string; readonly text: string }[];
}
export interface RuleChapter {
  readonly title: string;
  /** The chart's states this chapter is about. */
  readonly phases: readonly string[];
  readonly rules: readonly RuleText[];
}
/** A game's rules in one language. Terms in double brackets, `[[title]]` or `[[title|titles]]`, are explained in `terms`. */
export interface Rulebook {
  readonly title: string;
  /** The aim in one sentence. */
  readonly goal?: string;
  readonly chapters: readonly RuleChapter[];
  readonly terms: Readonly<Record<string, string>>;
}

/** What an anchor is; `undefined` where there is nothing to say. `text` has the words of `text/help.<lang>.ts` too. */
export type Explain<V extends View = View> = (anchor: string, view: V, text: Text) => Explanation | undefined;
/** What a place or piece is. */
export interface Explanation {
  /** A sentence or two, without what its `label` says already. */
  readonly text: string;
  /** The rule that says so, as an id of the ledger. */
  readonly rule?: string;
}

/**
 * Who stands beside a reader in a first game: says what matters before each phase's first decision, and asks back where a
 * move is allowed and hardly wise. All of it is made from the view alone.
 */
export interface Coach<V = unknown, M extends Move = Move> {
  /** For each state that waits, the key of what matters there: one or two sentences. */
  readonly words: Readonly<Record<string, string>>;
  /** A question to this move, said by `doubt.<code>`; `undefined` for one that is sensible. */
  doubt(view: View<V, M>, move: M): Reason | undefined;
  /** Whether moves are still asked about: in a first turn, or as long as a beginner needs it. */
  asks(view: View<V, M>): boolean;
}

/** What a phase has brought, on a card that stays until it is dismissed or the next move is made. */
export interface Recap {
  readonly title: string;
  readonly lines: readonly RecapLine[];
}
/** One sentence of it, such as who rose, or what a seat scored with the sum written out. */
export interface RecapLine {
  /** Whose line it is: it stands under that seat's name, which the sentence then need not say. */
  readonly seat?: Seat;
  readonly text: string;
  /** The places and pieces that it is about, to be lit on the board while one points at it. */
  readonly anchors?: readonly string[];
}

/** What may come behind a first board (`more.ts`): each is fetched when it is asked for. */
export interface GameMore {
  /**
   * What a phase has brought, for a card that is shown once it is over. Asked for every move that ends a phase, an outermost
   * state of the chart, with the facts of the phase's moves that the viewer may know, those of the phases passed through
   * after it among them, and the view after the last; `undefined` where that is not worth a card. Its words stand in the
   * game's `text/`.
   */
  recap?(facts: readonly Fact[], view: View, text: Text): Recap | undefined | Promise<Recap | undefined>;
  explain?(): Promise<Explain>;
  /** A small picture of how points come, for the eye alone: the aim in one sentence stands beside it (`game.goal`). */
  goalPicture?(): Promise<TemplateResult>;
  coach?(): Promise<Coach>;
  /** What speaks for one of the view's moves, as `reasons` of a `Game`; its words stand in the words of help. */
  reasons?(): Promise<NonNullable<Game['reasons']>>;
  /**
   * The round that a view is in, from 1, and the points of each seat so far: the end shows them round by round, each called
   * by the key `chronicle.round`. A game that counts no rounds leaves this out. Where what is counted are no points, the keys
   * `chronicle.table` and `chronicle.drewAway` say what they are, in place of `end.table` and `end.drewAway`.
   */
  chronicle?(view: View): { readonly round: number; readonly points: readonly number[] };
  rulebook?(lang: string): Promise<Rulebook>;
  /** What sets up positions by hand in the studio; where a game has none, they are written as JSON. */
  editor?(): Promise<PositionEditor>;
  /**
   * The game with a page's own data in place of its own, such as another deck, made from the usual one; its `game` has a
   * mark of theirs in `data`. Rejects with `BadInput` naming the place that does not hold. `data.schema.json` in the game's
   * folder says the form.
   */
  withData?(data: unknown, usual: GameUi): Promise<GameUi>;
}

/** A game's door for readers: what needs neither its drawing nor its machine. */
export interface GameReading extends GameMore {
  /** The game's words; its fetching begins at the call. */
  text(lang: string): Promise<Catalogue>;
  /** Those of them that a first board and a move on it need, where they come alone; its fetching begins at the call. */
  firstText?(lang: string): Promise<Catalogue>;
  /** The words of explanations, reasons and the coach; fetched when a reader first asks for help. */
  helpText?(lang: string): Promise<Catalogue>;
  /** Every lesson of the game in the order in which one would learn. */
  lessons?(): Promise<readonly LessonEntry[]>;
}

/** A game's door for elements: what a first board and move need, and the ways to what comes behind. */
export interface GameUi<T extends Table = Table, M extends Move = Move, V = unknown>
  extends GameBoard<T, M, V>, GameReading {
  /** Has `game` take on its checks of positions, where they come behind a first board: before any position is taken up. */
  positions?(): Promise<void>;
  /** Who thinks for opponents on the page itself; where there is nobody, the game. */
  opponent?(): Promise<Bot | undefined>;
  /** The chart laid out, from a narrow picture to a wide one. */
  diagrams?(): Promise<readonly Diagram[]>;
  /** For every state and transition of the chart a log that takes it. */
  paths?(): Promise<StoredPaths>;
}

/** Moves of one seat in a row, offered as one: each is a move of its own in the record. */
export interface Proposal<M extends Move = Move> {
  /** Said by the key `proposal.<code>` of the catalogue. */
  readonly code: string;
  readonly params?: Params;
  readonly moves: readonly M[];
}

/** What a first board and move need (`ui.ts`). */
export interface GameBoard<T extends Table = Table, M extends Move = Move, V = unknown> {
  readonly game: Game<T, M, V>;
  readonly styles?: readonly CSSResult[];
  /** Those of what comes behind a first board. */
  lateStyles?(): readonly CSSResult[];
  /** The board as SVG: pure, so that a page, a picture in Node and a poster are the same drawing. */
  board(view: View<V, M>, ctx: BoardContext): TemplateResult;
  /** The drawing's size in its own units, which may depend on how many play. */
  size(view: View<V, M>, layout: Layout): { readonly width: number; readonly height: number };
  /** Whether the board can be made larger and moved, as a map must be where the page is narrow. */
  readonly zooms?: boolean;
  anchors(view: View<V, M>, layout: Layout): readonly Anchor[];
  /** A place in words, with what lies there. */
  label(anchor: string, view: View<V, M>, text: Text): string;
  /** The anchors whose labels tell what lies where, each thing once; all of them where a game does not say. */
  describedAnchors?(view: View<V, M>): readonly string[];
  /** What the classes `t-<tone>` (filled) and `l-<tone>` (drawn) of the drawing mean by day and by dusk, on a page and in pictures without a stylesheet. */
  readonly palette?: Readonly<Record<string, readonly [day: string, dusk: string]>>;
  /** The colours of the seats, for small marks beside the board: body, outline, and what is written on it. */
  readonly seatColours?: readonly (readonly [body: string, outline: string, ink: string])[];
  /**
   * The anchors a move touches, in the order in which a reader points at them: none, one or two. Where several moves touch
   * the same, a reader who points there is asked which of them is meant.
   */
  touches(move: M, view: View<V, M>): readonly string[];
  /** How many equal pieces lie at an anchor where a move begins: a reader may move several of them at once. One, where a game does not say. */
  pieces?(anchor: string, view: View<V, M>): number;
  /**
   * The kinds of pieces that a reader goes on using through several phases: the anchors of each, in the order in which they
   * come to the hand. Of the kind that was used last one is in the hand at once, and at a place where that one cannot go,
   * the first of its kind that can goes there.
   */
  kinds?(view: View<V, M>): Readonly<Record<string, readonly string[]>>;
  /** Series of moves that a reader may want to make as one, best first. */
  proposals?(view: View<V, M>): readonly Proposal<M>[];
  /**
   * Whether a reader makes this move even where there is nothing else to do, such as a roll: other single moves are made by
   * themselves. `people` is how many share the game: where several do, a move that is made by itself may tell the others of a hand.
   */
  isCeremony?(move: M, phase: string, people: number): boolean;
  /** For verbs whose moves name an amount, the field that holds it: readers set it in a number field, here and in the list of moves. */
  readonly amounts?: { readonly [V in M['type']]?: string };
  /**
   * A Lit element for each state that waits and needs more than a choice of places, a number field or buttons for its
   * verbs: those are shown where a game has none of its own.
   */
  readonly controls?: Readonly<Record<string, CustomElementConstructor>>;
  /** Players, reserves and points. */
  scoreboard(view: View<V, M>, ctx: Pick<BoardContext, 'text'>): TemplateResult;
  /**
   * How the players stand, best first, each seat once; for the result, the event `playable-over` and renderings without
   * scripts. When the game is over those of rank 1 have won; a game that nobody wins gives nobody rank 1. Before that it is
   * how the game would rank them now. The result is said by `result.won` (one standing of rank 1), `result.shared` (several)
   * or `result.none`, which a game's catalogue may say in words of its own: they get `{seat}`, the winners, `{count}`, how
   * many they are, and the params of the first one's line.
   */
  standings(view: View<V, M>): readonly Standing[];
  /** A move in words, such as a list of moves says it; its values come from the move and the view. */
  describeMove(move: M, view: View<V, M>, text: Text): string;
  /** The values of a fact or a refusal under the names that the catalogue's sentences use. */
  factParams(params: Params | undefined, view: View<V, M>): Params;
  /**
   * Names values that no single key of the catalogue can name, such as a place in a box; `undefined` leaves them to the
   * catalogue. `view` is what is on show, for names that depend on it; it is missing where no game is shown.
   */
  formatValue?(name: string, value: Json, text: Text, view?: View<V, M>): string | undefined;
  /**
   * Of the facts of a frame those worth a line while they happen; all of them where a game does not say. Facts name seats
   * by `seat`, `seats` or `owner`: what concerns the reader's own is looked at longer.
   */
  told?(facts: readonly Fact[], view: View<V, M>): readonly Fact[];
  /**
   * What a seat did in one go, in short and without the seat's name; `undefined` where the sentences of its facts say it
   * best. It stands in the report of what others did.
   */
  goSummary?(facts: readonly Fact[], text: Text): string | undefined;
  /**
   * Of the consequences since the reader's own last decision, oldest first, those that the line above the board says while
   * the reader is asked, such as who bought what; empty where the line says the last step.
   */
  headline?(facts: readonly Fact[], view: View<V, M>): readonly Fact[];
  /** The anchors that a fact changed, to be marked while its step is looked at. */
  changed?(fact: Fact): readonly string[];
  /** The terms of the catalogue that name a seat, beside `seat`: a name that a reader gives a seat stands for all of them. */
  readonly seatTerms?: readonly string[];
  /** How the drawing shows what happened, if it moves anything. */
  motion?(fact: Fact): PieceMotion | undefined;
  /**
   * A thing too small to be read where it lies, such as a card: drawn larger, with all that is written on it, beside its place
   * while a pointer rests there, while keys have come to it and while it is pressed for long. Its `label` says the same.
   */
  closeUp?(anchor: string, view: View<V, M>, text: Text): TemplateResult | undefined;
  /** How long a step is looked at, in milliseconds. */
  duration(facts: readonly Fact[]): number;
  /** What players may agree to limit in time now, for the optional timer. */
  limit?(view: View<V, M>): Limit | undefined;
}
