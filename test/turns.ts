/**
 * What a change waits for a part of, and every night has the whole of, with `EVERY_GAME=1`: the same check in each language,
 * width or game. It works in Node and on a page, which web-test-runner’s configuration tells.
 */
export const isWhole: boolean =
  typeof process === 'undefined'
    ? document.documentElement.hasAttribute('data-every-game')
    : !!process.env['EVERY_GAME'];

/** All of these every night, else the one whose turn it is at the `n`th check. The same change always meets the same ones. */
export const inTurn = <A>(all: readonly A[], n: number): readonly A[] => (isWhole ? all : [all[n % all.length]!]);
