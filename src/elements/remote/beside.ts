/** What a table says at the prompt, and beside the board: who is away, and the links of the table. Loaded when the game begins. */
import { css, html, nothing, render, type LitElement, type TemplateResult } from 'lit';
import type { Seat } from '../../kernel/game.js';
import { isPerson, resigns, type Offer, type Request } from '../../playthrough/wire.js';
import { openDialog } from '../ui/dialog.js';
import { landmark } from '../ui/landmarks.js';
import { toBeginning } from '../ui/to-beginning.js';
import { missed, replaceable, timed, waited, type SeatsByPlace } from './awaited.js';
import { calling, callingStyles } from './calling.js';
import { leaving, nameOf, seats, trouble, unkept, type TableCard } from './card.js';
import { aside, onwards, turned } from './ending.js';
import type { Lately } from './lately.js';
import type { RemoteTable } from './remote-table.js';
import type { TableProps } from './table-props.js';

export { besideWords } from '../../i18n/beside/index.js';
export { Lately } from './lately.js';
export { marks } from './marks.js';
export { unsent } from './unsent.js';

/** What is said beside the board: who is away, and the links of the table. */
export function beside(lately: Lately, card: TableCard, props: TableProps): TemplateResult {
  const { table, text } = props;
  const { seats: all = [], offer } = table.lobby ?? {};
  return html`<section class="table-notes" aria-label=${landmark(text, text('beside.table'))}>
    ${waited(props, missed(props).beside, timed(props).beside)} ${news(props)} ${substitutes(lately, props, 'beside')}
    ${offer && owesAnswer(table) ? calling(wanted(props, offer)) : nothing} ${unkept(props)}
    ${table.isKept ? nothing : card.ownKey(props)}
    <details>
      <summary>${text('beside.table')}</summary>
      ${seats(props, all)} ${watchers(props)}
      ${typeof table.viewer === 'number' ? card.invite(props, 'beside.link') : nothing}
      ${card.invite(props, 'beside.lookOn', true)} ${table.isKept ? card.ownKey(props) : nothing}
      ${table.lobby?.stage === 'over' ? nothing : html`<p class="quiet">${text('beside.later')}</p>`}
      ${mayPropose(props) ? html`<div class="row">${wish(props, 'end', 'beside.end')}</div>` : nothing}
      ${leaving(props, giveUp(props))}
    </details>
    ${typeof table.viewer === 'number' && table.lobby?.stage !== 'over' ? props.remind() : nothing}
  </section>`;
}

/** How many watch, and how late they see the game. */
function watchers({ table, text }: TableProps): readonly TemplateResult[] {
  const { watching = 0, delay = 0 } = table.lobby ?? {};
  return [
    ...(watching > 0 ? [html`<p class="quiet">${text('beside.watching', { count: watching })}</p>`] : []),
    ...(delay > 0 ? [html`<p class="quiet">${text('beside.delay', { count: delay })}</p>`] : []),
  ];
}

/** A button that proposes something, agrees to it or turns it down. */
const wish = ({ table, text }: TableProps, kind: Request<'offer'>['kind'], label: string, seat: number | null = null) =>
  html`<button
    class=${label === 'beside.agree' ? 'primary' : ''}
    data-do="offer-${kind}"
    aria-disabled=${table.isPending(`${kind} ${seat}`)}
    @click=${({ currentTarget }: Event) => {
      showPrompt((currentTarget as Element).getRootNode() as ShadowRoot);
      void table.offer(kind, seat);
    }}
  >
    ${text(label)}
  </button>`;
/** Asks the others for an undo. If the server would not let them agree, nobody is asked: it is said where they would have answered. */
export function takeBack({ table }: TableProps, isFair: boolean, root: ParentNode): void {
  showPrompt(root);
  if (isFair) return void table.offer('back');
  table.deny('back');
}
/** Brings the prompt into view, where what a reader proposes is answered: its button may be far below. */
const showPrompt = (root: ParentNode): void => root.querySelector('.now')?.scrollIntoView({ block: 'nearest' });

/** What is said at the prompt: what is wrong, what somebody proposes and what has come of it, who lets the game wait, and how the people ended the game. */
export function atPrompt(lately: Lately, props: TableProps): TemplateResult {
  const { table, text, goOn, isSending } = props;
  const { offer = null } = table.lobby ?? {};
  // Each line keeps its place, so that it is read out once. Without any, nothing at all is in the element.
  const lines = [
    trouble(table, text, isSending ? 'beside.unsent' : 'remote.lost'),
    offer
      ? html`<p class="note">${wanted(props, offer)} ${hasAgreed(table) ? text('beside.agreed') : nothing}</p>`
      : nothing,
    lately.line ? html`<p class="note">${lately.line}</p>` : nothing,
    goOn ? leavers(props) : nothing,
    aside(props),
    turned(props),
    offer ? nothing : waited(props, missed(props).atPrompt, timed(props).atPrompt),
    // What can be pressed comes before what need not be in view.
    answers(props),
    substitutes(lately, props, 'atPrompt'),
    offer && typeof table.viewer === 'number' && !owesAnswer(table) ? missingAnswers(lately, props, offer) : nothing,
    watched(props),
    goOn && !offer ? html`<p class="quiet">${text('beside.ended')}</p>` : nothing,
  ];
  return html`<div class="told" role="status">${lines}</div>`;
}
/** What somebody proposes, or the reader. */
const wanted = (props: TableProps, { kind, seat, agreed: [by] }: Offer): string =>
  props.text(`beside.wants:${kind}`, { seat: by!, name: seat === null ? '' : nameOf(props, seat) });
