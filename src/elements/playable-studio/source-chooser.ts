/** Chooser for the start of a lesson: a new game, one of the game's own lessons, or what the author has. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { usualPlayers } from '../../playthrough/attributes.js';
import { checkbox } from '../ui/checkbox.js';

export interface OurLesson {
  readonly id: string;
  readonly title: string;
}
/** The game's own lessons, with their titles. */
export async function ourLessons({ lessons }: Pick<GameUi, 'lessons'>, lang: string): Promise<readonly OurLesson[]> {
  const all = (await lessons?.()) ?? [];
  return Promise.all(
    all.map(async (entry) => ({ id: entry.id, title: (await entry.text(lang))['title'] ?? entry.id })),
  );
}
export interface Present {
  readonly back: () => void;
  /** Whether the new lesson is added to the present one, which makes a set. */
  readonly joins: boolean;
  readonly join: (joins: boolean) => void;
}
export interface ChooserProps {
  readonly ui: GameUi;
  readonly text: Text;
  readonly ours: readonly OurLesson[];
  /** Why the source cannot be opened. */
  readonly problem: string | undefined;
  /** Starts a new game: the author plays to the start of the lesson (`setup`), or sets up the pieces by hand (`hand`). */
  readonly newGame: (players: number, mode: 'setup' | 'hand') => void;
  readonly openOurs: (id: string) => void;
  readonly openYours: (given: string | Promise<string>) => void;
  /** The lesson that is already open. */
  readonly there: Present | undefined;
}

const valueOf = (event: Event, name: string): string =>
  String(new FormData(event.currentTarget as HTMLFormElement).get(name) ?? '');

export function sourceChooser(props: ChooserProps): TemplateResult {
  const { ui, text, ours, problem, newGame, openOurs, openYours, there } = props;
  const [min, max] = ui.game.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const card = (
    what: string,
    submit: (event: SubmitEvent) => void,
    fields: TemplateResult,
    go: string,
    more: TemplateResult | typeof nothing = nothing,
  ) =>
    html`<form
      class="card"
      data-begin=${what}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        submit(event);
      }}
    >
      <h3>${text(`studio.begin.${what}`)}</h3>
      <p class="quiet">${text(`studio.begin.${what}.note`)}</p>
      ${fields}
      <div class="row"><button class="primary">${text(go)}</button>${more}</div>
    </form>`;
  const howMany = html`<label class="field"
    ><span>${text('studio.begin.players')}</span>
    <select name="players">
      ${players.map((n) => html`<option value=${n} ?selected=${n === usualPlayers(ui.game)}>${n}</option>`)}
    </select></label
  >`;
  const readFile = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (file) openYours(file.text());
  };
  return html`<section class="begin" aria-label=${text('studio.begin')}>
    <h2>${text('studio.begin')}</h2>
    ${problem === undefined ? nothing : html`<p class="warning" role="alert">${text('studio.bad', { message: problem })}</p>`}
    <div class="cards">
      ${card('game', (event) => newGame(Number(valueOf(event, 'players')), 'setup'), howMany, 'studio.begin.go')}
      ${
        ui.editor === undefined
          ? nothing
          : card('hand', (event) => newGame(Number(valueOf(event, 'players')), 'hand'), howMany, 'studio.hand')
      }
      ${
        ui.lessons === undefined
          ? nothing
          : card(
              'ours',
              (event) => openOurs(valueOf(event, 'lesson')),
              html`<label class="field"
                ><span>${text('studio.begin.lesson')}</span>
                <select name="lesson" required>
                  ${ours.map(({ id, title }) => html`<option value=${id}>${title}</option>`)}
                </select></label
              >`,
              'studio.begin.open',
            )
      }
      ${card(
        'yours',
        (event) => openYours(valueOf(event, 'given')),
        html`<textarea
          name="given"
          rows="4"
          spellcheck="false"
          aria-label=${text('studio.begin.yours')}
          required
        ></textarea>`,
        'studio.begin.open',
        html`<label class="button"
          >${text('studio.begin.file')}<input
            class="visually-hidden"
            type="file"
            accept=".json,.txt,.md,.html,application/json,text/plain"
            @change=${readFile}
        /></label>`,
      )}
    </div>
    ${
      there
        ? html`${checkbox(text('studio.begin.join'), there.joins, there.join)}
            <div class="row back">
              <button type="button" @click=${there.back}>${text('studio.cancel')}</button>
              <span class="quiet">${text('studio.cancel.note')}</span>
            </div>`
        : nothing
    }
    <p class="quiet">${text('studio.kept')}</p>
  </section>`;
}
