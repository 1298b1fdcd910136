// A small tokenizer for html`` and svg`` literals, for the rules in this folder. It distinguishes text from attributes and
// keeps the position of each token in the source.

/** Replaces every character of an `${expression}`, so that an index in the markup is also an index in the source. */
const HOLE = '\uE000';

/** @returns {{markup: string, start: number} | undefined} the literal, expressions masked, and its start in the source */
export function readTemplate(node, sourceCode, tags = ['html', 'svg', 'mathml']) {
  if (node.tag.type !== 'Identifier' || !tags.includes(node.tag.name)) return undefined;
  const [start, end] = [node.quasi.range[0] + 1, node.quasi.range[1] - 1];
  let markup = '';
  for (const { range, value } of node.quasi.quasis) {
    // Some parsers include the delimiters (` } ${) in the range of a quasi, others do not.
    const at = range[0] + (range[1] - range[0] > value.raw.length ? 1 : 0);
    markup = markup.padEnd(at - start, HOLE) + value.raw;
  }
  return { markup: markup.padEnd(end - start, HOLE), start };
}

const TOKEN = /<!--[^]*?(?:-->|$)|<[!/][^>]*>?|<([a-z][^\s/>]*)|[^<]+|</gi;
const ATTRIBUTE = /\s*(?:(\/?>)|([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|\/)/dy;

/** Yields `{type: 'tag' | 'text' | 'attribute', name?, value, index}`; `index` counts from the start of the markup. */
export function* tokens(markup) {
  TOKEN.lastIndex = 0;
  const scan = new RegExp(TOKEN);
  for (let match; (match = scan.exec(markup));) {
    const [value, name] = match;
    if (name) {
      yield { type: 'tag', name: name.toLowerCase(), value, index: match.index };
      scan.lastIndex = yield* attributes(markup, scan.lastIndex);
    } else if (!value.startsWith('<')) {
      yield { type: 'text', value, index: match.index };
    }
  }
}

function* attributes(markup, from) {
  const scan = new RegExp(ATTRIBUTE);
  scan.lastIndex = from;
  for (let match; (match = scan.exec(markup));) {
    const [, close, name] = match;
    if (close) break;
    if (!name) continue;
    const group = [3, 4, 5].find((g) => match[g] !== undefined);
    yield {
      type: 'attribute',
      name: name.toLowerCase(),
      value: group ? match[group] : '',
      index: match.indices[group ?? 2][0],
    };
  }
  return scan.lastIndex || markup.length;
}
