/**
 * The module of a site with which a server of tables plays its game, as a path in the site. The suffix says what it is also where the
 * nearest `package.json` says otherwise.
 */
export const SERVED = 'server/game.mjs';
/**
 * What versions of this package have in common that fit each other: a new major version, or before 1.0 a new minor one, may change what a
 * game is and what its pages say to a server. `undefined` for what is no version.
 */
export const lineOf = (version: unknown): string | undefined => /^(0\.)?\d+/.exec(String(version))?.[0];
