import { formatCents } from '#domain/basics/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

/** What the check leaves open of the last invoice: more than one admin may write off. */
const LEFT = 11_000;

const DAY = 86_400_000;
/** The check came yesterday, which on the first of a month is in the month before. */
const RECEIVED = new Date(Date.now() - DAY).toISOString().slice(0, 10);
const TOMORROW = new Date(Date.now() + DAY).toISOString().slice(0, 10);

const dollars = (cents: number) => formatCents(cents, 'USD', 'en');

test('PY-05 PY-08 a check pays two invoices and a part of a third, two admins write off its rest, and the statement agrees', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const { page } = await enter(owner, '/customer/payment');
  const orders: Order[] = [];
  for (const number of [1, 2, 3]) {
    const patientReference = `E2E-check-${number}-${owner.tag}`;
    const lens = { lensId: 'keratoconus-gp', prescription: { baseCurve: 6.9, sphere: -8.25 } };
    const order = await placeOrder(accounts, owner, { patientReference, ...lens });
    await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
    orders.push(order);
  }
  const sum = orders.reduce((total, { totalCents }) => total + totalCents, 0);
  const rowOf = (order?: Order) => page.getByRole('row').filter({ hasText: order?.number ?? '' });
  // Without a reload.
  await expect(rowOf(orders[0])).toContainText('Open');

  const { page: maker } = await enter(lab, '/admin/customer-management/payments');
  await maker.getByRole('link', { name: 'Create' }).click();
  await maker.getByRole('combobox', { name: 'Customer' }).fill(owner.accountNumber);
  await maker.getByRole('option').filter({ hasText: owner.accountNumber }).click();
  await maker.getByRole('spinbutton', { name: 'Amount' }).fill(String((sum - LEFT) / 100));
  await maker.getByRole('textbox', { name: 'Number of the check or wire' }).fill('2041');
  await maker.getByLabel('Received').fill(RECEIVED);
  const shares = maker.getByRole('table', { name: 'Invoices it pays' });
  await expect(shares.getByRole('row')).toHaveCount(4);
  await expect(maker.getByText('$0.00 stays unapplied.')).toBeVisible();
  await checkLooks(maker, looksFor(0));
  await maker.getByRole('button', { name: 'Save' }).click();
  await expect(maker.getByRole('heading', { name: /^PAY-/ })).toBeVisible();
  await maker.getByRole('tab', { name: 'What it paid' }).click();
  await expect(maker.getByRole('table', { name: 'What it paid' }).getByRole('row')).toHaveCount(3);

  // Without a reload.
  await expect(rowOf(orders[0])).toContainText('Paid');
  await expect(rowOf(orders[1])).toContainText('Paid');
  await expect(rowOf(orders[2])).toContainText('Partly paid');
  await expect(rowOf(orders[2])).toContainText(dollars(LEFT));
  const number = (await rowOf(orders[2]).getByRole('link').textContent()) ?? '';
  await rowOf(orders[2]).getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Check 2041');

  await maker.goto(`/admin/customer-management/invoices/${number}/show`);
  await maker.getByRole('button', { name: 'Write off' }).click();
  await maker.getByRole('textbox', { name: 'Reason' }).fill('The lens was late.');
  await maker.getByRole('dialog').getByRole('button', { name: 'Write off' }).click();
  await expect(maker.getByText('Somebody else must confirm it.')).toBeVisible();
  await expect(page.getByText('Written off')).toHaveCount(0);

  const second = await accounts.maker('super');
  const { page: colleague } = await enter(second, '/admin/customer-management/write-offs');
  await colleague.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  await colleague.getByRole('button', { name: 'Confirm write-off' }).click();
  await checkLooks(colleague, looksFor(2));
  const dialog = colleague.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm write-off' }).click();
  await expect(page.getByText('Written off').first()).toBeVisible();

  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.waitForURL(/\/statement/);
  await page.goto(`${new URL(page.url()).pathname}?from=${RECEIVED}&to=${TOMORROW}`);
  const statementRow = (name: RegExp) => page.getByRole('row', { name });
  await expect(statementRow(/Opening balance/)).toContainText(dollars(0));
  await expect(statementRow(/PAY-/)).toContainText(dollars(sum - LEFT));
  await expect(statementRow(/Written off|Write-off/)).toContainText(dollars(LEFT));
  await expect(statementRow(/Closing balance/)).toContainText(dollars(0));
});
