import {
  allocationEntries,
  creditExpiryEntries,
  creditGrantEntries,
  creditUseEntries,
  disputeEntries,
  invoiceEntries,
  lostDisputeEntries,
  paymentEntries,
  payoutEntries,
  refundEntries,
  returnEntries,
  writeOffEntries,
  type Share,
} from '#domain/ledger/postings.ts';
import type { LedgerEntry } from '#domain/ledger/ledger-entry.ts';
import type { LedgerKind } from '#domain/ledger/ledger-kinds.ts';
import type { Random } from '#tests/fixtures/random.ts';
import { openOf, type Books, type Change } from './ledger-oracle.ts';

/** What a random event asks of the ledger, and what must come of it. */
export interface RandomEvent {
  kind: LedgerKind;
  entries: LedgerEntry[];
  change: Change;
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
function someShares({ books, random }: Place): Share[] {
  const numbers = [...books.invoices.keys()];
  const chosen = numbers.filter(() => random.chance(0.6)).slice(0, 3);
  return chosen.map((invoiceNumber) => ({
    invoiceNumber,
    cents: amountUpTo(random, openOf(books.invoices.get(invoiceNumber))),
  }));
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, share) => sum + share.cents, 0);
}

function onInvoices(
  shares: readonly Share[],
  part: 'paid' | 'credited' | 'writtenOff',
  sign = 1,
): Change['invoices'] {
  return Object.fromEntries(
    shares.map(({ invoiceNumber, cents }) => [invoiceNumber, { [part]: sign * cents }]),
  );
}

function heldBy(books: Books, key: string): number {
  return -((books.posted.get(key) ?? 0) + (books.reserved.get(key) ?? 0));
}

function invoice({ account, random, number }: Place): RandomEvent {
  const invoiceNumber = `INV-${account}-${number}`;
  const [goods, fee, shipping, tax] = [
    random.integer(1, 90_000),
    random.chance(0.3) ? random.integer(1, 2_000) : 0,
    random.chance(0.7) ? 1_200 : 0,
    random.chance(0.3) ? random.integer(1, 5_000) : 0,
  ];
  const charged = goods + fee + shipping + tax;
  return {
    kind: 'invoice',
    entries: invoiceEntries(account, invoiceNumber, {
      goodsCents: goods,
      feeCents: fee,
      shippingCents: shipping,
      taxCents: tax,
    }),
    change: {
      posted: {
        [`receivable:${account}`]: charged,
        revenue: -goods,
        fees: -fee,
        shipping: -shipping,
        tax: -tax,
      },
      invoices: { [invoiceNumber]: { charged } },
    },
  };
}

export function payment(place: Place, into: 'cash:office' | 'in-flight:bank'): RandomEvent {
  const { account, random } = place;
  const shares = someShares(place);
  const paid = sumOf(shares);
  const extra = shares.length === 0 || random.chance(0.3) ? random.integer(1, 9_000) : 0;
  return {
    kind: 'payment',
    entries: paymentEntries(account, { into, cents: paid + extra, shares }),
    change: {
      posted: {
        [into]: paid + extra,
        [`receivable:${account}`]: -paid,
        [`unapplied:${account}`]: -extra,
      },
      invoices: onInvoices(shares, 'paid'),
    },
  };
}

function allocation(place: Place): RandomEvent | null {
  const { account } = place;
  const shares = someShares(place);
  if (shares.length === 0) return null;
  const cents = sumOf(shares);
  return {
    kind: 'allocation',
    entries: allocationEntries(account, shares),
    change: {
      posted: { [`unapplied:${account}`]: cents, [`receivable:${account}`]: -cents },
      invoices: onInvoices(shares, 'paid'),
    },
  };
}

function refund({ account, books, random }: Place): RandomEvent {
  const cents = amountUpTo(random, heldBy(books, `unapplied:${account}`));
  return {
    kind: 'refund',
    entries: refundEntries(account, { from: 'cash:office', cents }),
    change: { posted: { [`unapplied:${account}`]: cents, 'cash:office': -cents } },
  };
}

/** A bank takes a payment back, or a dispute is lost: what was paid is open again. */
function takenBack(place: Place): RandomEvent | null {
  const { account, books, random } = place;
  const paid = [...books.invoices].filter(([, sums]) => sums.paid > 0);
  if (paid.length === 0) return null;
  const [invoiceNumber, sums] = random.pick(paid);
  const shares = [{ invoiceNumber, cents: amountUpTo(random, sums.paid) }];
  const cents = sumOf(shares);
  const isDispute = random.chance(0.5);
  return {
    kind: isDispute ? 'dispute' : 'return',
    entries: isDispute
      ? lostDisputeEntries(account, shares)
      : returnEntries(account, { from: 'in-flight:bank', cents, shares }),
    change: {
      posted: {
        [`receivable:${account}`]: cents,
        [isDispute ? 'disputes' : 'in-flight:bank']: -cents,
      },
      invoices: onInvoices(shares, 'paid', -1),
    },
  };
}

function dispute({ random }: Place): RandomEvent {
  const cents = random.integer(1, 9_000);
  return {
    kind: 'dispute',
    entries: disputeEntries('in-flight:bank', cents),
    change: { posted: { disputes: cents, 'in-flight:bank': -cents } },
  };
}

function payout({ random }: Place): RandomEvent {
  const cents = random.integer(1, 9_000);
  return {
    kind: 'payout',
    entries: payoutEntries('bank', cents),
    change: { posted: { 'cash:bank': cents, 'in-flight:bank': -cents } },
  };
}

function creditGrant({ account, random }: Place): RandomEvent {
  const cents = random.integer(1, 30_000);
  return {
    kind: 'creditGrant',
    entries: creditGrantEntries(account, cents),
    change: { posted: { revenue: cents, [`credit:${account}`]: -cents } },
  };
}

function creditUse(place: Place): RandomEvent | null {
  const { account } = place;
  const shares = someShares(place);
  if (shares.length === 0) return null;
  const cents = sumOf(shares);
  return {
    kind: 'creditUse',
    entries: creditUseEntries(account, shares),
    change: {
      posted: { [`credit:${account}`]: cents, [`receivable:${account}`]: -cents },
      invoices: onInvoices(shares, 'credited'),
    },
  };
}

function creditExpiry({ account, books, random }: Place): RandomEvent {
  const cents = amountUpTo(random, heldBy(books, `credit:${account}`));
  return {
    kind: 'creditExpiry',
    entries: creditExpiryEntries(account, cents),
    change: { posted: { [`credit:${account}`]: cents, revenue: -cents } },
  };
}

function writeOff(place: Place): RandomEvent | null {
  const { account } = place;
  const shares = someShares(place).slice(0, 1);
  if (shares.length === 0) return null;
  const cents = sumOf(shares);
  return {
    kind: 'writeOff',
    entries: writeOffEntries(account, shares),
    change: {
      posted: { 'write-off': cents, [`receivable:${account}`]: -cents },
      invoices: onInvoices(shares, 'writtenOff'),
    },
  };
}

const EVENTS: readonly ((place: Place) => RandomEvent | null)[] = [
  invoice,
  invoice,
  (place) => payment(place, 'cash:office'),
  (place) => payment(place, 'in-flight:bank'),
  allocation,
  refund,
  takenBack,
  dispute,
  payout,
  creditGrant,
  creditUse,
  creditExpiry,
  writeOff,
];

/** Returns a random business event; an invoice where the books have nothing for another one. */
export function randomEvent(place: Place): RandomEvent {
  if (place.books.invoices.size === 0) return invoice(place);
  return place.random.pick(EVENTS)(place) ?? invoice(place);
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
