import { formatCents } from '#domain/money.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

const dollars = (cents: number) => formatCents(cents, 'USD', 'en');

test('CR-01 CR-02 the lab grants lens credit, the practice sees it at once and pays an invoice with it, and the statement agrees', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const patientReference = `E2E-credit-${owner.tag}`;
  const lens = { lensId: 'keratoconus-gp', prescription: { baseCurve: 6.9, sphere: -8.25 } };
  const order = await placeOrder(accounts, owner, { patientReference, ...lens });
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);

  const { page } = await enter(owner, '/customer/credit');
  await expect(page.getByText(/There are no entries yet/)).toBeVisible();
  await checkLooks(page, looksFor(1));

  const { page: maker } = await enter(lab, '/admin/customer-management/credits');
  await maker.getByRole('link', { name: 'Create' }).click();
  await maker.getByRole('combobox', { name: 'Customer' }).fill(owner.accountNumber);
  await maker.getByRole('option').filter({ hasText: owner.accountNumber }).click();
  await maker.getByRole('spinbutton', { name: 'Amount' }).fill('80');
  await maker.getByRole('textbox', { name: 'Reason' }).fill('The lens came late.');
  await checkLooks(maker, looksFor(0));
  await maker.getByRole('button', { name: 'Save' }).click();
  await expect(maker.getByRole('heading', { name: /^CR-/ })).toBeVisible();

  // Without a reload.
  const entries = page.getByRole('table', { name: 'Entries of your lens credit' });
  await expect(entries).toContainText('Granted by the lab');
  await expect(entries).toContainText('The lens came late.');
  await checkLooks(page, looksFor(2));
  await checkLooks(page, looksFor(3));
  await page.getByRole('button', { name: 'Apply lens credit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Invoice' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('30');
  await expect(dialog).toContainText(`owes ${dollars(order.totalCents - 3_000)}`);
  await expect(dialog).toContainText('$50.00 of lens credit is left');
  await checkLooks(page, looksFor(0));
  await dialog.getByRole('button', { name: 'Apply credit' }).click();
  await expect(entries).toContainText('Invoice paid');
  await entries.getByRole('link', { name: /^INV-/ }).click();
  await page.getByRole('button', { name: 'Apply lens credit' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
  await dialog.getByRole('button', { name: 'Apply credit' }).click();
  await expect(dialog).toBeHidden();

  await maker.getByRole('tab', { name: 'What was taken' }).click();
  await expect(maker.getByRole('table', { name: 'What was taken of it' })).toContainText('$30.00');
  await checkLooks(maker, looksFor(1));

  await page.goto('/customer/payment/statement');
  const credit = page.getByRole('table', { name: 'Lens credit' });
  await expect(credit.getByRole('row', { name: /Closing balance/ })).toContainText(dollars(0));
  const rows = page.getByRole('table', { name: 'What happened' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Closing balance' })).toContainText(
    dollars(order.totalCents - 8_000),
  );
});
