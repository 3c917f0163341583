import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from 'test-tools/find-chromium.ts';
import { z } from 'zod';
import type { SuiteResults } from './expected-failures.ts';

interface BrowserSuite {
  /** Holds `node_modules/mocha`. */
  folder: string;
  /** The bundled suite. */
  file: string;
  /** Its page: IndexedDB needs an origin. */
  url: string;
  timeoutMs: number;
  /** What the suite reads as `process.env`. */
  environment: Record<string, string>;
}

const titles = z.array(z.string());

const report = z.object({ passed: titles, failed: titles });

// Texts, as the compiler in front of this file adds helpers to functions that the page does not have.
const setup = (environment: object, timeout: number) =>
  `globalThis.process = { env: ${JSON.stringify(environment)} };
  mocha.setup({ ui: 'bdd', timeout: ${timeout}, reporter: function () {} });`;

const RUN = `new Promise((resolve) => {
  const passed = [];
  const failed = [];
  mocha
    .run(() => resolve({ passed, failed }))
    .on('pass', (test) => passed.push(test.fullTitle()))
    .on('fail', (test) => failed.push(test.fullTitle()));
})`;

/** Runs a bundled suite with the Mocha of its folder in a page of Chromium, to its end. */
export async function runInBrowser(suite: BrowserSuite): Promise<SuiteResults> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const page = await browser.newPage();
    await page.goto(suite.url);
    await page.addScriptTag({ path: join(suite.folder, 'node_modules/mocha/mocha.js') });
    await page.addScriptTag({ content: setup(suite.environment, suite.timeoutMs) });
    await page.addScriptTag({ path: suite.file });
    const { passed, failed } = report.parse(await page.evaluate(RUN));
    const failures = new Set(failed);
    return { passed: new Set(passed.filter((title) => !failures.has(title))), failed: failures };
  } finally {
    await browser.close();
  }
}