/** Who has to answer, and how long whoever of them is away is waited for. */
function missingAnswers(lately: Lately, { table: { lobby }, text }: TableProps, offer: Offer): TemplateResult {
  const { kind, seat: absent, agreed } = offer;
  const { seats, days } = lobby!;
  const missing = seats.flatMap((sitter, seat) =>
    isPerson(sitter) && seat !== absent && !agreed.includes(seat) ? [seat] : [],
  );
  const here = missing.filter((seat) => seats[seat]!.present);
  const away = missing.filter((seat) => !seats[seat]!.present);
  const said = (key: string, seat: readonly Seat[]) => (seat.length > 0 ? `${text(key, { seat })} ` : '');
  const isLong = kind === 'end' || (days > 0 && kind !== 'bot');
  const withGrace = (isSo: boolean) => away.filter((seat) => lately.hasGrace(seat) === isSo);
  const ofAway = isLong
    ? said('beside.asked:long', away)
    : said('beside.asked:soon', withGrace(true)) + said('beside.asked:none', withGrace(false));
  return html`<p class="quiet">${said('beside.missing', here)}${ofAway}</p>`;
}
/** That the reader watches, and how late. */
function watched({ table: { viewer, lobby }, text, toSeat }: TableProps): TemplateResult | typeof nothing {
  if (viewer !== 'spectator' || lobby?.stage !== 'running') return nothing;
  const { delay } = lobby;
  return html`<p class="quiet">
    ${text(delay > 0 ? 'beside.watch:late' : 'beside.watch', { count: delay })}
    ${toSeat ? text('beside.ownSeat') : nothing}
  </p>`;
}
/** Whether the others wait for the reader's answer to a proposal. */
export const owesAnswer = ({ lobby, viewer }: RemoteTable): boolean =>
  typeof viewer === 'number' && lobby?.offer?.agreed.includes(viewer) === false;

/** Whether the reader agreed to what another proposed. */
const hasAgreed = ({ lobby, viewer }: RemoteTable): boolean =>
  typeof viewer === 'number' && lobby!.offer!.agreed.indexOf(viewer) > 0;

/** What the reader can answer to what is proposed, and how it goes on after the end. */
function answers(props: TableProps): TemplateResult | typeof nothing {
  const { table } = props;
  const { offer = null } = table.lobby ?? {};
  const more = onwards(props);
  const mayAnswer = offer !== null && typeof table.viewer === 'number';
  const isReplaced = mayReturn(table);
  if (!mayAnswer && !isReplaced && more.every((shown) => shown === nothing)) return nothing;
  return html`<div class="row">
    ${owesAnswer(table) ? wish(props, offer!.kind, 'beside.agree', offer!.seat) : nothing}
    ${mayAnswer ? wish(props, 'none', `beside.${offer.agreed[0] === table.viewer ? 'withdraw' : hasAgreed(table) ? 'disagree' : 'decline'}`) : nothing}
    ${isReplaced ? wish(props, 'return', 'beside.return') : nothing} ${more}
  </div>`;
}
/** Whether an opponent plays for the reader, who is there: it moves at once, so that they would never come to move themselves. */
function mayReturn({ lobby, viewer }: RemoteTable): boolean {
  if (typeof viewer !== 'number' || lobby?.stage !== 'running') return false;
  const { bot, gone } = lobby.seats[viewer]!;
  return bot !== null && !gone;
}

/** For whom an opponent plays on for good. */
const leavers = (props: TableProps) =>
  props.table.lobby?.seats.map(({ gone, bot }, at) =>
    gone && bot !== null
      ? html`<p class="note">${props.text('remote.gone', { name: nameOf(props, at) })}</p>`
      : nothing,
  );
const news = (props: TableProps): TemplateResult => html`<div role="status">${leavers(props)}</div>`;
/** Whether the reader may propose something while the game runs. */
const mayPropose = ({ table: { lobby, viewer } }: TableProps): boolean =>
  lobby?.stage === 'running' && !lobby.offer && typeof viewer === 'number';
