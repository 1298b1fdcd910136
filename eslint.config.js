import js from '@eslint/js';
import globals from 'globals';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import playableRules from './scripts/eslint/index.js';

const TRUSTED_TYPES = 'Trusted Types block markup from strings: write a template.';
const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'].map((property) => ({
  property,
  message: TRUSTED_TYPES,
}));

export default defineConfig(
  globalIgnores([
    '**/dist*/',
    'coverage/',
    'docs-dist/',
    'storybook-static/',
    'custom-elements.json',
    'test/bench/peers/',
    'test/fuzz/xstate/checkouts/',
    'test/package/',
    'test/hosts/',
    'test/packagers/',
    'test/create/',
    'create-playable-game/template/*/test/',
    'create-playable-game/template/project/vite.config.ts',
    // It needs the types of its own package: `npm --prefix server run lint`.
    'server/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Views omit properties with `const { secret: _secret, ...rest } = table`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Values of facts and options are JSON; the code that shows them chooses their form.
      '@typescript-eslint/no-base-to-string': 'off',
      // It demands type arguments instead of an assertion, which is a matter of taste.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'stories/**/*.ts', 'docs-site/**/*.ts', 'test/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.ts', 'stories/**/*.ts', 'docs-site/**/*.ts'],
    plugins: { 'playable-rules': playableRules },
    rules: {
      'playable-rules/no-needless-cast': 'error',
      'playable-rules/strict-csp': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'directives/style-map',
              message: 'Its first render is an inline style, which a strict CSP blocks.',
            },
            { regex: 'directives/unsafe-', message: TRUSTED_TYPES },
          ],
        },
      ],
      'no-restricted-properties': ['error', ...MARKUP],
    },
  },
  {
    // The pages of the site are our own: their markup names no elements so.
    files: ['src/**/*.ts', 'stories/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...MARKUP,
        ...['document', 'window', 'globalThis', 'self'].map((object) => ({
          object,
          ...(object !== 'document' && { property: 'document' }),
          message: 'Elements named in the markup hide its properties: read `safeDocument`.',
        })),
      ],
    },
  },
  {
    files: ['src/elements/**/*.ts', 'src/games/*/board/**/*.ts', 'docs-site/**/*.ts'],
    rules: { 'playable-rules/no-literal-text': 'error' },
  },
  {
    // The rules of games are pure: the result depends on the arguments only.
    files: ['src/kernel/**/*.ts', 'src/games/*/*.ts', 'src/games/*/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'setTimeout', 'setInterval'],
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'Chance is state.' },
      ],
    },
  },
  {
    // French puts a no-break space (U+00A0) before these marks, so that no line breaks there; it looks like any other space.
    files: ['**/*fr.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/ [:;!?»]|« /]', 'TemplateElement[value.raw=/ [:;!?»]|« /]'].map((selector) => ({
          selector,
          message: 'French marks have a no-break space (U+00A0) beside them.',
        })),
      ],
    },
  },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
);
