import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, eyeColumn, fieldOf } from './support/order-form.ts';

/** Pastes as a browser does, without the clipboard of the machine. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}

test('OR-13 a pasted prescription fills the eyes that it names, and plus cylinder is transposed', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await chooseLens(page, 'Right eye', 'Custom Soft Toric');
  const right = (label: string) => fieldOf(page, 'Right eye', label);
  const left = (label: string) => fieldOf(page, 'Left eye', label);
  await left('Sphere').fill('-9.00');

  await paste(right('Sphere'), 'OD -3.00 +1.25 x 90');
  await expect(right('Sphere')).toHaveValue('−3.00');
  await expect(right('Axis')).toHaveValue('090');
  await expect(left('Sphere')).toHaveValue('−9.00');
  const transpose = page.getByRole('button', { name: 'Transpose to −1.75 −1.25 × 180°' });
  await transpose.click();
  await expect(right('Sphere')).toHaveValue('−1.75');
  await expect(right('Cylinder')).toHaveValue('−1.25');
  await expect(right('Axis')).toHaveValue('180');
  await expect(right('Cylinder')).toBeFocused();
  // Until then the undo of what was pasted stands there.
  await expect(eyeColumn(page, 'Right eye').getByText(/ from −3\.00 \+1\.25/)).toBeVisible();
  await eyeColumn(page, 'Right eye').getByRole('button', { name: 'Undo' }).click();
  await expect(right('Cylinder')).toHaveValue('+1.25');
  await expect(transpose).toBeVisible();

  await paste(right('Sphere'), 'OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005');
  await expect(left('Axis')).toHaveValue('005');
  await expect(page.getByText('Left eye filled: −2.75 −0.50 × 005°.')).toBeVisible();
  await eyeColumn(page, 'Right eye').getByRole('button', { name: 'Undo' }).click();
  await expect(left('Sphere')).toHaveValue('−9.00');
  await expect(right('Cylinder')).toHaveValue('+1.25');
});

test('OR-13 the notation of cylinders is kept with the user, and K comes back as typed', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await page.getByRole('button', { name: 'Show' }).first().click();
  const clinical = page.getByRole('region', { name: 'Clinical data' });
  const flatK = clinical.getByLabel('Flat K').first();
  await flatK.fill('43.13');
  await clinical.getByRole('radio', { name: 'mm' }).click();
  await expect(flatK).toHaveValue('7.83');
  await clinical.getByRole('radio', { name: 'D', exact: true }).click();
  await expect(flatK).toHaveValue('43.13');

  const saved = page.waitForResponse((response) => response.url().includes('orders.cylinder'));
  await clinical.getByRole('radio', { name: 'minus' }).click();
  await saved;
  const cylinder = clinical.getByLabel('Cylinder', { exact: true }).first();
  await cylinder.fill('1.25');
  await cylinder.blur();
  await expect(cylinder).toHaveValue('−1.25');
  await expect(clinical.getByText('“1.25” read as −1.25 D')).toBeVisible();
});
