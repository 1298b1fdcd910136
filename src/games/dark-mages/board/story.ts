/**
 * How a step is shown while it happens: the facts told (short, since the board shows the rest), the anchors highlighted,
 * and the duration.
 */
import type { Fact, View } from '../../../kernel/game.js';
import { BAND } from './anchors.js';
import type { Seen } from '../view.js';
import { companionTarget, mageTarget } from '../targets.js';

/** Facts that are not told while they happen, because others imply them. */
const UNTOLD = new Set([
  'dealt',
  'enemiesAside',
  'phase.preparation',
  'mayAnswer',
  'mustSave',
  'passes',
  'attackGoesOn',
  'attackOver',
  'discarded',
  'fumbleDamage',
  'phase.end',
  'keep',
  'turnEnds',
]);
/** A cure is told only if it ended something. */
const isTold = ({ code, params }: Fact): boolean =>
  !UNTOLD.has(code) && !(code === 'cured' && (params!['ended'] as readonly unknown[]).length === 0);

/**
 * Selects the facts to tell. A strike concerns everybody: of other players only a fall is told, because the band and the
 * recap card show the rest; of the viewer also a save or the damage. Consecutive cards drawn by a player are one sentence.
 */
export function storyFacts(facts: readonly Fact[], { seat }: Pick<View<Seen>, 'seat'>): readonly Fact[] {
  const own: readonly unknown[] = seat === 'spectator' ? [] : [mageTarget(seat), companionTarget(seat)];
  const ofStrike = ({ code, params = {} }: Fact): boolean => {
    if (code === 'save') return params['verdict'] === 'saved' && own.includes(params['target']);
    return code === 'damage' ? own.includes(params['target']) : code !== 'passesBy';
  };
  // Leaves out a card played on its own mage if the fact about its effect names it.
  const isNamed = ({ code, params }: Fact) =>
    (code === 'ward' || code === 'drink') &&
    facts.some((other) => other.code.startsWith('effect.') && other.params!['card'] === params!['card']);
  const worth = facts.filter((fact) => isTold(fact) && !isNamed(fact));
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

/** Milliseconds for which a step is shown. Facts not listed take none. */
const PACE: Readonly<Record<string, number>> = {
  cast: 900,
  cantrip: 900,
  assault: 900,
  dismiss: 900,
  equip: 600,
  summon: 700,
  heal: 900,
  drink: 700,
  skill: 700,
  ward: 700,
  use: 900,
  steal: 900,
  discard: 300,
  attackRoll: 1300,
  save: 1200,
  damageDice: 1300,
  dodge: 1000,
  counterspell: 1100,
  turnedBack: 1200,
  enemyArrives: 1100,
  strikes: 700,
  strikeDamage: 1700,
  dot: 1100,
  defeated: 1800,
  revived: 1600,
  turn: 350,
  wins: 800,
};
export const duration = (facts: readonly Fact[]): number => Math.max(0, ...facts.map(({ code }) => PACE[code] ?? 0));

/** Facts with dice that the band shows: it is brought into sight with them. */
const ROLLED = new Set(['attackRoll', 'save', 'damageDice', 'strikeDamage', 'dot']);
export const changed = ({ code, params = {} }: Fact): string[] => [
  ...(ROLLED.has(code) ? [BAND] : []),
  ...['target', 'receiver', 'attacker']
    .flatMap((name) => (typeof params[name] === 'string' ? [params[name]] : []))
    .filter((target) => target !== 'all'),
];

/** How attacks end. */
const RESULTS = new Set(['attackRoll', 'save', 'damage', 'companionFalls', 'defeated']);
/** The largest number of results that the line above the board tells. */
const MOST = 2;
/** How the last attack ended, unless another is under way, for which the reader is asked. */
export function headline(facts: readonly Fact[]): readonly Fact[] {
  const asked = facts.findLastIndex(({ code }) => code === 'asks' || code === 'asksCounter');
  return facts
    .slice(asked + 1)
    .filter(({ code }) => RESULTS.has(code))
    .slice(-MOST);
}
