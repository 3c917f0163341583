import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';

// The second of two edits of one version is refused.
test.use({ expectedProblems: /status of 412|Request failed: 412/ });

test('AD-02 FN-05 a customer is made for a practice, and edited by two at once', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('super'), '/admin/user-management/create');
  const email = `fay-${randomUUID().slice(0, 8)}@lens.test`;
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fay Fitter');
  await page.getByRole('radio', { name: 'Customer', exact: true }).check();
  await page.getByRole('combobox', { name: 'Practice' }).fill('harbour');
  await page.getByRole('option', { name: '100300 · Harbour Optometry' }).click();
  await page.getByRole('button', { name: 'Generate a strong password' }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('link', { name: 'View user' }).click();
  await expect(page.getByText('100300 · Harbour Optometry')).toBeVisible();

  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${page.url().replace(/\/edit$/, '')}/edit`);
    await expect(tab.getByRole('textbox', { name: /^Name/ })).toHaveValue('Fay Fitter');
  }
  await other.getByRole('textbox', { name: /^Name/ }).fill('Fay Other');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Fay Other').first()).toBeVisible();

  await page.getByRole('switch', { name: /^Disabled/ }).check();
  await expect(page.getByText(/is signed out everywhere and cannot sign in/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Saved: Fay Other' }).check();
  await dialog.getByRole('button', { name: 'Use these values' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This user is disabled and cannot sign in.')).toBeVisible();
  await expect(page.getByText('Fay Other').first()).toBeVisible();
});
