import { expect, fillLogin, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';

const ROUTER = /\/assets\/router-[^/]+\.js$/;

test('the sign-in page keeps what is typed and the focus when the router comes late', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.practice();
  const letRouter = await holdBack(page, ROUTER);
  await page.goto('/auth/login?returnUrl=%2Fcustomer%2Forders');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  const asked = page.waitForRequest(ROUTER);
  await page.getByLabel('Email').pressSequentially(email);
  await asked;
  await page.getByRole('button', { name: 'Espa\u00f1ol' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Password', { exact: true }).pressSequentially('half');
  const came = page.waitForResponse(ROUTER);
  letRouter();
  await (await came).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/customer\/orders$/);
});

test('a link and the history that are ahead of the router are followed when it comes', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.practice();
  const letRouter = await holdBack(page, ROUTER);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  letRouter();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  // Forward after a reload: the address changes before there is a router.
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
