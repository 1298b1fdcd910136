/** Tests titled with a rule of a game's ledger. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '../../src/index.js';

/** Whether a fact or a refusal is one of these lines: `EG-1.1 take card from=display:# seat`, where `#` is any number. */
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
 * `rule` is a test of the rule whose id begins its title: it fails unless that rule was at work in a fact or a refusal,
 * each of which is given to `note`. Rules that are only stated need none. Where `said` lists what the game says, `note`
 * throws for anything else.
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
        if (lines) assert.ok(isAmong(lines, fact), `${JSON.stringify(fact)} is not listed in what the game says`);
      }
    },
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
