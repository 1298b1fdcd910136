/**
 * The form of a new game, loaded on request: the number of players, the strength of the opponents, and who sits at each
 * seat under which name. The game's options and its number (the seed) are in a closed section below. For a game with people elsewhere
 * it asks in place of these names for the reader's own, and which seats wait for somebody.
 */
import { restoreTexts } from '../../dom/translations.js';
import { html, nothing, render, type CSSResult, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LEVELS, type Game, type Json, type NewGame, type Params } from '../../kernel/game.js';
import { mayBegin } from '../../kernel/start.js';
import { MAX_SEED } from '../../kernel/random.js';
import { anySeed } from '../../playthrough/attributes.js';
import { DELAYS, TIMES } from '../../playthrough/times.js';
import type { NewTable } from '../../playthrough/wire.js';
import {
  cutName,
  formatNames,
  formatOccupant,
  MOST_UNITS,
  nameIn,
  parseNames,
  parseOccupant,
} from '../../playthrough/seats.js';
import type { Text } from '../../i18n/text.js';
import { addStyles } from '../ui/add-styles.js';
import { openDialog } from '../ui/dialog.js';
import { submits } from '../ui/submits.js';
import { newGameStyles } from './new-game.styles.js';

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
  /** Whether it opens for a game with people elsewhere. */
  readonly isTogether: boolean;
  /** The name that the reader gave last at a table. */
  readonly ownName: string;
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

const BOTS = LEVELS.map((bot) => formatOccupant({ bot }));

/** Opens the form, and removes it when it is closed. */
export async function openNewGame(offer: NewGameOffer): Promise<void> {
  const { root, text } = offer;
  await openDialog(root, { styles: newGameStyles, lang: text.lang }, (dialog) => {
    dialog.setAttribute('aria-labelledby', 'new-game-title');
    new NewGameForm(offer, dialog).draw();
  });
}

class NewGameForm {
  readonly #offer: NewGameOffer;
  readonly #dialog: HTMLDialogElement;
  #state: NewGameState;
  /** Whether the game is one with people elsewhere, and how the reader is called there. */
  #isTogether = false;
  #ownName: string;
  /** At a table with others: the days for a move, and how many moves later spectators see the game. */
  readonly #others = { days: 0, moves: 0 };
  /** The text in the field of the game's number. */
  #number = '';
  #own: OwnList | undefined;

