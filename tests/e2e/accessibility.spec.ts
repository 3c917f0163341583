import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, eyeColumn } from './support/order-form.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

/** Checks the page as it stands in every look: rules of WCAG 2.2 AA, and nothing wider than the window. */
async function checkInEveryLook(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page, colorScheme);
    const found = await violations(page);
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** What axe finds against WCAG 2.2 AA in the document itself; a framed document is a page of its own. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const results = await window.axe.run(document, { runOnly, iframes: false });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
  });
}

/** The change of look has been drawn, and whatever it moves or fades has come to its end. */
async function settled(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return (Number(red) > 127 ? 'light' : 'dark') === scheme;
  }, colorScheme);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

test('UX-01 UX-03 the public pages', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: /admin@lens\.test/ })).toBeVisible();
  await checkInEveryLook(page);
  await page.goto('/terms/terms.html');
  await checkInEveryLook(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await checkInEveryLook(page);
});

for (const [name, heading] of [
  ['unverified', 'Verify your e-mail'],
  ['unlinked', 'No account number yet'],
  ['newterms', 'Terms and Conditions'],
] as const) {
  test(`UX-01 UX-03 the door of ${name}`, async ({ signIn }) => {
    const { page } = await signIn(name);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await checkInEveryLook(page);
  });
}

test('UX-01 UX-03 the pages of a practice', async ({ signIn }) => {
  const { page } = await signIn('practice');
  await expect(page.getByText('LEC-1041')).toBeVisible();
  await checkInEveryLook(page);
  await page.getByRole('link', { name: /^LP-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await checkInEveryLook(page);
  await page.goto('/customer/order');
  await chooseLens(page, 'Right eye', 'GP Bitoric');
  const curve = eyeColumn(page, 'Right eye').getByLabel('Flat base curve');
  await curve.fill('8.03');
  await curve.blur();
  await expect(curve).toHaveAccessibleDescription(/8\.03 mm is not made/);
  await checkInEveryLook(page);
});

test('UX-01 UX-03 the pages of the maker', async ({ signIn }) => {
  const { page } = await signIn('super');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkInEveryLook(page);
  await page.goto('/admin/user-management');
  await expect(page.getByText('super@lens.test')).toBeVisible();
  await checkInEveryLook(page);
  await page.goto('/admin/order-approval');
  await expect(page.getByText('LEC-1043')).toBeVisible();
  await checkInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('row').filter({ hasText: 'LEC-1043' }).click();
  await page.getByRole('button', { name: 'Reject order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkInEveryLook(page);
});
