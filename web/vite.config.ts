import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Built into the Python package; `npm run dev` talks to a `coffret serve` beside it.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: '../src/coffret/web', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.COFFRET_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
