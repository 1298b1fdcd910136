/**
 * The form of a new game, loaded on request: the number of players, the strength of the opponents, and who sits at each
 * seat under which name. The game's options and its number (the seed) are in a closed section below.
 */
import { restoreTexts } from '../../dom/translations.js';
import { css, html, nothing, render, type CSSResult, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LEVELS, type Game, type Json, type NewGame, type Params } from '../../kernel/game.js';
import { mayBegin } from '../../kernel/start.js';
import { MAX_SEED } from '../../kernel/random.js';
import { anySeed } from '../../playthrough/attributes.js';
import { DELAYS, TIMES } from '../../playthrough/times.js';
import type { NewTable } from '../../playthrough/wire.js';
import { cutName, formatNames, MOST_UNITS, nameIn, parseNames } from '../../playthrough/seats.js';
import type { Text } from '../../i18n/text.js';
import { addStyles } from '../ui/add-styles.js';
import { openDialog } from '../ui/dialog.js';
import { submits } from '../ui/submits.js';

export interface NewGameChoice {
  readonly start: NewGame;
  readonly seats: string;
  readonly names: readonly string[];
}
export interface NewGameState {
  readonly players: number;
  /** One entry per seat, as in the attribute `seats`. */
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly options: Params;
}
export interface NewGameOffer {
  readonly root: ShadowRoot;
  readonly game: Game;
  /** The initial values of the form. */
  readonly from: NewGameState;
  /** The key of the sentence on what becomes of the game in progress. */
  readonly warning: 'new.loses' | 'new.leaves' | undefined;
  readonly text: Text;
  /** The game's own words for a seat, without the name of the player. */
  readonly seat: (seat: number) => string;
  readonly begin: (choice: NewGameChoice) => void;
  /** Makes a table on the server, at which the reader has this name; missing without a server. */
  readonly invite: Others['invite'] | undefined;
  /** The list of the reader's tables, while it is being fetched; it resolves to nothing if there is none. */
  readonly own: Promise<OwnList | undefined> | undefined;
}
/** A list of the tables at which the reader has a seat. `close` is called when they go to one. */
export interface OwnList {
  readonly styles: CSSResult;
  readonly show: (close: () => void) => TemplateResult;
}
/** What a server offers to whoever wants to play with people elsewhere. */
export interface Others {
  readonly invite: (table: NewTable, name: string) => void;
  readonly own: (() => Promise<OwnList | undefined>) | undefined;
}

const BOTS = LEVELS.map((level) => (level === 'normal' ? 'bot' : `bot:${level}`));
const levelOf = (sitter: string): string => sitter.split(':')[1] ?? 'normal';

/** Opens the form, and removes it when it is closed. */
export async function openNewGame(offer: NewGameOffer): Promise<void> {
  const { root, text } = offer;
  await openDialog(root, { styles, lang: text.lang }, (dialog) => {
    dialog.setAttribute('aria-labelledby', 'new-game-title');
    new NewGameForm(offer, dialog).draw();
  });
}

class NewGameForm {
  readonly #offer: NewGameOffer;
  readonly #dialog: HTMLDialogElement;
  #state: NewGameState;
  /** At a table with others: the days for a move, and how many moves later spectators see the game. */
  readonly #others = { days: 0, moves: 0 };
  /** The text in the field of the game's number. */
  #number = '';
  #own: OwnList | undefined;

