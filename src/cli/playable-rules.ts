#!/usr/bin/env node
import { command } from './command.js';

// The reader of a pipe may close it early, as in `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void command(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}).then((code) => (process.exitCode = code));
