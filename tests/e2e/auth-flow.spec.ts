import { expect, fillLogin, test } from './support/fixtures.ts';
import { SHORT } from './support/tags.ts';
import { placeOrder } from './support/orders.ts';
import { accountOf } from './support/visitors.ts';

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

test('RT-02 after signing in one lands where one wanted to go', async ({ page, accounts }) => {
  const { email } = await accounts.practice();
  await page.goto('/customer/order');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/customer\/order$/);
});

test('RT-02 a return address of another site is not followed', async ({
  page,
  portal,
  accounts,
}) => {
  const { email } = await accounts.practice();
  await page.goto('/auth/login?returnUrl=//evil.test/x');
  await fillLogin(page, email);
  await expect(page).toHaveURL(`${portal.origin}/customer/home`);
});

test.describe('a wrong password', () => {
  // The browser names the refusal.
  test.use({ expectedProblems: /accounts:signInWithPassword/ });

  test('is told without saying which part was wrong', async ({ page, accounts }) => {
    const { email } = await accounts.practice({ stage: 'account' });
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Incorrect email or password/);
  });
});

test('the first-run panel fills the form', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /admin@lens\.test/ }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/home$/);
});

const MENUS = {
  practice: ['Dashboard', 'Order Form', 'Pay Online', 'Lens Credit', 'Profile'],
  admin: ['Dashboard', 'Order Approval'],
  super: [
    'Dashboard',
    'Order Approval',
    'User Management',
    'Customer Management',
    'Lens Management',
    'Email Management',
  ],
} as const;

for (const name of ['practice', 'admin', 'super'] as const) {
  test(`MN-01 MN-02 MN-03 the menu of ${name}`, async ({ enter, accounts }) => {
    const { page } = await enter(await accountOf(accounts, name), '/settings');
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(links).toHaveText([...MENUS[name]]);
  });
}

test('GD-01 a customer in the admin area, and a plain admin in user management, are sent home', async ({
  enter,
  accounts,
}) => {
  const customer = await enter(await accounts.practice(), '/admin/order-approval');
  await expect(customer.page).toHaveURL(/\/customer\/home$/);
  const admin = await enter(await accounts.maker('admin'), '/admin/user-management');
  await expect(admin.page).toHaveURL(/\/admin\/home$/);
});

test('GD-03 GD-04 unverified and unlinked users are sent to their pages after signing in', async ({
  page,
  accounts,
}) => {
  const unverified = await accounts.practice({ stage: 'verify' });
  await page.goto('/auth/login');
  await fillLogin(page, unverified.email);
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  const unlinked = await accounts.practice({ stage: 'account' });
  await fillLogin(page, unlinked.email);
  await expect(page).toHaveURL(/\/auth\/request$/);
});

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

test('LY-07 PM-03 switching the account reloads with that account only', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice({ network: true });
  await placeOrder(accounts, owner, { patientReference: 'LEC-1043' });
  const branch = String(Number(owner.accountNumber) + 1);
  const { page } = await enter(owner, '/customer/home');
  await expect(page.getByText(`Account ${owner.accountNumber}`)).toBeVisible();
  await expect(page.getByText('LEC-1043')).toBeVisible();
  await page.getByLabel('Account Number').click();
  await page.getByRole('option', { name: branch }).click();
  await expect(page.getByText(`Account ${branch}`)).toBeVisible();
  await expect(page.getByText('LEC-1043')).toHaveCount(0);
});

test('LG-03 signing out in one tab signs out the others and leaves nothing in local storage', async ({
  enter,
  accounts,
}) => {
  const { page, context } = await enter(await accounts.practice(), '/customer/home');
  const second = await context.newPage();
  await second.goto('/customer/order');
  await expect(second.getByLabel('Patient reference')).toBeVisible();
  await page.getByRole('button', { name: /Paula Practice/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(second).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('customerInfo'))).toBeNull();
});
