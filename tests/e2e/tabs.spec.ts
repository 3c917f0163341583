import { expect, test } from './support/fixtures.ts';

const TABS = 8;

test('OR-06 eight tabs of one browser all load, and all see an approval without a reload', async ({
  signIn,
}) => {
  const { page, context } = await signIn('other');
  const others = await Promise.all(
    Array.from({ length: TABS - 1 }, async () => {
      const tab = await context.newPage();
      await tab.goto('/customer/home');
      return tab;
    }),
  );
  const rows = [page, ...others].map((tab) =>
    tab.getByRole('listitem').filter({ hasText: 'HO-2207' }),
  );
  for (const row of rows) await expect(row).toContainText('Submitted');

  const admin = await signIn('admin');
  await admin.page.goto('/admin/order-approval');
  await admin.page.getByRole('row').filter({ hasText: 'HO-2207' }).click();
  await admin.page.getByRole('button', { name: 'Approve order' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve order' }).click();

  for (const row of rows) await expect(row).toContainText('Approved');
});
