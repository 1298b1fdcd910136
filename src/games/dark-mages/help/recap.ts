/** The recap card after an enemy's strike, DM-N2 and DM-N3: the loss of each mage. */
import type { Fact, Seat, View } from '../../../kit/index.js';
import type { Recap, RecapLine, Text } from '../../../kit/board.js';
import type { Target } from '../table.js';
import { companionTarget, mageTarget } from '../targets.js';
import type { Seen } from '../view.js';

/** Each seat's loss by the strike, or how it escaped; `undefined` if no enemy struck. */
export function recap(facts: readonly Fact[], { players, table }: View<Seen>, text: Text): Recap | undefined {
  const from = facts.findIndex(({ code }) => code === 'strikeDamage');
  if (from < 0) return undefined;
  // Damage in the turn that begins afterwards is not part of the strike.
  const until = facts.findIndex(({ code }, i) => i > from && code === 'turn');
  const blows = facts.slice(from, until < 0 ? undefined : until);
  const lines = Array.from({ length: players }, (_, seat): RecapLine | undefined => {
    const says = ofSeat(blows, seat, table.mages[seat]!.hp > 0, text);
    return says === '' ? undefined : { seat, text: says, anchors: [mageTarget(seat)] };
  });
  const title = text('recap.struck', { card: facts[from]!.params!['card']! });
  return { title, lines: lines.filter((line) => line !== undefined) };
}

function ofSeat(blows: readonly Fact[], seat: Seat, isStanding: boolean, text: Text): string {
  const about = (code: string, target: Target) =>
    blows.find(({ code: each, params = {} }) => each === code && params['target'] === target)?.params;
  const own = [mageTarget(seat), companionTarget(seat)] as const;
  const saves = own.map((target) => about('save', target));
  const [mine, companions] = saves;
  // A mage that dodges makes no save, so without a save it has dodged.
  if (!mine && !companions) return isStanding ? text('recap.dodged') : '';
  const hasSaved = saves.map((save) => save?.['verdict'] === 'saved');
  const harms = own.map((target) => about('damage', target));
  // One sentence if both saved and neither was harmed.
  if (hasSaved.every(Boolean) && harms.every((harm) => harm === undefined)) return text('recap.saved.both');
  const told = (['mage', 'companion'] as const).flatMap((who, i) => {
    const harm = harms[i];
    return [
      ...(hasSaved[i] ? [text(`recap.saved.${who}`)] : []),
      ...(harm ? [text(`recap.${who}`, { amount: harm['amount']!, hp: harm['hp']! })] : []),
    ];
  });
  const isFelled = blows.some(({ code, params }) => code === 'defeated' && params!['seat'] === seat);
  return [...told, isFelled ? text('recap.falls') : ''].filter(Boolean).join(' ');
}
