/** The last attack as a sentence that one can see: card, target, answers, die, bonus, armour class, verdict, dice, damage. Comes behind a first board. */
import { nothing, svg } from 'lit';
import { die, type Sides } from '../../../drawing/dice.js';
import { at, box, path, type Drawing, type Drawn, type Rect } from '../../../drawing/strokes.js';
import { CREAM, INK, type Colours } from '../../../drawing/tones.js';
import type { Text } from '../../../i18n/text.js';
import type { Target } from '../table.js';
import { aimOf, seatOf } from '../targets.js';
import type { Account, Line, Throw } from './account.js';
import { face } from './faces.js';
import { sign, SPHERE_SIGNS } from './glyphs.js';
import { words } from './lettering.js';
import type { Plan } from './layout.js';
import { BLOOD, PARCHMENT, robe } from './palette.js';
import type { Seeing } from './seeing.js';

/** A part of the sentence, sixty units tall, with the rule that it follows. */
interface Cell {
  readonly w: number;
  readonly rule?: string;
  readonly drawing: Drawn;
}
const TALL = 60;
const BONE: Colours = ['#f3ead6', '#3d2a17', '#3d2a17'];
const GILT: Colours = ['#f5c84c', '#5e420a', '#3d2804'];
const RED: Colours = ['#b3261e', '#3d0a06', '#fff6e6'];

const cell = (w: number, drawing: Drawn, rule?: string): Cell => ({ w, drawing, ...(rule && { rule }) });
const label = (said: string, size = 17, colour = CREAM, wide?: number): Cell => {
  const w = wide ?? Math.max(14, said.length * size * 0.62);
  return cell(w + 8, words(w / 2 + 4, 30 + size * 0.36, size, said, colour));
};
const arrow = (): Cell => cell(26, path('M3 30H18M13 23 21 30 13 37', 'none', '#e8d9b4', 3.4, 'pattern'));

/** A die of so many sides that shows what it fell on; of a hundred sides two of ten, tens and units. */
function dieOf(value: number, faces: number, size: number, y: number, x = 0): Drawing {
  if (faces === 100) {
    const [tens, units] = [Math.floor((value % 100) / 10), value % 10];
    return svg`${die({ x, y, size: size * 0.8, sides: 10, face: tens, colours: BONE, numeral: words })}${die({ x: x + size * 0.7, y, size: size * 0.8, sides: 10, face: units, colours: BONE, numeral: words })}`;
  }
  const colours = faces === 20 && value === 20 ? GILT : faces === 20 && value === 1 ? RED : BONE;
  return die({ x, y, size, sides: faces as Sides, face: value, colours, numeral: words });
}
/** Dice side by side; the ones not counted, of two rolled for the better, are pale. `piece` names those that fall later than others. */
function throwCell({ dice, faces }: Throw, kept?: number, piece?: string): Cell {
  const size = dice.length > 4 ? 30 : 42;
  const step = size + 4;
  const shown = dice.slice(0, 8);
  return cell(
    shown.length * step + 4,
    shown.map((value, i) => {
      const fallen = dieOf(value, faces, size, (TALL - size) / 2, i * step + 2);
      const drawn = piece === undefined ? fallen : svg`<g data-piece=${piece}>${fallen}</g>`;
      return kept !== undefined && value !== kept ? svg`<g opacity=".4">${drawn}</g>` : drawn;
    }),
  );
}

/** Somebody's sign: the robe's colour with the letter, or the card of what stands in the fire or before a mage, also when it is gone. */
function chip(target: Target, { view, deck, play }: Seeing, text: Text, cards: Account['cards']): Cell {
  const seat = seatOf(target);
  if (seat === undefined) {
    const enemy = cards[target] ?? view.table.enemies.find(({ number }) => `enemy-${number}` === target)?.card;
    const card = enemy === undefined ? undefined : deck.cards.get(enemy);
    return cell(
      46,
      card ? face(card, { x: 3, y: 2, w: 40, h: 56 }, text, { isSmall: true }) : words(22, 38, 22, '☓', CREAM),
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
          face(deck.cards.get(companion)!, { x: 4, y: 2, w: 40, h: 56 }, text, { isSmall: true }),
          box('body', { x: 28, y: 40, w: 20, h: 18 }, 5, body, edge, 1.6),
          words(38, 54, 13, text(`letter:${seat}`), ink),
        ]
      : [
          path('M4 16Q4 5 25 3 46 5 46 16V38Q43 53 25 58 7 53 4 38Z', body, edge, 2.4, 'body'),
          at(25, 24, 0.6, sign(SPHERE_SIGNS[sphere], ink)),
          words(25, 51, 15, text(`letter:${seat}`), ink),
        ],
  );
}

const GOOD = new Set(['hit', 'critical', 'failed']);
/** What the roll came to, on a ribbon. */
function verdictCell(verdict: NonNullable<Line['verdict']>, text: Text): Cell {
  const said = text(`verdict:${verdict}`);
  // Wide enough for the widest letters that a reader's serif may have.
  const w = said.length * 12 + 28;
  const fill =
    verdict === 'critical' ? '#f5c84c' : verdict === 'fumble' ? BLOOD : GOOD.has(verdict) ? '#2f6b46' : '#4a4f68';
  const [ink, edge] = verdict === 'critical' ? [INK, '#5e420a'] : [CREAM, '#11131f'];
  return cell(
    w + 8,
    [
      path(`M4 14H${w + 4}L${w - 4} 30 ${w + 4} 46H4L12 30Z`, fill, edge, 2, 'body'),
      words(w / 2 + 5, 36, 17, said, ink),
    ],
    verdict === 'critical' || verdict === 'fumble' ? 'DM-A4' : undefined,
  );
}
const armour = (n: number, isSave: boolean, text: Text): Cell =>
  cell(
    50,
    [
      path('M6 8H44V32Q41 48 25 56 9 48 6 32Z', '#c9d3e8', '#27324f', 2.4, 'body'),
      words(25, 24, 11, text(isSave ? 'band.save' : 'band.ac'), '#27324f'),
      words(25, 43, 19, n, '#1a2340'),
    ],
    isSave ? 'DM-A6' : 'DM-A3',
  );
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const withRule = (of: Cell, rule: string): Cell => ({ ...of, rule });

