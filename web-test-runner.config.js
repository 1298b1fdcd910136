import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './scripts/browser.js';
import { ownName } from './scripts/own-name.js';
import { plainReporter } from './scripts/plain-reporter.js';
import { INSPECTOR, prebundle } from './scripts/prebundle.js';
import { testBundle } from './scripts/test-bundle.js';
import { typescript, workerSources } from './scripts/typescript.js';
import { UNPAINTED } from './scripts/unpainted.js';
import { WELCOMED } from './scripts/welcomed.js';

const { source, ...launchOptions } = await findBrowser();
if (!process.env.CI) console.log(`browser: ${source} ${launchOptions.executablePath}`);

/** By default `waitUntil` fails after a second, which is too short on a busy machine. */
const patience = {
  name: 'patience',
  transform({ path, body }) {
    if (!path.endsWith('/testing-helpers/src/helpers.js')) return;
    const place = 'timeout = 1000';
    if (!body.includes(place)) throw new Error(`${path} no longer says: ${place}`);
    return body.replace(place, 'timeout = 10000');
  },
};
/**
 * What a page of tests renders is soon forgotten, and most of its code runs a few times: with more room for the new, and machine
 * code without optimization from the first call, it takes a tenth less time.
 */
const FOR_SHORT_PAGES = '--js-flags=--max-semi-space-size=64 --always-sparkplug';
/** Coverage is counted by source file, and `--watch` serves what has changed. */
const isBundled = !['--coverage', '--watch'].some((option) => process.argv.includes(option));

export default {
  // The longest first, so that the pages end at about the same time. The stories play what other tests play: they run where they
  // are named, as in `npm test browser stories`, which is part of `npm run verify`.
  files: [
    // Before them, what counts the steps of a page's history: pages are used again, and Chromium keeps 50 steps of each.
    'test/elements/remote/history-entry.test.ts',
    'test/games/suite.test.ts',
    'test/games/told.test.ts',
    'test/elements/playable-phases/kinds.test.ts',
    'test/elements/playable-game/{layout,accessibility}.test.ts',
    'test/**/*.test.ts',
    '!test/stories.test.ts',
    '!**/{node_modules,checkouts}/**',
  ],
  nodeResolve: true,
  testRunnerHtml: (framework) =>
    `<!doctype html><html${process.env.EVERY_GAME ? ' data-every-game' : ''}><style>${UNPAINTED}</style><script>${WELCOMED}</script><script type="module" src="${framework}"></script>`,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }), plainReporter()],
  concurrency: 2,
  testFramework: { config: { timeout: '20000' } }, // axe takes seconds on a busy machine
  testsFinishTimeout: 300000,
  middleware: [...(isBundled ? [await testBundle([patience])] : []), workerSources],
  plugins: [
    ownName,
    patience,
    await prebundle(
      [
        'storybook/test',
        'storybook/preview-api',
        '@storybook/web-components-vite',
        '@storybook/web-components/entry-preview',
      ],
      { external: ['lit', 'lit/*', 'xstate'] },
    ),
    await prebundle(INSPECTOR, { external: ['xstate'] }),
    typescript(),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: { ...launchOptions, args: [...launchOptions.args, FOR_SHORT_PAGES] },
      // One window for each test page: in a background tab requestAnimationFrame never fires and nothing has focus.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  filterBrowserLogs: (log) => !/Lit is in dev mode/.test(String(log.args[0])),
  coverage: process.argv.includes('--coverage'),
  coverageConfig: {
    include: ['src/**/*.ts'],
    reporters: ['text', 'lcovonly'],
    reportDir: 'coverage',
    threshold: { statements: 80, branches: 80, functions: 80, lines: 80 },
  },
};
