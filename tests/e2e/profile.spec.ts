import { expect, test } from './support/fixtures.ts';

test('PF-01 EN-01 a profile edited on two devices: seen on the other, and never overwritten unseen', async ({
  enter,
  accounts,
}) => {
  const account = await accounts.practice();
  const { page: desk } = await enter(account, '/customer/profile');
  const { page: phone } = await enter(account, '/customer/profile');
  for (const page of [desk, phone]) {
    await expect(page.getByLabel('City')).toBeVisible();
  }
  await desk.getByLabel('City').fill('Salem');
  await desk.getByRole('button', { name: 'Save profile' }).click();
  await expect(desk.getByText('Profile saved')).toBeVisible();
  await expect(phone.getByLabel('City')).toHaveValue('Salem');
  await expect(phone.getByText('Changed on another device').first()).toBeVisible();

  await phone.getByLabel('City').fill('Bend');
  await desk.getByLabel('City').fill('Eugene');
  await desk.getByRole('button', { name: 'Save profile' }).click();
  await expect(phone.getByText(/Changed on another device to: Eugene/)).toBeVisible();
  await expect(phone.getByLabel('City')).toHaveValue('Bend');
  await phone.getByRole('button', { name: /Keep mine/ }).click();
  await phone.getByRole('button', { name: 'Save profile' }).click();
  await expect(desk.getByLabel('City')).toHaveValue('Bend');

  await desk.getByLabel('First name').fill('Oscar');
  await desk.getByRole('button', { name: 'Save profile' }).click();
  await expect(phone.getByRole('button', { name: /Oscar Practice/ })).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('City')).toHaveValue('Bend');
});

test('PF-01 what does not fit the country is refused beside the field, with the nearest right value', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/profile');
  await page.getByLabel('Country').selectOption('CA');
  await page.getByLabel('Postal code').fill('k1a0b1');
  await page.getByLabel('City').click();
  await page.getByRole('button', { name: 'Use K1A 0B1' }).click();
  await expect(page.getByLabel('Postal code')).toHaveValue('K1A 0B1');
});
