/**
 * Builds the client of servers of tables without what it needs for states and accounts, which are not used here. That of accounts
 * would send a token that another program of the same site has stored, and fails in a frame that may store nothing.
 */
import { fileURLToPath } from 'node:url';

const PARTS = /^ws$|(Auth|RoomClock|debug-channel|discord|fetchXHR|H3Transport|RoomInput|SchemaSerializer)\.mjs$/;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** A plugin for Rollup that puts `plain-schema.js` in their place, and `plain-msgpackr.js` in that of the library for messages. */
export const plainColyseus = {
  name: 'plain-colyseus',
  resolveId(id, importer = '') {
    const isOfClient = importer.includes('@colyseus/sdk');
    if (isOfClient && id === 'msgpackr') return here('plain-msgpackr.js');
    return /^@colyseus\/schema(\/|$)/.test(id) || (isOfClient && PARTS.test(id)) ? here('plain-schema.js') : null;
  },
};
