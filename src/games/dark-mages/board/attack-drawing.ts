/** The last attack as a pictorial sentence: card, target, answers, die, bonus, armour class, verdict, dice, damage. */
import { nothing, svg } from 'lit';
import {
  transformed,
  box,
  CREAM,
  die,
  INK,
  path,
  type Colours,
  type Drawing,
  type Drawn,
  type Rect,
  type Sides,
  type Text,
} from '../../../kit/board.js';
import type { Target } from '../table.js';
import { aimOf, called, seatOf } from '../targets.js';
import type { Account, Line, Throw } from './attack-outcome.js';
import { face } from './faces.js';
import { sign, SPHERE_SIGNS } from './glyphs.js';
import { breadth, first, LEAST, words, wrapped } from './lettering.js';
import type { Plan } from './layout.js';
import { BLOOD, PARCHMENT, robe } from './palette.js';
import { atLevel, type Seeing } from './seeing.js';

/** A part of the sentence, 60 units high, with the id of its rule. */
interface Cell {
  readonly w: number;
  readonly rule?: string;
  readonly drawing: Drawn;
}
const TALL = 60;
/** Its smallest font size, which limits how small the sentence may be. */
const SMALL = 16;
const BONE: Colours = ['#f3ead6', '#3d2a17', '#3d2a17'];
const GILT: Colours = ['#f5c84c', '#5e420a', '#3d2804'];
const RED: Colours = ['#b3261e', '#3d0a06', '#fff6e6'];

const cell = (w: number, drawing: Drawn, rule?: string): Cell => ({ w, drawing, ...(rule && { rule }) });
const label = (said: string, size = 17, colour = CREAM): Cell => {
  const w = Math.max(14, breadth(said) * size * 1.1);
  return cell(w + 8, words(w / 2 + 4, 30 + size * 0.36, size, said, colour));
};
const arrow = (): Cell => cell(26, path('M3 30H18M13 23 21 30 13 37', 'none', '#e8d9b4', 3.4, 'pattern'));

/** A die with this number of faces that shows its value; for 100 faces, two dice of ten: tens and units. */
function dieOf(value: number, faces: number, x = 0): Drawing {
  const isPair = faces === 100;
  const size = isPair ? DIE * 0.7 : DIE;
  const colours = faces === 20 && value === 20 ? GILT : faces === 20 && value === 1 ? RED : BONE;
  const numeral: typeof words = (cx, cy, letters, ...rest) =>
    words(cx, cy, Math.max(letters, (SMALL * 30) / size), ...rest);
  const one = (face: number, left: number): Drawing =>
    die({ x: left, y: (TALL - size) / 2, size, sides: (isPair ? 10 : faces) as Sides, face, colours, numeral });
  if (!isPair) return one(value, x);
  return svg`${one(Math.floor((value % 100) / 10), x)}${one(value % 10, x + size * 0.9)}`;
}
const DIE = 46;
/**
 * Dice side by side; of two rolled with advantage, the one not counted is pale. `piece` marks dice that tumble later than
 * others.
 */
function throwCell({ dice, faces }: Throw, kept?: number, piece?: string): Cell {
  const step = faces === 100 ? DIE * 1.4 : DIE + 4;
  const shown = dice.slice(0, 8);
  return cell(
    shown.length * step + 4,
    shown.map((value, i) => {
      const fallen = dieOf(value, faces, i * step + 2);
      const drawn = piece === undefined ? fallen : svg`<g data-piece=${piece}>${fallen}</g>`;
      return kept !== undefined && value !== kept ? svg`<g opacity=".4">${drawn}</g>` : drawn;
    }),
  );
}

/**
 * The sign of a target: the letter on the robe's colour, or the card of an enemy or companion, even if it has left the
 * table.
 */
