/**
 * What the books of one practice must be, kept as plain sums. It knows nothing of the ledger's code: `isAllowed` says
 * which states there may be.
 */
export interface Change {
  /** By ledger account, debits positive. */
  posted?: Record<string, number>;
  /** What is reserved, by ledger account: credit that a pending event will use. */
  reserved?: Record<string, number>;
  invoices?: Record<string, Partial<InvoiceSums>>;
}

export interface InvoiceSums {
  charged: number;
  paid: number;
  credited: number;
  writtenOff: number;
  pending: number;
}

export interface Books {
  posted: Map<string, number>;
  reserved: Map<string, number>;
  invoices: Map<string, InvoiceSums>;
}

export function emptyBooks(): Books {
  return { posted: new Map(), reserved: new Map(), invoices: new Map() };
}

/** Returns the books after a change; the given ones stay as they are. */
export function after(books: Books, change: Change, sign: 1 | -1 = 1): Books {
  const next: Books = {
    posted: new Map(books.posted),
    reserved: new Map(books.reserved),
    invoices: new Map([...books.invoices].map(([number, sums]) => [number, { ...sums }])),
  };
  addAll(next.posted, change.posted, sign);
  addAll(next.reserved, change.reserved, sign);
  for (const [number, sums] of Object.entries(change.invoices ?? {})) {
    const invoice = next.invoices.get(number) ?? noSums();
    next.invoices.set(number, invoice);
    for (const [part, cents = 0] of Object.entries(sums)) {
      invoice[part as keyof InvoiceSums] += sign * cents;
    }
  }
  return next;
}

function noSums(): InvoiceSums {
  return { charged: 0, paid: 0, credited: 0, writtenOff: 0, pending: 0 };
}

function addAll(sums: Map<string, number>, added: Record<string, number> = {}, sign: 1 | -1): void {
  for (const [key, cents] of Object.entries(added)) {
    sums.set(key, (sums.get(key) ?? 0) + sign * cents);
  }
}

/** Whether books may be so: nothing is over-paid, no credit is overdrawn. */
export function isAllowed({ posted, reserved, invoices }: Books): boolean {
  const isCovered = [...posted.keys()]
    .filter((key) => key.startsWith('credit:') || key.startsWith('unapplied:'))
    .every((key) => (posted.get(key) ?? 0) + (reserved.get(key) ?? 0) <= 0);
  return isCovered && [...invoices.values()].every(isPossible);
}

function isPossible({ charged, paid, credited, writtenOff, pending }: InvoiceSums): boolean {
  const settled = paid + credited + writtenOff + pending;
  return settled <= charged && Math.min(paid, credited, writtenOff, pending) >= 0;
}

export function openOf(sums: InvoiceSums | undefined): number {
  const { charged, paid, credited, writtenOff, pending } = sums ?? noSums();
  return charged - paid - credited - writtenOff - pending;
}
