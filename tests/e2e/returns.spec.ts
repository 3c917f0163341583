import { readFile } from 'node:fs/promises';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { Order } from '#domain/orders/order.ts';
import { readBarCodes } from '../fixtures/read-bar-codes.ts';
import { expect, test } from './support/fixtures.ts';
import { submitOrder } from './support/order-form.ts';
import { placeOrder, takeSteps } from './support/orders.ts';
import { scan } from './support/scan.ts';

test('CR-04 CR-03 a practice exchanges a lens, and pays with its credit once the lab has it', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const patientReference = `E2E-exchange-${owner.tag}`;
  const source = await placeOrder(accounts, owner, { patientReference });
  await takeSteps(accounts, lab, source, ['approve', 'produce', 'ship']);

  const { page } = await enter(owner, `/customer/orders/${source.id}`);
  await page.getByRole('button', { name: 'Return or exchange' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Exchange/ }).check();
  await expect(dialog.getByRole('status')).toContainText('of lens credit');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Fit' }).click();
  await dialog.getByRole('button', { name: 'Continue to the order form' }).click();
  await expect(page).toHaveURL(/type=exchange/);
  const number = await submitOrder(page);

  const requests = page.getByRole('region', { name: 'Returns and exchanges' });
  await expect(requests).toContainText(/Exchange RMA-\d+/);
  const downloading = page.waitForEvent('download');
  await requests.getByRole('button', { name: /^Return label/ }).click();
  const [[label = ''] = []] = readBarCodes(await readFile(await (await downloading).path()));
  const [request] = await accounts.call<ReturnRequest[]>(
    owner.uid,
    `/api/return-requests?filter=${encodeURIComponent(JSON.stringify({ orderId: source.id }))}`,
    { method: 'GET' },
  );
  if (!request) throw new Error('The exchange has no request');
  expect(request.replacementOrderNumber).toBe(number);
  expect(label).toBe(request.id);

  await page.goto('/customer/credit');
  const item = page.getByRole('listitem').filter({ hasText: request.id });
  await expect(item).toContainText('Requested');
  const replacement = { id: request.replacementOrderId ?? '' } as Order;
  await takeSteps(accounts, lab, replacement, ['approve', 'produce', 'ship']);
  // Without a reload.
  await expect(item).toContainText('opens when the lab has it');
  const { page: queue } = await enter(lab, '/admin/order-approval/returns');
  await expect(queue.getByRole('textbox', { name: 'Scan or type an RMA number' })).toBeVisible();
  await scan(queue, label);
  const scans = queue.getByRole('list', { name: 'Scans of this visit' });
  await expect(scans).toContainText('Lens received');
  await expect(item).toContainText('Credited');
  await page.getByRole('button', { name: 'Apply lens credit' }).click();
  await dialog.getByRole('combobox', { name: 'Invoice' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Apply credit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Entries of your lens credit' })).toContainText(
    'Invoice paid',
  );
});
