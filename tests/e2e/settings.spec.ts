import type { APIRequestContext, Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/local-accounts.ts';
import { expect, test, type Person } from './support/fixtures.ts';
import { signInAs } from './support/people.ts';

// The browser names an answer of 401 or 400 on its console, also where it is expected.
test.use({
  // It changes passwords and names.
  ownPortal: 'settings',
  // A device that is ended is refused its own profile before it has heard why.
  expectedProblems:
    /status of 40[01]|Request failed: 401|Token refresh|Following the profile|Ending the session/,
});

const NEXT = 'plain lens case window';
const here = (page: Page) => page.getByText('This device', { exact: true });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel(/Current password/).fill(current);
  await page.getByLabel(/New password/).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** As a super admin does it by the callable. */
async function setOneTimePassword(
  request: APIRequestContext,
  admin: Person,
  { uid, newPassword }: { uid: string; newPassword: string },
): Promise<void> {
  const answer = await request.post('/lens-portal/us-central1/adminResetPassword', {
    headers: { authorization: `Bearer ${await token(admin.page)}` },
    data: { data: { userId: uid, newPassword } },
  });
  expect(answer.status()).toBe(200);
}

test('VA-02 PF-02 changes the password: this browser goes on in all of its tabs, another device is signed out', async ({
  signIn,
}) => {
  const { page, context } = await signIn('practice');
  const device = await signIn('practice');
  const tab = await context.newPage();
  await tab.goto('/customer/orders');
  await expect(tab.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await page.goto('/settings');
  await expect(here(page)).toBeVisible();

  await changePassword(page, 'not the one', NEXT);
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await changePassword(page, FIRST_RUN_PASSWORD, 'PassWord1');
  await expect(page.getByText('This is one of the most common passwords').first()).toBeVisible();
  await changePassword(page, FIRST_RUN_PASSWORD, NEXT);
  await expect(
    page.getByText('Your password is changed. Other devices are signed out.'),
  ).toBeVisible();

  await expect(device.page).toHaveURL(/\/auth\/login/);
  await expect(page).toHaveURL(/\/settings$/);
  await page.reload();
  await expect(here(page)).toBeVisible();
  await tab.getByRole('link', { name: 'Profile' }).click();
  await expect(tab.getByRole('heading', { name: 'Profile' }).first()).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Profile' }).first()).toBeVisible();

  await signInAs(device.page, { email: 'practice@lens.test', password: NEXT });
  await expect(device.page).not.toHaveURL(/\/auth\/login/);
});

test('PF-02 lists the devices, signs one out, then all others', async ({ signIn }) => {
  const { page } = await signIn('other');
  const second = await signIn('other');
  const third = await signIn('other');
  await page.goto('/settings');
  await expect(here(page)).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out the others' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out the other devices' });
  await expect(dialog.getByText('1 other device is signed out at once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out the others' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  for (const ended of [second, third]) {
    await expect(ended.page).toHaveURL(/\/auth\/login/);
    await expect(ended.page.getByText(/This session was ended from another device/)).toBeVisible();
  }
});

test('PF-02 keeps the name and the choices of what to hear', async ({ signIn }) => {
  const { page } = await signIn('admin');
  await page.goto('/settings');
  await page.getByLabel(/First name/).fill('Ada');
  await page.getByLabel(/Last name/).fill('Lovelace');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible();
  const toasts = page.getByLabel('Message on the screen when an order changes');
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().endsWith('/preferences/notifications'),
  );
  await toasts.click();
  await expect(toasts).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(toasts).not.toBeChecked();
  await expect(page.getByLabel(/First name/)).toHaveValue('Ada');
});

test('SE-06 a one-time password opens nothing but the door of a new one, which leads back', async ({
  signIn,
  browser,
  portal,
  request,
}) => {
  const admin = await signIn('super');
  const { page } = await signIn('newterms');
  const uid = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { uid: string }).uid,
  );
  const oneTime = 'one time lens case';
  await setOneTimePassword(request, admin, { uid, newPassword: oneTime });
  await expect(page).toHaveURL(/\/auth\/login/);

  const context = await browser.newContext({ baseURL: portal.origin });
  const fresh = await context.newPage();
  await fresh.goto('/auth/login?returnUrl=%2Fsettings');
  await signInAs(fresh, { email: 'newterms@lens.test', password: oneTime });
  await expect(fresh).toHaveURL(/\/auth\/new-password\?returnUrl=%2Fsettings$/);
  for (const address of ['/customer/home', '/terms', '/auth/request', '/auth/login']) {
    await fresh.goto(address);
    await expect(fresh.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  }
  await fresh.getByLabel('New password').fill(oneTime);
  await fresh.keyboard.press('Enter');
  await expect(fresh.getByText(/This is the one-time password itself/)).toBeVisible();
  await fresh.getByLabel('New password').fill(NEXT);
  await fresh.keyboard.press('Enter');
  // The other doors come after it: this account has not accepted the terms.
  await expect(fresh).toHaveURL(/\/terms$/);
  await fresh.reload();
  await expect(fresh).toHaveURL(/\/terms$/);
  await context.close();
});
