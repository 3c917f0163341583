import type { Page } from '@playwright/test';
import { formatCents } from '#domain/basics/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Accounts } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { approveStep, disputePayment, latestPayment, payByCard } from './support/gateway.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { shipOrders } from './support/orders.ts';
import { SHORT } from './support/tags.ts';

/** A card whose bank asks for a further step. */
const CARD_WITH_STEP = '4000002500003155';

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

/** The lab grants lens credit. */
function grant(accounts: Accounts, accountNumber: string, amountCents: number) {
  const credit = { accountNumber, cause: 'grant', amountCents, reason: 'Sorry', expiresOn: null };
  return accounts.callAsSuper('/api/credits', { body: credit });
}

const itemOf = (page: Page, order?: Order) =>
  page.getByRole('listitem').filter({ hasText: order?.number ?? '' });

test(
  'PY-01 PY-02 CR-02 two invoices, one of them in part, are paid by card with lens credit',
  SHORT,
  async ({ enter, accounts, portal, request }) => {
    const owner = await accounts.practice();
    const lab = await accounts.maker('super');
    const account = owner.accountNumber;
    const orders = await shipOrders(accounts, owner, lab, [account, account]);
    const [one = 0] = orders.map(({ totalCents }) => totalCents);
    await grant(accounts, account, 4_000);

    const { page } = await enter(owner, 'about:blank');
    const hasSeenCard = watchForCards(page, portal.origin);
    await page.goto('/customer/payment/pay');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await itemOf(page, orders[1]).getByRole('textbox').fill('25.00');
    await expect(page.getByText('Use $40.00 of lens credit first')).toBeVisible();
    const sum = one + 2_500 - 4_000;
    await expect(page.getByText(`Total ${dollars(sum)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page, CARD_WITH_STEP);
    await approveStep(page);

    await expect(page.getByRole('heading', { name: `Payment of ${dollars(sum)}` })).toBeVisible();
    await expect(page.getByText('Thank you. We received your payment')).toBeVisible();
    await expect(page.getByText('Visa 3155')).toBeVisible();
    expect(hasSeenCard()).toBe(false);
    const receipt = await textOf(
      request,
      owner.email,
      `Receipt for your payment of ${dollars(sum)}`,
    );
    expect(receipt).toContain('Visa 3155');
    expect(receipt).toContain('of lens credit');
    expect(receipt).not.toContain(CARD_WITH_STEP);
  },
);

test('PY-02 PY-03 PY-09 CR-02 three invoices of two accounts are paid by card with lens credit; then a refund and a dispute', async ({
  enter,
  accounts,
  portal,
  request,
}) => {
  const owner = await accounts.practice({ network: true });
  const lab = await accounts.maker('super');
  const main = owner.accountNumber;
  const branch = String(Number(main) + 1);
  const orders = await shipOrders(accounts, owner, lab, [main, main, branch]);
  const [one = 0, other = 0, third = 0] = orders.map(({ totalCents }) => totalCents);
  await grant(accounts, main, 3_000);
  await grant(accounts, branch, 1_000);

  const { page } = await enter(owner, '/customer/payment');
  await page.getByRole('link', { name: 'Pay invoices' }).click();
  await page.getByRole('switch', { name: 'All accounts I may pay for' }).check();
  await expect(itemOf(page, orders[2])).toContainText(branch);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await itemOf(page, orders[1]).getByRole('textbox').fill('25.00');
  await expect(page.getByText('Use $40.00 of lens credit first')).toBeVisible();
  const sum = one + 2_500 + third - 4_000;
  await expect(page.getByText(`Total ${dollars(sum)}`)).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, CARD_WITH_STEP);
  await approveStep(page);
  await expect(page.getByRole('heading', { name: `Payment of ${dollars(sum)}` })).toBeVisible();
  await checkLooks(page, looksFor(1));
  const became = await page.getByText(new RegExp(`^PAY-\\d+ · ${main}`)).textContent();
  const [number = ''] = /^PAY-\d+/.exec(became ?? '') ?? [];

  // The lab gives a part back: the practice sees it without reloading.
  const { page: maker } = await enter(lab, `/admin/customer-management/payments/${number}/show`);
  await maker.getByRole('button', { name: 'Give back' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.00');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The lens was late.');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText(/\$10\.00 of it was given back/)).toBeVisible();

  await disputePayment(portal, await latestPayment(portal));
  await expect(page.getByText('Your bank holds this payment back', { exact: false })).toBeVisible();
  await textOf(request, lab.email, `Payment ${number} is disputed`);

  await page.goto('/customer/payment/statement');
  const rows = page.getByRole('table', { name: 'What happened' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Closing balance' })).toContainText(
    dollars(other - 2_500 + 1_000),
  );
  const credit = page.getByRole('table', { name: 'Lens credit' });
  await expect(credit.getByRole('row', { name: /Closing balance/ })).toContainText(dollars(0));
});
