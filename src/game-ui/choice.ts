/** A choice in two parts: what to pick up, and where to put it, or the other way round. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Text } from '../i18n/text.js';
import type { Move } from '../kernel/game.js';
import type { Proposal } from './game-ui.js';

/** Something that a player can point at: a move, or a series of moves that is named by its last. */
export interface Way<M extends Move = Move> {
  readonly move: M;
  /** A piece, and the place where it goes, if it goes to one. */
  readonly path: readonly string[];
  /** The pieces that take part. */
  readonly pieces: readonly (string | undefined)[];
  readonly series?: Proposal<M>;
  readonly make: () => void;
}
/** A small button that makes a way at once, and what it shows. */
interface Chip<M extends Move> extends Way<M> {
  readonly shows: unknown;
}
/** An anchor to choose. */
interface Option<M extends Move> {
  readonly anchor: string;
  /** What its button makes at once; without one it says where the player points. */
  readonly way?: Way<M> | undefined;
  /** Whether its button picks up a piece, for which a place is asked next. */
  readonly isToggle?: boolean;
  readonly chips: readonly Chip<M>[];
}
/** What is offered, before or after something is picked up. */
export interface Choice<M extends Move = Move> {
  readonly asks: 'piece' | 'place';
  /** The piece that is picked up, or the place that was chosen first. */
  readonly held: string | undefined;
  /** Whether that stays above the rest, so that it can be put down again, because this offers something else. */
  readonly staysAbove: boolean;
  /** All that the picked-up piece can do: nothing is asked, and the button of the place says the move. */
  readonly only: Way<M> | undefined;
  readonly options: readonly Option<M>[];
  /** Places where other pieces than the held one go, with their small buttons. */
  readonly other: readonly Option<M>[];
  /** Places that are seldom meant. */
  readonly apart: readonly Option<M>[];
}

/** What a game decides about its choices, see `Control`. */
interface Ask<M extends Move> {
  readonly isRead: (move: M) => boolean;
  readonly isApart: (place: string) => boolean;
  readonly inOrder: (places: readonly string[]) => readonly string[];
  readonly chip: (move: M, of: 'place' | 'piece', series?: Proposal<M>) => unknown;
}

/** What is offered of the `asked` ways, some of `all`, while `chosen` is picked up: a piece, or the place where one is to go. */
export function choiceOf<M extends Move>(
  asked: readonly Way<M>[],
  all: readonly Way<M>[],
  chosen: string | undefined,
  ask: Ask<M>,
): Choice<M> {
  /** What begins at an anchor, if it is a single thing: then there is nothing to choose after the piece. */
  const onlyFrom = (anchor: string) => {
    const [way, ...others] = all.filter(({ path }) => path[0] === anchor);
    return way && others.length === 0 && way.path.length > 1 ? way : undefined;
  };
  const chipsOf = (of: 'place' | 'piece', ways: readonly Way<M>[]) =>
    ways.flatMap((way): Chip<M>[] => {
      const shows = way.path[1] === undefined ? undefined : ask.chip(way.move, of, way.series);
      return shows === undefined ? [] : [{ ...way, shows }];
    });
  /** The places of these anchors, each with the chips of those that lead there. */
  const places = (anchors: readonly string[], chips: readonly Chip<M>[]): Option<M>[] =>
    anchors.map((anchor) => ({ anchor, chips: chips.filter(({ path }) => path[1] === anchor) }));
  /** Of many places a narrow column shows only a few at once: those that are most often meant come first. */
  const placesOf = (ways: readonly Way<M>[]) => ask.inOrder([...new Set(ways.flatMap(({ path }) => path[1] ?? []))]);

  const then = placesOf(asked.filter(({ path }) => path[0] === chosen));
  if (then.length > 0) {
    const isOwn = ({ pieces }: Way<M>) => pieces.includes(chosen);
    const chips = chipsOf(
      'piece',
      asked.filter((way) => way.series && isOwn(way)),
    );
    const others = chipsOf(
      'piece',
      asked.filter((way) => !isOwn(way)),
    );
    const apart = then.every((place) => ask.isApart(place)) ? [] : then.filter((place) => ask.isApart(place));
    return {
      asks: 'place',
      held: chosen,
      staysAbove: true,
      only: onlyFrom(chosen!),
      options: places(
        then.filter((place) => !apart.includes(place)),
        chips,
      ),
      other: places(placesOf(others), others),
      apart: places(apart, chips),
    };
  }
  const isPlace = !asked.some(({ path }) => path[0] === chosen) && asked.some(({ path }) => path[1] === chosen);
  const held = isPlace ? chosen : undefined;
  const fitting = asked.filter(({ path }) => held === undefined || path[1] === held);
  const pieces = [...new Set(asked.map(({ path }) => path[0]!))];
  const chips = chipsOf('place', fitting);
  return {
    asks: 'piece',
    held,
    staysAbove: fitting.length < asked.length,
    only: undefined,
    options: pieces.flatMap((anchor): Option<M>[] => {
      const ways = fitting.filter(({ path }) => path[0] === anchor);
      if (ways.length === 0) return [];
      const only = held === undefined ? onlyFrom(anchor) : undefined;
      const way = only && !ask.isRead(only.move) ? only : undefined;
      const isToggle = held === undefined && !way && ways.some(({ path }) => path[1] !== undefined);
      return [{ anchor, way, isToggle, chips: chips.filter(({ path }) => path[0] === anchor) }];
    }),
    other: [],
    apart: [],
  };
}

