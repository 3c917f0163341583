import { sumCents, type Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';

/** An invoice that can be paid online, and what of it can be paid. */
export interface Choosable {
  /** `INV-100001` */
  id: string;
  payableCents: Cents;
}

/** What is entered for each chosen invoice, by number; null for what is no amount. */
export type PayChoice = ReadonlyMap<string, Cents | null>;

/** Why an entered amount cannot be paid. */
export type AmountProblem = 'missing' | 'zero' | 'tooMuch';

/** PY-01: returns the choice with or without an invoice; a chosen one is paid in full until something else is entered. */
export function choose(choice: PayChoice, invoice: Choosable, isChosen: boolean): PayChoice {
  const next = new Map(choice);
  if (isChosen) next.set(invoice.id, invoice.payableCents);
  else next.delete(invoice.id);
  return next;
}

/** Returns the choice with all invoices in full, or with none. */
export function chooseAll(invoices: readonly Choosable[], isChosen: boolean): PayChoice {
  return new Map(
    isChosen ? invoices.map(({ id, payableCents }) => [id, payableCents] as const) : [],
  );
}

/** Returns the choice with another amount for an invoice, which it chooses, too. */
export function enterAmount(choice: PayChoice, number: string, cents: Cents | null): PayChoice {
  return new Map(choice).set(number, cents);
}

/** Returns what is wrong with the amount of an invoice; null when nothing is, or when it is not chosen. */
export function amountProblem(
  choice: PayChoice,
  { id, payableCents }: Choosable,
): AmountProblem | null {
  const cents = choice.get(id);
  if (cents === undefined) return null;
  if (cents === null) return 'missing';
  if (cents <= 0) return 'zero';
  return cents > payableCents ? 'tooMuch' : null;
}

/** Returns the shares to pay, in the order of the invoices; null while an amount is wrong or nothing is chosen. */
export function sharesOf(choice: PayChoice, invoices: readonly Choosable[]): Share[] | null {
  const chosen = invoices.filter(({ id }) => choice.has(id));
  if (chosen.length === 0 || chosen.some((one) => amountProblem(choice, one) !== null)) return null;
  return chosen.map(({ id }) => ({ invoiceNumber: id, cents: choice.get(id) ?? 0 }));
}

/** Returns the sum of what is entered for invoices that are there. */
export function totalOf(choice: PayChoice, invoices: readonly Choosable[]): Cents {
  return sumCents(invoices.map(({ id }) => choice.get(id) ?? 0));
}
