import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { SHORT } from './support/tags.ts';
import { linkFor, subjectsFor } from './support/mailbox.ts';
import { signInAs } from './support/people.ts';
import { PortalProcess } from './support/portal-process.ts';

const NEWEST_USERS = '/admin/user-management/customers?sort=createdAt&order=DESC';
const OWN_PASSWORD = 'quiet cornea morning tea';

/** An address that no other test has. */
const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@lens.test`;

/** Makes a user by the form; answers the one-time password that is shown. */
async function createUser(page: Page, email: string, role: 'Admin' | 'Super admin') {
  await page.goto('/admin/user-management');
  await page.getByRole('link', { name: 'Create user' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('radio', { name: role, exact: true }).check();
  await page.getByRole('button', { name: 'Generate a strong password' }).click();
  const password = await page.getByLabel('One-time password').inputValue();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { name: 'User created' })).toBeVisible();
  await expect(page.getByText(password)).toBeVisible();
  return password;
}

/** Signs in with the one-time password and chooses one of their own, as the page requires. */
async function firstSignIn(page: Page, email: string, oneTime: string): Promise<void> {
  await page.goto('/auth/login');
  await signInAs(page, { email, password: oneTime });
  await expect(page).toHaveURL(/\/auth\/new-password/);
  await page.goto('/admin/home');
  await expect(page).toHaveURL(/\/auth\/new-password/);
  await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/admin\/home/);
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

test(
  'AD-02 FN-05 FN-07 FN-06 SE-02 a user is made, chooses a password, is disabled, enabled and deleted',
  SHORT,
  async ({ enter, openBrowser, accounts }) => {
    const { page } = await enter(await accounts.maker('super'), 'about:blank');
    const email = address('grace');
    const oneTime = await createUser(page, email, 'Admin');
    await page.getByRole('link', { name: 'View user' }).click();
    await expect(page.getByRole('heading', { name: email })).toBeVisible();
    await expect(page.getByText('This user has a one-time password')).toBeVisible();

    const grace = await (await openBrowser()).newPage();
    await firstSignIn(grace, email, oneTime);

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
  },
);

test('AD-02 EM-03 the verification is sent again to many at once, without those who are verified', async ({
  enter,
  openBrowser,
  accounts,
  request,
}) => {
  const [first, second] = [
    await accounts.practice({ stage: 'verify' }),
    await accounts.practice({ stage: 'verify' }),
  ];
  const verified = await accounts.practice({ stage: 'account' });
  const { page } = await enter(await accounts.maker('super'), NEWEST_USERS);
  for (const { email } of [first, second, verified]) {
    await page.getByRole('checkbox', { name: `Select ${email}` }).check();
  }
  await page.getByRole('button', { name: 'Resend verification to 2 users' }).click();
  const question = page.getByRole('dialog', {
    name: 'Send the verification email again to 2 users?',
  });
  await expect(question.getByText('1 selected user is left out')).toBeVisible();
  await expect(question.getByText(verified.email)).toHaveCount(0);
  await question.getByRole('button', { name: 'Resend verification to 2 users' }).click();
  await expect(page.getByText('Verification sent to 2 users')).toBeVisible();

  const links = [
    await linkFor(request, first.email, 'VERIFY_EMAIL'),
    await linkFor(request, second.email, 'VERIFY_EMAIL'),
  ];
  expect(await subjectsFor(request, verified.email)).toEqual([]);
  const reader = await (await openBrowser()).newPage();
  for (const link of links) {
    await reader.goto(link);
    await expect(reader.getByText(/verified/i).first()).toBeVisible();
  }
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

test('AD-06 the last super admin is told why what cannot be done is off', async ({
  openBrowser,
}) => {
  // A portal of its own: on the others' journeys have made super admins.
  const portal = await PortalProcess.create();
  const page = await (await openBrowser()).newPage();
  await page.goto(`${portal.origin}/auth/login`);
  await fillLogin(page, 'super@lens.test');
  await expect(page).toHaveURL(/\/admin\/home/);
  await page.goto(`${portal.origin}/admin/user-management`);
  await page.getByRole('link', { name: 'super@lens.test' }).click();
  for (const name of ['Make admin', 'Make customer', 'Disable user', 'Delete user']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByText(/You can't do this to your own account/).first()).toBeVisible();
  await expect(page.getByText('This is the last super admin who can sign in')).toBeVisible();
  await page.close();
  await portal.remove();
});
