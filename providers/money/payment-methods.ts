import type { Locale } from '#domain/basics/locale.ts';
import { autopaySchema, type Autopay } from '#domain/money/autopay/autopay.ts';
import {
  accountMethodsSchema,
  methodPageSchema,
  type AccountMethods,
} from '#domain/money/payments/payment-method.ts';
import type { Rest } from '../http/connection.ts';

/** PY-09: what a practice asks about the saved payment methods and autopay of an account. */
export interface MethodRequests {
  list: (accountNumber: string) => Promise<AccountMethods>;
  /** Returns the address of the gateway's page on which a method is saved. */
  openPage: (accountNumber: string, locale: Locale) => Promise<string>;
  setDefault: (accountNumber: string, methodId: string) => Promise<AccountMethods>;
  remove: (accountNumber: string, methodId: string) => Promise<AccountMethods>;
  autopay: (accountNumber: string) => Promise<Autopay>;
  /** Switches autopay, which is as it was seen. */
  switchAutopay: (seen: Autopay, isOn: boolean) => Promise<Autopay>;
}

function pathOf(accountNumber: string, rest = ''): string {
  return `/payment-methods/${encodeURIComponent(accountNumber)}${rest}`;
}

function autopayPath(accountNumber: string): string {
  return `/autopay/${encodeURIComponent(accountNumber)}`;
}

export function methodRequests({ rest }: Pick<Rest, 'rest'>): MethodRequests {
  const schema = accountMethodsSchema;
  return {
    list: (accountNumber) => rest(pathOf(accountNumber), { kind: 'record', schema }),
    openPage: async (accountNumber, locale) => {
      const { pageUrl } = await rest(pathOf(accountNumber, '/page'), {
        kind: 'change',
        method: 'POST',
        body: { locale },
        schema: methodPageSchema,
      });
      return pageUrl;
    },
    setDefault: (accountNumber, methodId) =>
      rest(pathOf(accountNumber, '/default'), {
        kind: 'change',
        method: 'PUT',
        body: { methodId },
        schema,
      }),
    remove: (accountNumber, methodId) =>
      rest(pathOf(accountNumber, `/methods/${encodeURIComponent(methodId)}`), {
        kind: 'change',
        method: 'DELETE',
        schema,
      }),
    autopay: (accountNumber) =>
      rest(autopayPath(accountNumber), { kind: 'record', schema: autopaySchema }),
    switchAutopay: ({ accountNumber, version }, isOn) =>
      rest(autopayPath(accountNumber), {
        kind: 'change',
        method: 'PUT',
        body: { isOn },
        ifMatch: version,
        schema: autopaySchema,
      }),
  };
}
