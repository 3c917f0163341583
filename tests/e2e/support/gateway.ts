import type { Page } from '@playwright/test';
import { pressControl } from 'payment-sandbox/tests/support/forms.ts';
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
  intent: { id: string; amount: number; status: string }[];
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

export const disputePayment = ({ gatewayOrigin }: PortalProcess, paymentId: string) =>
  pressControl(gatewayOrigin, `payments/${paymentId}/dispute`);
