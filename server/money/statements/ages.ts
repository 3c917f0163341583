import type { Cents } from '#domain/basics/money.ts';
import {
  AGE_LIMITS,
  INVOICE_AGES,
  type InvoiceAge,
} from '#domain/money/invoices/invoice-states.ts';

/** What is left to pay, in cents, by how long it has been due. */
export type Ages = Record<InvoiceAge, Cents>;

/** What is left of one invoice. */
export interface OpenAmount {
  cents: Cents;
  /** The end of the last day to pay. */
  overdueFrom: Date;
}

const DAY = 24 * 60 * 60_000;

/** PY-08: returns how long an amount has been due at that time; a begun day counts as a whole one. */
export function ageOf(overdueFrom: Date, at: Date): InvoiceAge {
  const days = Math.max(0, Math.floor((at.getTime() - overdueFrom.getTime()) / DAY) + 1);
  const age = INVOICE_AGES.find((one) => {
    const { to } = AGE_LIMITS[one];
    return to === null || days <= to;
  });
  return age ?? 'older';
}

/** PY-08: returns the sums of what is left at that time, by age. */
export function agesOf(open: readonly OpenAmount[], at: Date): Ages {
  const ages: Ages = { current: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  for (const { cents, overdueFrom } of open) ages[ageOf(overdueFrom, at)] += cents;
  return ages;
}
