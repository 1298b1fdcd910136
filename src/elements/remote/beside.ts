/** Beside the board of a table: the connection, who is away, and what its people agree on. Loaded when the game begins. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../kernel/game.js';
import { resigns, type Request, type Sitter } from '../../playthrough/wire.js';
import { landmark } from '../ui/landmarks.js';
import { leaving, momentIn, nameOf, seats, type CardProps, type TableCard } from './card.js';

export { besideWords } from '../../i18n/beside/index.js';

/** What is said beside the board while the game runs: the connection, who is away, and the links of the table. */
export function beside(card: TableCard, props: CardProps): TemplateResult {
  const { table, text } = props;
  const all = table.lobby?.seats ?? [];
  // In a game over days nobody is missed before their time is over.
  const isMissed = ({ bot, present }: Sitter, at: Seat) =>
    bot === null && !present && at !== table.viewer && table.lobby?.days === 0;
  const away = all.flatMap((sitter, at) => (isMissed(sitter, at) ? [at] : []));
  return html`<section class="table-notes" aria-label=${landmark(text, text('beside.table'))}>
    ${card.state(props)}
    ${away.length > 0 && !table.isLost ? html`<p class="note">${text('beside.away', { seat: away, count: away.length })}</p>` : nothing}
    ${agreement(props)} ${table.isKept ? nothing : card.ownKey(props)}
    <details>
      <summary>${text('beside.table')}</summary>
      ${seats(props, all)} ${watchers(props)} ${card.invite(props, 'beside.lookOn', true)}
      ${table.isKept ? card.ownKey(props) : nothing}
      ${table.lobby?.stage === 'over' ? nothing : html`<p class="quiet">${text('remote.later')}</p>`}
      <div class="row">${proposals(props)}</div>
      ${leaving(props, giveUp(props))}
    </details>
    ${typeof table.viewer === 'number' && table.lobby?.stage !== 'over' ? props.remind() : nothing}
  </section>`;
}

/** How many watch, and how late they see the game. */
function watchers({ table, text }: CardProps): readonly TemplateResult[] {
  const { watching = 0, delay = 0 } = table.lobby ?? {};
  return [
    ...(watching > 0 ? [html`<p class="quiet">${text('beside.watching', { count: watching })}</p>`] : []),
    ...(delay > 0 ? [html`<p class="quiet">${text('beside.delay', { count: delay })}</p>`] : []),
  ];
}

/** A button that proposes something, agrees to it or turns it down. */
const wish = ({ table, text }: CardProps, kind: Request<'offer'>['kind'], label: string, seat?: number, params = {}) =>
  html`<button data-do="offer-${kind}" ?disabled=${table.isBusy} @click=${() => void table.offer(kind, seat)}>
    ${text(label, params)}
  </button>`;

/** What somebody proposes, and what has come of it. */
function agreement(props: CardProps): TemplateResult | typeof nothing {
  const { table, text, follow, goOn } = props;
  if (!table.lobby) return nothing;
  const { viewer } = table;
  const { offer, next, stage } = table.lobby;
  const isSeated = typeof viewer === 'number';
  const hasAgreed = isSeated && offer?.agreed.includes(viewer);
  const about = offer && {
    by: nameOf(props, offer.agreed[0]!),
    name: offer.seat === null ? '' : nameOf(props, offer.seat),
  };
  return html`<div role="status">
      ${offer ? html`<p class="note">${text(`beside.wants:${offer.kind}`, about!)}</p>` : nothing}
      ${hasAgreed ? html`<p class="quiet">${text('beside.asked')}</p>` : nothing}
      ${table.isBack ? html`<p class="note">${text('beside.back')}</p>` : nothing}
      ${table.lobby.seats.map(({ gone, bot }, at) =>
        gone
          ? html`<p class="note">
              ${text(bot === null ? 'remote.resigned' : 'remote.gone', { name: nameOf(props, at) })}
            </p>`
          : nothing,
      )}
      ${table.until === undefined ? nothing : props.asked.map((at) => html`<p class="quiet">${timeOf(props, at)}</p>`)}
      ${goOn ? html`<p class="note">${text('beside.ended')}</p>` : nothing}
    </div>
    <div class="row">
      ${offer && isSeated && !hasAgreed ? wish(props, offer.kind, 'beside.agree', offer.seat ?? undefined) : nothing}
      ${offer && isSeated ? wish(props, 'none', hasAgreed ? 'beside.withdraw' : 'beside.decline') : nothing}
      ${stage === 'over' && isSeated && !offer && next === null ? wish(props, 'again', 'beside.again') : nothing}
      ${next === null ? nothing : html`<button data-do="follow" @click=${() => follow(next)}>${text('beside.next')}</button>`}
      ${goOn ? html`<button data-do="goOn" @click=${goOn}>${text('beside.goOn')}</button>` : nothing}
    </div>`;
}
/** Until when a seat has time to move. */
function timeOf(props: CardProps, at: Seat): string {
  const { table, text } = props;
  const { until } = table;
  if (until! <= Date.now()) return text('beside.late', { name: nameOf(props, at) });
  const key = at === table.viewer ? 'beside.until:you' : 'beside.until';
  return text(key, { name: nameOf(props, at), when: momentIn(text, until!) });
}
/** What the reader may propose while the game runs. */
function proposals(props: CardProps): readonly TemplateResult[] {
  const { lobby, viewer } = props.table;
  if (lobby?.stage !== 'running' || lobby.offer || typeof viewer !== 'number') return [];
  const isLate = (seat: Seat) => props.table.until! <= Date.now() && props.asked.includes(seat) && seat !== viewer;
  const missing = lobby.seats.flatMap(({ bot, present }, seat) =>
    bot === null && (lobby.days > 0 ? isLate(seat) : !present) ? [seat] : [],
  );
  return [
    ...missing.map((seat) => wish(props, 'bot', 'beside.substitute', seat, { name: nameOf(props, seat) })),
    wish(props, 'end', 'beside.end'),
  ];
}

/** The way out of a running game for good: an opponent plays on, or the game ends. */
function giveUp({ table, text, leave }: CardProps): TemplateResult | undefined {
  const { lobby, viewer } = table;
  if (lobby?.stage !== 'running' || typeof viewer !== 'number') return undefined;
  const isEnd = resigns(lobby.seats, viewer);
  const go = async () => {
    if ((await table.offer('leave')) && !isEnd) leave?.();
  };
  return html`<p class="quiet" id="give-up-note">${text(isEnd ? 'beside.resignNote' : 'beside.giveUpNote')}</p>
    <div class="row">
      <button data-do="give-up" aria-describedby="give-up-note" ?disabled=${table.isBusy} @click=${() => void go()}>
        ${text(isEnd ? 'beside.resign' : 'beside.giveUp')}
      </button>
    </div>`;
}
