import { defineConfig } from 'vitest/config';
import { firebaseBrowserBuilds } from './tests/firebase-browser-builds.ts';
import { OrderOfFiles } from './tests/fixtures/order-of-files.ts';
import { runs } from './tests/fixtures/runs.ts';
import { allTexts } from './tests/fixtures/texts-plugin.ts';

/** In ms: a limit for what hangs, more than ten times what the longest test takes alone. More cases take longer. */
const TIMEOUT = 300_000 * Math.max(1, runs() / 300);

/** Files share their worker: what they import is loaded once, and what a file pretends ends with it. */
const shared = { isolate: false, setupFiles: ['tests/fixtures/leave-no-trace.ts'] };

const SEEDED = 'tests/fixtures/seeded-properties.ts';

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
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    expect: { poll: { timeout: TIMEOUT } },
    // `npm run test:coverage`: for reading, not a gate.
    coverage: {
      provider: 'v8',
      include: [
        'domain',
        'server',
        'providers',
        'resources',
        'src',
        'local-firebase',
        'local-gateway',
      ].map((folder) => `${folder}/**/*.{ts,tsx}`),
      reporter: ['text-summary'],
    },
    projects: [
      {
        extends: true,
        // Rules and logic in Node.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/local-firebase/**'],
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
        // The embedded Firebase's own suite: `npm run test:all` runs it.
        resolve: browserSdk.resolve,
        test: {
          name: 'firebase',
          include: [
            'tests/contract/firebase/**/*.test.ts',
            'tests/unit/local-firebase/**/*.test.ts',
          ],
          server: browserSdk.inline,
          ...shared,
          setupFiles: [...shared.setupFiles, SEEDED],
        },
      },
      {
        extends: true,
        // What the portal needs of Firebase: its rules, its providers, and the SDKs in short.
        resolve: browserSdk.resolve,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          exclude: ['tests/contract/firebase/**'],
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
