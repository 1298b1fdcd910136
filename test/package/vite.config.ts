import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const page = (name: string) => new URL(`${name}/index.html`, import.meta.url).pathname;

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('playable-') } } })],
  // Relative paths, so that the built pages work under any address.
  base: './',
  build: { target: 'es2022', rollupOptions: { input: ['react', 'vue'].map(page) } },
});
