/** Builds the client of servers of tables without what it needs for states, which are not used here. */
import { fileURLToPath } from 'node:url';

const PARTS = /(transport\/H3Transport|input\/RoomInput|serializer\/SchemaSerializer)\.mjs$/;
/** A plugin for Rollup that puts `plain-schema.js` in their place. */
export const plainColyseus = {
  name: 'plain-colyseus',
  resolveId: (id, importer = '') =>
    /^@colyseus\/schema(\/|$)/.test(id) || (PARTS.test(id) && importer.includes('@colyseus/sdk'))
      ? fileURLToPath(new URL('plain-schema.js', import.meta.url))
      : null,
};
