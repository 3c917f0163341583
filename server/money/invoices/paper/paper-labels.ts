import type { Locale } from '#domain/basics/locale.ts';

interface PaperLabels {
  title: string;
  items: string;
  sums: string;
  item: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  billTo: string;
  shipTo: string;
  /** Where payments by check go. */
  remitTo: string;
  page: string;
  /** What an invoice says that somebody has printed: how things stand at this moment. */
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
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    billTo: 'Bill to',
    shipTo: 'Ship to',
    remitTo: 'Remit to',
    page: 'Page %{page} of %{pages}',
    printed: 'As of %{time}',
    none: '—',
  },
  es: {
    title: 'Factura',
    items: 'Conceptos facturados',
    sums: 'Importes',
    item: 'Concepto',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    billTo: 'Facturar a',
    shipTo: 'Enviar a',
    remitTo: 'Enviar el pago a',
    page: 'Página %{page} de %{pages}',
    printed: 'Al %{time}',
    none: '—',
  },
};
