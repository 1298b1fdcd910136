// Reports templates that a page under `default-src 'self'` would block: inline styles and `data:` URLs.
// (Style with `static styles`, classes, presentation attributes, or `element.style.setProperty` after an update.)
import { readTemplate, tokens } from './templates.js';

const DATA_URL = /^\s*data:|url\(\s*["']?data:/i;

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style:
        'A strict content security policy blocks inline styles: use static styles, or set a property in updated().',
      data: 'A strict content security policy blocks data: addresses.',
      markup: 'Markup from a string is blocked by Trusted Types: write a template.',
    },
  },
  create({ sourceCode, report }) {
    return {
      TaggedTemplateExpression(node) {
        const css = readTemplate(node, sourceCode, ['css']);
        if (css && DATA_URL.test(css.markup)) report({ node, messageId: 'data' });
        const template = readTemplate(node, sourceCode);
        if (!template) return;
        for (const { type, name, value, index } of tokens(template.markup)) {
          const messageId =
            (type === 'tag' && name === 'style') || (type === 'attribute' && /^\.?style$/.test(name))
              ? 'style'
              : type === 'attribute' && DATA_URL.test(value)
                ? 'data'
                : type === 'attribute' && /^\.(inner|outer)html$/.test(name)
                  ? 'markup'
                  : undefined;
          if (messageId) report({ loc: sourceCode.getLocFromIndex(template.start + index), messageId });
        }
      },
    };
  },
};
