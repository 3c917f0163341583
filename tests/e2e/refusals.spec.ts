import { expect, test } from './support/fixtures.ts';
import {
  BITORIC_RIGHT,
  chooseLens,
  eyeColumn,
  fillEye,
  reviewOf,
  submitOrder,
} from './support/order-form.ts';

test('OR-01 SE-08 the form refuses what is not made, names the nearest value and applies it', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await page.getByLabel('Patient reference').fill('E2E-refused');
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'GP Bitoric');
  const eye = eyeColumn(page, 'Right eye');
  await fillEye(page, 'Right eye', { ...BITORIC_RIGHT, 'Flat power': '-2.13' });
  await eye.getByLabel('Flat base curve').fill('9.10');
  await eye.getByLabel('Flat base curve').blur();

  await expect(eye.getByText(/−2\.13 D is not available/)).toBeVisible();
  await expect(eye.getByText(/9\.10 mm is out of range/)).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(reviewOf(page)).toHaveCount(0);

  await eye.getByRole('button', { name: /Use −2\.25/ }).click();
  await eye.getByRole('button', { name: /Use 9\.00/ }).click();
  await submitOrder(page);
});
