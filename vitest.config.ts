import { defineConfig } from 'vitest/config';
import { firebaseBrowserBuilds } from './tests/firebase-browser-builds.ts';

/** One project per kind of test, so that each can be run alone: `vitest run --project unit`. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Rules and logic in Node.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // What only a render or a browser's objects show.
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      {
        extends: true,
        // The official web SDK in its browser build: its `node` export would choose gRPC instead of WebChannel.
        resolve: { alias: firebaseBrowserBuilds() },
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          server: { deps: { inline: [/node_modules\/(@firebase|firebase)\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
