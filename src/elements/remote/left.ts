/** What the prompt of the page's own game says after the reader has left a table: both games look alike. */
import { html, nothing, type TemplateResult } from 'lit';
import type { History } from '../../playthrough/history.js';
import { toBeginning } from '../ui/to-beginning.js';
import type { GameContext } from '../session/game-context.js';
import type { TablePage } from './at-table.js';
import type { RemoteTable } from './remote-table.js';
import { linkTo } from './seat-keys.js';

/** Goes to the table of a link, with an entry of the history: going back leads to where the reader was. */
export function goTo(page: TablePage, link: string): void {
  history.pushState(history.state, '', link);
  page.visit({ hash: new URL(link).hash, watch: false });
}
/** Says it at the prompt of the next game, until the reader has moved there. `undefined` if they were not at the table. */
export function afterLeaving(host: GameContext, page: TablePage, table: RemoteTable): (() => unknown) | undefined {
  const { viewer, token, code, lobby } = table;
  if (viewer === undefined) return undefined;
  const isForGood = typeof viewer === 'number' && lobby!.seats[viewer]!.gone;
  const back = (): void => {
    goTo(page, linkTo(code, viewer === 'spectator' ? { watch: 'true' } : token === undefined ? {} : { key: token }));
  };
  let game: History | undefined;
  let length = 0;
  return (): TemplateResult | typeof nothing => {
    const { session, text } = host;
    if (!session) return nothing;
    const { playthrough, hotSeat } = session;
    if (!game) {
      game = playthrough;
      length = game.length;
      void toBeginning(host.element);
    }
    const isOwn = (seat: number) => hotSeat.people.includes(seat);
    if (playthrough !== game || game.plies.slice(length + 1).some(({ move }) => move && isOwn(move.seat)))
      return nothing;
    return html`<p class="note">${text('remote.left')}</p>
      ${isForGood ? nothing : html`<div class="row"><button data-do="return" @click=${back}>${text('remote.return')}</button></div>`}`;
  };
}
