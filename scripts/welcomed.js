// A new reader is welcomed before anything moves. Test pages play as readers who know the games, except where a test is about
// the welcome.
import { readdirSync } from 'node:fs';
import { findGames } from './games.js';

const examples = readdirSync(new URL('../examples/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** The guide's own game, as it is after some of its steps. */
const STEPS = ['pig-said', 'pig-drawn'];
const settings = JSON.stringify({ welcomed: [...findGames(), ...examples, ...STEPS].join(' ') });
/** A script for a test page; a sandboxed frame has no storage. */
export const WELCOMED = `try { localStorage['playable-rules/settings'] ??= '${settings}'; } catch {}`;