function chip(target: Target, { view, deck, play }: Seeing, text: Text, cards: Account['cards']): Cell {
  const seat = seatOf(target);
  if (seat === undefined) {
    const enemy = cards[target] ?? view.table.enemies.find(({ number }) => `enemy-${number}` === target)?.card;
    const card = enemy === undefined ? undefined : deck.cards.get(enemy);
    return cell(
      46,
      card ? face(card, { x: 3, y: 2, w: 40, h: 56 }, text, { isBare: true }) : words(22, 38, 22, '☓', CREAM),
    );
  }
  const [body, edge, ink] = robe(seat);
  const isCompanion = target.endsWith('-companion');
  const companion = isCompanion ? (cards[target] ?? view.table.mages[seat]?.companion?.card) : undefined;
  const sphere = play.deck.characters.get(view.table.mages[seat]!.character)!.sphere;
  return cell(
    50,
    companion
      ? [
          face(deck.cards.get(companion)!, { x: 4, y: 2, w: 40, h: 56 }, text, { isBare: true }),
          box('body', { x: 28, y: 40, w: 20, h: 18 }, 5, body, edge, 1.6),
          words(38, 55, SMALL, text(`letter:${seat}`), ink),
        ]
      : [
          path('M4 16Q4 5 25 3 46 5 46 16V38Q43 53 25 58 7 53 4 38Z', body, edge, 2.4, 'body'),
          transformed(25, 24, 0.6, sign(SPHERE_SIGNS[sphere], ink)),
          words(25, 52, SMALL, text(`letter:${seat}`), ink),
        ],
  );
}

const HARMS: ReadonlySet<unknown> = new Set(['hit', 'critical', 'failed', 'fumble']);
/** A ribbon of this width: torn for harm, round and with a shield for none. */
const ribbon = (w: number, isHarm: boolean, fill: string, edge: string): Drawing =>
  isHarm
    ? path(
        `M14 12H${w - 6}L${w + 4} 20 ${w - 4} 26 ${w + 5} 34 ${w - 6} 40 ${w + 2} 48H10L0 40 10 34 1 26 9 20Z`,
        fill,
        edge,
        2,
        'body',
      )
    : svg`${box('body', { x: 2, y: 13, w, h: 34 }, 17, fill, edge, 2)}${transformed(19, 30, 0.55, path(SHIELD, CREAM, edge, 2, 'body'))}`;
