import type { Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { placeOrder } from './support/orders.ts';

const TEAM = '/customer/profile?tab=team';
const PHONE = { width: 375, height: 800 };

// What the API refuses the biller, and what a tab still asks for when its account is gone.
test.use({ expectedProblems: /status of 403|Request failed: 403|The accounts/ });

/** What the server says to an order of the account. */
async function statusOfOrder(page: Page, account: Account, idToken: string): Promise<number> {
  const answer = await page.request.get('/api/customer/delivery', {
    params: { account: account.accountNumber },
    headers: { authorization: `Bearer ${idToken}` },
  });
  return answer.status();
}

test('AD-08 PM-03 an owner invites a biller, who joins, may neither order nor see patients, then may, then leaves with all tabs', async ({
  enter,
  openBrowser,
  accounts,
  request,
}) => {
  const practice = await accounts.practice();
  const order = await placeOrder(accounts, practice, { patientReference: 'ZQ-SECRET' });
  const colleague = await accounts.practice({ stage: 'account' });
  const { page: owner } = await enter(practice, TEAM);
  await owner.getByLabel('Email address').fill(colleague.email);
  await owner.getByRole('combobox', { name: /^Role Ordering/ }).click();
  await owner.getByRole('option', { name: 'Billing' }).click();
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`${colleague.email} is invited.`)).toBeVisible();
  await checkLooks(owner, looksFor(0));

  // Signed out, the link says who invites; after the sign-in the invitation is there again.
  const page = await (await openBrowser()).newPage();
  await page.setViewportSize(PHONE);
  const subject = 'You are invited to the account of Lakeside Eye Care';
  const invitation = await textOf(request, colleague.email, subject);
  await page.goto(/https?:\S+\/auth\/invitation#\S+/.exec(invitation)?.[0] ?? '');
  await expect(page.getByText(/Paula Practice invites you/)).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, colleague.email);
  await expect(page).toHaveURL(/\/auth\/request$/);
  await page.getByRole('button', { name: 'Join Lakeside Eye Care' }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await expect(page.getByText(`Account ${practice.accountNumber}`)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/customer/order');
  await expect(
    page.getByRole('heading', { name: 'Your role does not include this page' }),
  ).toBeVisible();
  const { idToken } = await accounts.signIn(colleague);
  expect(await statusOfOrder(page, practice, idToken)).toBe(403);
  await page.goto(`/customer/orders/${order.id}`);
  await expect(page.getByText(/^Your role in this account shows what was ordered/)).toBeVisible();
  await expect(page.getByText('ZQ-SECRET')).toHaveCount(0);
  await checkLooks(page, looksFor(0));

  // The owner, on a phone, lets them order: from then on, page and API do.
  await owner.setViewportSize(PHONE);
  await owner.reload();
  await expect(owner.getByText('There are no open invitations.')).toBeVisible();
  const member = owner.getByRole('listitem').filter({ hasText: colleague.email });
  await member.getByRole('combobox', { name: /^Role of/ }).click();
  await owner.getByRole('option', { name: 'Ordering' }).click();
  await expect(owner.getByRole('dialog')).toContainText('This role places and follows orders.');
  await owner.getByRole('button', { name: 'Change role' }).click();
  await expect(owner.getByRole('dialog')).toBeHidden();
  expect(await statusOfOrder(page, practice, idToken)).toBe(200);
  await page.goto('/customer/order');
  await expect(page.getByRole('heading', { name: 'Your role does not include' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Order Form' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/customer/home');
  await expect(other.getByText(`Account ${practice.accountNumber}`)).toBeVisible();
  await page.goto(TEAM);
  await page.getByRole('button', { name: 'Leave this practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Lakeside Eye Care?' });
  await dialog.getByRole('button', { name: 'Leave this practice' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/request$/);
  expect(await statusOfOrder(page, practice, idToken)).toBe(403);
});

test('AD-08 the last owner leaves and passes the account to a colleague, who manages it at once', async ({
  enter,
  accounts,
}) => {
  const practice = await accounts.practice();
  const colleague = await accounts.member(practice, 'orderer');
  const { page: next } = await enter(colleague, TEAM);
  await expect(next.getByText(/You belong to Lakeside Eye Care as: Ordering/)).toBeVisible();
  const { page } = await enter(practice, TEAM);
  await page.getByRole('button', { name: 'Leave account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Choose the next owner.')).toBeVisible();
  await checkLooks(page, looksFor(2));
  await dialog.getByRole('combobox', { name: /^Next owner/ }).click();
  await page.getByRole('option', { name: colleague.email }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/auth\/request$/);

  await next.reload();
  await expect(next.getByRole('heading', { name: 'Invite somebody' })).toBeVisible();
  await expect(next.getByRole('combobox', { name: /^Role of/ })).toHaveText('Owner');
});
