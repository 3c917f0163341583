import { expect, type Locator, type Page } from '@playwright/test';

export type Eye = 'Right eye' | 'Left eye';

/** Finds the column of one eye in the order form. */
export function eyeColumn(page: Page, eye: Eye) {
  return page.getByRole('region', { name: eye });
}

/** Picks a lens for one eye by typing its name. */
export async function chooseLens(page: Page, eye: Eye, name: string): Promise<void> {
  const picker = eyeColumn(page, eye).getByRole('combobox', { name: 'Lens' });
  await picker.fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Finds the field of a parameter. The labels of the lens drawing and the copy button name it too. */
export function fieldOf(page: Page, eye: Eye, label: string) {
  return eyeColumn(page, eye).getByLabel(label).and(page.locator('input, select'));
}

/** Types the values into the fields of one eye. Selects the option for a value that is an option's text. */
export async function fillEye(page: Page, eye: Eye, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, eye, label);
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isChoice) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** The review before an order is sent. */
export function reviewOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Review your order' });
}

/** Goes from the form to the review, and acknowledges the warnings there. */
export async function reviewOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Review (corrected )?order/ }).click();
  const review = reviewOf(page);
  await expect(review).toBeVisible();
  await answerWarnings(review);
  return review;
}

/** Acknowledges each warning of the review. */
async function answerWarnings(review: Locator): Promise<void> {
  const open = review.locator('[data-level="warning"]').getByRole('checkbox', { checked: false });
  const all = review.getByRole('button', { name: 'Acknowledge all' });
  if (await all.isVisible()) await all.click();
  else if (await open.isVisible()) await open.check();
  await expect(open).toHaveCount(0);
}

/** Presses the submit button of the review. */
export async function pressSubmit(page: Page): Promise<void> {
  await reviewOf(page)
    .getByRole('button', { name: /^Submit (corrected )?order/ })
    .click();
}

/** Reviews and submits the order in the form. Returns its number. */
export async function submitOrder(page: Page): Promise<string> {
  await reviewOrder(page);
  await pressSubmit(page);
  const done = page.getByRole('heading', { name: /^Order LP-\d+ submitted$/ });
  await expect(done).toBeVisible();
  return /LP-\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
}

export const BITORIC_RIGHT = {
  'Flat base curve': '8.00',
  'Steep base curve': '7.50',
  Diameter: '9.2',
  'Flat power': '-2.00',
  'Steep power': '-4.25',
};

export const BITORIC_LEFT = {
  'Flat base curve': '7.90',
  'Steep base curve': '7.45',
  Diameter: '9.3',
  'Flat power': '-1.50',
  'Steep power': '-3.75',
};
