import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const CUSTOMERS = '/admin/customer-management';

test('AD-05 UX-01 a customer is made, put on hold, and gets another address', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const name = `Harbor Optical ${randomUUID().slice(0, 8)}`;
  const save = page.getByRole('button', { name: 'Save' });
  const city = page.getByRole('textbox', { name: 'City' });

  await page.goto(CUSTOMERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: /^Practice/ }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('United States');
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await city.fill('Madison');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
  await save.click();
  await expect(page.getByText('Choose a state')).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Wisconsin' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('53703');
  await page.getByLabel('Credit limit').fill('5000');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await checkLooks(page, looksFor(2));

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(city).toHaveValue('Madison');
  await page.getByLabel('On credit hold').click();
  await save.click();
  await expect(page.getByText('Fill in this field')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason for the hold' }).fill('Invoice 7 is overdue');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: 'Terms' }).click();
  await expect(page.getByText('$5,000.00')).toBeVisible();
  await expect(page.getByText('Invoice 7 is overdue')).toBeVisible();
  await page.getByRole('tab', { name: 'Ship-to' }).click();
  await expect(page.getByText('Parcels go to the address of the practice.')).toBeVisible();
  await page.getByRole('link', { name: 'Add ship-to address' }).click();
  await page.getByRole('textbox', { name: /^Recipient/ }).fill('Second office');
  await page.getByRole('combobox', { name: 'Country' }).fill('Norway');
  await page.getByRole('option', { name: 'Norway' }).click();
  await page.getByRole('textbox', { name: /^Address/ }).fill('Storgata 1');
  await page.getByRole('textbox', { name: /^City/ }).fill('Oslo');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('0155');
  await page.getByLabel('Default').click();
  await checkLooks(page, looksFor(1));
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second office' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('tab', { name: 'Ship-to' }).click();
  await expect(page.getByRole('link', { name: 'Second office' })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('On credit hold: from “No” to “Yes”')).toBeVisible();
});
