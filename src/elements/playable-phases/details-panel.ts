/**
 * Panel about the selected state or transition, or else about the current one: its rules, its outgoing transitions with
 * their status, its moves, and a search for moves that lead there.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import { entriesOf, moveList } from '../panel/move-list.js';
import type { MoveListState } from '../panel/moves.js';
import type { Session } from '../session/session.js';
import { landmark } from '../ui/landmarks.js';
import { GameChart } from './game-chart.js';
import { indexIn, itemName, targetNames, type LiveChart } from './live-chart.js';
import type { PathFinder } from './path-finder.js';

export interface DetailsProps {
  readonly chart: LiveChart;
  /** The game's session; `undefined` for an actor. */
  readonly session: Session | undefined;
  readonly text: Text;
  /** Id of the state or transition described; `isChosen` if the reader selected it, otherwise it follows the game. */
  readonly id: string;
  readonly isChosen: boolean;
  readonly select: (id: string) => void;
  readonly pathFinder: PathFinder;
  readonly go: (id: string) => void;
  readonly list: MoveListState;
  readonly change: (list: Partial<MoveListState>) => void;
  readonly play: (move: Move) => void;
}

export function detailsPanel(props: DetailsProps): TemplateResult {
  const { chart, text, id, isChosen } = props;
  const index = indexIn(chart);
  const isState = index.isState(id);
  const rules = isState ? index.state(id).rules : index.state(index.transition(id).source).rules;
  const description = isState ? index.state(id).description : index.transition(id).description;
  // Keyed by `id`: Lit renders the panel anew for another state instead of reusing its nodes.
  return html`<section
    class=${`about panel${isChosen ? ' chosen' : ''}`}
    tabindex="-1"
    aria-label=${landmark(text, text('phases.about'))}
  >
    ${keyed(
      id,
      html`<p class="title">${itemName(chart, id)}</p>
        ${description === undefined ? nothing : html`<p>${description}</p>`}
        ${isState ? exits(props) : transition(props)}
        ${rules.length > 0 ? html`<p class="rules quiet">${text('phases.rules', { rules: [...rules] })}</p>` : nothing}
        ${pathSearch(props)}`,
    )}
  </section>`;
}

function exits({ chart, text, id, select }: DetailsProps): TemplateResult | typeof nothing {
  const from = indexIn(chart).from(id);
  if (from.length === 0) return nothing;
  return html`<ul class="exits" aria-label=${text('phases.ways')}>
    ${from.map(({ id: each }) => {
      const { kind, says } = chart.mark(each);
      return html`<li class=${kind}>
        <button class="link" @click=${() => select(each)}>${itemName(chart, each)}</button>
        <span class="says">${says}</span>
      </li>`;
    })}
  </ul>`;
}

function transition(props: DetailsProps): TemplateResult {
  const { chart, text, id, session, list, change, play } = props;
  const described = indexIn(chart).transition(id);
  const { kind, says } = chart.mark(id);
  const from = itemName(chart, described.source);
  const to = targetNames(chart, described);
  const moves = session?.isOpen && chart instanceof GameChart ? chart.movesOf(id) : [];
  const count = chart.counts.get(id) ?? 0;
  return html`<p>${to ? text('phases.leads', { from, to }) : text('phases.stays', { from })}</p>
    <p class=${`says ${kind}`}>${says}</p>
    ${count > 0 ? html`<p class="quiet">${text('phases.worn', { count })}</p>` : nothing}
    ${
      session && moves.length > 0
        ? html`<details class="plain" open>
            <summary>${text('phases.itsMoves')}</summary>
            ${offered(session, moves, text, list, change, play)}
          </details>`
        : nothing
    }`;
}

/** List of those of `moves` that are legal now; the reader can preview and play them. */
export function offered(
  session: Session,
  moves: readonly Move[],
  text: Text,
  list: MoveListState,
  change: DetailsProps['change'],
  play: DetailsProps['play'],
): TemplateResult {
  const { view } = session;
  const same = (move: Move) => JSON.stringify(move);
  const wanted = new Set(moves.map(same));
  const shown = view.moves.filter((move) => wanted.has(same(move)));
  const playAt = (index: number) => play(view.moves[index]!);
  return moveList(...entriesOf(session, shown, text, playAt), list, text, { change, play: playAt });
}

/** Button that searches for moves leading to `id`, and the result of the last search. */
function pathSearch({ chart, session, text, id, pathFinder, go }: DetailsProps): TemplateResult | typeof nothing {
  if (!session || id === chart.graph.root || (chart.active.has(id) && pathFinder.answered?.goal !== id)) return nothing;
  const name = itemName(chart, id);
  const { goal, answered } = pathFinder;
  // Hide the result once it is no longer true: the reader may have gone back, or the copy may have moved on.
  const isHere = chart.active.has(id) || chart.taken.ids.includes(id);
  const holds =
    { 'phases.there': session.visit.isOn && isHere, 'phases.already': isHere }[answered?.answer.key ?? ''] ?? true;
  const answer = answered?.goal === id && holds ? answered.answer : undefined;
  const options = Object.entries(answer?.options ?? {}).map(([option, value]) =>
    text('ui.named', { what: text(`option.${option}`), name: text(`option.${option}:${String(value)}`) }),
  );
  return html`<div class="row">
      <button data-do="go" aria-label=${text('phases.goTo', { name })} @click=${() => go(id)}>
        ${text('phases.go')}
      </button>
      ${goal === undefined ? nothing : html`<button data-do="cancel" @click=${() => pathFinder.cancel()}>${text('ui.cancel')}</button>`}
    </div>
    ${goal === id ? html`<p class="answer">${text('phases.going', { name })}</p>` : nothing}
    ${answer ? html`<p class="answer">${text(answer.key, { ...answer.params, name })}</p>` : nothing}
    ${options.length > 0 ? html`<p class="answer">${text('phases.option', { option: options.reduce((first, next) => text('phases.and', { first, next })) })}</p>` : nothing}`;
}
