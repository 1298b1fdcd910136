/**
 * What a page shows of a game of your own: `defineUi`, the shapes that boards are drawn with, controls and standings. With Lit's
 * `html`, `svg` and `css`, so that a game need not install Lit. The promise of `playable-rules/kit` holds here too.
 */
export { css, html, nothing, svg, type CSSResult, type TemplateResult } from 'lit';
export { defineUi, type DrawnAs, type Translated, type UiDefinition, type WrittenLesson } from './define-ui.js';
export type { DrawnPlace, PlacesBoard, Size } from './places.js';
export { gridLines, gridNames, gridArea } from './grid-board.js';
export { cardTable, CLOTH, type CardTable } from './card-table.js';
export { cardNames } from './card-names.js';
export { playingCard } from './playing-cards.js';
export type { AddedGame, LazyGame } from '../game-ui/added-game.js';
export type { GameAbout } from '../game-ui/about.js';
export type * from '../game-ui/game-ui.js';
export { shownFacts, type ShownFact } from '../game-ui/shown-facts.js';
export { byPoints, ranked, type Side } from '../game-ui/standings.js';
export { lessonList, type FoundLessons } from '../game-ui/lesson-list.js';
export {
  rulebookOf,
  type ChapterPlan,
  type Rulebook,
  type RulebookWords,
  type RuleChapter,
  type RuleTable,
  type RuleText,
} from '../game-ui/rulebook.js';
export type { OwnLesson } from '../game-ui/own-lesson.js';
export {
  editorWords,
  type EditorField,
  type EditorFields,
  type PositionEditor,
  type Setting,
  type TrayThing,
} from '../game-ui/position-editor.js';
export type { Diagram } from '../inspector/diagram.js';
export type { StoredPaths } from '../inspector/stored-paths.js';
export { byLanguage } from '../i18n/index.js';
export { textOf, type Catalogue, type FormatValue, type Text } from '../i18n/text.js';
export { card, cardBack, cardSpace, hand, CARD_TALL } from '../drawing/cards.js';
export { counter, type Counter } from '../drawing/counters.js';
export { die, type Die, type Sides } from '../drawing/dice.js';
export { anchor, type Place } from '../drawing/place.js';
export { sheet } from '../drawing/sheet.js';
export { burst, drift, hopping, rankedSeats, ribbon, type Ranked } from '../drawing/celebration.js';
export { PIPS } from '../drawing/pips.js';
export { cachedTemplate, still, type Speaking } from '../drawing/static-template.js';
export {
  transformed,
  box,
  circle,
  compact,
  pathData,
  grown,
  path,
  rounded,
  use,
  words,
  type Drawing,
  type Drawn,
  type Rect,
} from '../drawing/strokes.js';
export { brush, CREAM, GOLD, INK, SEAT_COLOURS, type Colours, type Tones } from '../drawing/tones.js';
export { toneStyles } from '../drawing/tones.styles.js';
export { scoreboard, type Column, type Scoreboard } from '../drawing/scoreboard.js';
export { scoreboardStyles } from '../drawing/scoreboard.styles.js';
export { scoreGraph, scoreGraphStyles, type ScoreGraph, type ScoreLine } from '../drawing/score-graph.js';
export { Control } from '../game-ui/control.js';
