import { defineConfig } from 'vite';

export default defineConfig({
  // Relative paths, so that the pages work under any address.
  base: './',
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'learn.html', 'rules.html'] } },
});
