import { creditGrantEntries } from '#domain/ledger/postings.ts';
import type { CreditAccount } from '#domain/schemas/credit-account.ts';
import { creditAccountSchema } from '#domain/schemas/credit-account.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
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
  return portal.request(person, {
    method: 'POST',
    url: '/api/credit-uses',
    headers: { 'idempotency-key': key },
    payload: { accountNumber, shares },
  });
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

const step = (name: string, payload?: object) => (): InjectOptions => ({
  method: 'POST',
  url: `/api/credits/CR-0/${name}`,
  headers: { 'if-match': '"1"' },
  ...(payload && { payload }),
});

/** A request that is right in itself, for each route of lens credit. */
export function creditRequests(accountOf: (person: Person | null) => string) {
  return {
    'GET /api/credits': (): InjectOptions => ({ method: 'GET', url: '/api/credits' }),
    'GET /api/credits/:id': (): InjectOptions => ({ method: 'GET', url: '/api/credits/CR-0' }),
    'POST /api/credits': (): InjectOptions => ({
      method: 'POST',
      url: '/api/credits',
      headers: { 'idempotency-key': randomUUID() },
      payload: creditInput(),
    }),
    'POST /api/credits/:id/confirm': step('confirm'),
    'POST /api/credits/:id/decline': step('decline', { reason: 'No' }),
    'POST /api/credits/:id/reverse': step('reverse', { reason: 'Wrong' }),
    'GET /api/credit-accounts/:accountNumber': (person: Person | null): InjectOptions => ({
      method: 'GET',
      url: `/api/credit-accounts/${accountOf(person)}`,
    }),
    'GET /api/credit-entries': (): InjectOptions => ({ method: 'GET', url: '/api/credit-entries' }),
    'POST /api/credit-uses': (person: Person | null): InjectOptions => ({
      method: 'POST',
      url: '/api/credit-uses',
      headers: { 'idempotency-key': randomUUID() },
      payload: {
        accountNumber: accountOf(person),
        shares: [{ invoiceNumber: 'INV-0', cents: 1 }],
      },
    }),
    'POST /api/credit-uses/:id/reverse': (): InjectOptions => ({
      method: 'POST',
      url: '/api/credit-uses/0/reverse',
      headers: { 'if-match': '"1"' },
      payload: { reason: 'Wrong' },
    }),
  };
}
