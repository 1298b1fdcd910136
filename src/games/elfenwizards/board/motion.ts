/** The motion for a fact: the piece that moves from one anchor to another, or the dice that tumble. */
import type { Fact } from '../../../kernel/game.js';
import type { PieceMotion } from '../../../game-ui/game-ui.js';

/** A prefix of anchor ids, for pieces of which the fact does not contain the full id. */
const begins = (anchor: string): string => `${anchor}:`;

export function motion({ code, params = {} }: Fact): PieceMotion | undefined {
  const { seat, die, rank, from, to } = params as Record<string, string>;
  switch (code) {
    case 'roll':
    case 'reroll':
      return { piece: 'die', to: begins('rolled'), how: 'tumble' };
    case 'place':
      return { piece: 'die', from: `rolled:${die}`, to: `die:${to}:${seat}:${die}` };
    case 'favour':
      return die === 'minor'
        ? { piece: 'token', from: from!, to: to! }
        : { piece: 'die', from: `die:${from}:${seat}:${die}`, to: to! };
    case 'payReroll':
      return { piece: 'token', from: from!, to: `spent:${seat}` };
    case 'recover':
      return { piece: 'token', from: `spent:${seat}`, to: to! };
    case 'mark':
      return { piece: 'token', from: from === 'minor' ? `spent:${seat}` : from!, to: to! };
    case 'defeated':
      return { piece: 'mage', from: from!, to: begins(`defeated:${rank}:${seat}`) };
    case 'promote':
    case 'demote':
      return { piece: 'mage', from: begins(`defeated:${rank}:${seat}`), to: to! };
    case 'retire':
    case 'rises':
      return { piece: 'mage', from: from!, to: to! };
    default:
      return undefined;
  }
}
