import type { InvoiceLabels } from './invoice-labels-en.ts';

/** The labels of invoices in Spanish, on the screen, on paper and in tables. */
export const INVOICE_LABELS_ES: InvoiceLabels = {
  fields: {
    number: 'Factura',
    account: 'Cuenta',
    practice: 'Consultorio',
    order: 'Pedido',
    poNumber: 'N.º de orden de compra',
    patient: 'Paciente',
    issued: 'Emitida',
    due: 'Vence',
    terms: 'Plazo',
    state: 'Estado',
    total: 'Total',
    open: 'Pendiente',
  },
  states: {
    open: 'Pendiente',
    partlyPaid: 'Pagada en parte',
    inFlight: 'Pago en curso',
    overdue: 'Vencida',
    paid: 'Pagada',
    credited: 'Acreditada',
    writtenOff: 'Dada de baja',
  },
  sums: {
    goods: 'Lentes',
    fees: 'Cargos',
    shipping: 'Envío y manejo',
    tax: 'Impuesto',
    total: 'Total',
    paid: 'Pagado',
    credited: 'Acreditado',
    writtenOff: 'Dado de baja',
    open: 'Pendiente',
    pending: 'De ello, pago en curso',
  },
  terms: 'Neto a %{smart_count} día |||| Neto a %{smart_count} días',
  quantity: '%{smart_count} lente |||| %{smart_count} lentes',
};
