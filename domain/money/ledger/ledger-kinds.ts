/**
 * What a ledger transaction is about. A reversal has the kind of the transaction that it reverses, so that what it takes
 * back is counted where it was counted before.
 */
export const LEDGER_KINDS = [
  'invoice',
  'payment',
  'allocation',
  'refund',
  'return',
  'dispute',
  'payout',
  'gatewayFee',
  'creditGrant',
  'creditUse',
  'creditExpiry',
  'creditDeduction',
  'writeOff',
  'merge',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** How a transaction stands: a pending one reserves its amounts until it is posted or void. */
export const LEDGER_PHASES = ['posted', 'pending', 'post', 'void'] as const;
export type LedgerPhase = (typeof LEDGER_PHASES)[number];

/** The parts of an invoice's balance that entries of its receivable change. */
export const INVOICE_PARTS = ['charged', 'paid', 'credited', 'writtenOff'] as const;
export type InvoicePart = (typeof INVOICE_PARTS)[number];

const PART_OF: Record<LedgerKind, InvoicePart> = {
  invoice: 'charged',
  payment: 'paid',
  allocation: 'paid',
  refund: 'paid',
  return: 'paid',
  dispute: 'paid',
  payout: 'paid',
  gatewayFee: 'paid',
  creditGrant: 'credited',
  creditUse: 'credited',
  creditExpiry: 'credited',
  creditDeduction: 'credited',
  writeOff: 'writtenOff',
  merge: 'charged',
};

/** Returns the part of an invoice that transactions of this kind change. */
export function invoicePartOf(kind: LedgerKind): InvoicePart {
  return PART_OF[kind];
}
