/**
 * The static rendering of an embed: picture and text, for places that run no script, for print, feeds and previews. It
 * uses the game's own drawing and sentences on what the viewer may see, so it reveals no secret.
 */
import { phaseTitle } from '../game-ui/phase-title.js';
import { plainRule } from '../game-ui/plain-rule.js';
import type { LoadGame } from '../loading/games.js';
import type { GameUi, Layout } from '../game-ui/game-ui.js';
import { seatWords } from '../game-ui/seat-names.js';
import { formatReason } from '../game-ui/sentences.js';
import { lineOf } from '../game-ui/standings.js';
import { spoken, wordsOf } from '../i18n/index.js';
import { lessonWords } from '../i18n/lesson/index.js';
import { staticWords } from '../i18n/static/index.js';
import { textOf, type Catalogue, type Text } from '../i18n/text.js';
import { badSource } from '../kernel/bad-source.js';
import { chartOf } from '../kernel/chart.js';
import type { Snapshot, View, Viewer } from '../kernel/game.js';
import { expected, walk } from '../kernel/lesson.js';
import { factsOf, viewFor } from '../kernel/view.js';
import type { Ply } from '../playthrough/history.js';
import { Playthrough } from '../playthrough/playthrough.js';
import { requireOneOf } from '../playthrough/value.js';
import type { Embed } from './address.js';
import { resolveEmbed, type ResolvedEmbed, type ResolveOptions } from './resolve.js';
import { picture, SCHEMES, type Markup, type Scheme } from './picture.js';

/** A part of a static rendering: a heading and a list, such as the moves. @public */
export interface StaticSection {
  /** What the items are, in whatever language they are written. */
  readonly kind: 'places' | 'players' | 'moves' | 'steps' | 'phases' | 'rules';
  /** The heading, in the language of the rendering. */
  readonly heading: string;
  /** Whether the items are numbered from 1. */
  readonly isNumbered: boolean;
  /** The items as plain text. */
  readonly items: readonly string[];
}

/** An embed in pictures and words. @public */
export interface StaticRendering {
  /** The language of the texts. */
  readonly lang: string;
  /** The name of the game, or the title of the lesson or rulebook. */
  readonly title: string;
  /** The position in a sentence or two: the phase and the prompt. */
  readonly summary: string;
  /** The lists below the summary, in their order. */
  readonly sections: readonly StaticSection[];
  /** SVG files, the position shown first; with `everyStep` also one per step of a lesson. */
  readonly pictures: readonly string[];
  /** The line that says whose game it is. */
  readonly credit: string;
}

/** How `renderStatic` loads, draws and words an embed. @public */
export interface StaticOptions extends ResolveOptions {
  /** Loads a game by its id, as `load` of this entry does. */
  readonly load: LoadGame;
  /** Renders the drawings. */
  readonly markup: Markup;
  /** Default: the embed's own language, or else English. */
  readonly lang?: string;
  /** The colours of the pictures. Default: `light`. */
  readonly scheme?: Scheme;
  /** The arrangement of the board in the pictures. Default: `wide`. */
  readonly layout?: Layout;
  /** Prefix of every id in the pictures. */
  readonly prefix?: string;
  /** Adds a picture of every step of a lesson. */
  readonly everyStep?: boolean;
}

/** Renders an embed. Throws `BadInput` as `resolveEmbed` does, and for an option that is none. @public */
export async function renderStatic(embed: Embed, options: StaticOptions): Promise<StaticRendering> {
  // Programs in JavaScript may lack it or misspell another, and without a picture the mistake would pass.
  if (typeof options.markup !== 'function') throw badSource('markup', typeof options.markup, 'markup');
  requireOneOf('layout', options.layout ?? null, ['wide', 'narrow']);
  requireOneOf('scheme', options.scheme ?? null, SCHEMES);
  const followed = await resolveEmbed(embed, options.load, options);
  const { ui, lesson, names } = followed;
  const lang = spoken(options.lang ?? embed.lang ?? 'en', ui.languages);
  const catalogues = await Promise.all([
    lesson?.text(lang) ?? ({} as Catalogue),
    ui.text(lang),
    wordsOf(lang),
    lessonWords(lang),
    staticWords(lang),
  ]);
  const teller = new Teller(followed, lang, [seatWords(names, ui, catalogues), ...catalogues], options);
  return embed.kind === 'lesson' ? teller.lesson() : embed.kind === 'rulebook' ? teller.rulebook() : teller.game();
}

