import { defineConfig } from 'vitest/config';
import { firebaseBrowserBuilds } from './packages/test-tools/firebase-browser-builds.ts';
import { limits } from './packages/test-tools/limits.ts';
import { OrderOfFiles } from './tests/fixtures/order-of-files.ts';
import { allTexts } from './tests/fixtures/texts-plugin.ts';

/** Files share their worker: what they import is loaded once, and what a file pretends ends with it. */
const shared = { isolate: false, setupFiles: ['packages/test-tools/leave-no-trace.ts'] };

const SEEDED = 'packages/test-tools/seeded-properties.ts';

/** Loads every text beforehand, so that pages and rules have theirs at once. */
const TEXTS = 'tests/fixtures/all-texts.ts';

/** Makes the states of all countries known to the rules. */
const STATES = 'tests/fixtures/state-lists.ts';

/** The official web SDK in its browser build: its `node` export would choose gRPC instead of WebChannel. */
const browserSdk = {
  resolve: { alias: firebaseBrowserBuilds() },
  inline: { deps: { inline: [/node_modules\/(@firebase|firebase)\//] } },
};

/** One project per kind of test, so that each can be run alone: `vitest run --project unit`. */
export default defineConfig({
  plugins: [allTexts()],
  test: {
    // Vitest would leave a core to itself, one of two.
    maxWorkers: '100%',
    sequence: { sequencer: OrderOfFiles, seed: Number(process.env['TEST_SEED'] ?? 1) },
    ...limits,
    // `npm run test:coverage`: for reading, not a gate.
    coverage: {
      provider: 'v8',
      include: ['domain', 'server', 'providers', 'resources', 'src', 'packages/*/src'].map(
        (folder) => `${folder}/**/*.{ts,tsx}`,
      ),
      reporter: ['text-summary'],
    },
    projects: [
      // The suites of the packages.
      'packages/embedded-firebase',
      'packages/payment-sandbox',
      {
        extends: true,
        // Rules and logic in Node.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          ...shared,
          setupFiles: [...shared.setupFiles, SEEDED, TEXTS, STATES],
        },
      },
      {
        extends: true,
        // What only a render or a browser's objects show. Loading modules and a document takes longer than most tests.
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: ['tests/ui/alone/**'],
          environment: 'jsdom',
          ...shared,
          setupFiles: [...shared.setupFiles, TEXTS, 'tests/ui/forget.ts', 'tests/ui/setup.ts'],
        },
      },
      {
        extends: true,
        // Those that replace or reset modules, or need the stylesheets.
        test: {
          name: 'ui-alone',
          include: ['tests/ui/alone/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [TEXTS, 'tests/ui/setup.ts'],
        },
      },
      {
        extends: true,
        // What the portal needs of Firebase: its rules, its providers, and the SDKs in short.
        resolve: browserSdk.resolve,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          server: browserSdk.inline,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // On PostgreSQL only what asks the database under test.
          exclude: process.env['TEST_DATABASE_URL'] ? ['tests/integration/local/**'] : [],
          globalSetup: ['tests/integration/support/database-templates.ts'],
          ...shared,
          setupFiles: [...shared.setupFiles, SEEDED],
        },
      },
    ],
  },
});