/** To let an opponent play for whoever is away, or in a game over days late. */
function substitutes(lately: Lately, props: TableProps, where: keyof SeatsByPlace): TemplateResult | typeof nothing {
  const { table, text } = props;
  const seats = mayPropose(props) ? replaceable(props)[where] : [];
  const free = seats.filter((seat) => !lately.hasGrace(seat));
  const propose = async ({ currentTarget }: Event, seat: Seat) => {
    showPrompt((currentTarget as Element).getRootNode() as ShadowRoot);
    await table.offer('bot', seat);
    const { fault } = table;
    if (fault?.code !== 'early') return;
    table.forgive(['early']);
    lately.grant(seat, props, 1000 * Number(fault.params['seconds']));
    props.redraw();
  };
  return html`${free.length < seats.length ? html`<p class="quiet">${text('beside.soon')}</p>` : nothing}
  ${
    free.length > 0
      ? html`<div class="row">
          ${free.map(
            (seat) =>
              html`<button
                data-do="offer-bot"
                aria-disabled=${table.isPending(`bot ${seat}`)}
                @click=${(event: Event) => void propose(event, seat)}
              >
                ${text('beside.substitute', { name: nameOf(props, seat) })}
              </button>`,
          )}
        </div>`
      : nothing
  }`;
}

/** The way out of a running game for good: an opponent plays on, or the game ends. It cannot be taken back, so it is asked about first. */
function giveUp(props: TableProps): TemplateResult | undefined {
  const { table, text } = props;
  const { lobby, viewer } = table;
  if (lobby?.stage !== 'running' || typeof viewer !== 'number') return undefined;
  const isEnd = resigns(lobby.seats, viewer);
  const ask = ({ target }: Event) =>
    void openDialog(
      (target as Element).getRootNode() as ShadowRoot,
      { styles: sureStyles, lang: text.lang },
      (dialog) => sure(dialog, props, viewer, isEnd),
    );
  return html`<p class="quiet" id="give-up-note">${text(noteOf(isEnd))}</p>
    <div class="row">
      <button
        data-do="give-up"
        aria-describedby="give-up-note"
        aria-disabled=${table.isPending('leave null')}
        @click=${ask}
      >
        ${text(isEnd ? 'beside.resign' : 'beside.giveUp')}
      </button>
    </div>`;
}
const noteOf = (isEnd: boolean): string => (isEnd ? 'beside.resignNote' : 'beside.giveUpNote');
/** Asks whether the reader means it. The first button has the focus: with it nothing happens. */
function sure(dialog: HTMLDialogElement, { table, text, leave }: TableProps, viewer: Seat, isEnd: boolean): void {
  const isOfTwo = table.lobby!.seats.length === 2;
  const question = isOfTwo
    ? text('beside.sure:two', { name: text(`seat:${1 - viewer}`) })
    : text(isEnd ? 'beside.sure:last' : 'beside.sure:more');
  const root = dialog.getRootNode() as ShadowRoot;
  const close = () => dialog.close();
  const go = async () => {
    close();
    if (!(await table.offer('leave'))) return;
    // How it ended is said at the prompt.
    if (isEnd) void toBeginning(root.host as LitElement);
    else leave?.();
  };
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'sure-title');
  dialog.setAttribute('aria-describedby', 'sure-note');
  render(
    html`<div class="sure">
      <h2 id="sure-title">${question}</h2>
      <p id="sure-note">${text(noteOf(isEnd))}</p>
      <div class="row">
        <button class="primary" @click=${close}>${text('beside.playOn')}</button>
        <button data-do="sure" @click=${() => void go()}>${text(isEnd ? 'beside.resign' : 'beside.giveUp')}</button>
      </div>
    </div>`,
    dialog,
  );
}
const sureStyles = css`
  .sure {
    display: grid;
    gap: 8px;
  }
  .sure > :is(h2, p) {
    margin: 0;
  }
`;

export const besideStyles = css`
  ${callingStyles}
  /* The board beside a longer column stays in view down to the end of the game: it must not lie over these. */
  .table-notes {
    position: relative;
    z-index: 1;
    grid-column: 1 / -1;
    margin-block-start: 8px;
    background: var(--paper);
  }
  /* People have longer names than seats: what is counted beside them stays in view. */
  .scoreboard .who,
  .recap strong {
    overflow-wrap: anywhere;
  }
  :host([data-at-table]) .recap ul:has(strong) {
    grid-template-columns: fit-content(34%) 1fr;
  }
  .told {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
  .told > p {
    margin: 0;
  }
  @container game (max-width: 539.98px) {
    .told > p {
      font-size: calc(0.85 * var(--rem));
      line-height: 1.2;
    }
  }
  /* What comes here moves what is below it: a tap that was meant for that answers nothing yet. */
  .told button {
    animation: 600ms table-settles;
  }
  @keyframes table-settles {
    from,
    to {
      pointer-events: none;
    }
  }
  /* Without a word it takes no room, and stays there to be read out later. */
  .told:empty {
    position: absolute;
  }
  /* On a phone, what the reader is asked and one row of buttons are in view together with it. */
  .side .now > .told:not(:empty) ~ .controls:not(:empty) {
    min-block-size: var(--button);
  }
`;
