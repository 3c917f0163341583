import type { Cents } from '../../basics/money.ts';
import type { LedgerAccount } from './ledger-accounts.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** A part of an amount that belongs to one invoice. */
export interface Share {
  invoiceNumber: string;
  cents: Cents;
}

/** What an invoice charges, by what it is for. */
export interface Charges {
  goodsCents: Cents;
  feeCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
}

/** Leaves out the entries of 0 cents. */
function present(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ cents }) => cents !== 0);
}

function receivable(account: string, shares: readonly Share[], sign: 1 | -1): LedgerEntry[] {
  return shares.map(({ invoiceNumber, cents }) => ({
    account: `receivable:${account}`,
    cents: sign * cents,
    invoiceNumber,
  }));
}

function sumOf(shares: readonly Share[]): Cents {
  return shares.reduce((sum, { cents }) => sum + cents, 0);
}

/** PY-07: the practice owes what was shipped. Nothing for an invoice of 0. */
export function invoiceEntries(
  account: string,
  invoiceNumber: string,
  { goodsCents, feeCents, shippingCents, taxCents }: Charges,
): LedgerEntry[] {
  const cents = goodsCents + feeCents + shippingCents + taxCents;
  return present([
    ...receivable(account, [{ invoiceNumber, cents }], 1),
    { account: 'revenue', cents: -goodsCents },
    { account: 'fees', cents: -feeCents },
    { account: 'shipping', cents: -shippingCents },
    { account: 'tax', cents: -taxCents },
  ]);
}

/**
 * PY-08: money comes in. What no invoice gets is unapplied.
 *
 * @param into Where it is: `cash:office` for a check, `in-flight:…` until a gateway pays it out.
 */
export function paymentEntries(
  account: string,
  { into, cents, shares }: { into: MoneyAccount; cents: Cents; shares: readonly Share[] },
): LedgerEntry[] {
  return present([
    { account: into, cents },
    ...receivable(account, shares, -1),
    { account: `unapplied:${account}`, cents: sumOf(shares) - cents },
  ]);
}

/** Where money is. */
export type MoneyAccount = `cash:${string}` | `in-flight:${string}`;

/** PY-08: unapplied money is given to invoices. */
export function allocationEntries(account: string, shares: readonly Share[]): LedgerEntry[] {
  return [
    { account: `unapplied:${account}`, cents: sumOf(shares) },
    ...receivable(account, shares, -1),
  ];
}

/** PY-08: unapplied money is given back. */
export function refundEntries(
  account: string,
  { from, cents }: { from: MoneyAccount; cents: Cents },
): LedgerEntry[] {
  return [
    { account: `unapplied:${account}`, cents },
    { account: from, cents: -cents },
  ];
}

/** PY-09: a payment comes back after it was paid: a bounced check, a returned bank debit. Its invoices are open again. */
export function returnEntries(
  account: string,
  { from, cents, shares }: { from: MoneyAccount; cents: Cents; shares: readonly Share[] },
): LedgerEntry[] {
  return present([
    ...receivable(account, shares, 1),
    { account: `unapplied:${account}`, cents: cents - sumOf(shares) },
    { account: from, cents: -cents },
  ]);
}

/** PY-09: money of a payment goes back: what no invoice has, and what invoices got, which are open again. */
export function giveBackEntries(
  account: string,
  {
    from,
    fromUnapplied,
    shares,
  }: { from: LedgerAccount; fromUnapplied: Cents; shares: readonly Share[] },
): LedgerEntry[] {
  return present([
    ...receivable(account, shares, 1),
    { account: `unapplied:${account}`, cents: fromUnapplied },
    { account: from, cents: -(fromUnapplied + sumOf(shares)) },
  ]);
}

/** PY-09: money that went back did not arrive. It is there again, and no invoice has it. */
export function failedRefundEntries(
  account: string,
  { into, cents }: { into: MoneyAccount; cents: Cents },
): LedgerEntry[] {
  return paymentEntries(account, { into, cents, shares: [] });
}

/** PY-09: a dispute takes money until it is decided. */
export function disputeEntries(from: MoneyAccount, cents: Cents): LedgerEntry[] {
  return [
    { account: 'disputes', cents },
    { account: from, cents: -cents },
  ];
}

/** PY-09: a dispute is lost: its invoices are open again. */
export function lostDisputeEntries(account: string, shares: readonly Share[]): LedgerEntry[] {
  return [...receivable(account, shares, 1), { account: 'disputes', cents: -sumOf(shares) }];
}

/** PY-10: a gateway pays out what it took; negative when it takes from the bank what it lacks. Nothing for 0. */
export function payoutEntries(gateway: string, cents: Cents): LedgerEntry[] {
  return present([
    { account: `cash:${gateway}`, cents },
    { account: `in-flight:${gateway}`, cents: -cents },
  ]);
}

/** PY-10: the bank did not take a payout: its money is at the gateway again. */
export function failedPayoutEntries(gateway: string, cents: Cents): LedgerEntry[] {
  return payoutEntries(gateway, -cents);
}

/** What a gateway takes a fee for. */
export type GatewayFee = 'gateway-fees' | 'dispute-fees';

/** PY-10: a gateway keeps its fee of what it took; negative when the fee comes back. Nothing for 0. */
export function gatewayFeeEntries(
  gateway: string,
  { of, cents }: { of: GatewayFee; cents: Cents },
): LedgerEntry[] {
  return present([
    { account: `${of}:${gateway}`, cents },
    { account: `in-flight:${gateway}`, cents: -cents },
  ]);
}

/** CR-01: the practice gets lens credit. */
export function creditGrantEntries(account: string, cents: Cents): LedgerEntry[] {
  return [
    { account: 'revenue', cents },
    { account: `credit:${account}`, cents: -cents },
  ];
}

/** CR-02: credit pays invoices. */
export function creditUseEntries(account: string, shares: readonly Share[]): LedgerEntry[] {
  return [
    { account: `credit:${account}`, cents: sumOf(shares) },
    ...receivable(account, shares, -1),
  ];
}

/** CR-01: credit expires. */
export function creditExpiryEntries(account: string, cents: Cents): LedgerEntry[] {
  return [
    { account: `credit:${account}`, cents },
    { account: 'revenue', cents: -cents },
  ];
}

/** CR-02: the lab takes lens credit away. */
export function creditDeductionEntries(account: string, cents: Cents): LedgerEntry[] {
  return creditExpiryEntries(account, cents);
}

/** PY-08: what is not paid any more. */
export function writeOffEntries(account: string, shares: readonly Share[]): LedgerEntry[] {
  return [{ account: 'write-off', cents: sumOf(shares) }, ...receivable(account, shares, -1)];
}
