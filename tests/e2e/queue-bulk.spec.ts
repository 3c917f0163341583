import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder } from './support/orders.ts';

test('AD-13 OR-08 60 orders are approved with the unusual left out', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const poNumber = `BULK-${owner.tag}`;
  const place = (name: string, prescription = { baseCurve: 7.75, sphere: -3.25 }) =>
    placeOrder(accounts, owner, { patientReference: `E2E-${name}`, poNumber, prescription });
  const first = await place('first');
  const edge = await place('edge', { baseCurve: 9, sphere: -3.25 });
  const asked = await place('asked');
  await accounts.call(owner.uid, `/api/orders/${asked.id}/messages`, {
    body: { body: 'Please wait for my call' },
    headers: { 'idempotency-key': randomUUID() },
  });
  for (let at = 4; at <= 60; at += 1) await place(`plain-${at}`);

  const { page, context } = await enter(await accounts.maker('admin'), 'about:blank');
  const filter = JSON.stringify({ state: 'submitted', q: poNumber });
  await page.goto(`/admin/order-approval?filter=${encodeURIComponent(filter)}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 60' }).click();
  await page.getByRole('button', { name: 'Approve 60 orders' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 60 orders?' });
  await expect(question).toContainText('3 of the 60 orders are unusual');
  const lines = question.getByRole('listitem');
  await expect(lines.filter({ hasText: first.number })).toContainText('First order');
  await expect(lines.filter({ hasText: edge.number })).toContainText('Edge of range');
  await expect(lines.filter({ hasText: asked.number })).toContainText('1 unread message');
  await checkLooks(page, looksFor(0));

  const opened = context.waitForEvent('page');
  await lines.getByRole('link', { name: edge.number }).click();
  const look = await opened;
  await expect(look.getByRole('heading', { name: `Order ${edge.number}` })).toBeVisible();
  await look.close();

  const leaveOut = question.getByRole('button', { name: 'Leave these 3 out' });
  await leaveOut.press('Enter');
  await expect(page.getByRole('button', { name: 'Include them again' })).toBeFocused();
  const rest = page.getByRole('dialog', { name: 'Approve 57 orders?' });
  await checkLooks(page, looksFor(1));
  await rest.getByRole('button', { name: 'Approve 57 orders' }).click();
  await expect(page.getByText('57 orders approved')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
});

test('AD-13 three orders are shipped, their tracking numbers typed down a column', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const poNumber = `SHIP-${owner.tag}`;
  const orders = [];
  for (const name of ['one', 'two', 'three']) {
    orders.push(
      await placeOrder(accounts, owner, { patientReference: `E2E-ship-${name}`, poNumber }),
    );
  }
  for (const [at, action] of ['approve', 'produce'].entries()) {
    const decided = orders.map(({ id }) => ({ id, version: at + 1 }));
    await accounts.callAsSuper('/api/orders/actions', { body: { action, orders: decided } });
  }

  const { page } = await enter(await accounts.maker('admin'), 'about:blank');
  const filter = JSON.stringify({ state: 'inProduction', q: poNumber });
  await page.goto(`/admin/order-approval?filter=${encodeURIComponent(filter)}&order=ASC`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Ship 3 orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship 3 orders?' });
  await expect(dialog.getByLabel('Carrier')).toBeFocused();
  await page.keyboard.type('UPS');
  await dialog
    .getByRole('textbox', { name: /^Tracking number of/ })
    .first()
    .focus();
  for (const tracking of ['1Z1', '1Z2', '1Z3']) {
    await page.keyboard.type(tracking);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('button', { name: 'Ship 3 orders' })).toBeFocused();
  await checkLooks(page, looksFor(0));
  await dialog.getByRole('button', { name: 'Ship 3 orders' }).click();
  await expect(page.getByText('3 orders shipped')).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('button', { name: 'Done' }).click();
  const shipped = await accounts.callAsSuper<{ trackingNumber: string; carrier: string }>(
    `/api/orders/${orders[0]?.id}`,
    { method: 'GET' },
  );
  expect(shipped).toMatchObject({ carrier: 'UPS', trackingNumber: expect.stringMatching(/^1Z/) });
});
