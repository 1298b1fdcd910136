/** Tests titled with a rule of a game's ledger. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

/**
 * `rule` is a test of the rule whose id begins its title: it fails unless that rule was at work in a fact or a refusal,
 * each of which is given to `note`. Rules that are only stated need none.
 */
export function ruleTests<Id extends string>(stated: readonly Id[]) {
  const seen = new Set<string>();
  return {
    note: (facts: readonly { readonly rule: string }[]): void => facts.forEach(({ rule }) => seen.add(rule)),
    rule: (title: `${Id} ${string}`, body: () => void): void => {
      const id = title.split(' ')[0] as Id;
      test(title, () => {
        seen.clear();
        body();
        const why = `${id} was in no fact and no refusal; seen: ${[...seen].join(' ')}`;
        assert.ok(stated.includes(id) || seen.has(id), why);
      });
    },
  };
}
