import { pressControl } from '#tests/fixtures/test-sandbox.ts';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { PortalProcess } from './portal-process.ts';

/** On the sandbox's page, fills in a test card and sends the form. English only. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await untilOnPage(page);
  const card = page.getByRole('radio', { name: 'Card' });
  if (await card.isVisible()) await card.check();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Pat Practice');
  await send(page);
}

/** On the sandbox's page, fills in an account of the test bank and sends the form. English only. */
export async function payByBank(page: Page, account: string): Promise<void> {
  await untilOnPage(page);
  const bank = page.getByRole('radio', { name: 'Bank account' });
  if (await bank.isVisible()) await bank.check();
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill(account);
  await page.getByLabel('Account holder').fill('Practice Inc.');
  await send(page);
}

/** Approves the step that the bank asks for after some cards. */
export async function approveStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
}

export async function refuseStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refuse' }).click();
}

/** The page that leads there has the same notice, and a choice with the same names. */
async function untilOnPage(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith('/c/'));
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pay|Save)/ }).click();
}

/** What the sandbox of a portal keeps, the oldest first; ids and fields as Stripe names them. */
interface SandboxRecords {
  session: { id: string; payment_intent: string | null; status: string }[];
  intent: { id: string; amount: number; status: string }[];
  refund: { id: string; payment_intent: string; amount: number; status: string }[];
  dispute: { id: string; payment_intent: string; status: string }[];
  event: { id: string; type: string }[];
  delivery: { id: string; eventId: string }[];
}

export async function sandboxRecords({ gatewayOrigin }: PortalProcess): Promise<SandboxRecords> {
  const answer = await fetch(`${gatewayOrigin}/control/records.json`);
  return (await answer.json()) as SandboxRecords;
}

/** The payment that was begun last. */
export async function latestPayment(portal: PortalProcess): Promise<string> {
  const { intent } = await sandboxRecords(portal);
  const latest = intent.at(-1);
  if (!latest) throw new Error('Nobody has tried to pay yet');
  return latest.id;
}

const press = ({ gatewayOrigin }: PortalProcess, path: string, fields?: Record<string, string>) =>
  pressControl(gatewayOrigin, path, fields);

/** The bank sends the money of a debit now. */
export const settleDebit = (portal: PortalProcess, paymentId: string) =>
  press(portal, `payments/${paymentId}/settle`);

/** The bank refuses a debit that is on its way. */
export const refuseDebit = (portal: PortalProcess, paymentId: string) =>
  press(portal, `payments/${paymentId}/refuse`);

/** The bank takes a debit back that has settled: it arrives as a lost dispute. */
export const returnDebit = (portal: PortalProcess, paymentId: string) =>
  press(portal, `payments/${paymentId}/return`);

export const disputePayment = (portal: PortalProcess, paymentId: string) =>
  press(portal, `payments/${paymentId}/dispute`);

export const closeDispute = (portal: PortalProcess, disputeId: string, outcome: 'won' | 'lost') =>
  press(portal, `disputes/${disputeId}/${outcome}`);

/** Gives money back at the gateway, outside the portal. */
export const refundOutside = (portal: PortalProcess, paymentId: string, cents: number) =>
  press(portal, `payments/${paymentId}/refund`, { amount: String(cents) });

/** What happens to the next events of the webhook. */
export const disturbEvents = (
  portal: PortalProcess,
  how: 'lose' | 'duplicate' | 'delay' | 'reorder',
  count: number,
) => press(portal, 'webhooks/next/disturb', { how, count: String(count), seconds: '600' });
