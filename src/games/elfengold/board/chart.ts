/** Reference for choosing: the transport chart, and the use of a counter. Their texts are loaded after the first render. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import { CHART, TRANSPORTS, type Token } from '../map.js';
import { countOf, isTransport, meOf } from '../queries.js';
import type { Move } from '../table.js';
import type { Seen } from '../view.js';

const LANDS = ['plain', 'forest', 'desert', 'mountain'] as const;
type Seeing = View<Seen, Move>;
const handOf = ({ table, seat }: Seeing) => meOf(table, seat).hand;

/** Once opened, the chart stays open in later phases. */
let isOpen = false;
const onToggle = (event: Event) => (isOpen = (event.target as HTMLDetailsElement).open);

/** EG-C1: the transport chart, with the number of cards of each kind that the reader holds. It begins open if `isUnfolded`. */
export function transportChart(view: Seeing, text: Text, isUnfolded = false): TemplateResult | typeof nothing {
  if (!text.has('chart.title')) return nothing;
  const hand = handOf(view);
  const row = (kind: (typeof TRANSPORTS)[number]) => {
    const held = countOf(hand, kind);
    return html`<tr class=${held > 0 ? 'eg-own' : ''}>
      <th scope="row">${text('card.name', { card: kind })}${held > 0 ? ` ×${held}` : nothing}</th>
      ${LANDS.map((land) => html`<td>${CHART[kind][land] ?? '–'}</td>`)}
    </tr>`;
  };
  return html`<details class="eg-chart" ?open=${isOpen || isUnfolded} @toggle=${onToggle}>
    <summary>${text('chart.title')}</summary>
    <table>
      <caption>
        ${text('chart.caption')}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${LANDS.map((land) => html`<th scope="col">${text(`terrain:${land}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${TRANSPORTS.map(row)}
      </tbody>
    </table>
  </details>`;
}

/** EG-5.3 to EG-5.6: names the reader's counters that need a transport on the road, while no road allows them. */
export function notYet({ table, seat, moves }: Seeing, text: Text): TemplateResult | typeof nothing {
  const { hidden, shown } = meOf(table, seat);
  const waiting = [...new Set([...hidden, ...shown])].filter(
    (token) =>
      !isTransport(token) &&
      token !== 'monster' &&
      !moves.some((move) => move.type === 'place' && move.token === token),
  );
  if (waiting.length === 0 || !text.has('chart.title')) return nothing;
  return html`<p class="quiet">${text('control.notYet', { token: waiting })}</p>`;
}

/** Explains a counter: its row of the chart and the number of cards held for it, or its effect. */
export function aboutToken(token: Token, view: Seeing, text: Text): TemplateResult | typeof nothing {
  const about = sayToken(token, view, text);
  return about === undefined ? nothing : html`<p class="quiet">${about}</p>`;
}
/** The same without a paragraph of its own; `undefined` until the texts are loaded. */
export function sayToken(token: Token, view: Seeing, text: Text): string | undefined {
  if (!text.has('chart.title')) return undefined;
  if (!isTransport(token)) return text(`explain.token.${token}`);
  const costs = [...new Set(LANDS.flatMap((land) => CHART[token][land] ?? []))].sort();
  const lands = costs.map((count) =>
    text('control.land', { count, terrain: LANDS.filter((land) => CHART[token][land] === count) }),
  );
  const held = countOf(handOf(view), token);
  const cards = text(held > 0 ? 'control.cards' : 'control.cards.none', { count: held });
  return `${text('control.lot', { card: token, what: lands.join(', ') })} ${cards}`;
}
