import type { Locator } from '@playwright/test';
import { draftStatus } from './support/draft-form.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, fieldOf } from './support/order-form.ts';

const MOST_BAR_HEIGHT = 96;
const MANY_TABS = 60;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

test.describe('the order form at 1280 × 900', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('OR-01 keeps both eyes level, flat and steep in one row, and the way to the review in sight', async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.practice(), '/customer/order');
    await chooseLens(page, 'Right eye', 'GP Bitoric');
    const right = (label: string) => fieldOf(page, 'Right eye', label);
    const left = (label: string) => fieldOf(page, 'Left eye', label);
    const hint = page.locator('[data-hint]').filter({ hasText: '6.05 mm to 9.00 mm' }).first();
    expect((await boxOf(hint)).width).toBeLessThanOrEqual(1);
    await right('Flat base curve').fill('9.80');
    await expect.poll(async () => (await boxOf(hint)).width).toBeGreaterThan(100);
    await right('Flat base curve').blur();
    await expect(page.getByText(/9\.80 mm is not made/).first()).toBeVisible();
    expect((await boxOf(hint)).width).toBeLessThanOrEqual(1);
    for (const label of ['Flat base curve', 'Diameter', 'Flat power', 'Steep power', 'Material']) {
      expect((await boxOf(right(label))).y).toBe((await boxOf(left(label))).y);
    }
    expect((await boxOf(right('Flat power'))).y).toBe((await boxOf(right('Steep power'))).y);
    await expect(page.getByRole('button', { name: 'Review order' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the order form at 375 px', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('OR-01 gives its summary one line, with the way to the review', async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.practice(), '/customer/order');
    await chooseLens(page, 'Right eye', 'GP Bitoric');
    const bar = page.getByRole('region', { name: 'Summary' });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(MOST_BAR_HEIGHT);
    await expect(bar.getByRole('button', { name: 'Review order' })).toBeInViewport({ ratio: 1 });
    const field = (label: string) => fieldOf(page, 'Right eye', label);
    // The notice that the left eye follows may still come between the two.
    await expect
      .poll(
        async () => (await boxOf(field('Flat power'))).y - (await boxOf(field('Steep power'))).y,
      )
      .toBe(0);
  });
});

test('OR-03 a form that was only looked at is no draft', async ({ enter, accounts }) => {
  const owner = await accounts.practice();
  const { page } = await enter(owner, '/customer/order');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  for (let count = 0; count < MANY_TABS; count += 1) await page.keyboard.press('Tab');
  await expect(draftStatus(page)).toHaveAttribute('data-draft', 'untouched');
  await expect(page).toHaveURL(/\/customer\/order$/);
});
