/** Signs, 40 units wide and centred on the origin: of spheres, of the operations of cards, of items. */
import { nothing, svg } from 'lit';
import { pathData, type Drawing } from '../../../kit/board.js';
import type { Card } from '../deck.js';
import type { Op } from '../effects.js';
import type { Slot, Sphere } from '../map.js';

/** The filled area of a sign, and its lines. */
type Sign = readonly [area: string, lines: string];

export const SPHERE_SIGNS: Readonly<Record<Sphere, Sign>> = {
  battle: ['M-17-17-11-16 7 2 3 6-16-11ZM17-17 11-16-7 2-3 6 16-11Z', 'M-15 5-4 16M15 5 4 16M-9 10-15 16M9 10 15 16'],
  life: ['M0 18C-24 3-18-17-7-16-3-15-1-12 0-8 1-12 3-15 7-16 18-17 24 3 0 18Z', ''],
  death: [
    'M-9-3A9 9 0 1 1 9-3Q9 3 5 5V11H-5V5Q-9 3-9-3ZM-5-4A2.5 2.5 0 1 0-4.9-4ZM5-4A2.5 2.5 0 1 0 5.1-4Z',
    'M-9 0Q-22-12-20 5-17 14-6 10M9 0Q22-12 20 5 17 14 6 10',
  ],
  nature: ['M-14 3Q-20-5-13-10-11-19 0-18 11-19 13-10 20-5 14 3 8 7 0 4-8 7-14 3Z', 'M0 18V-2M0 8-6 2M0 6 6 0'],
  fire: ['M1 19C-17 16-15-1-4-8-4-3-1-1 1-4 4-9-1-14 1-20 13-13 19 10 1 19Z', ''],
  air: ['M-11 14Q-15-9 15-18 13 9-9 11Z', 'M-16 19-8 8'],
  water: ['M-19 8Q-17-9-2-13 12-15 12-3 6-9 2-3-1 4 9 6H19V14H-19Z', ''],
  earth: ['M-5 17-13-2-5-17 3-2ZM6 17 1 5 9-8 16 5 12 17Z', ''],
  common: ['', 'M0-13A13 13 0 1 0 .1-13ZM0-4A4 4 0 1 0 .1-4Z'],
};

export const SLOT_SIGNS: Readonly<Record<Slot, Sign>> = {
  staff: ['M-2-6H2L3 19H-3Z', 'M0-8A6 6 0 1 0 .1-8ZM-8-12Q-9-18-3-19'],
  ring: ['M0-19 6-13 0-7-6-13Z', 'M0-7A12 12 0 1 0 .1-7Z'],
  robe: ['M-6-17H6L17-8 12 0 9-3 12 18H-12L-9-3-12 0-17-8Z', ''],
  amulet: ['M0 2 8 10 0 19-8 10Z', 'M-15-18Q-14 0 0 2 14 0 15-18'],
};

