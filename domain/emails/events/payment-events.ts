import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

const AMOUNT = {
  amount: {
    type: 'text',
    label: { en: 'Amount of the payment', es: 'Importe del pago' },
    example: '$277.00',
  },
  method: {
    type: 'text',
    label: { en: 'The card or the bank account', es: 'La tarjeta o la cuenta bancaria' },
    example: 'Visa 4242',
  },
} as const satisfies EmailVariables;

const PAGE = {
  paymentLink: {
    type: 'link',
    label: { en: 'Link to the payment', es: 'Enlace al pago' },
    example: 'https://lens-portal.test/customer/payment/online/7f9c24e8',
  },
} as const satisfies EmailVariables;

/** The variables of an email about an online payment. */
const CHECKOUT_VARIABLES = {
  ...AMOUNT,
  payer: {
    type: 'text',
    label: { en: 'Who paid', es: 'Quién pagó' },
    example: 'Dana Reyes',
  },
  paymentNumbers: {
    type: 'text',
    label: { en: 'Numbers of the payments', es: 'Números de los pagos' },
    example: 'PAY-100001, PAY-100002',
  },
  invoices: {
    type: 'list',
    label: {
      en: 'The invoices with their amounts, a line each',
      es: 'Las facturas con sus importes, una línea cada una',
    },
    example: ['INV-100001: $277.00'],
  },
  ...PAGE,
} as const satisfies EmailVariables;

/** The variables of an email about the payment of one account. */
const PAYMENT_VARIABLES = {
  ...AMOUNT,
  paymentNumber: {
    type: 'text',
    label: { en: 'Number of the payment', es: 'Número del pago' },
    example: 'PAY-100001',
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
  ...PAGE,
} as const satisfies EmailVariables;

/** The variables of an email about a refund that was not made, or did not arrive. */
const REFUND_VARIABLES = {
  refundAmount: {
    type: 'text',
    label: { en: 'Amount of the refund', es: 'Importe del reembolso' },
    example: '$40.00',
  },
  ...PAYMENT_VARIABLES,
} as const satisfies EmailVariables;

/** PY-05, PY-09: notifications about online payments, to payers, and to super admins about those that they must look at. */
export const PAYMENT_EVENTS = [
  {
    key: 'paymentReceived',
    group: 'money',
    label: { en: 'Receipt of an online payment', es: 'Recibo de un pago en línea' },
    permission: 'payments:show',
    choice: AT_ONCE,
    variables: CHECKOUT_VARIABLES,
  },
  {
    key: 'paymentFailed',
    group: 'money',
    label: { en: 'Bank debit refused', es: 'Débito bancario rechazado' },
    permission: 'payments:show',
    choice: null,
    variables: CHECKOUT_VARIABLES,
  },
  {
    key: 'paymentReturned',
    group: 'money',
    label: { en: 'Payment returned', es: 'Pago devuelto' },
    permission: 'payments:show',
    choice: null,
    variables: PAYMENT_VARIABLES,
  },
  {
    key: 'paymentDisputed',
    group: 'money',
    label: { en: 'Payment disputed', es: 'Pago en disputa' },
    permission: null,
    choice: null,
    variables: PAYMENT_VARIABLES,
  },
  {
    key: 'paymentHeldBack',
    group: 'money',
    label: { en: 'Payment held back by the bank', es: 'Pago retenido por el banco' },
    permission: 'payments:show',
    choice: null,
    variables: PAYMENT_VARIABLES,
  },
  {
    key: 'refundRefused',
    group: 'money',
    label: {
      en: 'Refund refused by the payment service',
      es: 'Reembolso rechazado por el servicio de pagos',
    },
    permission: null,
    choice: null,
    variables: REFUND_VARIABLES,
  },
  {
    key: 'refundFailed',
    group: 'money',
    label: { en: 'Refund not taken by the bank', es: 'Reembolso no aceptado por el banco' },
    permission: null,
    choice: null,
    variables: REFUND_VARIABLES,
  },
  {
    key: 'paymentNeedsAttention',
    group: 'money',
    label: { en: 'Online payment to look at', es: 'Pago en línea por revisar' },
    permission: null,
    choice: null,
    variables: CHECKOUT_VARIABLES,
  },
  {
    key: 'paymentOtherCurrency',
    group: 'money',
    label: { en: 'Online payment in another currency', es: 'Pago en línea en otra moneda' },
    permission: null,
    choice: null,
    variables: CHECKOUT_VARIABLES,
  },
  {
    key: 'paymentUnanswered',
    group: 'money',
    label: { en: 'Online payment without an answer', es: 'Pago en línea sin respuesta' },
    permission: null,
    choice: null,
    variables: CHECKOUT_VARIABLES,
  },
] as const satisfies readonly EmailEvent[];
