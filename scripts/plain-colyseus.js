/**
 * Builds the client of servers of tables without what it needs for states and accounts, which are not used here. That of accounts
 * would send a token that another program of the same site has stored, and fails in a frame that may store nothing.
 */
import { fileURLToPath } from 'node:url';

const PARTS = /^ws$|(Auth|RoomClock|debug-channel|discord|fetchXHR|H3Transport|RoomInput|SchemaSerializer)\.mjs$/;
/** A plugin for Rollup that puts `plain-schema.js` in their place. */
export const plainColyseus = {
  name: 'plain-colyseus',
  resolveId: (id, importer = '') =>
    /^@colyseus\/schema(\/|$)/.test(id) || (PARTS.test(id) && importer.includes('@colyseus/sdk'))
      ? fileURLToPath(new URL('plain-schema.js', import.meta.url))
      : null,
};
