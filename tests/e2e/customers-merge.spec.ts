import { readFile } from 'node:fs/promises';
import { readZip } from '../fixtures/read-zip.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder } from './support/orders.ts';

const CUSTOMERS = '/admin/customer-management';

test('AD-05 UX-01 a super admin looks at messages, takes the data, merges two customers, and follows an old link', async ({
  enter,
  accounts,
}) => {
  const source = await accounts.practice();
  const target = await accounts.practice();
  const { id, number } = await placeOrder(accounts, source, { patientReference: source.tag });
  const body = { body: 'When will it come?' };
  await accounts.call(source.uid, `/api/orders/${id}/messages`, { body });
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const old = `${CUSTOMERS}/${source.accountNumber}/show`;

  await page.goto(old);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText('When will it come?')).toBeVisible();
  await expect(page.getByText('Unread')).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.getByRole('tab', { name: 'Applications' }).click();
  await expect(page.getByRole('cell', { name: 'Approved' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(`customer-${source.accountNumber}-2`);
  const files = readZip(await readFile(await download.path()));
  expect(JSON.parse(files.get('orders.json') ?? '')).toMatchObject([{ id, number }]);
  expect(files.get('messages.csv')).toContain('When will it come?');

  await page.getByRole('button', { name: 'Merge into another customer…' }).click();
  const dialog = page.getByRole('dialog');
  const stays = dialog.getByRole('combobox', { name: 'Customer that stays' });
  await stays.fill(target.accountNumber);
  // The list of before the search is replaced while one could click.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: target.accountNumber }).click();
  await expect(dialog.getByText('1 order with its messages')).toBeVisible();
  await expect(dialog.getByText(`${source.email}: Owner`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge customers' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await checkLooks(page, looksFor(2));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They are one practice now');
  await dialog.getByRole('button', { name: 'Merge customers' }).click();

  await expect(page).toHaveURL(`${CUSTOMERS}/${target.accountNumber}/show`);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('They are one practice now')).toBeVisible();
  await page.goto(old);
  await expect(page.getByText('This account was merged into another customer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: `Show account ${target.accountNumber}` }).click();
  await expect(page).toHaveURL(`${CUSTOMERS}/${target.accountNumber}/show`);

  const theirs = (await enter(source, `/customer/orders/${id}`)).page;
  await expect(theirs.getByText(number).first()).toBeVisible();
});
