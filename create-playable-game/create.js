// The command: reads the flags, asks for what they leave open, makes the game and says what comes next.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { CHOICES, idOf, Unfit } from './choices.js';
import { make, VERSION } from './make.js';

const FLAGS = Object.keys(CHOICES).filter((name) => name !== 'folder');
const USAGE = `Makes a board game of your own for web pages.

  npm create playable-game@latest my-game
  npm create playable-game@latest my-game -- --kind cards --information hidden

Asks for what no flag says; in a script, or with --yes, the defaults are taken.

${FLAGS.map((name) => `  --${name.padEnd(14)}${CHOICES[name].says}`).join('\n')}
  --yes           no question
  --help, --version
`;

/** The error of a check, if there is one: what a question shows under a wrong answer. */
function fault(check, value) {
  try {
    check(value);
    return undefined;
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    throw error;
  }
}

/** Asks one question. Returns a symbol if the reader cancels. */
function ask({ ask: message, values, check }, usual, streams) {
  if (values) {
    const options = Object.entries(values).map(([value, hint]) => ({ value, label: value, hint }));
    return select({ ...streams, message, options, initialValue: usual });
  }
  return text({
    ...streams,
    message,
    placeholder: usual,
    defaultValue: usual,
    validate: (value) => fault(check, value || usual),
  });
}

/** The flags. Throws `Unfit` for one that does not exist. */
function read(args) {
  const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' }]));
  for (const name of ['yes', 'help', 'version']) options[name] = { type: 'boolean' };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new Unfit(`${positionals[1]}: expected one folder`);
    return { ...values, folder: positionals[0] };
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit(`${error.message.split('. ')[0]}: expected a flag of --help`);
  }
}

/**
 * Makes a game. Returns the exit code: 0, 1 for a wrong choice, 130 if the reader cancelled.
 *
 * @param {readonly string[]} args
 * @param {{ input: NodeJS.ReadStream, output: NodeJS.WriteStream, errors: NodeJS.WritableStream }} streams
 */
export async function create(args, { input, output, errors }) {
  const streams = { input, output };
  try {
    const given = read(args);
    if (given.help || given.version) {
      output.write(given.help ? USAGE : `${VERSION}\n`);
      return 0;
    }
    const asks = !given.yes && Boolean(input.isTTY && output.isTTY);
    // Wrong flags are said before the first question.
    for (const [name, { check }] of Object.entries(CHOICES)) if (given[name] !== undefined) check(given[name]);
    const chosen = {};
    if (asks) intro('A board game of your own', streams);
    for (const [name, choice] of Object.entries(CHOICES)) {
      const usual = choice.usual(chosen);
      chosen[name] = given[name] ?? (asks ? await ask(choice, usual, streams) : usual);
      if (isCancel(chosen[name])) {
        cancel('Nothing was made.', streams);
        return 130;
      }
      choice.check(chosen[name]);
    }
    const folder = resolve(chosen.folder);
    make(folder, { ...chosen, id: idOf(folder) });
    const way = relative('', folder);
    // As a shell takes it: a path with a space or the like in quotes.
    const enter = `cd ${/^[\w./\\:-]+$/.test(way) ? way : `"${way}"`}`;
    const steps = [...(way ? [enter] : []), 'npm install', 'npm start'].join('\n  ');
    const said = `${chosen.name} is in ${folder}. Play it:\n\n  ${steps}\n`;
    if (asks) outro(said, streams);
    else output.write(`${said}\n`);
    return 0;
  } catch (error) {
    // With a `syscall`: what the system refuses, such as a folder without the right to write into it.
    if (!(error instanceof Unfit || (error instanceof Error && 'syscall' in error))) throw error;
    errors.write(`${error.message}\n`);
    return 1;
  }
}
