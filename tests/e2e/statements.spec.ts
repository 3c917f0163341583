import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

test('PY-08 a practice and the lab see the same statement, and the lab what is owed by age', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const order = await placeOrder(accounts, owner, {
    patientReference: `E2E-statement-${owner.tag}`,
  });
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  const price = (order.totalCents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });

  const { page } = await enter(owner, '/customer/payment');
  await page.getByRole('link', { name: 'Statement' }).click();
  const closing = page.getByRole('row', { name: /Closing balance/ });
  await expect(closing).toContainText(price);
  await checkLooks(page, looksFor(0));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByLabel('From', { exact: true }).fill('2026-06-02');
  await page.getByLabel('To', { exact: true }).fill('2026-06-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Not after Jun 1, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Use Jun 1, 2026' }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing happened in this period.')).toBeVisible();

  const { page: maker } = await enter(
    lab,
    `/admin/customer-management/invoices/receivables?q=${owner.accountNumber}`,
  );
  const owed = maker.getByRole('link', { name: new RegExp(`Current: \\${price}`) });
  await expect(owed).toBeVisible();
  await checkLooks(maker, looksFor(1));
  await owed.click();
  await expect(maker.getByRole('row').filter({ hasText: order.number })).toContainText(price);
  await maker.goto(`/admin/customer-management/invoices/statements/${owner.accountNumber}`);
  await expect(maker.getByRole('row', { name: /Closing balance/ })).toContainText(price);
  await maker.goto('/admin/customer-management/invoices/journal');
  await expect(
    maker.getByText('The accounts below are assumptions', { exact: false }),
  ).toBeVisible();
  await checkLooks(maker, looksFor(2));
});
