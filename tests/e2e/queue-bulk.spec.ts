import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder } from './support/orders.ts';

test('AD-13 OR-08 more orders than a page has are approved with the unusual left out', async ({
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
  for (let at = 4; at <= 27; at += 1) await place(`plain-${at}`);

  const { page, context } = await enter(await accounts.maker('admin'), 'about:blank');
  const filter = JSON.stringify({ state: 'submitted', q: poNumber });
  await page.goto(`/admin/order-approval?filter=${encodeURIComponent(filter)}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 27' }).click();
  await page.getByRole('button', { name: 'Approve 27 orders' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 27 orders?' });
  await expect(question).toContainText('3 of the 27 orders are unusual');
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
  const rest = page.getByRole('dialog', { name: 'Approve 24 orders?' });
  await rest.getByRole('button', { name: 'Approve 24 orders' }).click();
  await expect(page.getByText('24 orders approved')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
});
