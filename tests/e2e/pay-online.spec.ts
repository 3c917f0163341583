import type { Page } from '@playwright/test';
import { formatCents } from '#domain/money.ts';
import type { Order } from '#domain/schemas/order.ts';
import { expect, test } from './support/fixtures.ts';
import {
  approveStep,
  latestPayment,
  payByBank,
  payByCard,
  returnDebit,
  settleDebit,
} from './support/gateway.ts';
import { checkLooks, looksFor, prepareLooks } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

/** A card whose bank asks for a further step; a bank account that pays when the test says so. */
const CARD_WITH_STEP = '4000002500003155';
const SLOW_ACCOUNT = '000000000009';

const dollars = (cents: number) => formatCents(cents, 'USD', 'en');

/** Whether a request to our own origin ever carried the card. */
function watchForCards(page: Page, origin: string): () => boolean {
  let isSeen = false;
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return;
    const sent = `${request.url()} ${request.postData() ?? ''}`.replaceAll(/[\s+-]/g, '');
    if (sent.includes(CARD_WITH_STEP)) isSeen = true;
  });
  return () => isSeen;
}

test('PY-01 PY-02 PY-03 PY-04 PY-09 a practice pays by card with a further step, and by a bank debit that returns', async ({
  enter,
  accounts,
  portal,
  request,
}) => {
  test.slow();
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const orders: Order[] = [];
  for (const number of [1, 2]) {
    const patientReference = `E2E-online-${number}-${owner.tag}`;
    const order = await placeOrder(accounts, owner, { patientReference });
    await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
    orders.push(order);
  }
  const [one = 0, other = 0] = orders.map(({ totalCents }) => totalCents);

  const { page } = await enter(owner, 'about:blank');
  const hasSeenCard = watchForCards(page, portal.origin);
  await prepareLooks(page);
  await page.goto('/customer/payment');
  await page.getByRole('link', { name: 'Pay invoices' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  // The second one in part.
  await page
    .getByRole('textbox', { name: /^Amount for/ })
    .nth(1)
    .fill('25.00');
  const sum = dollars(one + 2_500);
  await expect(page.getByText(`Total ${sum}`)).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await payByCard(page, CARD_WITH_STEP);
  await approveStep(page);
  await expect(page.getByRole('heading', { name: `Payment of ${sum}` })).toBeVisible();
  await expect(page.getByText('Thank you. We received your payment')).toBeVisible();
  await expect(page.getByText('Visa 3155')).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(hasSeenCard()).toBe(false);
  const receipt = await textOf(request, owner.email, `Receipt for your payment of ${sum}`);
  expect(receipt).toContain('Visa 3155');
  expect(receipt).not.toContain(CARD_WITH_STEP);

  await page.goto('/customer/payment/pay');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('radio', { name: 'Bank account' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByBank(page, SLOW_ACCOUNT);
  const rest = dollars(other - 2_500);
  await expect(page.getByRole('heading', { name: `Payment of ${rest}` })).toBeVisible();
  await expect(page.getByText('It takes up to 4 business days', { exact: false })).toBeVisible();
  const debit = await latestPayment(portal);
  await settleDebit(portal, debit);
  await expect(page.getByText('Thank you. We received your payment')).toBeVisible();
  await returnDebit(portal, debit);
  await expect(page.getByText('Taken back by your bank.', { exact: false })).toBeVisible();
  await page.goto('/customer/payment');
  const row = page.getByRole('row').filter({ hasText: orders[1]?.number ?? '' });
  await expect(row).toContainText(rest);
  const number = (await row.getByRole('link').textContent()) ?? '';
  await page.goto('/customer/payment/online');
  await expect(page.getByRole('link', { name: rest })).toBeVisible();
  await checkLooks(page, looksFor(2));
  expect(number).toMatch(/^INV-/);
  const told = await accounts.call<{ subject: string }[]>(owner.uid, '/api/notices', {
    method: 'GET',
  });
  expect(JSON.stringify(told)).toContain('was returned');
});
