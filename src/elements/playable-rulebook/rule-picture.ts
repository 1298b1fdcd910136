/** Draws a lesson's position small: the board at the first step that points at something, cropped to what it points at. */
import { adoptStyles, css, nothing, render } from 'lit';
import { placeStyles } from '../../drawing/place.styles.js';
import { toneStyles } from '../../drawing/tones.styles.js';
import { drawnOf } from '../../game-ui/detail.js';
import type { LessonEntry } from '../../game-ui/game-ui.js';
import { loadGame } from '../../loading/games.js';
import { textOf } from '../../i18n/text.js';

export interface Wanted {
  readonly game: string;
  readonly lesson: LessonEntry;
  readonly lang: string;
  /** Whether the place is near the viewport; otherwise its picture is removed. */
  readonly isNear: () => boolean;
}

const cut = css`
  svg.board {
    position: absolute;
    inset: 0 auto auto 0;
    display: block;
    inline-size: calc(100% * var(--whole));
    block-size: auto;
    max-inline-size: none;
    max-block-size: none;
    translate: calc(-100% * var(--left)) calc(-100% * var(--top));
  }
  /* A pointer that nods for ever would draw the eye from the text, and keep the processor busy. */
  svg.board * {
    animation: none;
  }
`;
let pictures = 0;

/** A shadow root, so that the game's styles and the rulebook's do not mix. */
const treeOf = (place: HTMLElement): ShadowRoot => place.shadowRoot ?? place.attachShadow({ mode: 'open' });

export async function drawRule(place: HTMLElement, { game, lesson: entry, lang, isNear }: Wanted): Promise<void> {
  const tree = treeOf(place);
  if (!isNear()) return void render(nothing, tree);
  const [ui, lesson] = await Promise.all([loadGame(game, lang), entry.lesson(lang)]);
  const words = await ui.text(lang);
  const text = textOf(lang, [words], (name, value, say) => ui.formatValue?.(name, value, say));
  const { view, shown, box } = drawnOf(ui, lesson);
  const { width, height } = ui.size(view, 'wide');
  if (!isNear()) return;
  adoptStyles(tree, [...(ui.palette ? [toneStyles(ui.palette)] : []), placeStyles, ...(ui.styles ?? []), cut]);
  const parts = { whole: width / box.width, left: box.x / width, top: box.y / height };
  for (const [name, value] of Object.entries(parts)) place.style.setProperty(`--${name}`, String(value));
  const board = ui.board(view, {
    text,
    layout: 'wide',
    prefix: `r${pictures++}-`,
    state: () => 'idle' as const,
    tabStop: undefined,
    changed: new Set<string>(),
    shown,
  });
  render(board, tree);
}
