import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { chooseLens, fillEye, pressSubmit, reviewOrder } from './support/order-form.ts';
import { placeOrder } from './support/orders.ts';

const PRICES = '/admin/customer-management/prices';

test.use({ expectedProblems: /status of 422|Request failed: 422/ });

test('AD-09 UX-01 a price agreed with an account is checked against drafts, shown in the form, and charged', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const { accountNumber } = owner;
  const before = await placeOrder(accounts, owner, { patientReference: 'AGREED-0' });
  const practice = (await enter(owner, '/customer/order')).page;
  await chooseLens(practice, 'Right eye', 'GP Sphere');
  for (const eye of ['Right eye', 'Left eye'] as const) {
    await fillEye(practice, eye, { 'Base curve': '7.80', Sphere: '-2.75' });
  }
  await practice.getByLabel('Patient reference').fill('AGREED-1');
  await expect(practice).toHaveURL(/\?draft=/);

  const { page } = await enter(await accounts.maker('super'), PRICES);
  await page.getByRole('link', { name: 'Create' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('Fill in this field').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const choose = async (label: string, words: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(words);
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Lens', 'GP Sphere', 'GP Sphere');
  await page.getByLabel(/^Price/).fill('49.50');
  await page.getByLabel(/^First day/).fill('2020-01-01');
  await save.click();
  await expect(page.getByText('Choose an account or a buying group')).toBeVisible();
  await choose('Account', accountNumber, new RegExp(accountNumber));
  await page.getByRole('button', { name: 'Check open drafts' }).click();
  await expect(page.getByText(/drafts? with this lens changes? its price/)).toBeVisible();
  await expect(page.getByText(`Account ${accountNumber}: `)).toContainText('$49.50');
  await checkLooks(page, looksFor(1));
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('$49.50')).toBeVisible();
  await page.goto(PRICES);
  await expect(page.getByRole('row').filter({ hasText: '$49.50' })).toBeVisible();

  await practice.reload();
  await expect(practice.getByLabel('Patient reference')).toHaveValue('AGREED-1');
  const named = practice.getByText(/^GP Sphere \(account price, list \$/);
  await expect(named.first()).toBeVisible();
  await reviewOrder(practice);
  await pressSubmit(practice);
  await expect(practice.getByRole('heading', { name: /submitted$/ })).toBeVisible();
  await practice.getByRole('link', { name: 'View order' }).click();
  await expect(practice.getByText(/account price, list \$/).first()).toBeVisible();
  expect(before.lenses[0]?.priceParts[0]).not.toHaveProperty('rule');
});
