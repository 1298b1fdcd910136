/**
 * The end of a game, loaded when one is over: a wreath for the winner, the points by round, the turning point, and a button
 * for the rerun.
 */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { chronicleOf, type Chronicle, type ViewAfter, type Round, type Turn } from '../../game-ui/chronicle.js';
import type { LessonEntry } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { View } from '../../kernel/game.js';
import { viewFor } from '../../kernel/view.js';
import type { PanelProps } from '../panel/props.js';
import { shareButton } from '../panel/timeline.js';
import type { Session } from '../session/session.js';

/** The course of the finished game, as far as its viewer may know it. */
export function courseOf({ hotSeat: { viewer }, ui, playthrough }: Session): Chronicle {
  const moments = playthrough.plies.flatMap(({ frames }, move): ViewAfter[] =>
    frames.map((frame) => ({ move, view: viewFor(ui.game, frame, viewer) as View })),
  );
  return chronicleOf(ui, moments);
}

const LEAVES = Array.from({ length: 9 }, (_, i) => i);
/** The left half of the wreath, from its foot upwards. */
const half = svg`${LEAVES.map((i) => {
  const angle = 100 + i * 16;
  return svg`<path class="leaf" d="M0 0q7 -9 0 -20q-7 11 0 20" transform="rotate(${angle}) translate(34 0) rotate(${i % 2 ? 62 : 118})"/>`;
})}<path class="stem" d="M-6 33.5A34 34 0 0 1 -20 -27.5" fill="none"/>`;

/** A wreath around a star. Only for the eye: the text beside it names the winner. */
export const wreath: TemplateResult = html`<svg class="wreath" viewBox="-62 -50 124 100" aria-hidden="true">
  <g transform="scale(1 -1)">${half}</g>
  <g transform="scale(-1 -1)">${half}</g>
  <path
    class="star"
    d="M0 -19l5.6 11.6 12.7 1.7 -9.3 8.8 2.3 12.6 -11.3 -6.1 -11.3 6.1 2.3 -12.6 -9.3 -8.8 12.7 -1.7z"
  />
</svg>`;

/** One sentence about the turning point of the game. */
export function turnSentence({ code, seats, round, isFinal, move, by }: Turn, text: Text): string {
  const when = round === undefined ? text('end.move', { n: move }) : roundName({ round, isFinal }, text);
  return text(own(code, text), { when, seat: seats, count: seats.length, by });
}

/** The name of a round, or of the last scoring after it. */
const roundName = (
  { round, isFinal }: Pick<Round, 'round'> & { readonly isFinal?: true | undefined },
  text: Text,
): string => (isFinal ? text('chronicle.final') : text('chronicle.round', { round }));

/** The head of its column: its number, so that all rounds have room side by side, and for screen readers its name. */
const headOf = (round: Round, text: Text): TemplateResult | string =>
  round.isFinal
    ? roundName(round, text)
    : html`<span aria-hidden="true">${round.round}</span
        ><span class="visually-hidden">${roundName(round, text)}</span>`;

/** The catalogue key for a word: the game's own, for games that do not count points, else the general one. */
const own = (word: string, text: Text): string => (text.has(`chronicle.${word}`) ? `chronicle.${word}` : `end.${word}`);

