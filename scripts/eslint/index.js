// ESLint rules of this project.
import noLiteralText from './no-literal-text.js';
import noNeedlessCast from './no-needless-cast.js';
import strictCsp from './strict-csp.js';

export default {
  meta: { name: 'playable-rules' },
  rules: { 'no-literal-text': noLiteralText, 'no-needless-cast': noNeedlessCast, 'strict-csp': strictCsp },
};