/** What happened to one of those aimed at. */
function lineCells(line: Line, seeing: Seeing, text: Text, { cards: known }: Account): Cell[] {
  const { target, receiver, answers, roll, verdict, damage, losses } = line;
  const cells: Cell[] = [chip(target, seeing, text, known)];
  for (const { seat, card } of answers) {
    const [body, edge, ink] = robe(seat);
    cells.push(
      cell(
        50,
        [
          face(seeing.deck.cards.get(card)!, { x: 4, y: 1, w: 42, h: 59 }, text, { isSmall: true }),
          box('body', { x: 30, y: 42, w: 18, h: 17 }, 5, body, edge, 1.4),
          words(39, 55, 12, text(`letter:${seat}`), ink),
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
    cells.push(
      label(roll.isSave ? text('band.under') : text('band.against'), 12),
      armour(roll.against, roll.isSave, text),
    );
  }
  if (verdict) cells.push(verdictCell(verdict, text));
  if (damage) {
    cells.push({ ...throwCell(damage, undefined, 'damage'), rule: 'DM-A7' });
    const doubled = verdict === 'critical' ? ' ×2' : verdict === 'saved' ? ' ÷2' : '';
    if (damage.flat !== 0 || damage.dice.length > 1 || doubled)
      cells.push(label(`${damage.flat ? `${signed(damage.flat)} ` : ''}${doubled} = ${damage.total}`.trim(), 16));
  }
  for (const { target: who, amount, hp } of losses) {
    if (who !== target && who !== receiver) cells.push(chip(who, seeing, text, known));
    cells.push(
      cell(
        62,
        [
          path('M31 4Q56 30 50 44A19 15 0 0 1 12 44Q6 30 31 4Z', BLOOD, '#3d0a06', 2.4, 'body'),
          words(31, 49, 20, `−${amount}`, CREAM),
          hp === 0 ? path('M24 14 38 28M38 14 24 28', 'none', CREAM, 4, 'pattern') : nothing,
        ],
        hp === 0 ? FALLS[aimOf(who).kind] : 'DM-A7',
      ),
    );
  }
  return cells;
}

/** The rule by which whoever has no hit point left is gone. */
const FALLS = { mage: 'DM-V1', companion: 'DM-C3', enemy: 'DM-N3' } as const;

/** Cells one after the other, in as many rows as they need, as large as there is room. */
function flow(cells: readonly Cell[], { x, y, w, h }: Rect, most: number): Drawing[] {
  for (let scale = most; ; scale *= 0.92) {
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
    if (rows.length * TALL * scale > h && scale > 0.24) continue;
    const top = y + (h - rows.length * TALL * scale) / 2;
    return rows.flatMap((row, i) => {
      let left = x;
      return row.map(({ w: wide, drawing, rule }) => {
        const here = at(left, top + i * TALL * scale, scale, svg`<g data-rule=${rule ?? nothing}>${drawing}</g>`);
        left += wide * scale;
        return here;
      });
    });
  }
}

/** The account as it stands on the band. */
export function telling(account: Account, seeing: Seeing, plan: Plan, text: Text): Drawn {
  const { x, y, w, h } = plan.band;
  const isWide = plan.layout === 'wide';
  const card = account.card === null ? undefined : seeing.deck.cards.get(account.card);
  const cardRect: Rect = isWide ? { x: x + 10, y: y + 7, w: 107, h: 150 } : { x: x + 6, y: y + 8, w: 62, h: 87 };
  const left = isWide ? x + 126 : x + 74;
  const head = text(`band.${account.code}`, {
    seat: seatOf(account.by) ?? null,
    card: account.card,
    target: account.by,
  });
  const headAt = left - (card || isWide ? 0 : 66) + 4;
  const headSize = Math.min(isWide ? 17 : 12, (x + w - 6 - headAt) / (head.length * 0.62));
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
  const perLine = lines.map((line) => lineCells(line, seeing, text, account));
  // A line for each target, where they are not too many for the room.
  const own = perLine.length > 1 && (isWide || perLine.length < 4) ? perLine.length : 1;
  const columns = isWide && own > 2 ? 2 : 1;
  const before = isWide ? 130 : 76;
  const drawn =
    own === 1
      ? flow([...strike, ...healed, ...perLine.flat()], room, isWide ? 1.6 : 0.9)
      : [
          ...flow(strike, { ...room, w: before }, 1.1),
          ...perLine.flatMap((cells, i) => {
            const rows = Math.ceil(own / columns);
            const start = room.x + (strike.length > 0 ? before + 4 : 0);
            const wide = (room.x + room.w - start) / columns;
            const tall = room.h / rows;
            const at_ = { x: start + Math.floor(i / rows) * wide, y: room.y + (i % rows) * tall, w: wide - 6, h: tall };
            return flow(cells, at_, 1.1);
          }),
        ];
  return svg`${card ? face(card, cardRect, text, { isSmall: !isWide }) : nothing}
    ${words(headAt, y + (isWide ? 24 : 17), headSize, head, PARCHMENT, 'start')}
    ${drawn}`;
}