/** Describes and draws one embed in one language. */
class Teller {
  readonly #followed: ResolvedEmbed;
  readonly #ui: GameUi;
  readonly #text: Text;
  readonly #options: StaticOptions;
  /** The view being described: values are named as they are called in it. */
  #view: View | undefined;

  constructor(followed: ResolvedEmbed, lang: string, catalogues: readonly Catalogue[], options: StaticOptions) {
    this.#followed = followed;
    this.#ui = followed.ui;
    this.#text = textOf(lang, catalogues, (name, value, text) => this.#ui.formatValue?.(name, value, text, this.#view));
    this.#options = options;
  }

  async game(): Promise<StaticRendering> {
    const text = this.#text;
    const { embed, record, at, viewer } = this.#followed;
    const { game } = this.#ui;
    const playthrough = new Playthrough(game, record);
    const snapshot = playthrough.at(at);
    const past = at < record.moves.length ? [text('ui.past', { at, count: record.moves.length })] : [];
    const moves = playthrough.plies.slice(1).map((ply) => this.#told(ply));
    return {
      ...(await this.#common(text('game.name'), snapshot, viewer)),
      summary: [this.#standing(snapshot, viewer), ...past].join(' '),
      sections: [
        ...(embed.kind === 'phases' ? [this.#phases(snapshot, viewer)] : []),
        this.#places(snapshot, viewer),
        this.#players(snapshot, viewer),
        ...(moves.length > 0 ? [list('moves', text('ui.timeline'), moves, true)] : []),
      ],
    };
  }

  async lesson(): Promise<StaticRendering> {
    const text = this.#text;
    const { ui, embed, lesson: found, viewer } = this.#followed;
    const { lesson } = found!;
    const stops = [...walk(ui.game, lesson)].slice(0, -1);
    const n = (embed.step ?? 1) - 1;
    const title = text(text.has('title') ? 'title' : 'lesson');
    const { pictures, ...common } = await this.#common(title, stops[n]!.snapshot, viewer, lesson.steps[n]!.show);
    const others = this.#options.everyStep
      ? await Promise.all(stops.map(({ snapshot }, i) => this.#draw(snapshot, viewer, lesson.steps[i]!.show, i)))
      : [];
    return {
      ...common,
      summary: text(lesson.steps[n]!.say),
      sections: [
        list(
          'steps',
          text('lesson.steps'),
          stops.map(({ snapshot }, i) => this.#step(snapshot, i)),
          true,
        ),
        this.#places(stops[n]!.snapshot, viewer),
      ],
      pictures: [...pictures, ...others],
    };
  }

  async rulebook(): Promise<StaticRendering> {
    const { ui, embed, record } = this.#followed;
    const book = await ui.rulebook!(this.#text.lang);
    const sections = book.chapters
      .map(({ title, rules }) => {
        const wanted = rules.filter(({ id }) => embed.rule === undefined || id === embed.rule);
        return list(
          'rules',
          title,
          wanted.map(({ id, text }) => `${id} ${plainRule(text)}`),
        );
      })
      .filter(({ items }) => items.length > 0);
    const { snapshot } = new Playthrough(ui.game, record);
    const chapters = sections.map(({ heading }) => heading).join(' · ');
    const summary = embed.rule === undefined ? chapters : sections[0]!.items[0]!;
    return { ...(await this.#common(book.title, snapshot, 'spectator')), summary, sections };
  }

  async #common(title: string, snapshot: Snapshot, viewer: Viewer, shown?: readonly string[]) {
    const { lang } = this.#text;
    const pictures = [await this.#draw(snapshot, viewer, shown)];
    return { lang, title, pictures, credit: this.#text('game.credit') };
  }
  #draw(snapshot: Snapshot, viewer: Viewer, shown: readonly string[] = [], n?: number): Promise<string> {
    const { prefix = 'p-' } = this.#options;
    const view = this.#see(snapshot, viewer);
    return picture(this.#ui, view, this.#text, {
      ...this.#options,
      shown,
      prefix: n === undefined ? prefix : `${prefix}${n + 1}-`,
    });
  }

  #see(snapshot: Snapshot, viewer: Viewer): View {
    return (this.#view = viewFor(this.#ui.game, snapshot, viewer));
  }
  #standing(snapshot: Snapshot, viewer: Viewer): string {
    const text = this.#text;
    const { phase, prompt } = this.#see(snapshot, viewer);
    const said = phaseTitle(phase, text);
    const end = /[.!?]$/.test(said) ? '' : '.';
    return `${said}${end} ${text(`prompt.${prompt.code}`, prompt.params)}`;
  }
  #places(snapshot: Snapshot, viewer: Viewer): StaticSection {
    const ui = this.#ui;
    const view = this.#see(snapshot, viewer);
    const ids = ui.describedAnchors?.(view) ?? ui.anchors(view, 'wide').map(({ id }) => id);
    return list(
      'places',
      this.#text('ui.board'),
      ids.map((id) => ui.label(id, view, this.#text)),
    );
  }
  #players(snapshot: Snapshot, viewer: Viewer): StaticSection {
    const text = this.#text;
    const ui = this.#ui;
    const view = this.#see(snapshot, viewer);
    const bySeat = ui.standings(view).toSorted((a, b) => a.seats[0]! - b.seats[0]!);
    const items = bySeat.map(({ seats, line }) => {
      const seat = text('ui.seats', { seat: seats });
      return line ? text('static.standing', { seat, line: lineOf(line, ui, view, text) }) : seat;
    });
    return list('players', text('lesson.sheet'), items);
  }
  #phases(snapshot: Snapshot, viewer: Viewer): StaticSection {
    const text = this.#text;
    const { embed, ui } = this.#followed;
    const { phase: now } = this.#see(snapshot, viewer);
    const items = chartOf(ui.game.machine).phases.map((phase) => {
      const name = text(`phase:${phase}`);
      const isMarked = phase === now ? 'static.now' : phase === embed.phase ? 'static.selected' : undefined;
      return isMarked ? text(isMarked, { phase: name }) : name;
    });
    return list('phases', text('static.phases'), items);
  }

  /** A move as in the log; if the viewer may know nothing of it, only its seat. */
  #told({ move, frames }: Ply): string {
    const ui = this.#ui;
    const text = this.#text;
    const { viewer } = this.#followed;
    const view = this.#see(frames.at(-1)!, viewer);
    const facts = factsOf(ui.game, frames, viewer).flat();
    const told = facts.map((fact) => formatReason('fact', fact, { ui, view }, text)).join(' ');
    return told || text('static.hidden', { seat: move!.seat });
  }

  #step(snapshot: Snapshot, n: number): string {
    const text = this.#text;
    const ui = this.#ui;
    const step = this.#followed.lesson!.lesson.steps[n]!;
    const [move] = expected(ui.game, snapshot, step);
    const right = step.ask?.find((choice) => choice.right);
    return [
      text(step.say),
      ...(move ? [text('static.move', { move: ui.describeMove(move, this.#see(snapshot, move.seat), text) })] : []),
      ...(right ? [text('static.answer', { choice: text(right.say) }), text(right.answer)] : []),
    ].join(' ');
  }
}

const list = (
  kind: StaticSection['kind'],
  heading: string,
  items: readonly string[],
  isNumbered = false,
): StaticSection => ({ kind, heading, isNumbered, items });

/** The texts of a static rendering as plain text. @public */
export function plainText({ title, summary, sections, credit }: StaticRendering): string {
  const told = sections.map(({ heading, isNumbered, items }) =>
    [heading, ...items.map((item, i) => `${isNumbered ? `${i + 1}.` : '-'} ${item}`)].join('\n'),
  );
  return `${[title, summary, ...told, credit].join('\n\n')}\n`;
}
