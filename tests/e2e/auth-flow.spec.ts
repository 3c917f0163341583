import { expect, test } from './support/fixtures.ts';
import { SHORT } from './support/tags.ts';

test(
  'RT-01 GD-05 signed out, every guarded page leads to the login with the way back',
  SHORT,
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/auth\/login$/);
    for (const path of [
      '/customer/home',
      '/customer/order',
      '/admin/home',
      '/admin/order-approval',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(path)}`);
    }
  },
);

test('LG-05 TM-04 new terms are accepted once, then home', SHORT, async ({ enter, accounts }) => {
  const { page } = await enter(await accounts.practice({ stage: 'terms' }), '/customer/home');
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('button', { name: 'Accept Terms' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept Terms' }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
