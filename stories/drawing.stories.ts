/** The parts that drawings share, side by side. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { card, cardBack, hand } from '../src/drawing/cards.js';
import { counter } from '../src/drawing/counters.js';
import { die, type Sides } from '../src/drawing/dice.js';
import { PIPS } from '../src/drawing/pips.js';
import { anchor } from '../src/drawing/place.js';
import { placeStyles } from '../src/drawing/place.styles.js';
import { words } from '../src/drawing/strokes.js';
import type { Colours } from '../src/drawing/tones.js';
import type { AnchorState } from '../src/game-ui/game-ui.js';
import { en } from '../src/i18n/en.js';
import { textOf } from '../src/i18n/text.js';
import './frame.js';

/** An element for a drawing, with the styles that every board has. */
class StoryDrawing extends LitElement {
  static override properties = { drawing: { attribute: false } };
  static override styles = placeStyles;
  declare drawing: TemplateResult;
  protected override render() {
    return this.drawing;
  }
}
if (!customElements.get('story-drawing')) customElements.define('story-drawing', StoryDrawing);

interface Args {
  drawing: TemplateResult;
  scheme?: 'light' | 'dark';
}
const meta: Meta<Args> = {
  title: 'drawing',
  render: ({ drawing, scheme }) =>
    html`<story-room width="640" scheme=${scheme ?? nothing}
      ><story-drawing .drawing=${drawing}></story-drawing
    ></story-room>`,
};
export default meta;

const sheet = (label: string, height: number, inner: unknown) =>
  html`<svg class="board" viewBox="0 0 320 ${height}" role="group" aria-label=${label} text-anchor="middle">
    ${inner}
  </svg>`;
const BLUE: Colours = ['#3a6fb5', '#122f59', '#fff6e6'];
const RED: Colours = ['#c23b30', '#5f1511', '#fff6e6'];
const face = (n: number) => words(50, 96, 72, n);

const hands = [2, 5, 12].map((count, row) =>
  hand(count, { x: 10, y: 8 + row * 64, w: 140, h: 56 }).map((rect, i) => card(rect, face((i % 9) + 1))),
);
const backs = [3, 9].map((count, row) =>
  hand(count, { x: 170, y: 8 + row * 64, w: 140, h: 56 }).map((rect) => cardBack(rect)),
);
export const Cards: StoryObj<Args> = { args: { drawing: sheet('Cards', 200, [hands, backs]) } };

const solids = ([4, 8, 10, 12, 20] as Sides[]).map((sides, i) =>
  die({ x: 10 + i * 44, y: 50, size: 36, sides, face: sides, colours: RED }),
);
const pips = Object.keys(PIPS).map((face, i) =>
  die({ x: 10 + i * 44, y: 6, size: 36, face: Number(face), colours: BLUE }),
);
export const Dice: StoryObj<Args> = { args: { drawing: sheet('Dice', 92, [pips, solids]) } };

export const Counters: StoryObj<Args> = {
  args: {
    drawing: sheet('Counters', 50, [
      counter({ x: 10, y: 8, size: 34, colours: BLUE, said: 'B' }),
      counter({ x: 54, y: 8, size: 34, colours: RED, said: 12 }),
    ]),
  },
};

const STATES: readonly AnchorState[] = ['idle', 'source', 'chosen', 'target'];
const places = (changed: string, shown: string) =>
  [...STATES, changed, shown].map((id, i) =>
    anchor(
      { id, label: `Card ${i + 1}, ${id}`, area: { x: 12 + i * 52, y: 40, w: 40, h: 56 } },
      {
        text: textOf('en', [en]),
        layout: 'wide',
        prefix: 's',
        state: (id) => ((STATES as readonly string[]).includes(id) ? (id as AnchorState) : 'idle'),
        changed: new Set([changed]),
        shown: new Set([shown]),
        tabStop: 'source',
      },
      () => card({ x: 12 + i * 52, y: 40, w: 40, h: 56 }, face(i + 1)),
    ),
  );
export const Places: StoryObj<Args> = { args: { drawing: sheet('Places', 110, places('changed', 'shown')) } };
export const PlacesByDusk: StoryObj<Args> = { args: { ...Places.args, scheme: 'dark' } };