const SIGNS = {
  burst: ['M0-19 4-7 15-13 8-2 19 3 7 6 9 18 0 10-9 18-7 6-19 3-8-2-15-13-4-7Z', ''],
  hourglass: ['M-11-18H11L2 0 11 18H-11L-2 0Z', ''],
  eye: ['M-19 0Q0-18 19 0 0 18-19 0ZM0-6A6 6 0 1 0 .1-6Z', ''],
  spiral: ['', 'M0 0Q5-5 7 1 6 9-3 8-13 4-10-7-3-17 9-13 19-5 16 9'],
  skull: ['M-13-4A13 13 0 1 1 13-4Q13 5 8 8V16H-8V8Q-13 5-13-4ZM-6-4A4 4 0 1 0-5.9-4ZM6-4A4 4 0 1 0 6.1-4Z', ''],
  drop: ['M0-19Q14 0 14 7A14 12 0 0 1-14 7Q-14 0 0-19Z', ''],
  shield: ['M-15-17H15V0Q13 13 0 19-13 13-15 0Z', ''],
  mirror: ['M18-10 6-18V-13Q-16-13-16 3-16 14-4 18-10 12-9 5-8-5 6-5V-1Z', ''],
  evade: ['M-18 12Q-14-12 6-12V-19L19-7 6 4V-3Q-6-3-8 12Z', ''],
  cross: ['M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z', ''],
  star: ['M0-19 5-6 19-6 8 3 12 17 0 8-12 17-8 3-19-6-5-6Z', ''],
  twin: ['M-9-18-4-5-9 18-14-5ZM9-18 14-5 9 18 4-5Z', ''],
  hand: ['M-12 18V0Q-12-6-8-6V-14Q-8-18-5-18T-2-14V-16Q-2-19 1-19T4-16V-14Q4-17 7-17T10-14V2L14-3Q18-4 17 0L9 18Z', ''],
  bolt: ['M4-19-13 3H-2L-6 19 13-5H2Z', ''],
  paw: [
    'M0 0Q12 2 11 12 5 18 0 15-5 18-11 12-12 2 0 0ZM-14-2A4 5 0 1 0-13.9-2ZM14-2A4 5 0 1 0 14.1-2ZM-6-17A4 6 0 1 0-5.9-17ZM6-17A4 6 0 1 0 6.1-17Z',
    '',
  ],
  wing: ['M-18 14Q-16-14 18-18 14-11 6-9 12-8 14-9 10-1 1 0 6 1 9 0 4 9-6 8-12 9-18 14Z', ''],
  carapace: [
    'M0-18Q16-14 16 3 12 17 0 18-12 17-16 3-16-14 0-18ZM-2-15H2V15H-2Z',
    'M-16-4-21-10M16-4 21-10M-15 6-20 10M15 6 20 10',
  ],
  horns: [
    'M-19-18Q-16-4-8-6 0-10 8-6 16-4 19-18 22 4 11 8 8 18 0 19-8 18-11 8-22 4-19-18ZM-6 2-3 6-9 5ZM6 2 3 6 9 5Z',
    '',
  ],
  orb: ['M0-15A15 15 0 1 0 .1-15ZM-5-9A5 5 0 1 0-4.9-9Z', ''],
  broken: ['M-15-17H3L-3-8 4-2-4 6 0 17Q-13 12-15 0ZM8-17H15V0Q14 11 6 17L2 8 10-1 3-8Z', ''],
} as const satisfies Record<string, Sign>;
type Name = keyof typeof SIGNS;

const OF_OP: Readonly<Partial<Record<Op, Name>>> = {
  dot: 'drop',
  heal: 'cross',
  cure: 'cross',
  drain: 'drop',
  skip_attack: 'hourglass',
  confuse: 'spiral',
  discard_random: 'hand',
  destroy_item: 'broken',
  steal_item: 'hand',
  remove_companion: 'paw',
  destroy_companion_on_hit: 'orb',
  chain: 'bolt',
  damage_bonus: 'burst',
  extra_die: 'burst',
  kill_if_hp_at_most: 'skull',
  extra_attack: 'bolt',
  twin: 'twin',
  advantage_attack: 'eye',
  save_penalty: 'eye',
  reflect: 'mirror',
  negate: 'evade',
  resistance: 'shield',
  untargetable: 'eye',
  revive: 'hourglass',
  enemy_attack_all: 'horns',
  dismiss_enemy_instead: 'orb',
};
const OF_STAT = { attack: 'bolt', ac: 'shield', arcane: 'star' } as const;

/** The sign of a running effect. */
export const effectSign = (op: Op, stat?: keyof typeof OF_STAT | null): Sign =>
  SIGNS[stat ? OF_STAT[stat] : (OF_OP[op] ?? 'star')];

/** The sign in the middle of a card: of the sphere for a Spell, of the slot for an item, else of what it does. */
export function cardSign(card: Card): Sign {
  if (card.category === 'spell') return SPHERE_SIGNS[card.sphere ?? 'common'];
  if (card.slot) return SLOT_SIGNS[card.slot];
  if (card.category === 'companion') return SIGNS[card.bonus >= 2 ? 'wing' : card.ac >= 13 ? 'carapace' : 'paw'];
  const [effect] = card.effects;
  if (effect) return effectSign(effect.op, effect.op === 'stat' ? effect.stat : null);
  return card.all ? SIGNS.burst : SIGNS.skull;
}

export const sign = ([area, lines]: Sign, colour: string): Drawing =>
  svg`<g class="sign" fill=${colour} fill-rule="evenodd" stroke=${colour} stroke-linecap="round" stroke-linejoin="round">${
    area ? svg`<path d=${area} stroke="none"/>` : nothing
  }${lines ? svg`<path d=${lines} fill="none" stroke-width="3.4"/>` : nothing}</g>`;

/** A number derived from an id, to vary the pattern of each card. */
export function seedOf(id: string): number {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (seed * 31 + id.charCodeAt(i)) % 9973;
  return seed;
}

/** The path of a star with this number of points between two radii, centred on the origin. */
export function starPath(points: number, inner: number, outer: number, turned = 0): string {
  const corner = (i: number) => {
    const angle = (i / points) * Math.PI - Math.PI / 2 + turned;
    const radius = i % 2 ? inner : outer;
    return pathData`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => corner(i)).join('L')}Z`;
}
