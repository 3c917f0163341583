import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder } from './support/orders.ts';

test('AD-13 an order is found by its PO number in any state, read in place, and its neighbor is one key away', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const poNumber = `PHONE-${owner.tag}`;
  const first = await placeOrder(accounts, owner, { patientReference: 'E2E-phone-1', poNumber });
  const second = await placeOrder(accounts, owner, { patientReference: 'E2E-phone-2', poNumber });
  const { page } = await enter(
    await accounts.maker('super'),
    `/admin/order-approval?filter=${JSON.stringify({ state: 'shipped' })}`,
  );
  await page.getByRole('searchbox').fill(poNumber);
  await page.getByRole('button', { name: 'Search all states' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();

  const opener = page.getByRole('button', { name: `Details of ${first.number}` });
  await opener.press('Enter');
  const details = page.getByRole('region', { name: `Details of ${first.number}` });
  const right = details.getByRole('region', { name: 'Right eye' });
  await expect(right).toContainText('Base curve7.75 mm');
  await expect(details).toContainText(poNumber);
  await expect(opener).toBeFocused();
  await checkLooks(page, looksFor(0));

  await page.getByRole('link', { name: first.number }).click();
  await expect(page.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next order' });
  await expect(next).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: `Order ${second.number}` })).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await checkLooks(page, looksFor(1));
  await page.reload();
  await page.getByRole('button', { name: 'Previous order' }).click();
  await expect(page.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
});
