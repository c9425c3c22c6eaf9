import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** What plays in a saved file: one script and one style sheet, which are put into it. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    outDir: '../target/page',
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/saved/main.ts', output: { format: 'iife', entryFileNames: 'saved.js', assetFileNames: 'saved.[ext]' } },
  },
});
