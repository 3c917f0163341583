import { defineConfig } from '@playwright/test';
import { findChromium } from 'test-tools/find-chromium.ts';

/**
 * Journeys in a real browser on the built app. Each worker starts a portal of its own; nothing is retried. `npm test`
 * runs those that are tagged `@short`. JOURNEYS_TRACE=1 keeps traces of what fails.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/prepare-once.ts',
  workers: 2,
  // Journeys share no data: any worker may take any of them.
  fullyParallel: true,
  retries: 0,
  // For what hangs: on a busy machine a journey takes ten times as long as alone. How fast it is, the benchmarks say.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // What moves costs frames and waiting; that it moves is tried where it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    actionTimeout: 90_000,
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
