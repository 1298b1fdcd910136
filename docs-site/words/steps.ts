/** Texts beside the steps of the guide, which is in English only: on its page and in its scripts. */
export const steps = {
  waiting: 'The game can be played here once the scripts of this page run.',
  failed: 'The game could not be loaded. Reload the page to try again.',
  /** What is beside each step. */
  captions: [
    'The finished game, to which these steps lead.',
    'The rules alone. Press a move: you see the table after it, or why it is refused. Nobody passes the die on yet.',
    'The rules with their chart, run by XState. A turn ends now, and so does the game.',
    'The game, played by the functions of the kit: chooseMove makes the move of an opponent.',
    'The game in words, for two people who share a screen.',
    'The game with its drawing. Press the die to roll it.',
    'The game on a page, against an opponent.',
    'The lesson.',
    'The rulebook.',
    'The tests for pages, in your browser. They take some seconds.',
  ],
  moves: 'Moves',
  refused: 'refused',
  run: 'Run the tests for pages',
  running: 'The tests run.',
  passed: 'passed',
  allPassed: 'All tests passed.',
  someFailed: 'Some tests failed.',
} as const;
