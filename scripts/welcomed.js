// A new reader is welcomed before anything moves. Test pages play as readers who know the games, except where a test is about
// the welcome.
import { findGames } from './games.js';

const settings = JSON.stringify({ welcomed: findGames().join(' ') });
/** A script for a test page; a sandboxed frame has no storage. */
export const WELCOMED = `try { localStorage['playable-rules/settings'] ??= '${settings}'; } catch {}`;
