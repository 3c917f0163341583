import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { expect, test } from './support/fixtures.ts';
import {
  chooseLens,
  eyeColumn,
  fieldOf,
  fillEye,
  pressSubmit,
  reviewOrder,
  submittedNumber,
} from './support/order-form.ts';

const KERATOCONUS_RIGHT = { 'Base curve': '6.50', Sphere: '-12.00', 'Edge lift': '1' };
const SPHERE_LEFT = { 'Base curve': '7.80', Sphere: '-3.00' };

/** What the work sheet says of the right and of the left lens: its two halves, a line each text. */
async function readWorkSheet(page: Page): Promise<{ right: string; left: string }> {
  await page.getByRole('button', { name: 'Print or export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Work sheet, Letter' }).click();
  const download = await downloading;
  const [sheet] = await readPdf(await readFile(await download.path()));
  const half = (isLeftOfPage: boolean) =>
    (sheet?.texts ?? [])
      .filter(({ x }) => x < (sheet?.width ?? 0) / 2 === isLeftOfPage)
      .map(({ text }) => text)
      .join('\n');
  return { right: half(true), left: half(false) };
}

/** What the review says of each eye. */
const REVIEWED = [
  ['Right eye', 'OD', 'GP Keratoconus', '6.50 mm', '−12.00 D', 'Edge lift'],
  ['Left eye', 'OS', 'GP Sphere', '7.80 mm', '−3.00 D'],
] as const;
const PROMISED = /^\w{3} \d+, 20\d\d, if approved today$/;

test('OR-11 OR-12 keratoconus right and a sphere left are reviewed, submitted, approved, and made as they were chosen', async ({
  signIn,
}) => {
  const { page } = await signIn('practice');
  await page.goto('/customer/order');
  await page.getByLabel('Patient reference').fill('E2E-two-lenses');
  await chooseLens(page, 'Right eye', 'GP Keratoconus');
  const right = eyeColumn(page, 'Right eye');
  const told = right.getByText('The left eye was matched: GP Keratoconus.');
  await expect(told).toBeVisible();
  await fillEye(page, 'Right eye', KERATOCONUS_RIGHT);

  await chooseLens(page, 'Left eye', 'GP Sphere');
  await expect(told).toBeHidden();
  await expect(right.getByRole('combobox', { name: 'Lens' })).toHaveValue('GP Keratoconus');
  await expect(fieldOf(page, 'Right eye', 'Base curve')).toHaveValue('6.50');
  await expect(fieldOf(page, 'Right eye', 'Edge lift')).toHaveValue(/^\+?1$/);
  await fillEye(page, 'Left eye', SPHERE_LEFT);
  const review = await reviewOrder(page);
  await expect(review).toContainText('E2E-two-lenses');
  for (const [eye, latin, lens, ...values] of REVIEWED) {
    const card = review.getByRole('region', { name: `${eye} (${latin})` });
    for (const text of [latin, lens, ...values]) await expect(card).toContainText(text);
  }
  await expect(review.getByText(PROMISED)).toBeVisible();
  const total =
    (await review
      .getByText(/^\$\d+\.\d\d$/)
      .last()
      .textContent()) ?? '';
  await pressSubmit(page);
  const number = await submittedNumber(page);
  for (const text of ['E2E-two-lenses', 'GP Keratoconus', 'GP Sphere', total]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(PROMISED)).toBeVisible();

  const admin = await signIn('admin');
  await admin.page.goto('/admin/order-approval');
  await admin.page.getByRole('row').filter({ hasText: number }).click();
  await admin.page.getByRole('button', { name: 'Approve order' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve order' }).click();
  await expect(admin.page.getByText(`Order ${number} approved`)).toBeVisible();
  const sheet = await readWorkSheet(admin.page);
  for (const text of ['GP Keratoconus', '6.50 mm', '−12.00 D', 'Edge lift']) {
    expect(sheet.right).toContain(text);
    expect(sheet.left).not.toContain(text);
  }
  for (const text of ['GP Sphere', '7.80 mm', '−3.00 D']) {
    expect(sheet.left).toContain(text);
    expect(sheet.right).not.toContain(text);
  }
});
