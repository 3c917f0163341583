import { mergePreviewSchema } from '#domain/customers/customer-merge-schema.ts';
import type { CustomerMerge, MergePreview } from '#domain/customers/customer-merge-schema.ts';
import { customerRecordSchema } from '#domain/customers/customer-record.ts';
import type { CustomerMove, CustomerRecord } from '#domain/customers/customer-record.ts';
import type { Rest } from '../../http/connection.ts';

/** AD-05: what the data provider does with accounts, beyond their records. */
export interface CustomerMethods {
  /** Moves an additional account in the version that the user saw. */
  moveCustomer: (
    accountNumber: string,
    version: number,
    move: CustomerMove,
  ) => Promise<{ data: CustomerRecord }>;
  /** Returns what a merge of two accounts would do. */
  previewMerge: (from: string, into: string) => Promise<{ data: MergePreview }>;
  /** Merges an account, in the version that the user saw, into another one. */
  mergeCustomer: (
    accountNumber: string,
    version: number,
    merge: CustomerMerge,
  ) => Promise<{ data: CustomerRecord }>;
}

export function customerMethods({ rest }: Pick<Rest, 'rest'>): CustomerMethods {
  const change = async (path: string, ifMatch: number, body: CustomerMove | CustomerMerge) => ({
    data: await rest(path, {
      kind: 'change',
      method: 'POST',
      body,
      ifMatch,
      schema: customerRecordSchema,
    }),
  });
  return {
    moveCustomer: (accountNumber, version, move) =>
      change(`${pathOf(accountNumber)}/move`, version, move),
    previewMerge: async (from, into) => ({
      data: await rest(`${pathOf(from)}/merge?into=${encodeURIComponent(into)}`, {
        kind: 'form',
        schema: mergePreviewSchema,
      }),
    }),
    mergeCustomer: (accountNumber, version, merge) =>
      change(`${pathOf(accountNumber)}/merge`, version, merge),
  };
}

function pathOf(accountNumber: string): string {
  return `/customers/${encodeURIComponent(accountNumber)}`;
}
