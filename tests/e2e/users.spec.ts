import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { signInAs } from './support/people.ts';

const OWN_PASSWORD = 'quiet cornea morning tea';

/** Makes a user by the form; answers the one-time password that is shown. */
async function createUser(page: Page, email: string) {
  await page.goto('/admin/user-management');
  await page.getByRole('link', { name: 'Create user' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('radio', { name: 'Admin', exact: true }).check();
  await page.getByRole('button', { name: 'Generate a strong password' }).click();
  const password = await page.getByLabel('One-time password').inputValue();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { name: 'User created' })).toBeVisible();
  await expect(page.getByText(password)).toBeVisible();
  return password;
}

/** Presses the button of the user's page, and that of the dialog. */
async function decide(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

// The page of a user who was just deleted may ask for them once more or tell of what they did, and those who are
// disabled are refused.
test.use({
  expectedProblems:
    /status of 4(0[0134]|29)|Request failed: 429|Request failed: 40[14]|permission-denied|insufficient permissions|Following|Token/,
});

test('AD-02 FN-05 FN-07 FN-06 SE-02 a user is made, chooses a password, is disabled, enabled and deleted', async ({
  enter,
  openBrowser,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const email = `grace-${randomUUID().slice(0, 8)}@lens.test`;
  const oneTime = await createUser(page, email);
  await page.getByRole('link', { name: 'View user' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByText('This user has a one-time password')).toBeVisible();

  const grace = await (await openBrowser()).newPage();
  await grace.goto('/auth/login');
  await signInAs(grace, { email, password: oneTime });
  await expect(grace).toHaveURL(/\/auth\/new-password/);
  await grace.goto('/admin/home');
  await expect(grace).toHaveURL(/\/auth\/new-password/);
  await grace.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await grace.getByRole('button', { name: 'Save password' }).click();
  await expect(grace).toHaveURL(/\/admin\/home/);

  await decide(page, 'Disable user');
  await expect(page.getByText('This user is disabled and cannot sign in.')).toBeVisible();
  await expect(grace).toHaveURL(/\/auth\/login/);
  await signInAs(grace, { email, password: OWN_PASSWORD });
  await expect(grace.getByText('This account is disabled')).toBeVisible();

  await decide(page, 'Enable user');
  await grace.goto('/auth/login');
  await signInAs(grace, { email, password: OWN_PASSWORD });
  await expect(grace).toHaveURL(/\/admin\/home/);

  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText(`This does not match ${email}.`)).toBeVisible();
  await dialog.getByLabel('Type the email to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL(/\/admin\/user-management$/);
  await expect(page.getByRole('link', { name: email })).toHaveCount(0);
  await expect(grace).toHaveURL(/\/auth\/login/);
});

test('EN-03 IN-08 a super admin sees who is online as it happens, and ends a session', async ({
  enter,
  openBrowser,
  accounts,
}) => {
  const [admin, { email }] = [await accounts.maker('super'), await accounts.practice()];
  const { page } = await enter(admin, '/admin/user-management/online');
  await expect(page.getByRole('row', { name: `${admin.email} You` })).toBeVisible();

  const practice = await (await openBrowser()).newPage();
  await practice.goto('/auth/login');
  await fillLogin(practice, email);
  await expect(practice).toHaveURL(/\/customer\/home/);

  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Customer');
  await row.getByRole('button', { name: `Sign out ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all devices' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(practice).toHaveURL(/\/auth\/login/);
});
