/** What stands in the place of the board before a game begins: who sits at the table, whom it waits for, and how to join. */
import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Seat } from '../../kernel/game.js';
import type { RemoteKey } from '../../i18n/remote/en.js';
import { hostOf, isFree, type Sitter } from '../../playthrough/wire.js';
import { cutName, MOST_UNITS } from '../../playthrough/seats.js';
import { submits } from '../ui/submits.js';
import { Invitation } from './invitation.js';
import { keptName, linkTo } from './seat-keys.js';
import type { RemoteTable } from './remote-table.js';
import type { RemoteFault } from './server.js';
import type { TableProps } from './table-props.js';

export class TableCard {
  readonly #invitation: Invitation;
  readonly #key: Invitation;

  constructor(host: LitElement) {
    this.#invitation = new Invitation(host);
    this.#key = new Invitation(host);
  }

  /** The card in the place of the board, while the reader has not joined or the game has not begun. */
  card(props: TableProps): TemplateResult {
    const { table, text } = props;
    const { lobby, viewer } = table;
    return html`<section class="table-card" tabindex="-1" aria-labelledby="table-title">
      <h2 id="table-title">${lobby ? text('remote.title', { game: text('game.name') }) : text('remote.others')}</h2>
      ${this.state(props)} ${lobby?.days ? html`<p>${text('remote.days', { count: lobby.days })}</p>` : nothing}
      ${lobby ? seats(props, lobby.seats) : nothing}
      ${lobby && viewer === undefined && !table.isOpening ? this.#join(props) : nothing}
      ${lobby && viewer !== undefined ? this.#wait(props, lobby.seats) : nothing} ${leaving(props, standing(props))}
    </section>`;
  }
  /** Whether the connection is lost, what the server denied, and whether it is being asked. */
  state({ table, text }: TableProps): TemplateResult {
    const { fault, isBusy, lobby } = table;
    const retry = () => void table.open();
    return html`<div role="status">
        ${trouble(table, text, 'remote.lost')}
        ${table.isRetrying ? html`<p class="quiet">${text('remote.askedAgain')}</p>` : nothing}
        ${isBusy ? html`<p class="quiet">${text('remote.asking')}</p>` : nothing}
      </div>
      ${fault && !lobby && !leadsNowhere(fault) ? html`<div class="row"><button data-do="retry" @click=${retry}>${text('ui.tryAgain')}</button></div>` : nothing}`;
  }
  #join({ table, text }: TableProps): TemplateResult | typeof nothing {
    const { lobby, fault } = table;
    // This page cannot show the table.
    if (fault?.code === 'rules' || fault?.code === 'version') return nothing;
    const isOver = lobby!.stage === 'over';
    const hasPlace = lobby!.stage === 'waiting' && lobby!.seats.some(isFree);
    return html`${
        hasPlace
          ? nameForm({ table, text }, 'sit')
          : fault?.code === 'full'
            ? nothing // said above
            : html`<p>${text(isOver ? 'remote.over' : 'denied.full')}</p>`
      }
      <div class="row">
        <button data-do="watch" aria-disabled=${table.isPending('watch')} @click=${() => void table.watch()}>
          ${text('remote.watch')}
        </button>
      </div>`;
  }
  #wait(props: TableProps, all: readonly Sitter[]): TemplateResult {
    const { table, text } = props;
    const missing = all.filter(isFree).length;
    const host = hostOf(all);
    // Whoever comes back to a game waits for nobody but this page.
    if (table.lobby!.stage !== 'waiting') return html`<p role="status">${text('remote.coming')}</p>`;
    return html`<p role="status">${text('remote.waits', { count: missing })}</p>
      ${unkept(props)} ${typeof table.viewer === 'number' ? this.invite(props, 'remote.invite') : nothing}
      ${
        table.viewer === host
          ? html`<div class="row">
                <button
                  data-do="begin"
                  aria-describedby="begin-note"
                  aria-disabled=${table.isPending('begin')}
                  @click=${() => void table.begin()}
                >
                  ${text('remote.begin')}
                </button>
              </div>
              <p class="quiet" id="begin-note">${text('remote.beginNote')}</p>
              ${absent(props, all)}`
          : all[host]?.present
            ? html`<p class="quiet">${text('remote.othersBegin', { name: all[host].name || ownWord(text, host) })}</p>`
            : nothing
      }
      ${
        typeof table.viewer === 'number'
          ? html`${props.remind()}
              <details>
                <summary>${text('remote.rename')}</summary>
                ${nameForm(props, 'rename')}
              </details>`
          : nothing
      }
      ${this.ownKey(props)}`;
  }
  /** The link that invites others to play, or with `watch` to look on. */
  invite({ table, text }: TableProps, label: string, watch = false): TemplateResult {
    const title = text('remote.title', { game: text('game.name') });
    return this.#invitation.show(linkTo(table.code, watch ? { watch: 'true' } : {}), text(label), title, text);
  }
  /** The way to the reader's seat from another device, and the only way back where the browser keeps nothing. */
  ownKey({ table, text }: TableProps): TemplateResult | typeof nothing {
    if (table.token === undefined) return nothing;
    const title = text('remote.key');
    const link = linkTo(table.code, { key: table.token });
    return html`<details class="key" ?open=${!table.isKept}>
      <summary>${title}</summary>
      <p class="quiet">${text('remote.keyNote')}</p>
      ${this.#key.show(link, title, title, text)}
      ${
        parent === window
          ? nothing
          : html`<p><a href=${link} target="_blank" rel="noopener">${text('remote.ownWindow')}</a></p>`
      }
    </details>`;
  }
}

