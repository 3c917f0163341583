import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { linkFor } from './support/mailbox.ts';
import { untilNextSecond } from './support/next-second.ts';
import { signInAs } from './support/people.ts';

// The browser names what is refused: an unknown address, a broken link, and the sign-in of a changed address, whether it
// asks for the user or for a new token first.
test.use({
  expectedProblems:
    /auth\/password-reset|accounts:(resetPassword|lookup)|securetoken.*\/token|sessions\/end|^Ending the session/,
});

test('VA-01 a forgotten password: required, unknown, sent, set anew by keyboard, used once', async ({
  page,
  request,
  accounts,
}) => {
  const person = await accounts.practice({ stage: 'verify' });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: /Forgot password/ }).click();
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill('nobody-here@practice.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No account found with this email address')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We sent an email to/)).toBeVisible();

  const link = await linkFor(request, person.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  const password = 'another plain lens case';
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInAs(page, { email: person.email, password });
  // Whoever has the message has the address: it counts as verified.
  await expect(page).toHaveURL(/\/auth\/request$/);

  await page.goto(link);
  await expect(page.getByText(/already used/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
});

test('RT-03 a mistyped address is changed, verified, and one signs in with the right one', async ({
  enter,
  request,
  accounts,
}) => {
  const person = await accounts.practice({ stage: 'verify' });
  const { page, context } = await enter(person, '/auth/verify-email');
  const right = `right-${person.email}`;
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await page.getByLabel('New email').fill(right);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_RUN_PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/It becomes your new email/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(await linkFor(request, right, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(other.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  // The password was confirmed a moment ago, which is a sign-in: its session has just been ended.
  await untilNextSecond();
  await signInAs(page, { email: right, password: FIRST_RUN_PASSWORD });
  await expect(page).toHaveURL(/\/auth\/request$/);
});
