import type { Locale } from '#domain/basics/locale.ts';
import type { MONEY_BACK_KINDS } from '#domain/money/payments/payment-states.ts';

interface ReceiptLabels {
  title: string;
  payments: string;
  paidOn: string;
  method: string;
  methods: { card: string; bankAccount: string };
  by: string;
  amount: string;
  credit: string;
  memo: string;
  invoice: string;
  paid: string;
  left: string;
  sum: string;
  unapplied: string;
  back: string;
  day: string;
  what: string;
  payment: string;
  kinds: Record<(typeof MONEY_BACK_KINDS)[number], string>;
  sandbox: string;
}

/** What the receipt of an online payment says. */
export const RECEIPT_LABELS: Record<Locale, ReceiptLabels> = {
  en: {
    title: 'Receipt',
    payments: 'Payment',
    paidOn: 'Paid on',
    method: 'Paid with',
    methods: { card: 'Card', bankAccount: 'Bank account' },
    by: 'Paid by',
    amount: 'Paid online',
    credit: 'Lens credit used',
    memo: 'Memo',
    invoice: 'Invoice',
    paid: 'Paid online',
    left: 'Left to pay',
    sum: 'Sum',
    unapplied: 'Of this payment, %{amount} is not applied to an invoice.',
    back: 'What went back',
    day: 'Date',
    what: 'What',
    payment: 'Payment',
    kinds: {
      refund: 'Given back by the lab',
      return: 'Taken back by the bank',
      refundFailed: 'Refund not taken by the bank',
      refundRefused: 'Refund refused by the payment service',
    },
    sandbox: 'Sandbox: no money moved.',
  },
  es: {
    title: 'Recibo',
    payments: 'Pago',
    paidOn: 'Fecha del pago',
    method: 'Pagado con',
    methods: { card: 'Tarjeta', bankAccount: 'Cuenta bancaria' },
    by: 'Pagado por',
    amount: 'Pagado en línea',
    credit: 'Crédito de lentes usado',
    memo: 'Nota',
    invoice: 'Factura',
    paid: 'Pagado en línea',
    left: 'Por pagar',
    sum: 'Suma',
    unapplied: 'De este pago, %{amount} no se aplicó a ninguna factura.',
    back: 'Importes devueltos',
    day: 'Fecha',
    what: 'Concepto',
    payment: 'Pago',
    kinds: {
      refund: 'Reembolsado por el laboratorio',
      return: 'Retirado por el banco',
      refundFailed: 'Reembolso no aceptado por el banco',
      refundRefused: 'Reembolso rechazado por el servicio de pagos',
    },
    sandbox: 'Entorno de prueba: no se movió dinero.',
  },
};