  constructor(offer: NewGameOffer, dialog: HTMLDialogElement) {
    this.#offer = offer;
    this.#dialog = dialog;
    this.#state = offer.from;
    this.#ownName = offer.ownName;
    if (offer.isTogether && offer.invite) this.#gather();
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
  /** The player of each seat. An added seat gets an opponent like the first one; among people only, it waits for one too. */
  get #sitters(): readonly string[] {
    const { seats, players } = this.#state;
    const usual = seats.find((sitter) => sitter !== 'human') ?? (this.#isTogether ? 'human' : 'bot');
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
   * Makes it the form of a game with people elsewhere. Every other seat waits for one of them, unless there are two people or more: then
   * the reader has chosen who plays.
   */
  #gather(): void {
    const sitters = this.#sitters;
    const { names } = this.#state;
    this.#isTogether = true;
    this.#ownName = nameIn(names[sitters.indexOf('human')] ?? '') || this.#ownName;
    const isChosen = sitters.filter((sitter) => sitter === 'human').length > 1;
    this.#state = { ...this.#state, seats: isChosen ? sitters : sitters.map(() => 'human') };
  }
  /** Opens a table for people elsewhere. */
  #invite(): void {
    const { players } = this.#state;
    const { game, invite } = this.#offer;
    const seats = this.#sitters.join(' ');
    const { days, moves: delay } = this.#others;
    this.#dialog.close();
    invite!({ game: game.id, players, options: this.#options, seats, days, delay }, nameIn(this.#ownName));
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
    const { text, game, warning } = this.#offer;
    const { players } = this.#state;
    const [min, max] = game.players;
    const isTogether = this.#isTogether;
    // The game of this page is there again when the reader leaves the table.
    const told = isTogether && warning === 'new.loses' ? undefined : warning;
    return html`<form
      class="new-game"
      @invalid=${{ handleEvent: ({ target }: Event) => this.#show(target as Element), capture: true }}
    >
      ${this.#own?.show(() => this.#dialog.close()) ?? nothing}
      <h2 id="new-game-title">${text(isTogether ? 'new.others' : 'ui.new')}</h2>
      ${this.#field(
        text('new.players'),
        Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), says: String(min + i) })),
        String(players),
        (value) => this.#change({ players: Number(value) }),
      )}
      ${text.has('game.length') ? html`<p class="quiet">${text('game.length')}</p>` : nothing}
      ${isTogether ? this.#nameField() : nothing} ${this.#opponents()}
      <fieldset>
        <legend>${text('new.seats')}</legend>
        ${this.#sitters.map((sitter, seat) => this.#seat(seat, sitter))}
      </fieldset>
      ${this.#more()} ${told ? html`<p class="warning">${text(told)}</p>` : nothing}
      <div class="row">
        ${isTogether ? this.#inviting() : this.#starting()}
        <button type="button" @click=${() => this.#dialog.close()}>${text('ui.cancel')}</button>
      </div>
    </form>`;
  }
  #starting(): TemplateResult {
    const { text, invite } = this.#offer;
    const gather = () => {
      this.#gather();
      this.draw();
      this.#dialog.querySelector<HTMLInputElement>('input')!.focus();
    };
    return html`<button class="primary" @click=${submits(() => this.#submit())}>${text('ui.start')}</button> ${
        invite
          ? html`<button type="button" data-do="with-others" @click=${gather}>${text('new.others')}</button>`
          : nothing
      }`;
  }
  #inviting(): TemplateResult {
    return html`<button class="primary" data-do="together" @click=${submits(() => this.#invite())}>
      ${this.#offer.text('new.invite')}
    </button>`;
  }
  #nameField(): TemplateResult {
    return html`<label class="field"
      ><span>${this.#offer.text('new.ownName')}</span>
      <input
        type="text"
        maxlength=${MOST_UNITS}
        autocomplete="nickname"
        dir="auto"
        .value=${live(this.#ownName)}
        @input=${({ target }: Event) => {
          this.#ownName = cutName((target as HTMLInputElement).value);
          this.draw();
        }}
    /></label>`;
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
    const choices = [...LEVELS, ...(bots.size > 1 ? (['mixed'] as const) : [])].map((value) => ({
      value: value === 'mixed' ? value : formatOccupant({ bot: value }),
      says: text(`new.opponents:${value}`),
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
    const says = called(seat);
    // The server gives whoever makes the table the first seat of a person.
    const isOwn = this.#isTogether && seat === this.#sitters.indexOf('human');
    return html`<div class=${this.#isTogether ? 'seat of-table' : 'seat'}>
      <span aria-hidden=${isOwn ? nothing : 'true'}>${says}</span>
      ${this.#isTogether ? nothing : this.#nameOf(seat, says)}
      ${
        isOwn
          ? html`<span>${text('new.you')}</span>`
          : html`<select
              aria-label=${text('new.sitter', { seat: says })}
              @change=${({ target }: Event) =>
                this.#change({ seats: this.#sitters.with(seat, (target as HTMLSelectElement).value) })}
            >
              ${['human', ...BOTS].map(
                (value) =>
                  html`<option value=${value} .selected=${live(value === sitter)}>${this.#said(value)}</option>`,
              )}
            </select>`
      }
    </div>`;
  }
  #said(sitter: string): string {
    const { text } = this.#offer;
    const occupant = parseOccupant(sitter);
    if (occupant !== 'human') return text(`new.bot:${occupant.bot}`);
    return text(this.#isTogether ? 'new.invited' : 'new.human');
  }
  #nameOf(seat: number, says: string): TemplateResult {
    const { names } = this.#state;
    return html`<input
      type="text"
      maxlength=${MOST_UNITS}
      autocomplete="off"
      placeholder=${says}
      dir="auto"
      aria-label=${this.#offer.text('new.name', { seat: says })}
      .value=${live(names[seat] ?? '')}
      @input=${({ target }: Event) => {
        const written = Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => names[i] ?? '');
        written[seat] = cutName((target as HTMLInputElement).value);
        this.#change({ names: written });
      }}
    />`;
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
    const { text, game } = this.#offer;
    const isTogether = this.#isTogether;
    const { options } = this.#state;
    const chosen = this.#options;
    return html`<details>
      <summary>${text('new.more')}</summary>
      <div class="more">
        ${isTogether ? this.#ofOthers('new.time', 'days', TIMES) : nothing}
        ${isTogether ? this.#ofOthers('new.delay', 'moves', DELAYS) : nothing}
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
        ${isTogether ? nothing : this.#numberField()}
      </div>
    </details>`;
  }
  #numberField(): TemplateResult {
    const { text } = this.#offer;
    return html`<label class="field"
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
      <p class="quiet" id="number-help">${text('new.numberHelp')}</p>`;
  }
}
