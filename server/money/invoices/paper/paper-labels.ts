import type { Locale } from '#domain/locale.ts';

interface PaperLabels {
  title: string;
  items: string;
  sums: string;
  item: string;
  amount: string;
  page: string;
  /** What an invoice says that somebody has printed: it tells of this moment. */
  printed: string;
  none: string;
}

/** What only the paper says of an invoice. */
export const PAPER_LABELS: Record<Locale, PaperLabels> = {
  en: {
    title: 'Invoice',
    items: 'What is invoiced',
    sums: 'Amounts',
    item: 'Item',
    amount: 'Amount',
    page: 'Page %{page} of %{pages}',
    printed: 'As of %{time}',
    none: '—',
  },
  es: {
    title: 'Factura',
    items: 'Conceptos facturados',
    sums: 'Importes',
    item: 'Concepto',
    amount: 'Importe',
    page: 'Página %{page} de %{pages}',
    printed: 'Al %{time}',
    none: '—',
  },
};
