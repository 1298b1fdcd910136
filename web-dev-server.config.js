import { INSPECTOR, prebundle } from './scripts/prebundle.js';
import { ownName } from './scripts/own-name.js';
import { sitePages } from './scripts/site.js';
import { typescript, workerSources } from './scripts/typescript.js';

const PAGE = '/docs-site/';
// Opens a browser only if there is a screen; on a server, in a container or in CI the URL is only printed.
const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

export default {
  rootDir: '.',
  nodeResolve: true,
  watch: true,
  ...(process.env.PORT && { port: Number(process.env.PORT) }), // else the first free one from 8000 on
  ...(hasScreen && !process.env.CI && { open: PAGE }),
  middleware: [workerSources, (context, next) => (context.path === '/' ? context.redirect(PAGE) : next())],
  plugins: [
    ownName,
    await prebundle(INSPECTOR, { external: ['xstate'] }),
    typescript(),
    sitePages(PAGE),
    {
      name: 'address',
      serverStart: ({ config, logger }) => logger.log(`The demo: http://localhost:${config.port}${PAGE}`),
    },
  ],
};
