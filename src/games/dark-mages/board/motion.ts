/** The motion for a fact: cards move from the hand to the band, dice tumble. */
import type { PieceMotion } from '../../../game-ui/game-ui.js';
import type { Json } from '../../../kernel/game.js';
import type { Fact, Target } from '../table.js';
import { mageTarget } from '../targets.js';
import { BAND, DISCARDS, handPlace, PILE } from './anchors.js';

const from = (card: Json | undefined): string => handPlace(String(card));

export function motion({
  code,
  params = {},
}: Fact | { code: string; params?: Readonly<Record<string, Json>> }): PieceMotion | undefined {
  const { card, seat, role, target } = params;
  switch (code) {
    case 'cast':
    case 'skill':
    case 'drink':
    case 'heal':
    case 'use':
    case 'ward':
    case 'steal':
    case 'dismiss':
    case 'counterspell':
    case 'dodge':
    case 'turnedBack':
      return { piece: 'card', from: from(card), to: BAND };
    case 'equip':
      return { piece: 'card', from: from(card), to: `slot:${mageTarget(Number(seat))}:${String(params['slot'])}` };
    case 'summon':
      return { piece: 'card', from: from(card), to: `place:${String(role)}` };
    case 'discard':
      return { piece: 'card', from: from(card), to: DISCARDS };
    case 'drew':
      return { piece: 'card', from: PILE, to: from(card), how: 'flip' };
    case 'enemyArrives':
      return { piece: 'card', from: PILE, to: target as Target, how: 'flip' };
    case 'attackRoll':
    case 'save':
    case 'strikeDamage':
    case 'dot':
      return { piece: 'die', to: BAND, how: 'tumble' };
    case 'damageDice':
      return { piece: 'damage', to: BAND, how: 'tumble' };
    default:
      return undefined;
  }
}
