/** Maps what the validation of positions expected to the sentence that explains it. */
import type { EditorKey } from './en.js';

export const faults: readonly (readonly [expected: RegExp, key: EditorKey])[] = [
  [/^(?:a seat of the game.*|seats of the game|each seat once)$/, 'editor.fault.seats'],
  [/^(?:a list of 1 to 6|the seats that have a decision, .*)$/, 'editor.fault.nobody'],
  [/^(?<turns>\d+) turns scored$/, 'editor.fault.scored'],
  [/^(?:0|nobody) until the game is over$/, 'editor.fault.over'],
  [/\(EW-E2\)$/, 'editor.fault.crowned'],
  [/\(EW-E3\)$/, 'editor.fault.unawarded'],
  [/^at most (?<most>\d+) turns in which/, 'editor.fault.awarded'],
  [/^no spell beside a mage/, 'editor.fault.beside'],
  [/^(?<count>\d+) dice in all$/, 'editor.fault.dice'],
  [/^(?<count>\d+) Minor Spells in all$/, 'editor.fault.minor'],
  [/^the same number of mages/, 'editor.fault.mages'],
  [/^nobody until a High Wizard/, 'editor.fault.high'],
  [/^no defeated mage/, 'editor.fault.defeated'],
  [/^at most (?<most>\d+) Grey Magic/, 'editor.fault.grey'],
  [/\(EW-1\.1\)$/, 'editor.fault.firstTurn'],
  [/^no mark of a turn/, 'editor.fault.track'],
  [/^the mark of the one who takes the Dragon$/, 'editor.fault.mark'],
  [/\(EW-T2\)$/, 'editor.fault.order'],
  [/^(?:none: another seat|true just when)/, 'editor.fault.rolled'],
  [/\(EW-2\.1, EW-3\.1\)$/, 'editor.fault.noDice'],
  [/^(?:false but in phase 3|0 or 1|none outside phases|at most \d+$)/, 'editor.fault.halfDone'],
];
