import type { Handle } from '../../platform/database/database.ts';
import { openInvoicesOf, type OpenInvoice } from '../invoices/unpaid-invoices.ts';
import { disputedInvoices } from '../payments/disputed-invoices.ts';

/** What is open of an account's invoices: what autopay may pay, and what is in flight or disputed. */
export interface OpenInvoices {
  chargeable: OpenInvoice[];
  others: OpenInvoice[];
}

/** PY-09: returns what is open of an account, the earliest due first. What a buying group pays is in neither list. */
export async function findOpenInvoices(db: Handle, accountNumber: string): Promise<OpenInvoices> {
  const open = await openInvoicesOf(db, accountNumber);
  const numbers = open.map(({ number }) => number);
  const disputed = await disputedInvoices(db, numbers);
  const isChargeable = ({ number, isInFlight }: OpenInvoice) =>
    !isInFlight && !disputed.has(number);
  return {
    chargeable: open.filter(isChargeable),
    others: open.filter((invoice) => !isChargeable(invoice)),
  };
}
