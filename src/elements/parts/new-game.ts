/** The form of a new game: players, who sits where, the game's options, and the seed. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, type Game, type Json, type NewGame, type Params } from '../../kernel/game.js';
import { MAX_SEED } from '../../kernel/random.js';
import type { Text } from '../../i18n/text.js';

export interface NewGameChoice {
  readonly start: NewGame;
  readonly seats: string;
}
export interface NewGameState {
  readonly players: number;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly options: Params;
}

export function newGameForm(
  game: Pick<Game, 'players' | 'options'>,
  state: NewGameState,
  willLose: boolean,
  text: Text,
  on: { change: (state: Partial<NewGameState>) => void; start: (wish: NewGameChoice) => void; cancel: () => void },
): TemplateResult {
  const [min, max] = game.players;
  const value = (event: Event) => (event.target as HTMLSelectElement).value;
  const submit = (event: Event) => {
    event.preventDefault();
    const { players, seed, options } = state;
    on.start({ start: { players, seed, options }, seats: state.seats.slice(0, players).join(' ') });
  };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const sitters = ['human', ...LEVELS.map((level) => (level === 'normal' ? 'bot' : `bot:${level}`))];
  return html`<form class="new-game" @submit=${submit}>
    <h2 id="dialog-title">${text('ui.new')}</h2>
    <label class="field"
      ><span>${text('ui.players')}</span>
      <select @change=${(e: Event) => on.change({ players: Number(value(e)) })}>
        ${counts.map((n) => html`<option value=${n} .selected=${n === state.players}>${n}</option>`)}
      </select></label
    >
    ${Array.from(
      { length: state.players },
      (_, seat) =>
        html`<label class="field"
          ><span>${text('ui.seat')} ${text(`seat:${seat}`)}</span>
          <select @change=${(e: Event) => on.change({ seats: Object.assign([...state.seats], { [seat]: value(e) }) })}>
            ${sitters.map(
              (s) =>
                html`<option value=${s} .selected=${s === (state.seats[seat] ?? 'bot')}>
                  ${s === 'human' ? text('ui.human') : text(`ui.level:${s.split(':')[1] ?? 'normal'}`)}
                </option>`,
            )}
          </select></label
        >`,
    )}
    ${Object.entries(game.options)
      .filter(([, values]) => values.length > 0)
      .map(
        ([name, values]) =>
          html`<label class="field"
            ><span>${text(`option.${name}`)}</span>
            <select
              @change=${(e: Event) => on.change({ options: { ...state.options, [name]: values[Number(value(e))]! } })}
            >
              ${values.map(
                (v: Json, i) =>
                  html`<option value=${i} .selected=${v === (state.options[name] ?? values[0])}>
                    ${text(`option.${name}:${String(v)}`)}
                  </option>`,
              )}
            </select></label
          >`,
      )}
    <label class="field"
      ><span>${text('ui.seed')}</span>
      <input
        type="number"
        min="0"
        max=${MAX_SEED}
        step="1"
        required
        aria-describedby="seed-help"
        .value=${String(state.seed)}
        @change=${(e: Event) => on.change({ seed: Number(value(e)) })}
    /></label>
    <p class="quiet" id="seed-help">${text('ui.seedHelp')}</p>
    ${willLose ? html`<p class="warning">${text('ui.confirmNew')}</p>` : nothing}
    <div class="row">
      <button class="primary">${text('ui.start')}</button>
      <button type="button" @click=${on.cancel}>${text('ui.cancel')}</button>
    </div>
  </form>`;
}
