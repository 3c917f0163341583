import type { InvoiceAge } from '../invoices/invoice-states.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import type { Locale } from '../locale.ts';

interface StatementLabels {
  title: string;
  kinds: Record<LedgerKind, string>;
  /** What takes a document back: `%{kind}` is what it did. */
  reversal: string;
  ages: Record<InvoiceAge, string>;
  opening: string;
  closing: string;
  credit: string;
  noLines: string;
  fields: Record<
    | 'account'
    | 'practice'
    | 'period'
    | 'date'
    | 'kind'
    | 'document'
    | 'invoices'
    | 'charged'
    | 'paid'
    | 'granted'
    | 'used'
    | 'balance'
    | 'unapplied'
    | 'receivable',
    string
  >;
  /** `%{day}` */
  aged: string;
  agedNow: string;
}

/** The words of a statement, on the page as on paper. */
export const STATEMENT_LABELS: Record<Locale, StatementLabels> = {
  en: {
    title: 'Statement',
    kinds: {
      invoice: 'Invoice',
      payment: 'Payment',
      allocation: 'Applied to invoices',
      refund: 'Refund',
      return: 'Payment returned',
      dispute: 'Payment disputed',
      payout: 'Payout',
      creditGrant: 'Lens credit',
      creditUse: 'Lens credit used',
      creditExpiry: 'Lens credit expired',
      writeOff: 'Written off',
      merge: 'Accounts merged',
    },
    reversal: '%{kind}, reversed',
    ages: {
      current: 'Current',
      days30: '1–30 days',
      days60: '31–60 days',
      days90: '61–90 days',
      older: 'Over 90 days',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
    credit: 'Lens credit',
    noLines: 'Nothing happened in this period.',
    fields: {
      account: 'Account',
      practice: 'Practice',
      period: 'Period',
      date: 'Date',
      kind: 'What',
      document: 'Document',
      invoices: 'Invoices',
      charged: 'Charges',
      paid: 'Payments and credits',
      granted: 'Granted',
      used: 'Used',
      balance: 'Balance',
      unapplied: 'Payments not applied yet',
      receivable: 'Left to pay on invoices',
    },
    aged: 'Past due on %{day}',
    agedNow: 'Past due now',
  },
  es: {
    title: 'Estado de cuenta',
    kinds: {
      invoice: 'Factura',
      payment: 'Pago',
      allocation: 'Aplicado a facturas',
      refund: 'Reembolso',
      return: 'Pago devuelto',
      dispute: 'Pago en disputa',
      payout: 'Abono de la pasarela',
      creditGrant: 'Crédito de lentes',
      creditUse: 'Crédito de lentes usado',
      creditExpiry: 'Crédito de lentes vencido',
      writeOff: 'Cancelado por incobrable',
      merge: 'Cuentas unidas',
    },
    reversal: '%{kind}, revertido',
    ages: {
      current: 'Por vencer',
      days30: '1–30 días',
      days60: '31–60 días',
      days90: '61–90 días',
      older: 'Más de 90 días',
    },
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    credit: 'Crédito de lentes',
    noLines: 'No hubo movimientos en este período.',
    fields: {
      account: 'Cuenta',
      practice: 'Consultorio',
      period: 'Período',
      date: 'Fecha',
      kind: 'Concepto',
      document: 'Documento',
      invoices: 'Facturas',
      charged: 'Cargos',
      paid: 'Pagos y créditos',
      granted: 'Otorgado',
      used: 'Usado',
      balance: 'Saldo',
      unapplied: 'Pagos aún sin aplicar',
      receivable: 'Por pagar de facturas',
    },
    aged: 'Vencido al %{day}',
    agedNow: 'Vencido ahora',
  },
};

/** Returns what a line says that happened. */
export function describeKind(
  { kind, isReversal }: { kind: LedgerKind; isReversal: boolean },
  locale: Locale,
): string {
  const { kinds, reversal } = STATEMENT_LABELS[locale];
  return isReversal ? reversal.replace('%{kind}', kinds[kind]) : kinds[kind];
}
