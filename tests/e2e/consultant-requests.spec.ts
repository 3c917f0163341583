import type { EmailSettingsAnswer } from '#domain/emails/email-settings.ts';
import type { Accounts } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { subjectsFor, textOf } from './support/mailbox.ts';

const CONTACT = '/ampleye-virtual-consultant/contact';
const DESK = '/admin/order-approval';
const LAB = 'consultants@lens.test';

const PHONE = { width: 375, height: 800 };

/** Changes the lab's addresses; others stay as they are. */
async function changeAddresses(accounts: Accounts, labAddresses: string[]): Promise<string[]> {
  const path = '/api/email-settings';
  const before = await accounts.callAsSuper<EmailSettingsAnswer>(path, { method: 'GET' });
  const { version, ...settings } = before;
  const headers = { 'if-match': `"${version}"` };
  const body = { ...settings, labAddresses };
  await accounts.callAsSuper(path, { method: 'PUT', headers, body });
  return before.labAddresses;
}

test('VC-03 a visitor asks a consultant on a phone; the lab gets an email, sees it live, takes and answers it', async ({
  page,
  enter,
  accounts,
  request,
}) => {
  const former = await changeAddresses(accounts, [LAB]);
  const lab = await accounts.maker('admin');
  const practice = `Consulted ${lab.tag}`;
  const desk = await enter(lab, 'about:blank');
  await desk.page.goto(`${DESK}/consultant-requests`);
  await expect(desk.page.getByRole('textbox', { name: /^Search practice/ })).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto(CONTACT);
  await page.getByLabel('Practice').fill(practice);
  await page.getByLabel('Your name').fill('Dana Reyes');
  await page.getByLabel('Email').fill(`dana-${lab.tag}@lens.test`);
  await page
    .getByRole('textbox', { name: 'Question' })
    .fill('My patient John Smith wears -3.00 -1.25 x 180.');
  const preview = page.getByRole('region', { name: 'The question as it is sent' });
  await expect(preview).toContainText('My patient [name] wears -3.00 -1.25 x 180.');
  await checkLooks(page, looksFor(1));
  await page.getByRole('button', { name: 'Send to a consultant' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is sent' })).toBeFocused();

  // The list of the lab was open all the time.
  const row = desk.page.getByRole('link', { name: practice });
  await expect(row).toBeVisible();
  await row.click();
  await expect(desk.page.getByText('My patient [name] wears -3.00 -1.25 x 180.')).toBeVisible();
  await desk.page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(desk.page.getByText('In progress')).toBeVisible();
  await expect(desk.page.getByRole('link', { name: 'Reply by email' })).toBeVisible();
  await checkLooks(desk.page, looksFor(0));
  await desk.page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(desk.page.getByText('Answered', { exact: true })).toBeVisible();

  const told = await textOf(request, LAB, `Request to a consultant from ${practice}`);
  expect(told).toContain('My patient [name] wears');
  expect(told).not.toContain('John');
  await expect
    .poll(() => subjectsFor(request, `dana-${lab.tag}@lens.test`))
    .toEqual(['Your request to a consultant is received']);
  await changeAddresses(accounts, former);
});