/** That the reader needs the key of their seat: a page that is loaded anew knows nothing of it. */
export const unkept = ({ table, text }: TableProps): TemplateResult | typeof nothing =>
  table.isKept || table.token === undefined
    ? nothing
    : html`<p class="warning">${text('remote.notKept', { key: text('remote.key') })}</p>`;
/** Lets the host free the seats of people who may never come back. In a game over days nobody need be there. */
function absent({ table, text }: TableProps, all: readonly Sitter[]): TemplateResult | typeof nothing {
  const away = all.flatMap(({ taken, present }, at) => (taken && !present && at !== table.viewer ? [at] : []));
  if (away.length === 0 || table.lobby!.days > 0) return nothing;
  const free = (at: Seat) =>
    html`<button
      data-do="free"
      aria-disabled=${table.isPending(`free ${at}`)}
      @click=${() => void table.offer('free', at)}
    >
      ${text('remote.freeSeat', { name: all[at]!.name || ownWord(text, at) })}
    </button>`;
  return html`<div class="row">${away.map(free)}</div>`;
}

/** Whether the link is to no table, so that it helps nothing to try again. */
export const leadsNowhere = ({ code }: RemoteFault): boolean => code === 'unknown' || code === 'invitation';

/** The field for the reader’s name, with the button that sits down or takes another name. */
function nameForm({ table, text }: Pick<TableProps, 'table' | 'text'>, what: 'sit' | 'rename'): TemplateResult {
  const take = async (form: HTMLFormElement) => {
    await table[what](form.querySelector('input')!.value.trim());
    const details = form.closest('details');
    if (!details || table.fault) return;
    details.open = false;
    details.querySelector('summary')!.focus();
  };
  const go = submits((form) => void take(form));
  return html`<form class="join">
    <label class="link"
      ><span>${text('remote.name')}</span
      ><input
        type="text"
        name="nickname"
        autocomplete="nickname"
        maxlength=${MOST_UNITS}
        .value=${keptName()}
        @input=${({ target }: Event) => fit(target as HTMLInputElement)}
    /></label>
    <div class="row">
      <button class="primary" data-do=${what} aria-disabled=${table.isPending(what)} @click=${go}>
        ${text(`remote.${what}`)}
      </button>
    </div>
  </form>`;
}
/** Takes back what is too long. The browser's own limit counts otherwise, and may cut within a letter. */
function fit(field: HTMLInputElement): void {
  const name = cutName(field.value);
  if (name !== field.value) field.value = name;
}
/** The way out of the seat before the game begins. */
const standing = ({ table, text }: TableProps): TemplateResult =>
  html`<div class="row">
    <button data-do="stand" aria-disabled=${table.isPending('stand null')} @click=${() => void table.stand()}>
      ${text('remote.stand')}
    </button>
  </div>`;

