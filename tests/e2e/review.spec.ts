import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  chooseLens,
  fieldOf,
  fillEye,
  pressSubmit,
  reviewOf,
  reviewOrder,
  submittedNumber,
} from './support/order-form.ts';

/** A GP sphere for the right eye, ready to be reviewed. */
async function fillSphere(page: Page, patient: string): Promise<void> {
  await page.getByLabel('Patient reference').fill(patient);
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'GP Sphere');
  await fillEye(page, 'Right eye', { 'Base curve': '7.80', Sphere: '-3.00' });
}

test.describe('what the server refuses', () => {
  test.use({ expectedProblems: /422/ });

  test('OR-12 SE-08 leads from the review back to the field', async ({ enter, accounts }) => {
    const { page } = await enter(await accounts.practice(), '/customer/order');
    await fillSphere(page, 'E2E-refusal');
    const message = 'Not made any more in this curve';
    const error = { rule: 'range', message, value: 7.8, nearest: 7.75 };
    const errors = { 'lenses.0.prescription.baseCurve': error };
    const body = { code: 'invalid', message: 'Refused', requestId: 'r-1', errors };
    await page.route('**/api/orders', (route) => route.fulfill({ status: 422, json: body }));
    await reviewOrder(page);
    await pressSubmit(page);
    await expect(reviewOf(page)).toBeHidden();
    await expect(fieldOf(page, 'Right eye', 'Base curve')).toBeFocused();
    await expect(page.getByText(message).first()).toBeVisible();
    await page.unroute('**/api/orders');
    await page.getByRole('button', { name: 'Use 7.75 mm' }).click();
    await reviewOrder(page);
    await pressSubmit(page);
    await submittedNumber(page);
  });
});
