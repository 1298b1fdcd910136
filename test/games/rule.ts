/** Tests whose title begins with a rule id of a game's ledger. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '../../src/index.js';

/**
 * Whether a fact or refusal matches one of these lines, as in `EG-1.1 take card from=display:# seat`, where `#` is any
 * number.
 */
function isAmong(lines: readonly (readonly string[])[], { rule, code, params = {} }: Fact): boolean {
  const names = Object.keys(params).sort();
  const says = (word: string | undefined, name: string) =>
    word === name || word === `${name}=${String(params[name]).replace(/\d+/, '#')}`;
  return lines.some(
    ([its, called, ...words]) =>
      its === rule &&
      called === code &&
      words.length === names.length &&
      names.every((name, i) => says(words[i], name)),
  );
}

/**
 * `rule` defines a test whose title begins with a rule id. It fails unless that rule appeared in a fact or refusal,
 * each of which has to be passed to `note`; stated rules need none. If `said` lists what the game says, `note` throws
 * for anything that is not listed.
 */
export function ruleTests<Id extends string>(stated: readonly Id[], said?: string) {
  const seen = new Set<string>();
  const lines = said
    ?.trim()
    .split('\n')
    .map((line) => line.split(' '));
  return {
    note: (facts: readonly Fact[]): void => {
      for (const fact of facts) {
        seen.add(fact.rule);
        if (lines)
          assert.ok(
            isAmong(lines, fact),
            `${JSON.stringify(fact)} is not listed among the facts and refusals of the game`,
          );
      }
    },
    rule: (title: `${Id} ${string}`, body: () => void): void => {
      const id = title.split(' ')[0] as Id;
      test(title, () => {
        seen.clear();
        body();
        const why = `${id} appeared in no fact or refusal; these did: ${[...seen].join(' ')}`;
        assert.ok(stated.includes(id) || seen.has(id), why);
      });
    },
  };
}
