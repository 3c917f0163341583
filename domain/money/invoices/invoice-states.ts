import type { Cents } from '../../basics/money.ts';

/** PY-07: how an invoice stands. It follows from its balance and its due date; nobody enters it. */
export const INVOICE_STATES = [
  'open',
  'partlyPaid',
  'inFlight',
  'overdue',
  'paid',
  'credited',
  'writtenOff',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** How long what is left of an invoice has been due, in days. */
export const INVOICE_AGES = ['current', 'days30', 'days60', 'days90', 'older'] as const;
export type InvoiceAge = (typeof INVOICE_AGES)[number];

/** The first and the last day after the due date of each age; null for no limit. */
export const AGE_LIMITS: Record<InvoiceAge, { from: number | null; to: number | null }> = {
  current: { from: null, to: 0 },
  days30: { from: 1, to: 30 },
  days60: { from: 31, to: 60 },
  days90: { from: 61, to: 90 },
  older: { from: 91, to: null },
};

/** The running balance of an invoice, in cents. */
export interface InvoiceBalance {
  chargedCents: Cents;
  paidCents: Cents;
  creditedCents: Cents;
  writtenOffCents: Cents;
  /** What payments that are under way will pay. */
  pendingCents: Cents;
  /** What of it was only started: the page of the payment service is open, and no money moves yet. */
  startedCents: Cents;
}

/** Returns what is left to pay, in cents, with what payments under way will pay. */
export function openCentsOf({
  chargedCents,
  paidCents,
  creditedCents,
  writtenOffCents,
}: Omit<InvoiceBalance, 'startedCents'>): Cents {
  return chargedCents - paidCents - creditedCents - writtenOffCents;
}

/** When an invoice is overdue: the end of the last day to pay. */
interface Due {
  overdueFrom: Date;
  now: Date;
}

/** PY-01: whether all that is left is on its way. A payment that was only started moves nothing. */
export function isInFlight(balance: InvoiceBalance): boolean {
  const left = openCentsOf(balance);
  return left > 0 && balance.pendingCents - balance.startedCents === left;
}

/** Returns the state of an invoice. */
export function invoiceStateOf(balance: InvoiceBalance, due: Due): InvoiceState {
  const { paidCents, creditedCents, writtenOffCents } = balance;
  const left = openCentsOf(balance);
  if (left === 0) {
    if (writtenOffCents > 0) return 'writtenOff';
    return creditedCents > 0 && paidCents === 0 ? 'credited' : 'paid';
  }
  if (isInFlight(balance)) return 'inFlight';
  if (due.now >= due.overdueFrom) return 'overdue';
  return left < balance.chargedCents ? 'partlyPaid' : 'open';
}
