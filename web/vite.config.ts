import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The service worker is a separate file, beside the page: its place says what it serves. */
function worker(): Plugin {
  let outDir = '';
  return {
    name: 'coffret-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'src/worker/sw.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

// Built into the Python package; `npm run dev` talks to a `coffret serve` beside it.
export default defineConfig({
  plugins: [svelte(), svelteTesting(), worker()],
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
