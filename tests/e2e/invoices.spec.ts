import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

/** What is logged for the invoice of another practice. */
test.use({ expectedProblems: /404|Request failed/ });

test('PY-05 PY-07 a practice sees the invoice of a shipment without a reload, and the lab finds it', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const patientReference = `E2E-invoice-${owner.tag}`;
  const order = await placeOrder(accounts, owner, { patientReference, poNumber: 'Purchase 81' });
  const { page } = await enter(owner, '/customer/payment');
  await expect(page.getByText('No order has been invoiced yet', { exact: false })).toBeVisible();

  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  const row = page.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText('Purchase 81');
  await expect(row).toContainText('Open');
  await checkLooks(page, looksFor(0));

  const number = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible();
  const total = page.getByRole('row', { name: /^Total/ });
  const price = (order.totalCents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });
  await expect(total).toContainText(price);
  await checkLooks(page, looksFor(1));
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/customer/payment/${number}`,
  );

  const { page: maker } = await enter(lab, '/admin/customer-management/invoices');
  await maker.getByRole('textbox', { name: /^Search/ }).fill(owner.accountNumber);
  const found = maker.getByRole('row').filter({ hasText: number });
  await expect(found).toContainText(price);
  await expect(maker.getByRole('row')).toHaveCount(2);
  await checkLooks(maker, looksFor(2));
  await found.getByText(number).click();
  await maker.getByRole('tab', { name: 'Lines' }).click();
  await expect(maker.getByRole('row', { name: /^Total/ })).toContainText(price);
  await checkLooks(maker, looksFor(3));

  const { page: stranger } = await enter(await accounts.practice(), `/customer/payment/${number}`);
  await expect(stranger.getByRole('heading', { name: 'Invoice not found' })).toBeVisible();
});
