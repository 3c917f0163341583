import type { Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { untilNextSecond } from './support/next-second.ts';
import { signInAs } from './support/people.ts';

// The browser names an answer of 401 or 400 on its console, also where it is expected.
test.use({
  // A device that is ended is refused its own profile, and its last activity, before it has heard why.
  expectedProblems:
    /status of 40[01]|Request failed: 401|Token refresh|Following the profile|Ending the session|^User activity .*insufficient permissions/,
});

const NEXT = 'plain lens case window';
const here = (page: Page) => page.getByText('This device', { exact: true });

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel(/Current password/).fill(current);
  await page.getByLabel(/New password/).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('VA-02 PF-02 a new password signs out another device, not a tab of this browser; the list of devices does so, too', async ({
  enter,
  accounts,
}) => {
  const account = await accounts.practice();
  const device = await enter(account, '/customer/home');
  await untilNextSecond();
  const { page, context } = await enter(account, '/settings');
  const tab = await context.newPage();
  await tab.goto('/customer/orders');
  await expect(tab.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(here(page)).toBeVisible();

  await changePassword(page, 'not the one', NEXT);
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await changePassword(page, FIRST_RUN_PASSWORD, 'PassWord1');
  await expect(page.getByText('This is one of the most common passwords').first()).toBeVisible();
  await changePassword(page, FIRST_RUN_PASSWORD, NEXT);
  await expect(
    page.getByText('Your password was changed. Other devices were signed out.'),
  ).toBeVisible();

  await expect(device.page).toHaveURL(/\/auth\/login/);
  await expect(page).toHaveURL(/\/settings$/);
  await page.reload();
  await expect(here(page)).toBeVisible();
  await tab.getByRole('link', { name: 'Profile' }).click();
  await expect(tab.getByRole('heading', { name: 'Profile' }).first()).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Profile' }).first()).toBeVisible();

  await signInAs(device.page, { email: account.email, password: NEXT });
  await expect(device.page).not.toHaveURL(/\/auth\/login/);

  await page.reload();
  const rows = page.getByRole('listitem').filter({ hasText: 'Signed in' });
  // The two former sign-ins of this browser go on for its other tabs.
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'because the password was changed' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out the other devices' });
  await dialog.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(device.page).toHaveURL(/\/auth\/login/);
  await expect(device.page.getByText(/You were signed out from another device/)).toBeVisible();
});
