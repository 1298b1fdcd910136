/** Maps what the validation of positions expected to the sentence that explains it. */
import type { EditorKey } from './en.js';

export const faults: readonly (readonly [expected: RegExp, key: EditorKey])[] = [
  [/^(?:a seat of the game|seats of the game|as many mages as seats .*)$/, 'editor.fault.seats'],
  [/until the game is over$/, 'editor.fault.over'],
  [/\(DM-S1\)$/, 'editor.fault.character'],
  [/\(DM-V3\)$/, 'editor.fault.sides'],
  [/^a mage that is standing$/, 'editor.fault.standing'],
  [/ (?<count>\d+) times on the table$/, 'editor.fault.cards'],
  [/\(DM-N1\)$/, 'editor.fault.enemyInHand'],
  [/^cards in the deck’s order$/, 'editor.fault.order'],
  [/^a list of 0 to 5$/, 'editor.fault.hand'],
  [/^a (?:staff|ring|robe|amulet)$/, 'editor.fault.slot'],
  [/^at most the hit points on the card$/, 'editor.fault.hp'],
  [/\(DM-V1\)$/, 'editor.fault.fallen'],
  [/^numbers of their own$|^no enemy of a turn to come$|^enemies that have struck$/, 'editor.fault.enemies'],
  [/^(?:preparation|attack|end|draw)$|^no (?:choice|attack|strike)$/, 'editor.fault.halfDone'],
  // All other faults concern an attack, strike or choice under way.
  [/^(?!a position in which somebody may move$)/, 'editor.fault.underWay'],
];
