import type { Locale } from '#domain/basics/locale.ts';
import { INVOICE_LABELS_EN, type InvoiceLabels } from '#domain/money/invoices/invoice-labels-en.ts';
import { INVOICE_LABELS_ES } from '#domain/money/invoices/invoice-labels-es.ts';
import type { InvoiceWords } from '#domain/money/invoices/invoice-rows.ts';

export const INVOICE_LABELS: Record<Locale, InvoiceLabels> = {
  en: INVOICE_LABELS_EN,
  es: INVOICE_LABELS_ES,
};

/** Returns what the rows of an invoice say on paper, where quantities have a column. */
export function invoiceWords(locale: Locale): InvoiceWords {
  const { sums } = INVOICE_LABELS[locale];
  return { sum: (key) => sums[key] };
}

/** Returns `Net 30 days` of `Net %{smart_count} day |||| Net %{smart_count} days`. */
export function counted(label: string, count: number): string {
  const [one = '', many = one] = label.split(' |||| ');
  return (count === 1 ? one : many).replace('%{smart_count}', String(count));
}
