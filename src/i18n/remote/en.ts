/** The words of games that people in different places play together, in English. This file defines the keys. */
export const en = {
  'remote.later':
    'Taking back, going on from here, saving and sharing come when the game is over: until then only the server knows the whole game.',
} as const;
export type RemoteKey = keyof typeof en;
