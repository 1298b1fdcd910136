/** The words of positions set up by hand, in English. This file defines the keys. */
export const en = {
  'editor.mage': 'Mage from the box',
  'editor.face': 'Die showing {n}',
  'editor.minor': 'Minor Spell',
  'editor.beside': '{spell} beside {mage}',
  'editor.rolled': 'Rolled, to be placed',
  'editor.away': 'Off the board, back to its owner',
  'editor.turn': 'Turn',
  'editor.dragon': 'Who holds the Dragon',
  'editor.queue': 'Who goes',
  'editor.unawarded': 'Turns without a High Wizard',
  'editor.points': 'Points',
  'editor.crowned': 'High Wizard, times',
} as const;
export type EditorKey = keyof typeof en;
