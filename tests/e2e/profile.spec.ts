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
