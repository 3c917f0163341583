import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

/** What Chromium calls good is 0.1. */
const LIMIT = 0.02;

interface Shift {
  value: number;
  moved: string[];
}

/** Notes every shift of the layout from the first paint on, as Chromium measures them. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.className?.toString() ?? '?');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift {
  value: number;
  sources: { node: { className?: unknown } | null }[];
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  // What was laid out last is reported with the frame after it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const) {
  test(`UX-01 at ${width} px the login page does not shift while the typeface and the accounts come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const letFonts = await holdBack(page, /\.woff2/);
    const letAccounts = await holdBack(page, '**/local/accounts');
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await shiftsOf(page);
    letAccounts();
    await expect(page.getByRole('button', { name: /admin@lens\.test/ })).toBeAttached();
    await shiftsOf(page);
    letFonts();
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('14px "Inter Variable"')))
      .toBe(true);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    process.stdout.write(`login at ${width} px: shifts ${sum.toFixed(4)}\n`);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(LIMIT);
  });
}
