import { expect, test } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { scan } from './support/scan.ts';

test('AD-13 a scanned work sheet opens its order from any page of the maker', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const { number } = await placeOrder(accounts, owner, { patientReference: 'E2E-scan' });
  const { page } = await enter(await accounts.maker('super'), '/admin/lens-management');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, 'LP-1');
  await expect(page.getByText('There is no order LP-1.')).toBeVisible();
  await scan(page, number);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();

  await page.goto('/admin/order-approval');
  const search = page.getByRole('searchbox');
  await search.focus();
  await scan(page, number);
  await expect(search).toHaveValue(number);
  await expect(page).toHaveURL(/order-approval\?/);
});
