import { expect, fillLogin, test } from './support/fixtures.ts';
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
