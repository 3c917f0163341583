import { creditAccountSchema, creditEntrySchema } from '#domain/money/credit/credit-account.ts';
import type { CreditAccount, CreditEntry } from '#domain/money/credit/credit-account.ts';
import {
  creditUseSchema,
  type CreditUsed,
  type CreditUseInput,
} from '#domain/money/credit/credit.ts';
import { invoiceSchema, type Invoice } from '#domain/money/invoices/invoice.ts';
import type { Rest } from '../http/connection.ts';

/** Entries of one page. */
export const CREDIT_PAGE = 25;

/** CR-02: what a practice reads and does with its lens credit. */
export interface CreditRequests {
  account: (accountNumber: string, signal: AbortSignal) => Promise<CreditAccount>;
  /** Returns a page of the entries, the newest first, and one more if there is another page. */
  entries: (accountNumber: string, page: number, signal: AbortSignal) => Promise<CreditEntry[]>;
  /** Returns the invoices that can be paid, the first due first; 100 at most. */
  payable: (accountNumber: string, signal: AbortSignal) => Promise<Invoice[]>;
  /** Pays invoices. `key`: the same for a repeated request. */
  apply: (input: CreditUseInput, key: string) => Promise<CreditUsed>;
}

export function creditRequests({ rest }: Pick<Rest, 'rest'>): CreditRequests {
  return {
    account: (accountNumber, signal) =>
      rest(`/credit-accounts/${encodeURIComponent(accountNumber)}`, {
        kind: 'record',
        schema: creditAccountSchema,
        signal,
      }),
    entries: (accountNumber, page, signal) =>
      rest(
        listPath('credit-entries', {
          sort: ['at', 'DESC'],
          range: [page * CREDIT_PAGE, (page + 1) * CREDIT_PAGE],
          filter: { accountNumber },
        }),
        { kind: 'record', schema: creditEntrySchema.array(), signal },
      ),
    payable: async (accountNumber, signal) => {
      const invoices = await rest(
        listPath('invoices', {
          sort: ['dueOn', 'ASC'],
          range: [0, 99],
          filter: { accountNumber, isPayable: true },
        }),
        { kind: 'record', schema: invoiceSchema.array(), signal },
      );
      // A buying group pays its invoices itself.
      return invoices.filter(({ billedThrough }) => billedThrough === null);
    },
    apply: (input, key) =>
      rest('/credit-uses', {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey: key,
        schema: creditUseSchema,
      }),
  };
}

function listPath(resource: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return `/${resource}?${params.toString()}`;
}
