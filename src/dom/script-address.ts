/** Where the files of the classic build are. Unlike a module, a classic script does not know its own address. */
import { safeDocument } from './safe-document.js';

/** Only in the head, where hosts let no user write. */
const NAMED = ':root > head > meta[name="playable-rules"]';
/** What a page has to write if the address is unknown. */
const REMEDY =
  'Name the address of the script in the head of the page: <meta name="playable-rules" content="https://my.site/rules/classic/loader.js">';

/** The address that the page names: of any of the files, or of their folder with a slash at its end. */
const namedAddress = (): string | undefined => safeDocument.querySelector<HTMLMetaElement>(NAMED)?.content || undefined;

/** The script element that runs now, if there is one. */
export function runningScript(): HTMLScriptElement | undefined {
  const { currentScript } = safeDocument;
  return currentScript instanceof HTMLScriptElement ? currentScript : undefined;
}

/** The error for a file that is not at its address. */
export const missed = (url: string): Error =>
  new Error(
    `${url} could not be loaded.${namedAddress() ? '' : ` If this script was moved or joined with others: ${REMEDY}`}`,
  );

/**
 * The URL of the classic script `file`, which is running now: beside the address that the page names, else beside the address
 * of the running script element. Throws an error that says what to do if there is neither, as in a script that was inserted as
 * text.
 */
export function addressOf(file: string): string {
  const base = namedAddress() ?? runningScript()?.src;
  if (!base) throw new Error(`playable-rules: ${file} does not know its address. ${REMEDY}`);
  return new URL(file, new URL(base, safeDocument.baseURI)).href;
}
