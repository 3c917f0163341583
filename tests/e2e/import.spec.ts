import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { subjectsFor } from './support/mailbox.ts';

const CUSTOMERS = '/admin/customer-management';

/** What is chosen as a file. */
function file(content: string | Buffer) {
  return { name: 'practices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}

test('AD-17 UX-01 a file with errors is imported, its refused lines are downloaded, corrected and imported', async ({
  enter,
  accounts,
  request,
}) => {
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const first = randomInt(500_000, 990_000);
  const choose = (content: string | Buffer) =>
    page.getByLabel('Choose a CSV file').setInputFiles(file(content));

  await page.goto(CUSTOMERS);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByText('Nothing is changed before')).toBeVisible();
  await checkLooks(page, looksFor(0));
  await choose('  \n');
  await expect(page.getByText('The file needs a line of headings')).toBeVisible();

  const lines = [
    'Nº cliente;Practice;Country;State;ZIP code;Email;Role',
    `${first};Óptica ${first};US;MA;02116;owner${first}@new.test;owner`,
    `${first + 1};Short ZIP ${first};US;MA;2116;;`,
  ];
  // as an older Excel saves it
  await choose(Buffer.from(lines.join('\r\n'), 'latin1'));
  await expect(page.getByText('read as Windows-1252')).toBeVisible();
  const number = page.getByLabel('Is read as: Nº cliente');
  await number.selectOption({ label: 'Practice' });
  await expect(page.getByText('Two columns are read as “Practice”')).toBeVisible();
  await checkLooks(page, looksFor(1));
  await number.selectOption({ label: 'Account' });
  await expect(page.getByLabel('Send invitations by email')).not.toBeChecked();
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByText('1 line is refused')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Nearest: 02116' })).toBeVisible();
  await checkLooks(page, looksFor(2));
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(page.getByRole('row').filter({ hasText: `Óptica ${first}` })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the refused lines' }).click();
  const refused = await readFile(await (await downloading).path(), 'utf8');
  await page.reload();
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await checkLooks(page, looksFor(3));
  await page.getByRole('button', { name: 'Send all invitations…' }).click();
  const question = page.getByRole('dialog', { name: 'Send 1 invitation?' });
  await expect(question.getByText(`owner${first}@new.test`)).toBeVisible();
  await question.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 invitation sent')).toBeVisible();
  await expect.poll(() => subjectsFor(request, `owner${first}@new.test`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('link', { name: 'practices.csv' }).first()).toBeVisible();
  await choose(refused.replace(',2116,', ',02116,'));
  await expect(page.getByLabel('Is read as: Nº cliente')).toHaveValue('accountNumber');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();

  await page.goto(`${CUSTOMERS}/${first + 1}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Short ZIP ${first}`);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('By the import of practices.csv, line 2')).toBeVisible();
  await page.goto(`${CUSTOMERS}/${first}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Óptica ${first}`);
});
