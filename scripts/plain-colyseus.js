/**
 * Builds the client of servers of tables without what it needs for states and accounts, which are not used here. That of accounts
 * would send a token that another program of the same site has stored, and fails in a frame that may store nothing.
 */
import { fileURLToPath } from 'node:url';

const PARTS =
  /(Auth|debug-channel|discord|fetchXHR|transport\/H3Transport|input\/RoomInput|serializer\/SchemaSerializer)\.mjs$/;
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
/** A plugin for Rollup that puts `plain-schema.js` in their place, and `plain-pack.js` in that of its library for messages. */
export const plainColyseus = {
  name: 'plain-colyseus',
  resolveId: (id, importer = '') =>
    id === 'msgpackr'
      ? beside('plain-pack.js')
      : /^@colyseus\/schema(\/|$)/.test(id) || (PARTS.test(id) && importer.includes('@colyseus/sdk'))
        ? beside('plain-schema.js')
        : null,
};
