import { creates, reads, steps } from './kinds-of-requests.ts';
import { creditGrantEntries } from '#domain/ledger/postings.ts';
import type { CreditAccount } from '#domain/schemas/credit-account.ts';
import { creditAccountSchema } from '#domain/schemas/credit-account.ts';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
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

/** A request that is right in itself, for each route of lens credit. */
export function creditRequests(accountOf: (person: Person | null) => string) {
  return {
    'GET /api/credits': reads('/api/credits'),
    'GET /api/credits/:id': reads('/api/credits/CR-0'),
    'POST /api/credits': creates('/api/credits', creditInput),
    'POST /api/credits/:id/confirm': steps('/api/credits/CR-0/confirm'),
    'POST /api/credits/:id/decline': steps('/api/credits/CR-0/decline', { reason: 'No' }),
    'POST /api/credits/:id/reverse': steps('/api/credits/CR-0/reverse', { reason: 'Wrong' }),
    'GET /api/credit-accounts/:accountNumber': (person: Person | null) =>
      reads(`/api/credit-accounts/${accountOf(person)}`)(),
    'GET /api/credit-entries': reads('/api/credit-entries'),
    'POST /api/credit-uses': (person: Person | null) =>
      creates('/api/credit-uses', {
        accountNumber: accountOf(person),
        shares: [{ invoiceNumber: 'INV-0', cents: 1 }],
      })(),
    'POST /api/credit-uses/:id/reverse': steps('/api/credit-uses/0/reverse', { reason: 'Wrong' }),
  };
}
