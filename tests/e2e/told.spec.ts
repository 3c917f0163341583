import type { Page } from '@playwright/test';
import { isLongRun } from 'test-tools/runs.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { openFromQueue, placeOrder, takeSteps } from './support/orders.ts';

const REASON = 'Toricity does not match the K readings';
/** Beyond six, a browser opens no further connection to a server over HTTP/1.1. */
const TABS = isLongRun ? 8 : 2;
const RECEIVED = 'Email: Order received';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Resolves when the server has answered that the preference of the user is saved. */
async function untilSaved(page: Page, key: string): Promise<void> {
  const isSave = (method: string, url: string) =>
    method === 'PUT' && url.endsWith(`/api/preferences/${key}`);
  const answer = await page.waitForResponse((response) =>
    isSave(response.request().method(), response.url()),
  );
  expect(answer.ok()).toBe(true);
}

test('EM-04 OR-06 a practice reads in Spanish why its order is rejected, corrects it by the link, and hears of the shipment', async ({
  enter,
  accounts,
  request,
}) => {
  const owner = await accounts.practice();
  const maker = await accounts.maker('admin');
  const patientReference = `E2E-told-${owner.tag}`;
  const order = await placeOrder(accounts, owner, { patientReference });
  const { page } = await enter(owner, '/settings');
  const saved = untilSaved(page, 'language');
  await page.getByRole('radio', { name: 'Español' }).check();
  await saved;

  const { page: admin } = await enter(maker, 'about:blank');
  await openFromQueue(admin, patientReference);
  await admin.getByRole('button', { name: 'Reject order' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await checkLooks(admin, looksFor(1));
  await dialog.getByRole('button', { name: 'Reject order' }).click();

  const rejected = await textOf(request, owner.email, `El pedido ${order.number} fue rechazado`);
  expect(rejected).toContain(`Motivo`);
  expect(rejected).toContain(REASON);
  const link = /https?:\S+\/customer\/order\?resubmit=[\w-]+/.exec(rejected)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Referencia del paciente')).toHaveValue(patientReference);
  await page.getByRole('button', { name: 'Revisar pedido corregido' }).click();
  await page.getByRole('button', { name: 'Enviar pedido corregido' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(order.number) })).toBeVisible();

  await takeSteps(accounts, maker, order, ['approve', 'produce', 'ship']);
  const shipped = await textOf(request, owner.email, `El pedido ${order.number} fue despachado`);
  expect(shipped).toContain('UPS');
  expect(shipped).toContain('1Z999AA10123456784');
  expect(shipped).toMatch(/https:\/\/www\.ups\.com\/\S+/);
});

test('EM-04 OR-06 all tabs show a step without a reload, and what one marks as read is read in the others', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const order = await placeOrder(accounts, owner, { patientReference: `E2E-bell-${owner.tag}` });
  const { page, context } = await enter(owner, 'about:blank');
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const each of tabs) {
    await each.goto('/customer/home');
    const row = each.getByRole('listitem').filter({ hasText: order.patientReference });
    await expect(row).toContainText('Submitted');
    await bell(each).click();
    await expect(list(each).getByRole('link', { name: order.number }).first()).toBeVisible();
  }
  await takeSteps(accounts, await accounts.maker('admin'), order, ['approve']);
  const told = (each: Page) =>
    list(each).getByRole('link', { name: `New: Order ${order.number} is approved` });
  for (const each of tabs) {
    await expect(told(each)).toBeVisible();
    // The toast of the same step comes later, and is read while the list is open.
    await expect(list(each).getByText('Since you signed in, in this tab')).toBeVisible();
  }
  await checkLooks(page, looksFor(0));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  for (const each of tabs) {
    await expect(list(each).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(list(each).getByText('New:')).toHaveCount(0);
    await each.keyboard.press('Escape');
    await expect(bell(each)).toHaveAccessibleName('Notifications');
    const row = each.getByRole('listitem').filter({ hasText: order.patientReference });
    await expect(row).toContainText('Approved');
  }
});

test('EM-04 AD-08 PF-02 what an owner sets for the practice, a member finds in the own settings and changes', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice();
  const member = await accounts.member(owner, 'orderer');
  const { page } = await enter(owner, '/customer/profile?tab=team');
  const defaults = page.getByRole('region', { name: 'Default notifications of the practice' });
  await defaults.getByRole('combobox', { name: RECEIVED, exact: true }).selectOption('Off');
  await defaults.getByRole('button', { name: 'Save defaults' }).click();
  await expect(page.getByText('The defaults are saved')).toBeVisible();

  const { page: own } = await enter(member, '/settings');
  const received = own.getByRole('combobox', { name: RECEIVED, exact: true });
  await expect(received).toHaveValue('off');
  await expect(own.getByText('As the practice set it')).toHaveCount(1);
  const saved = untilSaved(own, 'notifications');
  await received.selectOption('At once');
  await saved;
  await own.reload();
  await expect(received).toHaveValue('now');
});
