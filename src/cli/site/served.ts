/**
 * The module of a site with which a server of tables plays its game, as a path in the site. The suffix says what it is also where the
 * nearest `package.json` says otherwise.
 */
export const SERVED = 'server/game.mjs';
