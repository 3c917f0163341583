import { expect, fillLogin, test } from './support/fixtures.ts';

test('AD-07 a saved query and chosen columns are there after a new sign-in on another browser', async ({
  enter,
  openBrowser,
  accounts,
}) => {
  const maker = await accounts.maker('super');
  const { page } = await enter(maker, '/admin/user-management');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Super admin', exact: true }).click();
  await expect(page).toHaveURL(/superAdmin/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: /Save current query/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Those who may do everything');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preferences/lists') && response.request().method() === 'PUT',
  );
  await page.getByRole('option', { name: 'Created' }).locator('input').click();
  expect((await saved).status()).toBe(204);

  const other = await (await openBrowser()).newPage();
  await other.goto('/auth/login');
  await fillLogin(other, maker.email);
  await expect(other).toHaveURL(/\/admin\/home/);
  await other.goto('/admin/user-management');
  await expect(
    other.getByRole('columnheader', { name: 'Email', exact: false }).first(),
  ).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Created' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Add filter' }).click();
  await other.getByRole('menuitem', { name: 'Those who may do everything' }).click();
  await expect(other).toHaveURL(/superAdmin/);
});
