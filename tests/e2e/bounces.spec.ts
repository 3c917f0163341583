import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp } from '../integration/support/smtp.ts';
import { Accounts } from './support/accounts.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { placeOrder, takeSteps } from './support/orders.ts';
import { PortalProcess } from './support/portal-process.ts';
import { copyTemplate } from './support/portal-template.ts';

test('EM-03 AD-05 an address that bounces is left out, shown with what to do, and written to again once lifted', async ({
  openBrowser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-e2e-'));
  await copyTemplate(folder);
  const smtp = await startSmtp();
  const portal = await PortalProcess.startIn(folder, smtp.url);
  const accounts = new Accounts(portal.origin);
  const owner = await accounts.practice();
  const maker = await accounts.maker('admin');
  smtp.refuse({ at: 'recipient', code: 550, status: '5.1.1', to: owner.email });
  const order = await placeOrder(accounts, owner, { patientReference: `E2E-bounce-${owner.tag}` });

  const page = await (await openBrowser()).newPage();
  await page.goto(`${portal.origin}/auth/login`);
  await fillLogin(page, 'super@lens.test');
  await expect(page).toHaveURL(/\/admin\/home/);
  const suppressed = () =>
    accounts.callAsSuper<{ id: string }[]>('/api/email-suppressions', { method: 'GET' });
  await expect.poll(async () => (await suppressed()).map(({ id }) => id)).toEqual([owner.email]);

  const note = page.getByText(`Emails to ${owner.email} come back`);
  const whatToDo = page.getByText('Ask for an address that works');
  await page.goto(`${portal.origin}/admin/customer-management/${owner.accountNumber}/show`);
  await page.getByRole('tab', { name: 'Team' }).click();
  await expect(note).toBeVisible();
  await expect(whatToDo).toBeVisible();
  await page.goto(`${portal.origin}/admin/user-management/${owner.uid}`);
  await expect(note).toBeVisible();
  await expect(whatToDo).toBeVisible();
  await page.getByRole('link', { name: 'Show suppressed addresses' }).click();
  await page.getByRole('link', { name: 'Show the last email' }).click();
  await expect(page.getByText('Bounced').first()).toBeVisible();
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/);
  await checkLooks(page, looksFor(3));
  await page.goBack();
  const lift = page.getByRole('button', { name: `Lift ${owner.email}` });
  await expect(lift).toBeVisible();
  await checkLooks(page, looksFor(1));

  // Nothing is tried as long as the address is suppressed, although it works again.
  smtp.refuse(null);
  const received = () => smtp.received.filter(({ to }) => to.includes(owner.email));
  const told = received().length;
  await takeSteps(accounts, maker, order, ['approve']);
  const leftOut = () =>
    accounts.callAsSuper<{ event: string }[]>(
      `/api/emails?filter=${encodeURIComponent(JSON.stringify({ q: owner.email, state: 'suppressed' }))}`,
      { method: 'GET' },
    );
  await expect
    .poll(async () => (await leftOut()).map(({ event }) => event))
    .toContain('orderApproved');
  expect(received()).toHaveLength(told);

  await lift.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('First make sure that the address works')).toBeVisible();
  await dialog.getByLabel('Reason').fill('They called: the mailbox works again');
  await dialog.getByRole('button', { name: 'Lift suppression' }).click();
  await expect(page.getByText(`Emails go to ${owner.email} again`)).toBeVisible();
  await takeSteps(accounts, maker, order, ['produce', 'ship']);
  // Of the shipment, and of its invoice.
  await expect.poll(() => received().length).toBe(told + 2);
  await page.goto(`${portal.origin}/admin/user-management/${owner.uid}`);
  await expect(page.getByRole('heading', { name: owner.email })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.close();
  await portal.remove();
  await smtp.close();
});
