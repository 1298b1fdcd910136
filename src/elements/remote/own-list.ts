/**
 * The tables at which the reader of this browser has a seat, as a list in the form of a new game: those where it is their turn first.
 * It has the tables of all games of the server, since who comes back looks for their game, not for the page on which it was begun.
 * Loaded when the browser keeps a key.
 */
import { css, html, type TemplateResult } from 'lit';
import { seatWords } from '../../game-ui/seat-names.js';
import { ownWords } from '../../i18n/own/index.js';
import { remoteWords } from '../../i18n/remote/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import { readGame } from '../../loading/games.js';
import { MOST_OWN, ownTables, type OwnTable } from '../../playthrough/own-tables.js';
import { isFree } from '../../playthrough/wire.js';
import type { OwnList } from '../menu/new-game.js';
import { store } from '../ui/storage.js';
import { keepToken, keyOf, keptToken, linkTo, missToken } from './seat-keys.js';
import { RemoteFault, serverAt, tell } from './server.js';

interface Found extends OwnTable {
  readonly code: string;
}

/**
 * The list of the reader's tables at this server; `undefined` if there is none. A server that does not answer is said in its place.
 * `visit` goes to the table that the address of the page names by then.
 */
export async function ownList(server: string, lang: string, visit: () => void): Promise<OwnList | undefined> {
  const words = await Promise.all([ownWords(lang), remoteWords(lang)]);
  const text = textOf(lang, words);
  try {
    const found = await tablesAt(serverAt(server));
    const read = await Promise.all(found.map((table) => entryOf(table, lang, words[0])));
    const entries = read.filter((entry) => entry !== undefined).sort((one, other) => one.rank - other.rank);
    if (entries.length === 0) return undefined;
    return listed(text, (close) => {
      // If the browser followed the link, the first game of the page would show the table. With a modifier key it opens another tab.
      const follow = (event: MouseEvent): void => {
        close();
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.pushState(history.state, '', (event.currentTarget as HTMLAnchorElement).href);
        visit();
      };
      return html`<ul>
        ${entries.map(({ link }) => link(follow))}
      </ul>`;
    });
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    return listed(text, () => html`<p class="warning">${text(`denied.${error.code}`, error.params)}</p>`);
  }
}
const listed = (text: Text, content: (close: () => void) => TemplateResult): OwnList => ({
  styles,
  show: (close) =>
    html`<section class="own-tables" aria-labelledby="own-tables-title">
      <h2 id="own-tables-title">${text('own.title')}</h2>
      ${content(close)}
    </section>`,
});

/** The tables whose keys this browser keeps. Keys that have led nowhere for days are forgotten. */
async function tablesAt(server: URL): Promise<readonly Found[]> {
  const prefix = keyOf(server, '');
  // A server below the address of this one has keys of its own.
  const ends = store.keys(prefix).map((key) => key.slice(prefix.length));
  const codes = ends.filter((end) => !end.includes('/'));
  const keys = new Map(codes.map((code) => [code, keptToken(server, code)!]));
  const found: Found[] = [];
  for (let waiting = [...keys]; waiting.length > 0;) {
    const part = waiting.slice(0, MOST_OWN);
    waiting = waiting.slice(MOST_OWN);
    const seats = part.map(([code, token]) => ({ code, token }));
    const { tables } = await tell(server, 'tables/own', ownTables, { seats });
    for (const [i, [code, token]] of part.entries()) {
      const table = tables[i];
      if (table) {
        keepToken(server, code, token);
        found.push({ code, ...table });
        // The next table of the same people, who may have begun there while the reader was away. The key is the same.
        if (table.next !== null && !keys.has(table.next)) {
          keys.set(table.next, token);
          waiting.push([table.next, token]);
        }
      } else missToken(server, code, token);
    }
  }
  return found;
}

interface Entry {
  readonly rank: number;
  readonly link: (follow: (event: MouseEvent) => void) => TemplateResult;
}
/** A table in the words of its game; `undefined` if this page does not have the game. */
async function entryOf(
  table: Found,
  lang: string,
  words: Awaited<ReturnType<typeof ownWords>>,
): Promise<Entry | undefined> {
  const ui = await readGame(table.game).catch(() => undefined);
  if (!ui) return undefined;
  const { seats, seat, code, stage, asked } = table;
  const own = [words, await ui.text(lang)];
  const names = seatWords(
    seats.map(({ name }) => name),
    {},
    own,
  );
  const text = textOf(lang, [names, ...own], undefined, seat);
  const others = seats.flatMap(({ bot, taken }, at) => (at !== seat && (taken || bot !== null) ? [at] : []));
  const game = text('game.name');
  const who = others.length > 0 ? text('own.with', { game, seat: others }) : game;
  const isAsked = stage === 'running' && asked.includes(seat);
  return {
    rank: isAsked ? 0 : stage === 'over' ? 2 : 1,
    link: (follow) =>
      html`<li>
        <a href=${linkTo(code)} lang=${lang} @click=${follow}
          ><strong>${stateOf(table, text)}</strong> <span>${who}</span></a
        >
      </li>`,
  };
}
function stateOf({ stage, seats, seat, asked }: Found, text: Text): string {
  if (stage === 'running') return asked.includes(seat) ? text('own.yours') : text('own.turn', { seat: asked });
  if (stage === 'waiting') {
    const count = seats.filter(isFree).length;
    return count > 0 ? text('own.waits', { count }) : text('own.ready');
  }
  const resigned = seats.flatMap(({ bot, gone }, at) => (gone && bot === null ? [at] : []));
  return resigned.length > 0 ? text('own.resigned', { seat: resigned }) : text('own.over');
}

const styles = css`
  .own-tables ul {
    display: grid;
    gap: 4px;
    max-block-size: calc(13 * var(--rem));
    margin: 4px 0 8px;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  .own-tables a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-block-size: var(--button);
    box-sizing: border-box;
    padding: 4px 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  .own-tables a:hover {
    text-decoration: underline;
  }
  .own-tables a:focus-visible {
    outline-offset: -3px;
  }
`;
