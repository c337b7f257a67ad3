import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Built into the Python package; `npm run dev` talks to a `coffret serve` beside it.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // For any place on any host: the server writes into index.html where it is.
  base: './',
  build: {
    outDir: '../src/coffret/web',
    emptyOutDir: true,
    target: 'es2022',
    // What the first page needs is one file: fewer ways to the server, and fewer bytes.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: /src\/App\.svelte$/ }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.COFFRET_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    // Files share a page and tidy it (testing.ts): to make one takes longer than most files' tests.
    isolate: false,
    // No test asserts a speed: on a busy machine a board takes its time.
    testTimeout: 60_000,
  },
});
