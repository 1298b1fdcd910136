/**
 * The outcome of the last attack, built from its facts: who did what and, for each target, the answers, dice, verdict and
 * damage.
 */
import type { Json, Seat } from '../../../kit/index.js';
import type { CardId } from '../deck.js';
import type { Verdict } from '../rules/verdict.js';
import type { Fact, Target } from '../table.js';
import { companionTarget, mageTarget, seatOf } from '../targets.js';

export interface Throw {
  readonly dice: readonly number[];
  readonly faces: number;
}
/** What happened to one target. */
export interface Line {
  readonly target: Target;
  /** The shield companion that takes the attack in the target's place. */
  receiver?: Target;
  answers: { readonly seat: Seat; readonly card: CardId }[];
  /** The attack roll, or the saving throw. */
  roll?: Throw & { readonly bonus: number; readonly total: number; readonly against: number; readonly isSave: boolean };
  verdict?: Verdict | 'turnedBack' | 'gone';
  damage?: Throw & { readonly flat: number; readonly total: number };
  /** Hit points lost, and the target that lost them. */
  losses: { readonly target: Target; readonly amount: number; readonly hp: number }[];
}
export interface Account {
  /** The card played, if any, and the target name of the player or enemy that acts. */
  readonly card: CardId | null;
  readonly by: Target;
  readonly code: string;
  lines: Line[];
  /** The single damage roll of an enemy's strike. */
  strike?: Throw & { readonly total: number };
  /** Hit points regained, with their dice. */
  healed?: Throw & { readonly amount: number };
  /** The cards of the companions and enemies named here, which may have left the table. */
  readonly cards: Record<Target, CardId>;
}

type Values = Readonly<Record<string, Json>>;
const thrown = (params: Values): Throw => ({
  dice: params['dice'] as readonly number[],
  faces: params['faces'] as number,
});
const newLine = (target: Target): Line => ({ target, answers: [], losses: [] });

/** The facts that begin an account, and the account that each begins. */
const HEADS: Readonly<Record<string, (params: Values) => Account>> = {
  cast: (p) => head('cast', p, p['targets'] as readonly Target[]),
  cantrip: (p) => head('cantrip', p, [p['target'] as Target]),
  assault: (p) => ({ ...head('assault', p, [p['target'] as Target]), by: companionTarget(p['seat'] as Seat) }),
  dismiss: (p) => head('dismiss', p, [p['target'] as Target]),
  steal: (p) => head('steal', p, [p['target'] as Target]),
  strikes: (p) => ({ card: p['card'] as CardId, by: p['target'] as Target, code: 'strikes', lines: [], cards: {} }),
  dot: (p) => ({
    card: p['card'] as CardId,
    by: p['target'] as Target,
    code: 'dot',
    lines: [newLine(p['target'] as Target)],
    cards: {},
  }),
  ...Object.fromEntries(
    ['heal', 'drink', 'use', 'skill', 'ward', 'equip', 'summon', 'discard', 'regenerates'].map((code) => [
      code,
      (p: Values) => head(code, p, []),
    ]),
  ),
};
const head = (code: string, { card, seat }: Values, targets: readonly Target[]): Account => ({
  card: (card as CardId | undefined) ?? null,
  by: mageTarget(seat as Seat),
  code,
  lines: targets.map(newLine),
  cards: {},
});

/** Builds the account of these facts; `undefined` if they contain nothing to show. */
export function accountOf(facts: readonly Fact[]): Account | undefined {
  let told: Account | undefined;
  let at = 0;
  for (const { code, params = {} } of facts) {
    const begin = HEADS[code];
    if (begin && (!told || (code === 'dot' && told.code !== 'dot'))) told = begin(params);
    if (!told) continue;
    Object.assign(told.cards, params['foes']);
    if (code === 'companionFalls' || code === 'companionFlees')
      told.cards[companionTarget(params['seat'] as Seat)] = params['card'] as CardId;
    at = take(told, code, params, at);
  }
  return told;
}

/** Adds a fact to the account. Returns the index of the line that the next fact is about. */
function take(told: Account, code: string, params: Values, at: number): number {
  const { lines } = told;
  const target = params['target'] as Target;
  const line = lines[at];
  /** The line of a target; adds one if there is none. */
  const lineOf = (who: Target): Line => {
    const found = lines.find((each) => each.target === who || each.receiver === who);
    if (found) return found;
    lines.push(newLine(who));
    return lines.at(-1)!;
  };
  switch (code) {
    case 'mayAnswer':
      return Math.max(
        0,
        lines.findIndex((each) => each.target === target),
      );
    case 'twin':
      for (const who of params['targets'] as readonly Target[]) lineOf(who);
      return at;
    case 'confusion':
      if (params['astray'] === true) told.lines = [newLine(mageTarget(seatOf(told.by)!))];
      return at;
    case 'dodge':
    case 'counterspell':
    case 'turnedBack': {
      const about = told.code === 'strikes' ? lineOf(mageTarget(params['seat'] as Seat)) : line;
      about?.answers.push({ seat: params['seat'] as Seat, card: params['card'] as CardId });
      if (about) about.verdict = code === 'dodge' ? 'dodged' : code === 'counterspell' ? 'countered' : 'turnedBack';
      return code === 'dodge' && told.code !== 'strikes' ? at + 1 : at;
    }
    case 'shielded':
      if (line) line.receiver = params['receiver'] as Target;
      return at;
    case 'attackRoll': {
      const now = line?.roll ? at + 1 : at;
      const about = lines[now] ?? lineOf(target);
      const { dice, bonus, total, ac, verdict } = params as {
        dice: number[];
        bonus: number;
        total: number;
        ac: number;
        verdict: Verdict;
      };
      about.roll = { dice, faces: 20, bonus, total, against: ac, isSave: false };
      about.verdict = verdict;
      return now;
    }
    case 'save': {
      const isStrike = told.code === 'strikes';
      const now = !isStrike && line?.roll && line.target !== target && line.receiver !== target ? at + 1 : at;
      const about = isStrike ? lineOf(target) : (lines[now] ?? lineOf(target));
      const { die, ac, verdict } = params as { die: number; ac: number; verdict: Verdict };
      // A further save of the same target, against a rider, is told in words.
      if (about.roll) return now;
      about.roll = { dice: [die], faces: 20, bonus: 0, total: die, against: ac, isSave: true };
      about.verdict = verdict;
      return now;
    }
    case 'damageDice':
    case 'dot': {
      const { flat = 0, total } = params as { flat?: number; total: number };
      if (line) line.damage = { ...thrown(params), flat, total };
      return at;
    }
    case 'strikeDamage':
      told.strike = { ...thrown(params), total: params['total'] as number };
      return at;
    case 'damage': {
      const about = told.code === 'strikes' ? lineOf(target) : (line ?? lineOf(target));
      about.losses.push({ target, amount: params['amount'] as number, hp: params['hp'] as number });
      return at;
    }
    case 'heals':
    case 'regenerates':
      told.healed = { ...thrown(params), amount: params['healed'] as number };
      return at;
    case 'targetGone':
      if (line) line.verdict = 'gone';
      return at;
    default:
      return at;
  }
}