/** The points by round: a row per seat, a column per round. The leader of each round is marked, also for screen readers. */
function table({ rounds }: Chronicle, text: Text): TemplateResult | typeof nothing {
  const last = rounds.at(-1);
  if (!last || rounds.length < 2) return nothing;
  const best = rounds.map(({ points }) => Math.max(...points));
  return html`<div class="course" role="group" tabindex="0" aria-labelledby="course-title">
    <table>
      <caption id="course-title">
        ${text(own('table', text))}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${text('end.player')}</span></th>
          ${rounds.map((round) => html`<th scope="col">${headOf(round, text)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${last.points.map(
          (_, seat) =>
            html`<tr>
              <th scope="row">${text('ui.seats', { seat })}</th>
              ${rounds.map(({ points }, i) =>
                points[seat] === best[i]
                  ? html`<td class="best">
                      ${points[seat]}<span class="visually-hidden"> (${text('end.leads')})</span>
                    </td>`
                  : html`<td>${points[seat]}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A lesson on how the game was decided, with its title; `undefined` if there is none. */
export async function lessonOf({ ui, playthrough, knowledge }: Session, lang: string): Promise<TaughtIn | undefined> {
  const lessons = (await ui.lessons?.()) ?? [];
  const rules = knowledge.factsOf(playthrough.plies.at(-1)!).map(({ rule }) => rule);
  const isOn = (rule: string) => (each: LessonEntry) => each.rules.includes(rule);
  const onLast = (some: readonly LessonEntry[]) => {
    const rule = rules.findLast((each) => some.some(isOn(each)));
    return rule === undefined ? undefined : some.find(isOn(rule));
  };
  // A lesson that also teaches what has not come to pass may be on another way to end.
  const lesson = onLast(lessons.filter((each) => each.rules.every((rule) => rules.includes(rule)))) ?? onLast(lessons);
  return lesson && { lesson: lesson.id, lang, title: (await lesson.text(lang))['title'] ?? lesson.id };
}
export interface TaughtIn {
  readonly lesson: string;
  /** The language of the title. */
  readonly lang: string;
  readonly title: string;
}

export interface EndingProps {
  readonly course: Chronicle;
  readonly watch: () => void;
  /**
   * The title of a lesson, its language, and what opens the lesson. After a change of language the title comes a moment later
   * than the words around it; until then the button is left out.
   */
  readonly lesson: (Pick<TaughtIn, 'title' | 'lang'> & { readonly open: () => void }) | undefined;
}

/** The content below the standings. */
export function ending(props: PanelProps, { course, watch, lesson }: EndingProps): TemplateResult {
  const { text, story, readonly } = props;
  const { turn } = course;
  return html`${turn ? html`<p class="turning">${turnSentence(turn, text)}</p>` : nothing}
  ${
    readonly
      ? nothing
      : html`<div class="row">
          ${turn ? html`<button data-do="turning" @click=${() => story.look(turn.move)}>${text('end.lookThere')}</button>` : nothing}
          <button data-do="watch" @click=${watch}>${text('end.watch')}</button>${shareButton(props)}
          ${lesson?.lang === text.lang ? html`<button data-do="lesson" @click=${lesson.open}>${text('end.lesson', { title: lesson.title })}</button>` : nothing}
        </div>`
  }
  ${table(course, text)}`;
}

export const endingStyles = css`
  .wreath {
    fill: light-dark(#8a6a1f, #e2c26c);
    stroke: light-dark(#8a6a1f, #e2c26c);
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  .wreath .leaf {
    fill: light-dark(#5b7f4f, #9cc48d);
    stroke: none;
  }
  .wreath .stem {
    stroke: light-dark(#5b7f4f, #9cc48d);
  }
  .turning {
    font-weight: 600;
    text-wrap: pretty;
  }
  /* relative lets the visually hidden texts scroll along, so that they do not widen the page. */
  .course {
    position: relative;
    overflow-x: auto;
  }
  .course table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    font-size: calc(0.9 * var(--rem));
  }
  .course caption {
    text-align: start;
    color: var(--faint);
    padding-block-end: 2px;
    white-space: nowrap;
  }
  .course :is(th, td) {
    padding: 3px 8px 3px 0;
    text-align: end;
    font-weight: 400;
    border-block-end: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
  }
  .course :is(th[scope='row'], th:first-child) {
    text-align: start;
    overflow-wrap: break-word; /* a name keeps its words whole, and the table scrolls */
  }
  .course .best {
    font-weight: 700;
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 3px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .wreath :is(.leaf, .star) {
      animation: unfold 900ms ease-out backwards;
      transform-box: fill-box;
      transform-origin: center;
    }
    .wreath .leaf:nth-child(3n + 2) {
      animation-delay: 150ms;
    }
    .wreath .leaf:nth-child(3n) {
      animation-delay: 300ms;
    }
    .wreath .star {
      animation-delay: 600ms;
    }
    @keyframes unfold {
      from {
        opacity: 0;
        scale: 0.2;
      }
    }
  }
  @media (forced-colors: active) {
    .wreath,
    .wreath .leaf,
    .wreath .stem {
      fill: none;
      stroke: CanvasText;
    }
  }
  @media print {
    .wreath {
      display: none;
    }
  }
`;
