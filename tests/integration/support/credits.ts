import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { creditAccountSchema } from '#domain/money/credit/credit-account.ts';
import { creditGrantEntries } from '#domain/money/ledger/postings.ts';
import { ledgerRequest, post } from './ledger.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Grants lens credit to the account, as an exchange does. */
export async function credited(
  portal: TestPortal,
  accountNumber: string,
  cents: number,
  orderNumber: string = randomUUID().slice(0, 8),
): Promise<void> {
  const entries = creditGrantEntries(accountNumber, cents);
  const key = `lensCredit:${orderNumber}:right`;
  await post(portal.database, ledgerRequest({ key, kind: 'creditGrant', entries }));
}

/** A grant of 50.00 for account 100200; what matters is given. */
export function creditInput(changes: Record<string, unknown> = {}) {
  return {
    accountNumber: '100200',
    cause: 'grant',
    amountCents: 5_000,
    reason: 'As agreed',
    expiresOn: null,
    ...changes,
  };
}

/** Asks to pay invoices with lens credit. */
export function apply(
  portal: TestPortal,
  accountNumber: string,
  shares: readonly { invoiceNumber: string; cents: number }[],
  { person = 'practice', key = randomUUID() }: { person?: Person; key?: string } = {},
): Promise<LightMyRequestResponse> {
  return portal.post(person, '/api/credit-uses', { accountNumber, shares }, key);
}

/** The lens credit of an account, as the person sees it. */
export async function creditOf(
  portal: TestPortal,
  accountNumber: string,
  person: Person = 'super',
): Promise<CreditAccount> {
  const response = await portal.request(person, { url: `/api/credit-accounts/${accountNumber}` });
  return creditAccountSchema.parse(response.json());
}
