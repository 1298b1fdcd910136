import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { elementsOnly, frameworkTypes, publicOnly, spelledOut } from './scripts/manifest.js';

export default {
  globs: ['src/define.ts', 'src/elements/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    spelledOut(),
    publicOnly,
    elementsOnly,
    frameworkTypes({ outdir: 'dist' }),
    customElementVsCodePlugin({ cssFileName: null, hideLogs: true }),
    customElementJetBrainsPlugin({ packageJson: false, hideLogs: true }),
  ],
};