/** How a choice is written, and what its buttons do, see `Control`. */
interface Face<M extends Move> {
  /** The key of the heading. */
  readonly label: string;
  readonly id: string;
  readonly text: Text;
  readonly say: (way: Way<M>) => string;
  readonly short: (anchor: string) => string;
  readonly face: (anchor: string) => unknown;
  readonly about: (anchor: string) => string | undefined;
  /** How many equal pieces are held, and how many there are. */
  readonly count: number;
  readonly most: number;
  readonly take: (count: number) => void;
  /** Points at an anchor; `isAll`: with all equal pieces. */
  readonly point: (anchor: string, isAll: boolean) => void;
}

export function choiceTemplate<M extends Move>(choice: Choice<M>, props: Face<M>): TemplateResult {
  const { asks, held, only } = choice;
  const { label, id, text, say, short, face, about, point } = props;
  // Only buttons that pick up a piece are toggles (`aria-pressed`); buttons that make a move immediately are not.
  const button = (anchor: string, content: unknown, isPressed?: boolean, way?: Way<M>) =>
    html`<button
      aria-pressed=${isPressed ?? nothing}
      data-point=${anchor}
      title=${about(anchor) ?? nothing}
      @click=${({ shiftKey }: MouseEvent) => (way && !shiftKey ? way.make() : point(anchor, shiftKey))}
    >
      ${content}
    </button>`;
  const chip = (way: Chip<M>) => {
    const [from, to] = way.path;
    const { shows } = way;
    const says = say(way);
    // Who speaks to the browser says what is written on the button, so its name begins with that.
    const name = typeof shows === 'string' && !says.includes(shows) ? `${shows}, ${says}` : says;
    return html`<button class="chip" data-chip=${`${from} ${to}`} aria-label=${name} @click=${way.make}>
      ${shows}
    </button>`;
  };
  /** The places of other pieces are only named beside their small buttons. */
  const row = (what: string, options: readonly Option<M>[], by: string, isOther = false) =>
    html`<div class=${what} role="group" aria-labelledby=${by}>
      ${repeat(
        options,
        ({ anchor }) => anchor,
        ({ anchor, way, isToggle, chips }) => {
          const main = isOther
            ? html`<span>${face(anchor)}</span>`
            : button(anchor, only ? say(only) : face(anchor), isToggle ? false : undefined, way);
          return chips.length === 0 ? main : html`<span class="chips">${main}${chips.map(chip)}</span>`;
        },
      )}
    </div>`;
  /** Places under a heading of their own. */
  const group = (what: 'apart' | 'other') =>
    choice[what].length === 0
      ? nothing
      : html`<div class="apart">
          <p class="quiet" id=${`${id}-${what}`}>${text(`${label}.${what}`)}</p>
          ${row('pick to', choice[what], `${id}-${what}`, what === 'other')}
        </div>`;
  if (!choice.staysAbove)
    return html`<p class="quiet caption" id=${id}>
        ${text(label)}${held === undefined ? nothing : ` · ${short(held)}`}
      </p>
      ${row('pick', choice.options, id)}`;
  // The second part replaces the first.
  const heading = text(asks === 'place' ? 'ui.where' : label);
  return html`<div class="pick held">
      ${button(held!, face(held!), true)} ${asks === 'place' ? several(short(held!), props) : nothing}
      ${only ? nothing : html`<p class="quiet" id=${id}>${heading}</p>`}
    </div>
    ${row('pick to', choice.options, id)} ${group('other')} ${group('apart')}`;
}

/** Buttons to set how many of several equal pieces are picked up. */
function several(what: string, { count, most, text, take }: Pick<Face<Move>, 'count' | 'most' | 'text' | 'take'>) {
  if (most < 2) return nothing;
  const button = (key: string, glyph: string, to: number) => {
    const isEnd = to < 1 || to > most;
    return html`<button
      data-do=${key}
      aria-label=${text(`ui.${key}`, { what })}
      aria-disabled=${isEnd ? 'true' : 'false'}
      @click=${() => (isEnd ? undefined : take(to))}
    >
      ${glyph}
    </button>`;
  };
  return html`<div class="amount several" role="group" aria-label=${what}>
    ${button('less', '−', count - 1)}<span>${text('ui.several', { count, most })}</span>${button('more', '+', count + 1)}
  </div>`;
}
