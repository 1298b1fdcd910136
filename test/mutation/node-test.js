// Stands for node:test when the tests run in one process under mocha, which can run them again for every mutant.

/** A property that counts how many of its random cases came up, and some that are dear and see nothing that others do not. */
const LEFT_OUT =
  /anything put anywhere|no text whatever|records are written|an untouched position|fuzzed transcripts|what is projected is what is scored|every cell of the rulebook|a million rolled dice/;

export const before = (body) => globalThis.before(body);
export const describe = (title, body) => globalThis.describe(title, body);
export const test = (title, body) => {
  if (!LEFT_OUT.test(title)) globalThis.it(title, body);
};
