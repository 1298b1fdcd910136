#!/usr/bin/env node
/** `npx playable-rules-server`: an older Node, which lacks modules that the command loads, is told which it needs. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly engines: { readonly node: string };
};
const least = engines.node.replace('>=', '');
const { node } = process.versions;
if (node.localeCompare(least, 'en', { numeric: true }) >= 0) await import('./command.js');
else {
  console.error(`playable-rules-server needs Node ${least} or later; this is ${node}`);
  process.exitCode = 1;
}
