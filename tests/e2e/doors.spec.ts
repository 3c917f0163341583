import { expect, fillLogin, test } from './support/fixtures.ts';
import { PortalProcess } from './support/portal-process.ts';

test('RT-01 GD-05 signed out, every guarded page leads to the login with the way back', async ({
  page,
}) => {
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
});

test('RT-02 after signing in one lands where one wanted to go', async ({ page }) => {
  await page.goto('/customer/order');
  await fillLogin(page, 'practice@lens.test');
  await expect(page).toHaveURL(/\/customer\/order$/);
});

test('RT-02 a return address of another site is not followed', async ({ page, portal }) => {
  await page.goto('/auth/login?returnUrl=//evil.test/x');
  await fillLogin(page, 'practice@lens.test');
  await expect(page).toHaveURL(`${portal.origin}/customer/home`);
});

test('a wrong password is told without saying which part was wrong', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill('practice@lens.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/E-mail or password is not right/);
});

test('the first-run panel fills the form', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /admin@lens\.test/ }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/home$/);
});

const menus = {
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
};

for (const [name, entries] of Object.entries(menus)) {
  test(`MN-01 MN-02 MN-03 the menu of ${name}`, async ({ signIn }) => {
    const { page } = await signIn(name);
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(links).toHaveText(entries);
  });
}

test('GD-01 a customer in the admin area, and a plain admin in user management, are sent home', async ({
  signIn,
}) => {
  const customer = await signIn('practice');
  await customer.page.goto('/admin/order-approval');
  await expect(customer.page).toHaveURL(/\/customer\/home$/);
  const admin = await signIn('admin');
  await admin.page.goto('/admin/user-management');
  await expect(admin.page).toHaveURL(/\/admin\/home$/);
});

test('GD-03 GD-04 unverified and unlinked users are sent to their doors', async ({ signIn }) => {
  const unverified = await signIn('unverified');
  await expect(unverified.page).toHaveURL(/\/auth\/verify-email$/);
  const unlinked = await signIn('unlinked');
  await expect(unlinked.page).toHaveURL(/\/auth\/request$/);
});

test('LG-05 TM-04 new terms are accepted once, then home', async ({ browser }) => {
  // A portal of its own: on the others' newterms@lens.test has not accepted them yet.
  const portal = await PortalProcess.create();
  const page = await browser.newPage({ baseURL: portal.origin });
  await page.goto('/auth/login');
  await fillLogin(page, 'newterms@lens.test');
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('button', { name: 'Accept Terms' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept Terms' }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.close();
  await portal.remove();
});

test('LY-07 PM-03 switching the account reloads with that account only', async ({ signIn }) => {
  const { page } = await signIn('practice');
  await expect(page.getByText('Account 100200')).toBeVisible();
  await page.getByLabel('Account Number').click();
  await page.getByRole('option', { name: '100201' }).click();
  await expect(page.getByText('Account 100201')).toBeVisible();
  await expect(page.getByText('LEC-1043')).toHaveCount(0);
});

test('LG-03 signing out in one tab signs out the others and leaves nothing in local storage', async ({
  signIn,
}) => {
  const { page, context } = await signIn('practice');
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
