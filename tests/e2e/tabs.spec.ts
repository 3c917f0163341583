import { expect, test } from './support/fixtures.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { openFromQueue, placeOrder } from './support/orders.ts';

/** Beyond six, a browser opens no further connection to a server over HTTP/1.1. */
const TABS = isLongRun ? 8 : 3;

test('OR-06 all tabs of one browser load, and all see an approval without a reload', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const patientReference = `HO-${owner.tag}`;
  await placeOrder(accounts, owner, { patientReference });
  const { page, context } = await enter(owner, '/customer/home');
  const others = await Promise.all(
    Array.from({ length: TABS - 1 }, async () => {
      const tab = await context.newPage();
      await tab.goto('/customer/home');
      return tab;
    }),
  );
  const rows = [page, ...others].map((tab) =>
    tab.getByRole('listitem').filter({ hasText: patientReference }),
  );
  for (const row of rows) await expect(row).toContainText('Submitted');

  const admin = await enter(await accounts.maker('admin'), 'about:blank');
  await openFromQueue(admin.page, patientReference);
  await admin.page.getByRole('button', { name: 'Approve order' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve order' }).click();

  for (const row of rows) await expect(row).toContainText('Approved');
});
