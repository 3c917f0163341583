import type { Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import type { Account, Accounts } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAs } from './support/people.ts';

// The browser names an answer of 401 or 400 on its console, also where it is expected.
test.use({
  // A device that is ended is refused its own profile, and its last activity, before it has heard why.
  expectedProblems:
    /status of 40[01]|Request failed: 401|Token refresh|Following the profile|Ending the session|^User activity .*insufficient permissions/,
});

const NEXT = 'plain lens case window';
const here = (page: Page) => page.getByText('This device', { exact: true });

const second = () => Math.floor(Date.now() / 1000);

/** Two sign-ins within one second are one session: resolves in the next one. */
async function untilNextSecond(): Promise<void> {
  const before = second();
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(before);
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel(/Current password/).fill(current);
  await page.getByLabel(/New password/).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** As a super admin does it by the callable. */
async function setOneTimePassword(
  accounts: Accounts,
  { uid }: Account,
  newPassword: string,
): Promise<void> {
  const admin = await accounts.maker('super');
  await accounts.call(admin.uid, '/lens-portal/us-central1/adminResetPassword', {
    body: { data: { userId: uid, newPassword } },
  });
}

test('VA-02 PF-02 changes the password: this browser goes on in all of its tabs, another device is signed out', async ({
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
});

test('PF-02 lists the devices, signs one out, then all others', async ({ enter, accounts }) => {
  const account = await accounts.practice();
  const others = [];
  for (let device = 0; device < 2; device += 1) {
    const other = await enter(account, '/settings');
    await expect(here(other.page)).toBeVisible();
    others.push(other);
    await untilNextSecond();
  }
  const { page } = await enter(account, '/settings');
  await expect(here(page)).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out the other devices' });
  await expect(dialog.getByText('1 other device will be signed out immediately.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  for (const ended of others) {
    await expect(ended.page).toHaveURL(/\/auth\/login/);
    await expect(ended.page.getByText(/You were signed out from another device/)).toBeVisible();
  }
});

test('SE-06 a one-time password opens nothing but the page for a new one, which leads back', async ({
  enter,
  openBrowser,
  accounts,
}) => {
  const account = await accounts.practice({ stage: 'terms' });
  const { page } = await enter(account, '/terms');
  await expect(page.getByRole('button', { name: 'Accept Terms' })).toBeVisible();
  const oneTime = 'one time lens case';
  await setOneTimePassword(accounts, account, oneTime);
  await expect(page).toHaveURL(/\/auth\/login/);

  const fresh = await (await openBrowser()).newPage();
  await fresh.goto('/auth/login?returnUrl=%2Fsettings');
  await signInAs(fresh, { email: account.email, password: oneTime });
  await expect(fresh).toHaveURL(/\/auth\/new-password\?returnUrl=%2Fsettings$/);
  for (const address of ['/customer/home', '/terms', '/auth/request', '/auth/login']) {
    await fresh.goto(address);
    await expect(fresh.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  }
  await fresh.getByLabel('New password').fill(oneTime);
  await fresh.keyboard.press('Enter');
  await expect(fresh.getByText(/This is your one-time password/)).toBeVisible();
  await fresh.getByLabel('New password').fill(NEXT);
  await fresh.keyboard.press('Enter');
  // The other steps come after it: this account has not accepted the terms.
  await expect(fresh).toHaveURL(/\/terms$/);
  await fresh.reload();
  await expect(fresh).toHaveURL(/\/terms$/);
});