/** What is wrong: that the connection is lost, in the sentence of this key, or what the server denied. */
export function trouble({ fault, isLost, code, server }: RemoteTable, text: Text, lost: string) {
  if (!fault) return isLost ? html`<p class="warning">${text(lost)}</p>` : nothing;
  const record = new URL(`tables/${code}/record`, server).href;
  return html`<p class="warning">${text(`denied.${fault.code}`, fault.params)}</p>
    ${fault.code === 'version' ? html`<p><a href=${record}>${text('remote.record')}</a></p>` : nothing}`;
}

/** What a person is called while the game runs: by the name that they chose, or as the game calls the seat. */
export const nameOf = ({ text }: TableProps, at: Seat): string => text(`seat:${at}`);
/** The game's own word for a seat, such as a colour. */
export const ownWord = (text: Text, at: Seat): string => text(`seat.own:${at}`);

/** A moment in the words of the reader's language, such as `Sat, Nov 28, 2:30 PM`. */
export const momentIn = ({ lang }: Text, time: number): string =>
  new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

/** The ways out: with the seat kept, and with `more`. */
export function leaving({ table, text, leave }: TableProps, more?: TemplateResult): TemplateResult {
  const { lobby, viewer } = table;
  if (!leave) return html``;
  const go = (key: RemoteKey) => html`<button data-do="leave" @click=${leave}>${text(key)}</button>`;
  // Where there is no table, there is none to leave.
  if (!lobby) return html`<div class="row">${go('remote.ownGame')}</div>`;
  if (typeof viewer !== 'number' || lobby.stage === 'over') return html`<div class="row">${go('remote.leave')}</div>`;
  return html`<details class="leaving">
    <summary>${text('remote.leave')}</summary>
    <p class="quiet">${text('remote.leaveNote')}</p>
    <div class="row">${go('remote.go')}</div>
    ${more}
  </details>`;
}

/** The seats, each with whoever sits there. */
export function seats(props: TableProps, all: readonly Sitter[]): TemplateResult {
  const { table, text } = props;
  const who = ({ bot, name: given, taken, present, gone }: Sitter, at: number): string => {
    const word = given || ownWord(text, at);
    if (gone) return text(bot === null ? 'remote.resigned' : 'remote.gone', { name: word });
    if (bot !== null) return taken ? text('remote.plays', { name: word }) : text(`remote.bot:${bot}`);
    if (!taken) return text('remote.free');
    // Without a name the seat's own word, which stands beside it, would only be said twice.
    if (!given && at === table.viewer) return text('remote.youAlone');
    const name = given || text('remote.taken');
    const key = at === table.viewer ? 'remote.you' : !present && 'remote.notHere';
    return key ? text(key, { name }) : name;
  };
  return html`<ul class="sitters" aria-label=${text('remote.seats')}>
    ${all.map((sitter, at) => html`<li><span>${ownWord(text, at)}</span> <span>${who(sitter, at)}</span></li>`)}
  </ul>`;
}

export const cardStyles = css`
  .table-card,
  .table-notes,
  .table-card .join,
  .invitation {
    display: grid;
    gap: 10px;
    min-inline-size: 0;
  }
  .table-card {
    max-inline-size: calc(34 * var(--rem));
    margin-inline: auto;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
    color: var(--ink);
  }
  :is(.table-card, .table-notes) :is(h2, p, ul) {
    margin: 0;
  }
  /* No grid: in newer browsers what follows the summary is in a box of its own. */
  :is(.table-card, .table-notes) details > :not(summary) + * {
    margin-block-start: 10px;
  }
  .sitters {
    padding: 0;
    list-style: none;
  }
  .sitters li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 8px;
    padding-block: 4px;
    border-block-end: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
    overflow-wrap: anywhere;
  }
  .link {
    display: grid;
    gap: 4px;
  }
  .link input {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  .qr {
    inline-size: min(100%, 14 * var(--rem));
    forced-color-adjust: none;
  }
`;
