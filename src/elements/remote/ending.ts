/** What a table says at the prompt once its game is over: who resigned, how the people play on, and that a page has gone its own way. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../kernel/game.js';
import { nameOf, ownWord } from './card.js';
import type { TableProps } from './table-props.js';

/** That somebody gave up their seat. In a game of two the other one has won. */
export function resigned(props: TableProps, at: Seat): string {
  const { table, text } = props;
  const isOfTwo = table.lobby!.seats.length === 2;
  const [by, name] = [nameOf(props, at), isOfTwo ? nameOf(props, 1 - at) : ''];
  if (at === table.viewer) return text(isOfTwo ? 'beside.resigned:lost' : 'beside.resigned:you', { name });
  if (!isOfTwo) return text('remote.resigned', { name: by });
  return text(table.viewer === 1 - at ? 'beside.resigned:won' : 'beside.resigned:two', { by, name });
}

/** That what the page shows is the reader's own now, and no longer what happened at the table. */
export const aside = ({ text, end }: TableProps): TemplateResult | typeof nothing =>
  end?.isLeft ? html`<p class="note">${text('beside.aside')}</p>` : nothing;

/** Who the reader is in another game of the same people. */
export const turned = ({ text, turned }: TableProps): TemplateResult | typeof nothing =>
  turned === undefined ? nothing : html`<p class="note">${text('beside.turned', { seat: ownWord(text, turned) })}</p>`;

/** How the reader can go on after the end, without an open proposal. The first is what most want. */
export function onwards({
  table,
  text,
  follow,
  goOn,
  end,
  toSeat,
}: TableProps): readonly (TemplateResult | typeof nothing)[] {
  const { lobby, viewer } = table;
  const { next = null } = lobby ?? {};
  const button = (key: string, what: string, act: () => void, isFirst = false, isPending = false) =>
    html`<button class=${isFirst ? 'primary' : ''} data-do=${what} aria-disabled=${isPending} @click=${act}>
      ${text(key)}
    </button>`;
  const mayPropose = end && lobby?.stage === 'over' && !lobby.offer && next === null && typeof viewer === 'number';
  // Each keeps its place: the focus must not pass to another button that takes the place of the one that was pressed.
  return [
    toSeat && button('beside.toSeat', 'to-seat', toSeat, true),
    next !== null && button('beside.next', 'follow', () => follow(next), true),
    mayPropose &&
      button(
        'beside.again',
        'offer-again',
        () => void table.offer('again'),
        !end.isLeft,
        table.isPending('again null'),
      ),
    end?.isLeft && button('beside.toEnd', 'toEnd', end.show),
    goOn && button('beside.goOn', 'goOn', goOn),
  ].map((shown) => shown || nothing);
}
