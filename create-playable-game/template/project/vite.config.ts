import { addedGamesOnly } from 'playable-rules/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The built pages show no games but yours; those of `npm start` have ours too.
  plugins: [addedGamesOnly()],
  // Relative paths, so that the pages work under any address.
  base: './',
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'learn.html', 'rules.html'] } },
  // If the game gets a worker for its opponents, it finds this ready: Vite would load the page again while the first one starts.
  optimizeDeps: { include: ['playable-rules/kit/worker'] },
  // The suite plays many random games: on a busy machine some tests need more than the usual five seconds.
  test: { testTimeout: 60_000 },
});
