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

test('OR-01 an axis without its cylinder is refused in the form', async ({ enter, accounts }) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'Custom Soft Toric');
  const eye = eyeColumn(page, 'Right eye');
  await eye.getByLabel('Axis').fill('90');
  await eye.getByLabel('Axis').blur();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(eye.getByLabel('Axis')).toHaveAttribute('aria-invalid', 'true');
});

test('SE-08 the API refuses the same three mistakes with field, rule and nearest value', async ({
  request,
  accounts,
}) => {
  const owner = await accounts.practice();
  const { idToken: token } = await accounts.signIn(owner);
  const answer = await request.post('/api/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'e2e-refused' },
    data: {
      accountNumber: owner.accountNumber,
      patientReference: 'E2E-curl',
      lenses: [
        {
          eye: 'right',
          lensId: 'custom-soft-toric',
          lensVersion: 1,
          prescription: { sphere: -2.13, axis: 90, baseCurve: 12 },
        },
      ],
    },
  });
  expect(answer.status()).toBe(422);
  const { errors } = await answer.json();
  expect(errors['lenses.0.prescription.sphere']).toMatchObject({ rule: 'step', nearest: -2.25 });
  expect(errors['lenses.0.prescription.axis']).toMatchObject({ rule: 'together' });
  expect(errors['lenses.0.prescription.baseCurve']).toMatchObject({ rule: 'range' });
});
