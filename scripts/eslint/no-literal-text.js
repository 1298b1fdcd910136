// Every word that a reader sees or hears must come from a catalogue; otherwise it cannot be translated.
import { readTemplate, tokens } from './templates.js';

/** Attributes that browsers show or screen readers read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-braillelabel',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const isSpoken = (name) => SPOKEN.has(name.replace(/^[.?]/, '')) || name === '.arialabel' || name === '.textcontent';

const ENTITY = /&#?\w+;|\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[nrt]/gi;
/** The match of the first word, or null. Two letters in a row are a word; `A`, `d6` and `&times;` are symbols. */
const word = (text) => /\p{L}{2,}/u.exec(text.replace(ENTITY, (e) => ' '.repeat(e.length)));

/** String literals in an expression that may become its value. */
function* strings(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node, node.value];
  else if (node.type === 'TemplateLiteral') for (const q of node.quasis) yield [q, q.value.raw];
  else if (node.type === 'ConditionalExpression') yield* both(node.consequent, node.alternate);
  else if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+'))
    yield* both(node.left, node.right);
}
function* both(a, b) {
  yield* strings(a);
  yield* strings(b);
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages: { word: 'Take "{{word}}" from a catalogue.' } },
  create({ sourceCode, report }) {
    return {
      TaggedTemplateExpression(node) {
        const template = readTemplate(node, sourceCode);
        if (!template) return;
        for (const token of tokens(template.markup)) {
          if (token.type === 'tag' || (token.type === 'attribute' && !isSpoken(token.name))) continue;
          const from = template.start + token.index;
          const found = word(token.value);
          if (found) {
            const at = from + found.index;
            const loc = {
              start: sourceCode.getLocFromIndex(at),
              end: sourceCode.getLocFromIndex(at + found[0].length),
            };
            report({ loc, messageId: 'word', data: { word: found[0] } });
          }
          for (const hole of node.quasi.expressions) {
            const [start, end] = sourceCode.getRange(hole);
            if (start < from || end > from + token.value.length) continue;
            for (const [part, text] of strings(hole)) {
              const said = word(text);
              if (said) report({ node: part, messageId: 'word', data: { word: said[0] } });
            }
          }
        }
      },
    };
  },
};
