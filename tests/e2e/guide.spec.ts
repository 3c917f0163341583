import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const GUIDE = '/ampleye-virtual-consultant/guide';
const PASSAGE = `${GUIDE}/reading-vault`;
const DESK = '/admin/lens-management/guide';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('VC-01 VC-02 a visitor finds a passage, a super admin edits it, and an earlier version is restored', async ({
  page,
  enter,
  accounts,
}) => {
  const checked = async (index: number) => {
    await checkLooks(page, looksFor(index));
  };
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { level: 2, name: 'Scleral lenses' })).toBeVisible();
  await checked(0);
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('slit lamp vau');
  const first = page.getByRole('list').getByRole('link').first();
  await expect(first).toHaveText('Estimating the vault at the slit lamp');
  await expect(page).toHaveURL(`${GUIDE}?q=slit+lamp+vau`);
  await expect(page.locator('mark').filter({ hasText: 'vault' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('qqqqq');
  await expect(page.getByText('Nothing was found for “qqqqq”.')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ask a consultant' }),
  ).toBeVisible();

  // A link to a passage, to one that is not there, and the passage in Spanish.
  await page.goto(`${GUIDE}/no-such-passage`);
  await expect(page.getByRole('heading', { name: 'There is no such passage' })).toBeVisible();
  await page.goto(PASSAGE);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Estimating the vault at the slit lamp');
  await expect(page).toHaveTitle(/^Estimating the vault at the slit lamp · /);
  await expect(page.getByText('Second-hand.')).toBeVisible();
  await checked(2);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(PASSAGE);

  const admin = await accounts.maker('super');
  const desk = (await enter(admin, 'about:blank')).page;
  const title = `Reading the vault ${admin.tag}`;
  await desk.goto(DESK);
  await desk.getByRole('textbox', { name: /^Search/ }).fill('slit lamp');
  const passage = 'Estimating the vault at the slit lamp';
  await desk.getByRole('cell', { name: passage, exact: true }).click();
  await desk.getByRole('link', { name: 'Edit', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Title in English' }).fill(title);
  await expect(desk.getByRole('region', { name: 'Preview' }).getByText(title)).toBeVisible();
  await checkLooks(desk, looksFor(0));
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('The passage was saved.')).toBeVisible();

  await page.reload();
  await expect(heading).toHaveText(title);

  await desk.getByRole('tab', { name: 'Versions' }).click();
  await expect(
    desk.getByRole('region', { name: 'Differences' }).locator('ins').first(),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Restore version 1' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click();
  await expect(desk.getByText('Version 1 was restored.')).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText('Estimating the vault at the slit lamp');
});
