import type { Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { invitationFor, invite } from './support/invitations.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const TEAM = '/customer/profile?tab=team';
const PHONE = { width: 375, height: 800 };

/** What the server says to an order of the account. */
async function statusOfOrder(page: Page, account: Account, idToken: string): Promise<number> {
  const answer = await page.request.get('/api/customer/delivery', {
    params: { account: account.accountNumber },
    headers: { authorization: `Bearer ${idToken}` },
  });
  return answer.status();
}

test('AD-08 PM-03 an owner invites a biller, who joins, may not order by page or API, then may, then is out', async ({
  enter,
  openBrowser,
  accounts,
  request,
}) => {
  const practice = await accounts.practice();
  const colleague = await accounts.practice({ stage: 'account' });
  const { page: owner } = await enter(practice, TEAM);
  await invite(owner, colleague.email, 'Billing');
  await checkLooks(owner, looksFor(0));

  // Signed out, the link says who invites; after the sign-in the invitation is there again.
  const page = await (await openBrowser()).newPage();
  await page.setViewportSize(PHONE);
  await page.goto(await invitationFor(request, colleague.email));
  await expect(page.getByText(/Paula Practice invites you/)).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, colleague.email);
  await expect(page).toHaveURL(/\/auth\/request$/);
  await page.getByRole('button', { name: 'Join Lakeside Eye Care' }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await expect(page.getByText(`Account ${practice.accountNumber}`)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('link', { name: 'Pay Online' })).toBeVisible();
  await expect(page.getByRole('link', { name: /order form|new order/i })).toHaveCount(0);
  await page.goto('/customer/order');
  await expect(
    page.getByRole('heading', { name: 'Your role does not include this page' }),
  ).toBeVisible();
  const { idToken } = await accounts.signIn(colleague);
  expect(await statusOfOrder(page, practice, idToken)).toBe(403);
  await page.goto(TEAM);
  await expect(page.getByText('You belong to Lakeside Eye Care as: Billing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);

  // The owner, on a phone, lets them order: from then on, page and API do.
  await owner.setViewportSize(PHONE);
  await owner.reload();
  await expect(owner.getByText('There are no open invitations.')).toBeVisible();
  await owner
    .getByRole('combobox', { name: /Role of .*/ })
    .last()
    .click();
  await owner.getByRole('option', { name: 'Ordering' }).click();
  await expect(owner.getByRole('dialog')).toContainText('This role places and follows orders.');
  await owner.getByRole('button', { name: 'Change role' }).click();
  await expect(owner.getByRole('dialog')).toBeHidden();
  await checkLooks(owner, looksFor(1));
  expect(await statusOfOrder(page, practice, idToken)).toBe(200);
  await page.goto('/customer/order');
  await expect(page.getByRole('heading', { name: 'Your role does not include' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Order Form' })).toBeVisible();

  // Not while the page loads: what it still asks for would be refused.
  await page.goto('about:blank');
  await owner.getByRole('button', { name: /^Remove / }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByRole('dialog')).toBeHidden();
  expect(await statusOfOrder(page, practice, idToken)).toBe(403);
});

test.describe('the last owner', () => {
  test.use({ expectedProblems: /409/ });

  test('AD-08 is told to make another member an owner first', async ({ enter, accounts }) => {
    const { page } = await enter(await accounts.practice(), TEAM);
    await page.getByRole('button', { name: 'Leave account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'at least one owner' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('button', { name: 'Leave account' })).toBeFocused();
  });
});
