/** A table as text, for its operator alone: nothing here answers anybody over a network. */
import type { AnyGame } from '../../src/kernel/game.js';
import { replay } from '../../src/kernel/play.js';
import { positionOf } from '../../src/kernel/start.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { viewFor } from '../../src/kernel/view.js';
import { recordOf, wholeStart } from './course.js';
import type { KeptTable } from './kept.js';
import { stageOf } from './sitting.js';

/**
 * What an operator sees of a table: who sits there and the position as those who watch may know it; with `hands`, the whole position and the
 * record, which the elements open. The notes before the record are comments of a transcript.
 */
export function accountOf(kept: KeptTable, rules: AnyGame | undefined, hands: boolean): string {
  const stage = stageOf(kept);
  const sitters = kept.seats.map(({ bot, name, key }, seat) => {
    const who = bot !== null ? `an opponent, ${bot}` : key === null ? 'free' : name || 'no name';
    return `${rules?.seats[seat] ?? seat}: ${who}`;
  });
  const notes = [`${kept.game}, rules ${kept.version}: ${stage}, ${kept.moves.length} moves`, ...sitters];
  if (stage !== 'waiting') notes.push(shown(kept, rules, hands));
  const record = hands && stage !== 'waiting' ? recordOf(kept, rules) : '';
  return notes.map((note) => `# ${note}\n`).join('') + record;
}
function shown(kept: KeptTable, rules: AnyGame | undefined, hands: boolean): string {
  if (rules?.version !== kept.version) return 'the rules of this game are not here, so its position is not known';
  const moves = kept.moves.map(({ move }) => parseMove(rules, move));
  const now = replay(rules, wholeStart(kept), moves);
  const { phase, table } = hands ? positionOf(rules, now) : viewFor(rules, now, 'spectator');
  return `${phase} ${JSON.stringify(table)}`;
}
