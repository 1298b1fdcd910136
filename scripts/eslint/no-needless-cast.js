// After `a as unknown as B` tsc accepts any `a`. If `a` is a `B` without the cast, leaving it out lets tsc notice when that changes.

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages: { needless: 'The value already has this type: leave out the cast.' } },
  create({ sourceCode, report }) {
    const { program, getTypeAtLocation } = sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      'TSAsExpression > TSAsExpression.expression'(inner) {
        const types = [inner.expression, inner.parent].map((node) => getTypeAtLocation(node));
        if (checker.isTypeAssignableTo(...types)) report({ node: inner.parent, messageId: 'needless' });
      },
    };
  },
};
