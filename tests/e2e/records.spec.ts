import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const GROUPS = '/admin/customer-management/buying-groups';

// The taken name, the version that has moved on, and the address of the deleted group.
test.use({ expectedProblems: /status of 4(04|09|12)|Request failed: 4(04|09|12)/ });

test('AD-07 AD-15 UX-01 a record is made, edited by two at once, and deleted', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const other = (await enter(await accounts.maker('super'), 'about:blank')).page;
  const name = `Cooperative ${randomUUID().slice(0, 8)}`;
  const field = page.getByRole('textbox', { name: /^Name/ });
  const save = page.getByRole('button', { name: 'Save' });

  await page.goto(GROUPS);
  await page.getByRole('link', { name: 'Create' }).click();
  await save.click();
  await expect(page.getByText('Fill in this field')).toBeVisible();
  await checkLooks(page, looksFor(0));
  await field.fill('Clear Sight Partners');
  await save.click();
  await expect(page.getByText('Another record has this already.')).toBeVisible();
  await field.fill(name);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(field).toHaveValue(name);
  await other.goto(page.url());
  await other.getByRole('textbox', { name: /^Name/ }).fill(`${name} of Ohio`);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: `${name} of Ohio` })).toBeVisible();

  await page.getByLabel('Offered to applicants').click();
  await save.click();
  const dialog = page.getByRole('dialog');
  // Each changed another field: nothing is asked.
  await expect(dialog.getByRole('listitem')).toHaveText(`Name: ${name} of Ohio`);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await checkLooks(page, looksFor(2));
  await dialog.getByRole('button', { name: 'Use these values' }).click();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} of Ohio` })).toBeVisible();
  await other.reload();
  await expect(other.getByText('Offered to applicants')).toBeVisible();
  // Neither offered nor billed for its members.
  await expect(other.getByLabel('No', { exact: true })).toHaveCount(2);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(`Name: from “${name}” to “${name} of Ohio”`)).toBeVisible();
  await expect(page.getByText('Offered to applicants: from “Yes” to “No”')).toBeVisible();
  await checkLooks(page, looksFor(3));
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`${GROUPS}$`));
  await page.getByRole('textbox', { name: 'Search by name' }).fill(name);
  await expect(page.getByText('Nothing matches this search and these filters.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
