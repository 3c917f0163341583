import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildAddress } from '../fixtures/build-delivery.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { chooseLens, fillEye, pressSubmit, reviewOrder } from './support/order-form.ts';

const SPHERE = { 'Base curve': '7.80', Sphere: '-3.00' };

/** Everything that a printed page says. */
async function readSheet(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Print or export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name }).click();
  const download = await downloading;
  return allText(await readPdf(await readFile(await download.path())));
}

/** The address into the fields of the delivery block; what the country decides comes after it. */
async function fillAddress(page: Page): Promise<void> {
  const delivery = page.getByRole('region', { name: 'Delivery' });
  const { recipient, address, apt, city, state, zip } = buildAddress();
  await delivery.getByLabel('Recipient name').fill(recipient);
  await delivery.getByLabel('Street address').fill(address);
  await delivery.getByLabel('Suite or floor').fill(apt);
  await delivery.getByLabel('City').fill(city);
  await delivery.getByLabel('Country').selectOption('US');
  await delivery.getByLabel('State').selectOption(state);
  await delivery.getByLabel('ZIP code').fill(zip);
}

test('OR-14 a rush of two lenses to another address is priced, printed, and remembered for the next order', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const { page } = await enter(owner, '/customer/order');
  await page.getByLabel('Patient reference').fill(`E2E-ship-${owner.tag}`);
  await page.getByLabel('Patient name').fill('Zebedee Quill');
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'GP Sphere');
  await fillEye(page, 'Right eye', SPHERE);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText(/^Practice.* · Standard shipping$/)).toBeVisible();
  await delivery.getByRole('button', { name: 'Change' }).click();
  await delivery.getByLabel('Ship to').selectOption('Other address');
  await delivery
    .getByLabel('Shipping method')
    .selectOption({ label: 'Overnight shipping ($32.00)' });
  await delivery.getByLabel(/^Rush/).check();
  await delivery.getByLabel('Quantity R, right lens').fill('2');
  await fillAddress(page);
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const part of ['Quantity 2: 1 more', 'Overnight shipping', 'Rush']) {
    await expect(summary.getByText(part, { exact: true })).toBeVisible();
  }
  await checkLooks(page, looksFor(0));
  const review = await reviewOrder(page);
  for (const part of ['9 Harbor Road', 'Overnight shipping', 'R 2', 'Rush', 'Zebedee Quill']) {
    await expect(review.getByText(part).first()).toBeVisible();
  }
  await pressSubmit(page);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByText('9 Harbor Road, Suite 4')).toBeVisible();
  await expect(page.getByText('Zebedee Quill')).toBeVisible();

  const facts = ['Lakeside Eye Care West', '9 Harbor Road, Suite 4', 'Overnight shipping', 'R 2'];
  const workSheet = await readSheet(page, 'Work sheet, Letter');
  const confirmation = await readSheet(page, 'Confirmation, Letter');
  for (const part of [...facts, 'Zebedee Quill']) {
    expect(workSheet).toContain(part);
    expect(confirmation).toContain(part);
  }
  for (const part of ['+1 555 0100', 'Quantity 2: 1 more', '$32.00', '$35.00']) {
    expect(confirmation).toContain(part);
  }

  await page.goto('/customer/order');
  await expect(delivery.getByLabel('Ship to')).toHaveValue('other');
  await expect(delivery.getByLabel('Street address')).toHaveValue('9 Harbor Road');
  await expect(delivery.getByLabel(/^Rush/)).not.toBeChecked();
});
