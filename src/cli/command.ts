/** The command for authors, independent of the process. */
import { parseArgs } from 'node:util';
import { BadInput } from '../kernel/game.js';
import { load } from '../games/index.js';
import { checkText, type Checked } from './check.js';
import { formatOf, pagesIn, textIn } from './files.js';
import { drawPicture } from './picture.js';
import { makeSite } from './site/site.js';
import { FRAMES, GameError, USAGE, UsageError } from './usage.js';
import { version } from './version.js';

export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Runs the command. Resolves to the exit code: 0 success, 1 an embed is invalid, 2 invalid arguments. */
export async function command(args: readonly string[], { out, err }: Output): Promise<number> {
  try {
    const { values, positionals } = read(args);
    const [verb, ...rest] = positionals;
    if (values.help) out(USAGE);
    else if (values.version) out(`${version()}\n`);
    else if (values.game !== undefined && (verb === 'check' || verb === 'picture'))
      throw new UsageError(`${verb}: it knows the games of this package only; --game is for site.`);
    else if (verb === 'check' && rest.length > 0) return await check(rest, values.json ?? false, out);
    else if (verb === 'picture' && rest.length === 1)
      (await drawPicture(rest[0]!, values)).forEach((file) => out(`${file}\n`));
    else if (verb === 'site' && rest.length === 0) {
      (await makeSite(values)).forEach((page) => out(`${page}\n`));
      out(FRAMES);
    } else throw new UsageError(notUnderstood(args, verb, rest));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) err(`${error.message.replace(/[^.?]$/, '$&.')} See playable-rules --help\n`);
    // With a `syscall`: what the system refuses, such as a file without the right to it.
    else if (error instanceof BadInput || error instanceof GameError || (error instanceof Error && 'syscall' in error))
      err(`${error.message}\n`);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

/** What is wrong with the words of a call, in a sentence. */
function notUnderstood(args: readonly string[], verb: string | undefined, rest: readonly string[]): string {
  if (verb === undefined) return 'Nothing was asked: check, picture or site.';
  if (verb === 'check') return 'check: which folder or file?';
  if (verb === 'picture' && rest.length === 0) return 'picture: of which address or transcript file?';
  if (verb === 'site') return `site: one game, as --game, not ${rest.join(' ')}.`;
  if (verb === 'picture') return `picture: one address or file at a time, not ${rest.join(' ')}.`;
  return `Not understood: ${args.join(' ')}.`;
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    help: flag,
    version: flag,
    json: flag,
    steps: flag,
    lang: text,
    scheme: text,
    layout: text,
    name: text,
    out: text,
    game: text,
    address: text,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node’s advice on arguments that begin with a hyphen is left out: a sentence is enough.
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]!.replace(/\.$/, '')}.`);
  }
}

async function check(paths: readonly string[], asJson: boolean, out: Output['out']): Promise<number> {
  const pages = pagesIn(paths);
  const checked: Checked[] = [];
  for (const page of pages) checked.push(await checkText(page, textIn(page.file), formatOf(page.file)!, load));
  const embeds = checked.reduce((sum, page) => sum + page.embeds, 0);
  const faults = checked.flatMap((page) => page.faults);
  if (asJson) out(`${JSON.stringify({ files: pages.length, embeds, faults }, null, 2)}\n`);
  else {
    for (const { file, line, column, message } of faults) out(`${file}:${line}:${column}: ${message}\n`);
    const of = `${embeds} ${embeds === 1 ? 'embed' : 'embeds'} in ${pages.length} ${pages.length === 1 ? 'file' : 'files'}`;
    out(faults.length > 0 ? `${faults.length} of ${of} no longer hold.\n` : `${of}: all hold.\n`);
  }
  return faults.length > 0 ? 1 : 0;
}
