import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './scripts/browser.js';
import { plainReporter } from './scripts/plain-reporter.js';
import { INSPECTOR, prebundle } from './scripts/prebundle.js';
import { typescript, workerSources } from './scripts/typescript.js';

const { executablePath, args, env, source } = await findBrowser();
if (!process.env.CI) console.log(`browser: ${source} ${executablePath}`);

/** `waitUntil` gives up after a second, where nothing else is said; on a busy machine what it waits for takes longer. */
const patience = {
  name: 'patience',
  transform({ path, body }) {
    if (!path.endsWith('/testing-helpers/src/helpers.js')) return;
    const patient = body.replace('timeout = 1000', 'timeout = 10000');
    if (patient === body) throw new Error('waitUntil no longer says how long it waits.');
    return patient;
  },
};

export default {
  files: ['test/**/*.test.ts', '!**/node_modules/**'],
  nodeResolve: true,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }), plainReporter()],
  concurrency: 2,
  testFramework: { config: { timeout: '20000' } }, // axe takes seconds on a busy machine
  testsFinishTimeout: 300000,
  middleware: [workerSources],
  plugins: [
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
      launchOptions: { executablePath, args, env },
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
