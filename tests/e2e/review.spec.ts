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
import { placeOrder } from './support/orders.ts';

/** A GP sphere for the right eye, ready to be reviewed. */
async function fillSphere(page: Page, patient: string): Promise<void> {
  await page.getByLabel('Patient reference').fill(patient);
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'GP Sphere');
  await fillEye(page, 'Right eye', { 'Base curve': '7.80', Sphere: '-3.00' });
}

test('OR-12 both ways back from the review lead to the form as it stood, and the draft stays', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await fillSphere(page, 'E2E-back');
  const sphere = fieldOf(page, 'Right eye', 'Sphere');
  await sphere.focus();
  await page.keyboard.press('Control+Enter');
  await expect(reviewOf(page)).toBeFocused();
  await expect(page.getByLabel('Patient reference')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(reviewOf(page)).toBeHidden();
  await expect(sphere).toBeFocused();
  await expect(sphere).toHaveValue('−3.00');

  await sphere.fill('-3.25');
  await reviewOrder(page);
  await expect(reviewOf(page)).toContainText('−3.25 D');
  await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeFocused();
  await expect(page.locator('[data-draft="saved"]')).toBeVisible();
  await page.goForward();
  await expect(reviewOf(page)).toContainText('−3.25 D');
  await page.reload();
  await expect(page.getByLabel('Patient reference')).toHaveValue('E2E-back');
  await expect(fieldOf(page, 'Right eye', 'Sphere')).toHaveValue('−3.25');

  // what was the review before the page was loaded anew is an entry of the form now
  await reviewOrder(page);
  await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(reviewOf(page)).toBeHidden();
  await reviewOrder(page);
  await page.goBack();
  await expect(reviewOf(page)).toBeHidden();
  await expect(page.getByLabel('Patient reference')).toHaveValue('E2E-back');
});

test('OR-12 an earlier order that was not changed is reviewed, left and sent', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const { id } = await placeOrder(accounts, owner, { patientReference: 'E2E-again' });
  const { page } = await enter(owner, `/customer/order?type=reorder&from=${id}`);
  await reviewOrder(page);
  await expect(reviewOf(page).getByText(/^No changes from order/)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Patient reference')).toHaveValue('E2E-again');
  await reviewOrder(page);
  await pressSubmit(page);
  await submittedNumber(page);
  await expect(page.getByText('E2E-again')).toBeVisible();
});

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
