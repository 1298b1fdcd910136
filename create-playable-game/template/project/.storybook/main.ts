import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/*.stories.ts'],
  core: { disableTelemetry: true },
  // Storybook and the game share one copy of Lit; otherwise each page warns of two.
  viteFinal: ({ optimizeDeps, ...config }) => ({
    ...config,
    optimizeDeps: { ...optimizeDeps, include: [...(optimizeDeps?.include ?? []), 'lit', 'lit/directive-helpers.js'] },
  }),
};
export default config;
