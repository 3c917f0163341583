import type { ReturnRequest } from '#domain/schemas/return-request.ts';
import { readFileSync } from 'node:fs';
import { readBarCodes } from '#tests/fixtures/read-bar-codes.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';
import { scan } from './support/scan.ts';

const QUEUE = '/admin/order-approval/returns';

test('CR-03 the lab approves a return by one click, and a scan of its label credits the lens', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const patientReference = `E2E-return-${owner.tag}`;
  const order = await placeOrder(accounts, owner, { patientReference });
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  const { id } = await accounts.call<ReturnRequest>(owner.uid, '/api/return-requests', {
    body: { kind: 'return', orderId: order.id, eye: 'right', reason: 'fit' },
  });

  const { page } = await enter(
    lab,
    `${QUEUE}?filter=${encodeURIComponent(JSON.stringify({ q: id }))}`,
  );
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.getByRole('button', { name: /^Approve \$/ }).click();
  await expect(page.getByText('Approved. The credit opens when the lens is here.')).toBeVisible();

  await page.getByRole('button', { name: 'Return label' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Label on Letter' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${id}-label.pdf`);
  const [[number = ''] = []] = readBarCodes(readFileSync(await download.path()));
  expect(number).toBe(id);

  await page.getByRole('link', { name: 'Returns' }).last().click();
  const field = page.getByRole('textbox', { name: 'Scan or type an RMA number' });
  await expect(field).toBeVisible();
  // Nothing has the focus: the page takes the scan all the same.
  await scan(page, number);
  const scans = page.getByRole('list', { name: 'Scans of this visit' });
  await expect(scans).toContainText(/Lens received\. \$\d+\.\d\d credited\./);
  await field.click();
  await scan(page, number.toLowerCase().replace('-', ''));
  await expect(scans.getByRole('listitem').first()).toContainText('Received before');
  await expect(field).toBeFocused();
  await checkLooks(page, looksFor(1));

  await scans.getByRole('link', { name: /^Credit CR-/ }).click();
  await expect(page.getByRole('heading', { name: /^CR-/ })).toBeVisible();
  await expect(page.getByText(order.number)).toBeVisible();
});
