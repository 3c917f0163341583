import type { Page } from '@playwright/test';

export type Eye = 'Right eye' | 'Left eye';

/** The column of one eye in the order form. */
export function eyeColumn(page: Page, eye: Eye) {
  return page.getByRole('region', { name: eye });
}

/** Chooses a lens in the picker of one eye, by typing its name. */
export async function chooseLens(page: Page, eye: Eye, name: string): Promise<void> {
  const picker = eyeColumn(page, eye).getByRole('combobox', { name: 'Lens' });
  await picker.fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** The field of a parameter: the picture of the lens and the button to copy name it, too. */
export function fieldOf(page: Page, eye: Eye, label: string) {
  return eyeColumn(page, eye).getByLabel(label).and(page.locator('input, select'));
}

/** Types the values into the fields of one eye; a value that is an option's text is chosen instead. */
export async function fillEye(page: Page, eye: Eye, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, eye, label);
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isChoice) await field.selectOption({ label: value });
    else await field.fill(value);
  }
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
