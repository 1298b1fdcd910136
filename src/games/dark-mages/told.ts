'use deferred';
/**
 * What of a step is worth a line while it happens: short enough to be read beside a board that shows the rest; what stands out
 * then, and how long it is looked at.
 */
import type { Fact, View } from '../../kernel/game.js';
import type { Seen } from './view.js';
import { companionTarget, mageTarget } from './targets.js';

/** What goes without saying while it happens, beside what is said with it. */
const UNTOLD = new Set([
  'dealt',
  'enemiesAside',
  'phase.preparation',
  'mayAnswer',
  'mustSave',
  'passes',
  'attackGoesOn',
  'targetOver',
  'attackOver',
  'discarded',
  'fumbleDamage',
  'phase.end',
  'keep',
  'turnEnds',
]);
/** What a cure ends is told, and that it ended nothing is not. */
const isTold = ({ code, params }: Fact): boolean =>
  !UNTOLD.has(code) && !(code === 'cured' && (params!['ended'] as readonly unknown[]).length === 0);

/**
 * The facts that are told. A strike meets everybody: what it does to others is in the band, and on the card after it; of them
 * the fall alone is told, and of the viewer a save or what it cost. Cards that somebody draws one after the other are one sentence.
 */
export function told(facts: readonly Fact[], { seat }: Pick<View<Seen>, 'seat'>): readonly Fact[] {
  const own: readonly unknown[] = seat === 'spectator' ? [] : [mageTarget(seat), companionTarget(seat)];
  const ofStrike = ({ code, params = {} }: Fact): boolean => {
    if (code === 'save') return params['verdict'] === 'saved' && own.includes(params['target']);
    return code === 'damage' ? own.includes(params['target']) : code !== 'passesBy';
  };
  // What a card that is played on oneself does names the card, and whose it is.
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

/** Milliseconds a step is looked at. What nobody needs to see takes none. */
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

export const changed = ({ params = {} }: Fact): string[] =>
  ['target', 'receiver', 'attacker']
    .flatMap((name) => (typeof params[name] === 'string' ? [params[name]] : []))
    .filter((target) => target !== 'all');
