import { defineConfig } from '@playwright/test';
import { isLongRun } from './tests/e2e/support/long-run.ts';
import { findChromium } from './tests/run/find-chromium.ts';

/**
 * Journeys in a real browser on the built app. Each worker starts a portal of its own; nothing is retried. `npm test`
 * leaves out what is tagged `@long`; with TEST_RUNS=10000 all of it runs. JOURNEYS_TRACE=1 keeps traces of what fails.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/prepare-once.ts',
  workers: 2,
  // Journeys share no data: any worker may take any of them.
  fullyParallel: true,
  ...(!isLongRun && { grepInvert: /@long/ }),
  retries: 0,
  // Generous: two browsers share what cores there are. How fast it is, the benchmarks say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording costs a third of the time, whether it is kept or not.
    trace: process.env['JOURNEYS_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
