/** The words around what was expected of invalid input, in English. This file defines the keys. */
export const around = {
  'input.is': '{where}: {found}, expected {expected}',
  'input.line': 'line {n}',
  'input.move': 'move {n}',
  'input.nothing': 'nothing',
} as const;
export type AroundKey = keyof typeof around;
