import { formatCents } from '#domain/basics/money.ts';
import { expect, test } from './support/fixtures.ts';
import { payByBank, payByCard } from './support/gateway.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

const CARD = '4242424242424242';
const ACCOUNT = '000123456789';

test('PY-02 PY-09 a practice saves a card, switches autopay on, pays with the card, and removes it', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const order = await placeOrder(accounts, owner, { patientReference: `E2E-methods-${owner.tag}` });
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  const sum = formatCents(order.totalCents, 'USD', 'en');

  const { page } = await enter(owner, '/customer/payment');
  await page.getByRole('link', { name: 'Payment methods' }).click();
  const add = page.getByRole('button', { name: 'Add a payment method' });
  await add.click();
  await page.getByRole('link', { name: /cancel|back/i }).click();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  await add.click();
  await page.getByRole('radio', { name: 'Card' }).waitFor();
  await payByCard(page, CARD);
  await expect(page.getByText('The payment method was saved.')).toBeVisible();
  const saved = page.getByRole('list', { name: 'Saved payment methods' });
  await expect(saved.getByText('Visa ending in 4242')).toBeVisible();

  await page.getByRole('button', { name: 'Switch autopay on' }).click();
  await expect(page.getByText('Pays with Visa ending in 4242.', { exact: false })).toBeVisible();
  await expect(page.getByText(`at most ${sum}`, { exact: false })).toBeVisible();
  await checkLooks(page, looksFor(0));

  await page.goto('/customer/payment/pay');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: `Payment of ${sum}` })).toBeVisible();
  await expect(page.getByText('Thank you. We received your payment')).toBeVisible();
  await expect(page.getByText('Visa 4242')).toBeVisible();

  await page.goto('/customer/payment/methods');
  await expect(page.getByText('Nothing is due.')).toBeVisible();
  await add.click();
  // The portal's page names the sandbox, too.
  await page.getByRole('radio', { name: 'Bank account' }).waitFor();
  await payByBank(page, ACCOUNT);
  await page.getByRole('button', { name: /^Make .* ending in 6789 the default/ }).click();
  await expect(page.getByText('Pays with', { exact: false })).toContainText('6789');
  await page.getByRole('button', { name: /^Remove .* ending in 6789/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Autopay uses it, and is switched off with it.');
  await dialog.getByRole('button', { name: 'Remove payment method' }).click();
  await expect(page.getByText('its payment method was removed', { exact: false })).toBeVisible();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
});
