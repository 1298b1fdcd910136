/** Runs the command `playable-rules` in this process. */
import { command } from '../../src/cli/command.js';

/** The exit code, and what was printed as its output and its errors. */
export async function run(...args: string[]) {
  const printed = { out: '', err: '' };
  const code = await command(args, {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
  });
  return { code, ...printed };
}
