import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import {
  allocationEntries,
  creditExpiryEntries,
  creditGrantEntries,
  creditUseEntries,
  disputeEntries,
  failedPayoutEntries,
  gatewayFeeEntries,
  invoiceEntries,
  lostDisputeEntries,
  paymentEntries,
  payoutEntries,
  refundEntries,
  returnEntries,
  writeOffEntries,
  type Share,
} from '#domain/money/ledger/postings.ts';
import type { Random } from '../../fixtures/random.ts';
import { openOf, type Books, type Change, type InvoiceSums } from './ledger-oracle.ts';

/** What a random event asks of the ledger. */
export interface RandomEvent {
  kind: LedgerKind;
  entries: LedgerEntry[];
}

interface Place {
  account: string;
  books: Books;
  random: Random;
  /** Unique among all events. */
  number: number;
}

/** An amount that mostly fits, sometimes is all, and sometimes is one cent too much. */
function amountUpTo(random: Random, most: number): number {
  if (random.chance(0.1)) return most + 1;
  return random.chance(0.3) ? Math.max(1, most) : random.integer(1, Math.max(1, most));
}

/** Shares of up to three invoices, mostly of those that are open. */
function someShares({ books, random }: Place, most = 3): Share[] {
  const numbers = [...books.invoices.keys()];
  const chosen = numbers.filter(() => random.chance(0.6)).slice(0, most);
  return chosen.map((invoiceNumber) => ({
    invoiceNumber,
    cents: amountUpTo(random, openOf(books.invoices.get(invoiceNumber))),
  }));
}

function heldBy(books: Books, key: string): number {
  return -((books.posted.get(key) ?? 0) + (books.reserved.get(key) ?? 0));
}

function invoice({ account, random, number }: Place): RandomEvent {
  const charges = {
    goodsCents: random.integer(1, 90_000),
    feeCents: random.chance(0.3) ? random.integer(1, 2_000) : 0,
    shippingCents: random.chance(0.7) ? 1_200 : 0,
    taxCents: random.chance(0.3) ? random.integer(1, 5_000) : 0,
  };
  const entries = invoiceEntries(account, `INV-${account}-${number}`, charges);
  return { kind: 'invoice', entries };
}

export function payment(place: Place, into: 'cash:office' | 'in-flight:bank'): RandomEvent {
  const { account, random } = place;
  const shares = someShares(place);
  const extra = shares.length === 0 || random.chance(0.3) ? random.integer(1, 9_000) : 0;
  const cents = shares.reduce((sum, share) => sum + share.cents, extra);
  return { kind: 'payment', entries: paymentEntries(account, { into, cents, shares }) };
}

/** What is asked for some invoices; nothing where there are none. */
function forShares(
  kind: LedgerKind,
  entriesOf: (account: string, shares: Share[]) => LedgerEntry[],
  most?: number,
) {
  return (place: Place): RandomEvent | null => {
    const shares = someShares(place, most);
    return shares.length === 0 ? null : { kind, entries: entriesOf(place.account, shares) };
  };
}

/** A bank takes a payment back, or a dispute is lost: what was paid is open again. */
function takenBack({ account, books, random }: Place): RandomEvent | null {
  const paid = [...books.invoices].filter(([, sums]) => sums.paid > 0);
  if (paid.length === 0) return null;
  const [invoiceNumber, sums] = random.pick(paid);
  const cents = amountUpTo(random, sums.paid);
  const shares = [{ invoiceNumber, cents }];
  if (random.chance(0.5)) return { kind: 'dispute', entries: lostDisputeEntries(account, shares) };
  const from = 'in-flight:bank';
  return { kind: 'return', entries: returnEntries(account, { from, cents, shares }) };
}

const EVENTS: readonly ((place: Place) => RandomEvent | null)[] = [
  invoice,
  invoice,
  (place) => payment(place, 'cash:office'),
  (place) => payment(place, 'in-flight:bank'),
  forShares('allocation', allocationEntries),
  forShares('creditUse', creditUseEntries),
  forShares('writeOff', writeOffEntries, 1),
  takenBack,
  ({ account, books, random }) => {
    const cents = amountUpTo(random, heldBy(books, `unapplied:${account}`));
    return { kind: 'refund', entries: refundEntries(account, { from: 'cash:office', cents }) };
  },
  ({ account, books, random }) => {
    const cents = amountUpTo(random, heldBy(books, `credit:${account}`));
    return { kind: 'creditExpiry', entries: creditExpiryEntries(account, cents) };
  },
  ({ account, random }) => {
    const entries = creditGrantEntries(account, random.integer(1, 30_000));
    return { kind: 'creditGrant', entries };
  },
  ({ random }) => {
    const entries = disputeEntries('in-flight:bank', random.integer(1, 9_000));
    return { kind: 'dispute', entries };
  },
  ({ random }) => {
    const entries = random.pick([payoutEntries, failedPayoutEntries]);
    return { kind: 'payout', entries: entries('bank', random.integer(1, 9_000)) };
  },
  ({ random }) => {
    const of = random.pick(['gateway-fees', 'dispute-fees'] as const);
    const cents = random.integer(1, 900) * (random.chance(0.2) ? -1 : 1);
    return { kind: 'gatewayFee', entries: gatewayFeeEntries('bank', { of, cents }) };
  },
];

/** Returns a random business event; an invoice where the books have nothing for another one. */
export function randomEvent(place: Place): RandomEvent {
  if (place.books.invoices.size === 0) return invoice(place);
  return place.random.pick(EVENTS)(place) ?? invoice(place);
}

const PARTS: Partial<Record<LedgerKind, keyof InvoiceSums>> = {
  creditUse: 'credited',
  writeOff: 'writtenOff',
};

/** Returns what an event must change in the books once it is posted. */
export function changeOf({ kind, entries }: RandomEvent): Change {
  const posted: Record<string, number> = {};
  const invoices: NonNullable<Change['invoices']> = {};
  for (const { account, cents, invoiceNumber } of entries) {
    posted[account] = (posted[account] ?? 0) + cents;
    if (!invoiceNumber) continue;
    invoices[invoiceNumber] =
      kind === 'invoice' ? { charged: cents } : { [PARTS[kind] ?? 'paid']: -cents };
  }
  return { posted, invoices };
}

/** Returns what a pending event reserves until it is posted or void. */
export function reservedBy({ entries }: RandomEvent): Change {
  const reserved: Record<string, number> = {};
  const invoices: NonNullable<Change['invoices']> = {};
  for (const { account, cents, invoiceNumber } of entries) {
    if (cents > 0) reserved[account] = (reserved[account] ?? 0) + cents;
    if (invoiceNumber) invoices[invoiceNumber] = { pending: -cents };
  }
  return { reserved, invoices };
}
