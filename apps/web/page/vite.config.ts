import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.ts';

export default defineConfig({
  plugins: [words('../src/main/resources/grundy/phrase-books/page', 'src/generated/words.ts'), svelte()],
  build: { outDir: '../target/page', emptyOutDir: true, manifest: true, license: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['test/**/*.test.{ts,js}'] },
});
