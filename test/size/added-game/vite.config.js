import { addedGamesOnly } from 'playable-rules/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [addedGamesOnly()] });
