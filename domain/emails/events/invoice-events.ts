import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

/** The variables of the events of an invoice. */
export const INVOICE_VARIABLES = {
  invoiceNumber: {
    type: 'text',
    label: { en: 'Invoice number', es: 'Número de factura' },
    example: 'INV-100001',
  },
  orderNumber: {
    type: 'text',
    label: { en: 'Order number', es: 'Número de pedido' },
    example: 'LP-100042',
  },
  practice: {
    type: 'text',
    label: { en: 'Name of the practice', es: 'Nombre del consultorio' },
    example: 'Lakeside Eye Care',
  },
  accountNumber: {
    type: 'text',
    label: { en: 'Account number', es: 'Número de cuenta' },
    example: '100200',
  },
  poNumber: {
    type: 'text',
    label: { en: 'PO number; may be blank', es: 'Orden de compra; puede faltar' },
    example: 'PO-7731',
  },
  total: {
    type: 'text',
    label: { en: 'Total of the invoice', es: 'Total de la factura' },
    example: '$277.00',
  },
  open: {
    type: 'text',
    label: { en: 'What is left to pay', es: 'Lo que queda por pagar' },
    example: '$177.00',
  },
  dueDate: {
    type: 'text',
    label: { en: 'Last day to pay', es: 'Último día para pagar' },
    example: 'June 12, 2026',
  },
  invoiceLink: {
    type: 'link',
    label: { en: 'Link to the invoice and its PDF', es: 'Enlace a la factura y a su PDF' },
    example: 'https://lens-portal.test/customer/payment/INV-100001',
  },
} as const satisfies EmailVariables;

/** PY-05, PY-08: notifications about invoices, to those of a practice who may pay. */
export const INVOICE_EVENTS = [
  {
    key: 'invoiceIssued',
    group: 'money',
    label: { en: 'Invoice issued', es: 'Factura emitida' },
    permission: 'invoices:show',
    choice: AT_ONCE,
    variables: INVOICE_VARIABLES,
  },
  {
    key: 'invoiceDueSoon',
    group: 'money',
    label: { en: 'Invoice due soon', es: 'Factura por vencer' },
    permission: 'invoices:show',
    choice: AT_ONCE,
    variables: INVOICE_VARIABLES,
  },
  {
    key: 'invoiceOverdue',
    group: 'money',
    label: { en: 'Invoice overdue', es: 'Factura vencida' },
    permission: 'invoices:show',
    choice: AT_ONCE,
    variables: INVOICE_VARIABLES,
  },
] as const satisfies readonly EmailEvent[];