const SHIELD = 'M-15-17H15V0Q13 13 0 19-13 13-15 0Z';
const FILLS: Readonly<Record<string, string>> = {
  critical: '#f5c84c',
  fumble: '#54246b',
  hit: '#9c2f16',
  failed: '#9c2f16',
};
const SPARED = '#2c5a78';
/** The verdict of a roll, shown by shape as well as by colour. */
function verdictCell(verdict: NonNullable<Line['verdict']>, text: Text): Cell {
  const said = text(`verdict:${verdict}`);
  const isHarm = HARMS.has(verdict);
  const w = breadth(said) * 17 * 1.12 + (isHarm ? 30 : 46);
  const [ink, edge] = verdict === 'critical' ? [INK, '#5e420a'] : [CREAM, '#11131f'];
  const shown = [
    ribbon(w, isHarm, FILLS[verdict] ?? SPARED, edge),
    words(w / 2 + (isHarm ? 2 : 14), 36, 17, said, ink),
  ];
  return cell(
    w + 8,
    svg`<g class="outcome">${shown}</g>`,
    verdict === 'critical' || verdict === 'fumble' ? 'DM-A4' : undefined,
  );
}
/** The armour class that an attack roll is against, or that a save must stay under: `needs <10`. */
function armour(n: number, isSave: boolean, text: Text): Cell {
  const w = isSave ? Math.max(56, breadth(text('band.needs')) * SMALL + 14) : 56;
  const middle = w / 2;
  return cell(
    w,
    [
      path(`M3 8H${w - 3}V32Q${w - 7} 48 ${middle} 57 7 48 3 32Z`, '#c9d3e8', '#27324f', 2.4, 'body'),
      words(middle, 24, SMALL, text(isSave ? 'band.needs' : 'band.ac'), '#27324f'),
      words(middle, 44, 20, isSave ? `<${n}` : n, '#1a2340'),
    ],
    isSave ? 'DM-A6' : 'DM-A3',
  );
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const withRule = (of: Cell, rule: string): Cell => ({ ...of, rule });

/** The cells of one target. */
function lineCells(line: Line, seeing: Seeing, text: Text, { cards: known }: Account): Cell[] {
  const { target, receiver, answers, roll, verdict, damage } = line;
  const cells: Cell[] = [chip(target, seeing, text, known)];
  for (const { seat, card } of answers) {
    const [body, edge, ink] = robe(seat);
    cells.push(
      cell(
        50,
        [
          face(seeing.deck.cards.get(card)!, { x: 4, y: 1, w: 42, h: 59 }, text, { isBare: true }),
          box('body', { x: 30, y: 42, w: 18, h: 17 }, 5, body, edge, 1.4),
          words(39, 56, SMALL, text(`letter:${seat}`), ink),
        ],
        'DM-D1',
      ),
    );
  }
  if (receiver !== undefined && receiver !== target) cells.push(label('▸', 18), chip(receiver, seeing, text, known));
  if (roll) {
    cells.push({
      ...throwCell(roll, roll.dice.length > 1 ? Math.max(...roll.dice) : undefined),
      rule: roll.isSave ? 'DM-A6' : 'DM-A3',
    });
    if (roll.bonus !== 0) cells.push(label(`${signed(roll.bonus)} = ${roll.total}`, 17));
    if (!roll.isSave) cells.push(label(text('band.against'), SMALL));
    cells.push(armour(roll.against, roll.isSave, text));
  }
  if (verdict) cells.push(verdictCell(verdict, text));
  if (damage) {
    cells.push({ ...throwCell(damage, undefined, 'damage'), rule: 'DM-A7' });
    const doubled = verdict === 'critical' ? ' ×2' : verdict === 'saved' ? ' ÷2' : '';
    if (damage.flat !== 0 || damage.dice.length > 1 || doubled)
      cells.push(label(`${damage.flat ? `${signed(damage.flat)} ` : ''}${doubled} = ${damage.total}`.trim(), 16));
  }
  cells.push(...lossCells(line, seeing, text, known));
  return cells;
}

/** Hit points lost, with the sign of the loser if it is not the target. */
function lossCells({ target, receiver, losses }: Line, seeing: Seeing, text: Text, known: Account['cards']): Cell[] {
  return losses.flatMap(({ target: who, amount, hp }) => [
    ...(who === target || who === receiver ? [] : [chip(who, seeing, text, known)]),
    cell(
      62,
      svg`<g class="outcome">${[
        path('M31 2Q62 28 57 44A26 16 0 0 1 5 44Q0 28 31 2Z', BLOOD, '#3d0a06', 2.4, 'body'),
        words(31, 49, 20, `−${amount}`, CREAM),
        hp === 0 ? path('M24 14 38 28M38 14 24 28', 'none', CREAM, 4, 'pattern') : nothing,
      ]}</g>`,
      hp === 0 ? FALLS[aimOf(who).kind] : 'DM-A7',
    ),
  ]);
}
/** The short form for many targets: the target, and its loss or that it had none. The close-up tells the rest. */
function briefCells(line: Line, seeing: Seeing, text: Text, { cards }: Account): Cell[] {
  const { target, receiver, verdict, losses } = line;
  const mark = cell(44, ribbon(34, HARMS.has(verdict), FILLS[verdict!] ?? SPARED, '#11131f'));
  return [
    chip(receiver ?? target, seeing, text, cards),
    ...(losses.length > 0 ? lossCells(line, seeing, text, cards) : verdict ? [mark] : []),
    cell(10, nothing),
  ];
}

/** The rule by which a target without hit points leaves the game. */
const FALLS = { mage: 'DM-V1', companion: 'DM-C3', enemy: 'DM-N3' } as const;

/** Arranges cells in rows, in the largest size that fits; `undefined` if they would be too small. */
function flow(cells: readonly Cell[], { x, y, w, h }: Rect, most: number, least: number): Drawing[] | undefined {
  for (let scale = most; scale >= least; scale = scale > least ? Math.max(least, scale * 0.92) : 0) {
    const rows: Cell[][] = [[]];
    let used = 0;
    for (const each of cells) {
      if (used > 0 && used + each.w * scale > w) {
        rows.push([]);
        used = 0;
      }
      used += each.w * scale;
      rows.at(-1)!.push(each);
    }
    if (rows.length * TALL * scale > h) continue;
    const top = y + (h - rows.length * TALL * scale) / 2;
    return rows.flatMap((row, i) => {
      let left = x;
      return row.map(({ w: wide, drawing, rule }) => {
        const here = transformed(
          left,
          top + i * TALL * scale,
          scale,
          svg`<g data-rule=${rule ?? nothing}>${drawing}</g>`,
        );
        left += wide * scale;
        return here;
      });
    });
  }
  return undefined;
}

/** One line for each target; `undefined` if they are too many for the room. */
function lineByLine(
  strike: readonly Cell[],
  perLine: readonly (readonly Cell[])[],
  room: Rect,
  isWide: boolean,
  least: number,
): Drawing[] | undefined {
  const columns = isWide && perLine.length > 2 ? 2 : 1;
  const rows = Math.ceil(perLine.length / columns);
  const before = strike.length > 0 ? (isWide ? 210 : 120) : 0;
  const [w, h] = [(room.w - before) / columns, room.h / rows];
  const parts = [
    flow(strike, { ...room, w: before }, 1.1, least),
    ...perLine.map((cells, i) => {
      const [x, y] = [room.x + before + Math.floor(i / rows) * w, room.y + (i % rows) * h];
      return flow(cells, { x, y, w: w - 6, h }, 1.1, least);
    }),
  ];
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Draws the account on the band. */
export function attackDrawing(account: Account, seeing: Seeing, plan: Plan, text: Text): Drawn {
  const { x, y, w, h } = plan.band;
  const isWide = plan.layout === 'wide';
  const printed = account.card === null ? undefined : seeing.deck.cards.get(account.card);
  const by = seatOf(account.by);
  const card = printed && by !== undefined ? atLevel(printed, seeing.play, by) : printed;
  const cardRect: Rect = isWide ? { x: x + 10, y: y + 7, w: 107, h: 150 } : { x: x + 6, y: y + 8, w: 62, h: 87 };
  const left = isWide ? x + 126 : x + 74;
  const head = text(`band.${account.code}`, {
    seat: by ?? null,
    card: account.card,
    target: called(account.by),
  });
  const headAt = left - (card || isWide ? 0 : 66) + 4;
  const headSize = isWide ? 17 : 11.5;
  const headRoom = (x + w - 6 - headAt) / headSize / 1.1;
  const heads = first(wrapped(head, headRoom), 2, headRoom);
  const { lines } = account;
  const strike = account.strike
    ? [withRule(throwCell(account.strike), 'DM-N2'), label(`= ${account.strike.total}`, 17), arrow()]
    : [];
  const healed = account.healed
    ? [throwCell(account.healed), arrow(), label(`+${account.healed.amount}`, 26, '#9fe0b4')]
    : [];
  const room: Rect = isWide
    ? { x: left, y: y + 32, w: x + w - left - 8, h: h - 38 }
    : { x: card ? left : x + 6, y: y + 24, w: x + w - (card ? left : x + 6) - 4, h: h - 28 };
  const least = LEAST[plan.layout] / SMALL;
  const perLine = lines.map((line) => lineCells(line, seeing, text, account));
  const all = (told: readonly Cell[][]): Cell[] => [...strike, ...healed, ...told.flat()];
  const drawn =
    (lines.length > 1 ? lineByLine(strike, perLine, room, isWide, least) : undefined) ??
    flow(all(perLine), room, isWide ? 1.6 : 0.9, least) ??
    flow(all(lines.map((line) => briefCells(line, seeing, text, account))), room, 1.1, least) ??
    // Only a custom deck can do so much to eight targets at once.
    flow(all(perLine), room, least, 0.1);
  return svg`${card ? face(card, cardRect, text, { isSmall: !isWide }) : nothing}
    ${heads.map((said, i) =>
      words(headAt, y + (isWide ? 24 : heads.length > 1 ? 12 : 17) + 12 * i, headSize, said, PARCHMENT, 'start'),
    )}
    ${drawn}`;
}
