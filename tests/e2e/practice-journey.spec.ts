import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Account } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { invite } from './support/invitations.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder } from './support/orders.ts';

const TEAM = '/customer/profile?tab=team';

// What the API refuses the biller, and what a tab still asks for when its account is gone.
test.use({ expectedProblems: /status of 403|Request failed: 403|The accounts/ });

/** A super admin makes a customer; returns its account number. The page is the customer's. */
async function makeCustomer(page: Page, name: string): Promise<string> {
  await page.goto('/admin/customer-management');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: /^Practice/ }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('United States');
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Madison');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Wisconsin' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('53703');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return /\d{6}/.exec(page.url())?.[0] ?? '';
}

/** What the server says to an order by this user. */
async function statusOfOrder(page: Page, account: Account, idToken: string): Promise<number> {
  const answer = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': randomUUID() },
    data: { accountNumber: account.accountNumber, patientReference: 'NO', lenses: [] },
  });
  return answer.status();
}

test('AD-05 AD-08 PM-03 a customer is made, its owner invited, who invites a biller, who may neither order nor see patients, and leaves', async ({
  enter,
  accounts,
}) => {
  const name = `Harbor Optical ${randomUUID().slice(0, 8)}`;
  const person = await accounts.practice({ stage: 'account' });
  const colleague = await accounts.practice({ stage: 'account' });
  const { page: maker } = await enter(await accounts.maker('super'), 'about:blank');
  const accountNumber = await makeCustomer(maker, name);
  await maker.getByRole('tab', { name: 'Team' }).click();
  await invite(maker, person.email, 'Owner');

  const { page: owner } = await enter(person, '/auth/request');
  await owner.getByRole('button', { name: `Join ${name}` }).click();
  await expect(owner).toHaveURL(/\/customer\/home$/);
  const practice = { ...person, accountNumber };
  const order = await placeOrder(accounts, practice, { patientReference: 'ZQ-SECRET' });
  await owner.goto(TEAM);
  await invite(owner, colleague.email, 'Billing');

  const { page, context } = await enter(colleague, '/auth/request');
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  const listed = page.getByRole('listitem').filter({ hasText: order.number });
  await expect(listed).toBeVisible();
  await expect(listed.getByRole('link', { name: /Reorder/ })).toHaveCount(0);
  await page.goto('/customer/order');
  await expect(
    page.getByRole('heading', { name: 'Your role does not include this page' }),
  ).toBeVisible();
  const { idToken } = await accounts.signIn(colleague);
  expect(await statusOfOrder(page, practice, idToken)).toBe(403);
  await page.goto(`/customer/orders/${order.id}`);
  await expect(page.getByText(/^Your role in this account shows what was ordered/)).toBeVisible();
  await expect(page.getByText('ZQ-SECRET')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ask about this order' })).toHaveCount(0);
  await checkLooks(page, looksFor(0));
  await checkLooks(page, looksFor(1));

  // The other tab goes along when the biller leaves.
  const other = await context.newPage();
  await other.goto('/customer/home');
  await expect(other.getByText(`Account ${accountNumber}`)).toBeVisible();
  await page.goto(TEAM);
  await expect(page.getByText(`You belong to ${name} as: Billing.`)).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('button', { name: 'Leave this practice' }).click();
  const dialog = page.getByRole('dialog', { name: `Leave ${name}?` });
  await dialog.getByRole('button', { name: 'Leave this practice' }).click();
  await expect(page).toHaveURL(/\/auth\/request$/);
  await expect(other).toHaveURL(/\/auth\/request$/);

  await owner.reload();
  const history = owner.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(/left\./);
  await expect(history.getByText(/invited .*: Billing\./)).toBeVisible();
});
