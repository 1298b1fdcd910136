/** Selects the facts worth a sentence: short, since the board shows the rest. */
import type { Fact, View } from '../../../kit/index.js';
import { companionTarget, mageTarget } from '../targets.js';
import type { Seen } from '../view.js';
import { isTold } from './facts.js';

/** Questions to the players who may answer an attack. */
const ASKED = new Set(['asks', 'asksCounter']);

/**
 * Selects the facts to tell, few enough for the line of a phone. A strike concerns everybody: of other players only the fall of a
 * mage is told, because the band and the recap card show the rest; of the viewer also a save or the damage. Consecutive cards drawn by a player are one sentence.
 * That somebody is asked for an answer is told only while it is so: everybody is asked, and who answers is told anyway. A viewer
 * who has none is told that by the prompt.
 */
export function storyFacts(
  facts: readonly Fact[],
  { seat, toAct, moves, phase }: Pick<View<Seen>, 'seat' | 'toAct' | 'moves' | 'phase'>,
): readonly Fact[] {
  const own: readonly unknown[] = seat === 'spectator' ? [] : [mageTarget(seat), companionTarget(seat)];
  const ofStrike = ({ code, params = {} }: Fact): boolean => {
    if (code === 'save') return params['verdict'] === 'saved' && own.includes(params['target']);
    if (code === 'companionFalls') return params['seat'] === seat;
    return code === 'damage' ? own.includes(params['target']) : code !== 'passesBy';
  };
  // Leaves out a card played on its own mage if the fact about its effect names it.
  const isNamed = ({ code, params }: Fact) =>
    (code === 'ward' || code === 'drink') &&
    facts.some((other) => other.code.startsWith('effect.') && other.params!['card'] === params!['card']);
  const isAsked = (who: number) =>
    phase.includes('answer') && toAct.includes(who) && !(who === seat && moves.length === 1);
  const isIdle = ({ code, params }: Fact) => ASKED.has(code) && !isAsked(Number(params!['seat']));
  const worth = facts.filter((fact) => isTold(fact) && !isNamed(fact) && !isIdle(fact));
  return drawnTogether(facts.some(({ code }) => code === 'strikeDamage') ? worth.filter(ofStrike) : worth);
}

function drawnTogether(facts: readonly Fact[]): readonly Fact[] {
  const drawn = facts.filter(({ code }) => code === 'drew' || code === 'draws');
  const [first] = drawn;
  if (!first || drawn.length === 1) return facts;
  const { seat } = first.params!;
  const together: Fact =
    first.code === 'drew'
      ? {
          rule: first.rule,
          code: 'drewCards',
          params: { seat: seat!, cards: drawn.map(({ params }) => params!['card']!) },
        }
      : { rule: first.rule, code: 'drawsCards', params: { seat: seat!, count: drawn.length } };
  return facts.flatMap((fact) => (fact === first ? [together] : drawn.includes(fact) ? [] : [fact]));
}

/** How attacks end. */
const RESULTS = new Set(['attackRoll', 'save', 'damage', 'companionFalls', 'defeated']);
/** The largest number of results that the line above the board tells. */
const MOST = 2;
/** How the last attack ended, unless another is under way, for which the reader is asked. */
export function headline(facts: readonly Fact[]): readonly Fact[] {
  const asked = facts.findLastIndex(({ code }) => ASKED.has(code));
  return facts
    .slice(asked + 1)
    .filter(({ code }) => RESULTS.has(code))
    .slice(-MOST);
}
