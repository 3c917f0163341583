import { EYE_LETTERS } from '../../basics/eye-letters.ts';
import type { Locale } from '../../basics/locale.ts';
import type { Cents } from '../../basics/money.ts';
import type { PricePart } from '../prices/price-schema.ts';
import { taxParts } from '../prices/tax.ts';
import { describePart } from '../pricing/describe-part.ts';
import type { InvoiceLabels } from './invoice-labels-en.ts';
import type { InvoiceDetails, InvoiceLine } from './invoice.ts';

/** A row of an invoice, on the page and on paper. */
export interface InvoiceRow {
  key: string;
  label: string;
  cents: Cents;
  /** Of a lens: how many, and what each costs; null when its price is no whole cents. */
  each?: { quantity: number; unitCents: Cents | null };
  /** How it is shown: a lens or a sum in bold, the parts of a price below their lens. */
  look: 'strong' | 'part' | 'plain';
}

type Sum = keyof InvoiceLabels['sums'];

/** What the rows say, in the language of the reader. The page has it from its texts, the paper from the labels. */
export interface InvoiceWords {
  sum: (key: Sum) => string;
  /** Returns `2 lenses`; absent where the quantity has a column of its own. */
  lenses?: (count: number) => string;
}

interface Wording {
  locale: Locale;
  words: InvoiceWords;
}

/** PY-07: returns the lenses of an invoice with the rule behind each price, then what its delivery costs. */
export function itemRows(invoice: InvoiceDetails, { locale, words }: Wording): InvoiceRow[] {
  const { lines, deliveryParts, currency } = invoice;
  const part = (owner: string, look: InvoiceRow['look']) => (one: PricePart, index: number) => ({
    key: `${owner}-${one.code}-${index}`,
    label: describePart(one, currency, locale),
    cents: one.cents,
    look,
  });
  const lineRows = (
    { eye, lensName, quantity, cents, priceParts }: InvoiceLine,
    index: number,
  ): InvoiceRow[] => {
    const many = quantity > 1 && words.lenses ? ` · ${words.lenses(quantity)}` : '';
    const key = `${eye}-${index}`;
    const label = `${EYE_LETTERS[eye]} · ${lensName}${many}`;
    // A lens credit that the line opens is no part of what it costs.
    const charged = priceParts.filter(({ grants }) => !grants);
    const parts = hasParts(charged) ? charged.map(part(key, 'part')) : [];
    const unitCents = cents % quantity === 0 ? cents / quantity : null;
    return [{ key, label, cents, each: { quantity, unitCents }, look: 'strong' }, ...parts];
  };
  return [...lines.flatMap(lineRows), ...deliveryParts.map(part('delivery', 'plain'))];
}

/** PY-07: returns what became of the total: what was paid, credited and written off, what is left, and what is under way. */
export function balanceRows(
  invoice: InvoiceDetails,
  { words }: Pick<Wording, 'words'>,
): InvoiceRow[] {
  const { paidCents, creditedCents, writtenOffCents, openCents, pendingCents } = invoice;
  const row = sumRow(words);
  return [
    ...[row('paid', -paidCents), row('credited', -creditedCents)].filter(isSomething),
    ...[row('writtenOff', -writtenOffCents)].filter(isSomething),
    row('open', openCents, 'strong'),
    ...[row('pending', pendingCents)].filter(isSomething),
  ];
}

/** Returns the total, after the tax if there is any. */
export function totalRows(invoice: InvoiceDetails, { locale, words }: Wording): InvoiceRow[] {
  const total = sumRow(words)('total', invoice.totalCents, 'strong');
  return [...taxRows(invoice, locale), total];
}

/** The tax as it was calculated: by which rate, or why there is none. */
function taxRows(
  { taxCents, taxRate, taxCertificate }: InvoiceDetails,
  locale: Locale,
): InvoiceRow[] {
  return taxParts(0, { rate: taxRate, certificate: taxCertificate }).map(({ label }) => ({
    key: 'tax',
    label: label[locale],
    cents: taxCents,
    look: 'plain',
  }));
}

/** Returns what the total consists of, by what it is for, and the total. */
export function chargeRows(invoice: InvoiceDetails, { locale, words }: Wording): InvoiceRow[] {
  const { goodsCents, feeCents, shippingCents, totalCents } = invoice;
  const row = sumRow(words);
  const tax = taxRows(invoice, locale);
  return [
    row('goods', goodsCents),
    row('fees', feeCents),
    row('shipping', shippingCents),
    ...(tax.length > 0 ? tax : [row('tax', invoice.taxCents)]),
    row('total', totalCents, 'strong'),
  ];
}

function sumRow(words: InvoiceWords) {
  return (key: Sum, cents: Cents, look: InvoiceRow['look'] = 'plain'): InvoiceRow => ({
    key,
    label: words.sum(key),
    cents: cents === 0 ? 0 : cents,
    look,
  });
}

function isSomething({ cents }: InvoiceRow): boolean {
  return cents !== 0;
}

/** Whether the parts say more than the price of the line. */
function hasParts(parts: readonly PricePart[]): boolean {
  return parts.length > 1 || parts.some(({ rule }) => rule !== undefined);
}
