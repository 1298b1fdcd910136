/**
 * The faces of cards, generated for any deck: the frame shows the type, the background the sphere; the emblem is derived
 * from the card's effects, level and name, and always the same for the same card.
 */
import { nothing, svg } from 'lit';
import {
  transformed,
  box,
  cachedTemplate,
  circle,
  GOLD,
  INK,
  path,
  rounded,
  type Drawing,
  type Drawn,
  type Rect,
  type Text,
} from '../../../kit/board.js';
import type { Card } from '../deck.js';
import type { Dice } from '../dice.js';
import type { Category, Slot } from '../map.js';
import { cardSign, seedOf, sign, SPHERE_SIGNS, starPath } from './glyphs.js';
import { breadth, first, least, words, wrapped } from './lettering.js';
import { ground, NIGHT, PARCHMENT } from './palette.js';

const OF_SLOT: Readonly<Record<Slot, string>> = {
  staff: 'M38 15H62L70 26V84L62 95H38L30 84V26Z',
  ring: 'M50 17A39 39 0 1 0 50.1 17Z',
  robe: 'M36 16H64L90 34 81 49 76 45V95H24V45L19 49 10 34Z',
  amulet: 'M50 13Q88 45 88 65A38 31 0 0 1 12 65Q12 45 50 13Z',
};
const moved = (shape: string) =>
  shape.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${rounded(Number(x) + 50)} ${rounded(Number(y) + 56)}`,
  );
/** The outline of the picture by card type, on a card 100 units wide. */
const FRAMES: Readonly<Record<Exclude<Category, 'magic_item'>, string>> = {
  spell: 'M13 95V45Q16 27 50 13 84 27 87 45V95Z',
  hex: 'M22 17H78L88 27V85L78 95H22L12 85V27Z',
  scroll: 'M11 20 20 16 29 21 39 16 50 21 61 16 71 21 80 16 89 20V92L80 96 71 91 61 96 50 91 39 96 29 91 20 96 11 92Z',
  companion: 'M13 16H87V54Q85 82 50 96 15 82 13 54Z',
  skill: 'M50 17A39 39 0 1 0 50.1 17Z',
  defense: 'M50 17A39 39 0 1 0 50.1 17Z',
  potion: 'M40 14H60V35Q88 47 88 71A24 24 0 0 1 66 95H34A24 24 0 0 1 12 71Q12 47 40 35Z',
  healing:
    'M50 13Q61 27 59 38 79 23 90 31 87 53 71 60 87 69 84 88 63 94 50 81 37 94 16 88 13 69 29 60 13 53 10 31 21 23 41 38 39 27 50 13Z',
  artifact: moved(starPath(12, 34, 41)),
  enemy_passing: moved(starPath(14, 33, 43)),
  enemy_tenacious: moved(starPath(9, 31, 43)),
};
/** Decoration along the frame. */
const TRIMS: Readonly<Partial<Record<Category, Drawing>>> = {
  hex: svg`<path d=${FRAMES.hex} fill="none" stroke=${GOLD} stroke-width="5" stroke-dasharray="8 4" stroke-linecap="round"/><path d=${FRAMES.hex} fill="none" stroke=${NIGHT} stroke-width="1.6" stroke-dasharray="4 8" stroke-dashoffset="-2"/>`,
  skill: path(
    'M24 88Q4 66 14 38M76 88Q96 66 86 38M13 76 5 73M10 64 2 60M10 52 3 46M13 41 8 33M19 86 12 86M87 76 95 73M90 64 98 60M90 52 97 46M87 41 92 33M81 86 88 86',
    'none',
    '#8fbf7a',
    4,
  ),
  defense: svg`<path d=${FRAMES.defense} fill="none" stroke=${GOLD} stroke-width="3" stroke-dasharray="2 6"/><path d="M50 9A47 47 0 1 0 50.1 9Z" fill="none" stroke="#9fc3ff" stroke-width="2"/>`,
};
const frameOf = ({ category, slot }: Card): string =>
  category === 'magic_item' ? OF_SLOT[slot ?? 'ring'] : FRAMES[category];

/** Lines on the background, by sphere. */
const PATTERNS: Readonly<Record<string, string>> = {
  battle: 'M4 30 30 4M4 50 14 40M96 30 70 4M96 50 86 40M4 96 20 112M96 96 80 112',
  life: 'M6 26Q16 20 12 8M94 26Q84 20 88 8M4 60Q10 50 4 40M96 60Q90 50 96 40M6 100Q14 94 6 84M94 100Q86 94 94 84',
  death: 'M5 6 17 22M5 22 17 6M95 6 83 22M95 22 83 6M4 50H10M90 50H96M4 70H9M91 70H96M4 88H12M88 88H96',
  nature: 'M4 40Q14 30 6 14Q20 18 24 6M96 40Q86 30 94 14Q80 18 76 6M4 96Q14 88 5 74M96 96Q86 88 95 74',
  fire: 'M5 40Q14 26 6 8M14 18Q22 14 20 5M95 40Q86 26 94 8M86 18Q78 14 80 5M5 100Q12 88 6 76M95 100Q88 88 94 76',
  air: 'M3 12H24Q30 12 28 6M3 20H15M97 12H76Q70 12 72 6M97 20H85M3 100H14M97 100H86M3 108H20M97 108H80',
  water:
    'M3 12Q8 6 13 12T23 12M3 20Q8 14 13 20M97 12Q92 6 87 12T77 12M97 20Q92 14 87 20M3 100Q8 94 13 100M97 100Q92 94 87 100',
  earth: 'M4 8 12 16 4 24M12 4 20 12 12 20M96 8 88 16 96 24M88 4 80 12 88 20M4 92 12 100 4 108M96 92 88 100 96 108',
  common: 'M6 6H22M6 6V22M94 6H78M94 6V22M5 96V106M95 96V106',
};

/** Rings of rays behind the emblem: the card's name determines number and length of the rays, its level the number of rings. */
function sigil(card: Card, colour: string): Drawing[] {
  const seed = seedOf(card.id);
  const rings = Math.max(1, Math.min(3, card.level || 1));
  return Array.from({ length: rings }, (_, i) => {
    const outer = 31 - 4 * i;
    const inner = outer * (0.55 + ((seed >> (i + 2)) % 5) * 0.07);
    return path(starPath(5 + ((seed + 3 * i) % 8), inner, outer, (seed % 7) / 9 + i / 4), 'none', colour, 1.2);
  });
}

export const diceWords = ({ count, faces, bonus }: Dice): string => `${count}d${faces}${bonus ? `+${bonus}` : ''}`;
/** The text on the tab of a card: its dice, or each bonus of an item. */
export function tabsOf(card: Card, text: Text): string[] {
  const strike = card.effects.find((effect) => effect.op === 'enemy_attack_all' || effect.op === 'heal');
  const dice = card.dice ?? (strike && 'dice' in strike ? (strike.dice ?? null) : null);
  if (dice) return [diceWords(dice)];
  const { arcane, attack, ac, save } = card.modifiers;
  const added = Object.entries({ arcane, attack, ac, save }).filter(([, n]) => n !== 0);
  return added.map(([stat, n]) => text('face.adds', { n, stat }));
}

/** A card without its texts, cached: the same at all places. The picture is as large as the texts below it allow. */
const picture = (card: Card, rows: number, size: number): Drawn =>
  cachedTemplate(faces, `${card.id} ${rows} ${size}`, () => {
    const [body, lineColour] = ground(card);
    const top = rows === 0 ? 140 : topOf(rows, size);
    const scale = Math.min(1.1, (top - 15) / 84);
    return [
      box('body', { x: 2, y: 2, w: 96, h: 136 }, 9, body, INK, 3),
      path(PATTERNS[card.sphere ?? 'common']!, 'none', lineColour, 2.4, 'pattern'),
      transformed(50 - 50 * scale, rows === 0 ? 12 : top - 4 - 96 * scale, scale, [
        TRIMS[card.category] ? nothing : path(frameOf(card), NIGHT, PARCHMENT, 7, 'tint'),
        path(frameOf(card), NIGHT, GOLD, 2.4, 'body'),
        TRIMS[card.category] ?? nothing,
        transformed(50, 56, 1, [...sigil(card, lineColour), transformed(0, 0, 1.05, sign(cardSign(card), PARCHMENT))]),
      ]),
      ...Array.from({ length: Math.min(5, card.level) }, (_, i) =>
        transformed(91 - i * 11, 10, 1, path(starPath(5, 2.4, 5.6), GOLD, INK, 1)),
      ),
      card.sphere && card.category === 'spell'
        ? [
            circle('body', 13, 13, 10.5, NIGHT, PARCHMENT, 1.6),
            transformed(13, 13, 0.34, sign(SPHERE_SIGNS[card.sphere], PARCHMENT)),
          ]
        : nothing,
      rows === 0 ? nothing : box('paper', { x: 4, y: top, w: 92, h: 136 - top }, 5, PARCHMENT, INK, 1.4),
    ];
  });
const faces = {};
/** The upper edge of the text area, with this number of rows above the card's foot. */
const topOf = (rows: number, size: number): number => Math.min(rows > 1 ? 100 : 106, 130 - rows * size * 1.1);

export interface FaceOptions {
  /** The card is small: only the tab is written, since the name would not be legible. */
  readonly isSmall?: boolean;
  /** The card is smaller still: only its picture. */
  readonly isBare?: boolean;
  /** Number of equal cards. */
  readonly count?: number;
}

/** Maximum number of text rows on a card. */
const ROWS = 4;
/** A card, face up, with as much text as is legible at its size, in a sans-serif font. */
export function face(
  card: Card,
  { x, y, w }: Rect,
  text: Text,
  { isSmall = false, isBare = false, count = 1 }: FaceOptions = {},
): Drawing {
  const size = rounded(least(w / 100, 12.5));
  const room = 86 / size;
  const said = isBare ? [] : tabsOf(card, text).flatMap((tab) => wrapped(tab, room));
  const isRead = said.every((tab) => breadth(tab) <= room) && said.length * size <= ROWS * 16;
  const tabs = isRead ? said : [];
  const name = isBare || isSmall ? [] : first(wrapped(text(`card:${card.id}`), room), ROWS - tabs.length, room);
  const rows = [...name, ...tabs];
  const top = topOf(rows.length, size);
  const foot = top + (136 - top - rows.length * size * 1.1) / 2 + size * 0.88;
  return transformed(
    x,
    y,
    w / 100,
    svg`<g data-piece="card" font-family=${SANS} font-weight="500">${picture(card, rows.length, size)}${rows.map(
      (row, i) => words(50, foot + i * size * 1.1, size, row, i < name.length ? INK : '#6a3c12'),
    )}${count > 1 ? [circle('body', 84, 34, 12, PARCHMENT, INK, 1.6), words(84, 39, 15, count)] : nothing}</g>`,
  );
}
export const SANS = "system-ui, 'Segoe UI', Roboto, Arial, sans-serif";