  constructor(offer: NewGameOffer, dialog: HTMLDialogElement) {
    this.#offer = offer;
    this.#dialog = dialog;
    this.#state = offer.from;
    void offer.own?.then((list) => {
      this.#own = list;
      if (list) addStyles(offer.root, list.styles);
      if (dialog.isConnected) this.draw();
    });
  }
  draw(): void {
    restoreTexts(this.#dialog);
    render(this.#template(), this.#dialog);
  }
  #change(part: Partial<NewGameState>): void {
    this.#state = { ...this.#state, ...part };
    this.draw();
  }
  /** The player of each seat. An added seat gets an opponent like the first one. */
  get #sitters(): readonly string[] {
    const { seats, players } = this.#state;
    const usual = seats.find((sitter) => sitter !== 'human') ?? 'bot';
    return Array.from({ length: players }, (_, seat) => seats[seat] ?? usual);
  }
  #submit(): void {
    const { players, names } = this.#state;
    const seed = this.#number === '' ? anySeed() : Number(this.#number);
    const named = parseNames(formatNames(names.slice(0, players)));
    this.#dialog.close();
    this.#offer.begin({
      start: { players, seed, options: this.#options },
      seats: this.#sitters.join(' '),
      names: named,
    });
  }

  /**
   * Who plays at a table with people elsewhere. Every seat is for one of them, unless the form has two people or more: then the
   * reader has chosen who plays.
   */
  get #sittersWithOthers(): readonly string[] {
    const sitters = this.#sitters;
    return sitters.filter((sitter) => sitter === 'human').length > 1 ? sitters : sitters.map(() => 'human');
  }
  /** Opens a table for people elsewhere. */
  #invite(): void {
    const { players, names } = this.#state;
    const { game, invite } = this.#offer;
    const own = this.#sitters.indexOf('human');
    const seats = this.#sittersWithOthers;
    this.#dialog.close();
    invite!(
      {
        game: game.id,
        players,
        options: this.#options,
        seats: seats.join(' '),
        days: this.#others.days,
        delay: this.#others.moves,
      },
      nameIn(names[own] ?? ''),
    );
  }

  /** The values of an option that are allowed with this number of players. */
  #open(name: string, values: readonly Json[]): Json[] {
    const { players } = this.#state;
    return values.filter((value) => mayBegin(this.#offer.game, { players, seed: 0, options: { [name]: value } }));
  }
  /** The chosen options, without those that are not allowed with this number of players. */
  get #options(): Params {
    const { options } = this.#state;
    return Object.fromEntries(Object.entries(options).filter(([name, value]) => this.#open(name, [value]).length > 0));
  }

  #template(): TemplateResult {
    const { text, game, warning, invite } = this.#offer;
    const { players } = this.#state;
    const [min, max] = game.players;
    return html`<form
      class="new-game"
      @invalid=${{ handleEvent: ({ target }: Event) => this.#show(target as Element), capture: true }}
    >
      ${this.#own?.show(() => this.#dialog.close()) ?? nothing}
      <h2 id="new-game-title">${text('ui.new')}</h2>
      ${this.#field(
        text('new.players'),
        Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), says: String(min + i) })),
        String(players),
        (value) => this.#change({ players: Number(value) }),
      )}
      ${this.#opponents()}
      <fieldset>
        <legend>${text('new.seats')}</legend>
        ${this.#sitters.map((sitter, seat) => this.#seat(seat, sitter))}
      </fieldset>
      ${this.#more()} ${warning ? html`<p class="warning">${text(warning)}</p>` : nothing}
      <div class="row">
        <button class="primary" @click=${submits(() => this.#submit())}>${text('ui.start')}</button>
        ${
          invite
            ? html`<button
                type="button"
                data-do="together"
                aria-describedby=${players > 2 ? 'others-note' : nothing}
                @click=${() => this.#invite()}
              >
                ${text('new.others')}
              </button>`
            : nothing
        }
        <button type="button" @click=${() => this.#dialog.close()}>${text('ui.cancel')}</button>
      </div>
      ${invite && players > 2 ? html`<p class="quiet" id="others-note">${this.#withOthers()}</p>` : nothing}
    </form>`;
  }
  /** Which seats wait for people elsewhere. */
  #withOthers(): string {
    const { text } = this.#offer;
    const sitters = this.#sittersWithOthers;
    const count = sitters.filter((sitter) => sitter === 'human').length - 1;
    return text(count === sitters.length - 1 ? 'new.allWait' : 'new.someWait', { count });
  }
  /** Opens the closed section that contains an invalid field, so that the reader sees it. */
  #show(field: Element): void {
    const details = field.closest('details');
    if (details) details.open = true;
  }
  #field(
    label: string,
    choices: readonly { readonly value: string; readonly says: string }[],
    chosen: string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<label class="field"
      ><span>${label}</span>
      <select @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
        ${choices.map(({ value, says }) => html`<option value=${value} .selected=${live(value === chosen)}>${says}</option>`)}
      </select></label
    >`;
  }
  /** The strength of all opponents. If they differ, it is `mixed`. */
  #opponents(): TemplateResult | typeof nothing {
    const { text } = this.#offer;
    const sitters = this.#sitters;
    const bots = new Set(sitters.filter((sitter) => sitter !== 'human'));
    if (bots.size === 0) return nothing;
    const choices = [...BOTS, ...(bots.size > 1 ? ['mixed'] : [])].map((value) => ({
      value,
      says: text(`new.opponents:${value === 'mixed' ? value : levelOf(value)}`),
    }));
    const chosen = bots.size > 1 ? 'mixed' : [...bots][0]!;
    return this.#field(text('new.opponents'), choices, chosen, (value) =>
      this.#change({
        seats: sitters.map((sitter) => (sitter === 'human' || value === 'mixed' ? sitter : value)),
      }),
    );
  }
  #seat(seat: number, sitter: string): TemplateResult {
    const { text, seat: called } = this.#offer;
    const { names } = this.#state;
    const says = called(seat);
    return html`<div class="seat">
      <span aria-hidden="true">${says}</span>
      <input
        type="text"
        maxlength=${MOST_UNITS}
        autocomplete="off"
        placeholder=${says}
        dir="auto"
        aria-label=${text('new.name', { seat: says })}
        .value=${live(names[seat] ?? '')}
        @input=${({ target }: Event) => {
          const written = Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => names[i] ?? '');
          written[seat] = cutName((target as HTMLInputElement).value);
          this.#change({ names: written });
        }}
      />
      <select
        aria-label=${text('new.sitter', { seat: says })}
        @change=${({ target }: Event) =>
          this.#change({ seats: this.#sitters.with(seat, (target as HTMLSelectElement).value) })}
      >
        ${['human', ...BOTS].map(
          (value) =>
            html`<option value=${value} .selected=${live(value === sitter)}>
              ${value === 'human' ? text('new.human') : text(`new.bot:${levelOf(value)}`)}
            </option>`,
        )}
      </select>
    </div>`;
  }
  /** A number that only a table with others has. */
  #ofOthers(label: string, unit: 'days' | 'moves', counts: readonly number[]): TemplateResult {
    const { text } = this.#offer;
    const choices = counts.map((count) => ({
      value: String(count),
      says: text(`${label}:${count ? unit : 'none'}`, { count }),
    }));
    return this.#field(text(label), choices, String(this.#others[unit]), (count) => {
      this.#others[unit] = Number(count);
      this.draw();
    });
  }
  #more(): TemplateResult {
    const { text, game, invite } = this.#offer;
    const { options } = this.#state;
    const chosen = this.#options;
    return html`<details>
      <summary>${text('new.more')}</summary>
      <div class="more">
        ${invite ? this.#ofOthers('new.time', 'days', TIMES) : nothing}
        ${invite ? this.#ofOthers('new.delay', 'moves', DELAYS) : nothing}
        ${Object.entries(game.options)
          .map(([name, values]) => [name, this.#open(name, values)] as const)
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) =>
            this.#field(
              text(`option.${name}`),
              values.map((value, i) => ({ value: String(i), says: text(`option.${name}:${String(value)}`) })),
              String(Math.max(0, values.indexOf(chosen[name] ?? null))),
              (i) => this.#change({ options: { ...options, [name]: values[Number(i)]! } }),
            ),
          )}
        <label class="field"
          ><span>${text('new.number')}</span>
          <input
            type="number"
            min="0"
            max=${MAX_SEED}
            step="1"
            aria-describedby="number-help"
            .value=${live(this.#number)}
            @input=${({ target }: Event) => (this.#number = (target as HTMLInputElement).value)}
        /></label>
        <p class="quiet" id="number-help">${text('new.numberHelp')}</p>
      </div>
    </details>`;
  }
}

const styles = css`
  .new-game,
  .new-game :is(fieldset, .more) {
    display: grid;
    gap: 8px;
  }
  .new-game fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .new-game legend {
    padding: 0;
    margin-block-end: 4px;
    font-weight: 600;
  }
  .new-game .seat {
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr) minmax(0, max-content);
    gap: 8px;
    align-items: center;
  }
  .new-game .more .field {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  @media (max-width: 420px) {
    .new-game .seat {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      row-gap: 0;
    }
    /* Above the field: there is no room beside it, and its placeholder is gone as soon as a name is typed. */
    .new-game .seat > span {
      grid-column: 1 / -1;
      font-size: calc(0.85 * var(--rem));
    }
    .new-game .seat :is(input, select) {
      padding-inline: 6px;
    }
  }
`;
