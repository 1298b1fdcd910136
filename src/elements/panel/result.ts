/** The result of a game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact } from '../../kernel/game.js';
import { lineOf, winnersOf } from '../../game-ui/standings.js';
import type { PanelProps } from './props.js';

/** The standings, the rank of a single player, and the facts of the end besides who has won. */
export function result(props: PanelProps): TemplateResult {
  const { session, text, sentence, readonly, state, actions, isAtTable } = props;
  const { ui, view } = session;
  const { people } = session.hotSeat;
  const standings = ui.standings(view);
  const own = people.length === 1 && !readonly ? standings.find(({ seats }) => seats.includes(people[0]!)) : undefined;
  const isBehind = own !== undefined && own.rank > 1;
  const won = winnersOf(ui, view, text);
  // A fact that says no more than the sentence about the winners is left out.
  const best = standings.filter(({ rank }) => rank === 1);
  const seats = best.flatMap((standing) => standing.seats);
  const known = [seats, seats[0], ...Object.values(best[0]?.line?.params ?? {})].map((value) => JSON.stringify(value));
  const isRepeated = ({ params = {} }: Fact) =>
    'seats' in params && Object.values(params).every((value) => known.includes(JSON.stringify(value)));
  const facts = session.knowledge
    .factsToTell(view.last, view)
    .filter((fact) => !isRepeated(fact))
    .map(sentence)
    .filter((said) => said !== won);
  // A reader who has not won gets no wreath.
  return html`<div class=${`result${isBehind ? ' behind' : ''}`}>
    ${isBehind ? nothing : (state.end?.wreath ?? nothing)}
    ${
      isBehind
        ? html`<p>
            <strong>${text('ui.yourPlace', { n: own.rank, count: standings.length })}</strong>
          </p>`
        : nothing
    }
    <ol>
      ${standings.map(
        ({ seats, rank, line }) =>
          html`<li value=${rank}>
            <strong>${text('ui.seats', { seat: seats })}</strong> ${line ? lineOf(line, ui, view, text) : nothing}
          </li>`,
      )}
    </ol>
    ${facts.map((said) => html`<p>${said}</p>`)} ${props.table}
    ${
      readonly || isAtTable
        ? nothing
        : html`<div class="row">
            <button class="primary" data-do="again" @click=${actions.playAgain}>${text('ui.again')}</button>
          </div>`
    }
    ${state.end?.after(props) ?? nothing}
  </div>`;
}
