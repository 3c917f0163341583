import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

const COMMON = {
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
  invoices: {
    type: 'list',
    label: {
      en: 'The invoices with their amounts, a line each',
      es: 'Las facturas con sus importes, una línea cada una',
    },
    example: ['INV-100001: $277.00'],
  },
  autopayLink: {
    type: 'link',
    label: { en: 'Link to autopay', es: 'Enlace al pago automático' },
    example: 'https://lens-portal.test/customer/payment/methods',
  },
} as const satisfies EmailVariables;

/** PY-09: notifications about autopay, to those of a practice who pay. */
export const AUTOPAY_EVENTS = [
  {
    key: 'autopayAnnounced',
    group: 'money',
    label: { en: 'Autopay announced', es: 'Pago automático anunciado' },
    permission: 'payments:make',
    choice: AT_ONCE,
    variables: {
      amount: {
        type: 'text',
        label: { en: 'The most that is paid', es: 'Lo máximo que se paga' },
        example: '$277.00',
      },
      day: {
        type: 'text',
        label: { en: 'The day of the payment', es: 'El día del pago' },
        example: 'June 12, 2026',
      },
      method: {
        type: 'text',
        label: { en: 'The card or the bank account', es: 'La tarjeta o la cuenta bancaria' },
        example: 'Visa 4242',
      },
      ...COMMON,
    },
  },
  {
    key: 'autopayStopped',
    group: 'money',
    label: { en: 'Autopay switched off', es: 'Pago automático desactivado' },
    permission: 'payments:make',
    choice: null,
    variables: {
      reason: {
        type: 'text',
        label: { en: 'Why it is off', es: 'Por qué está desactivado' },
        example: 'The card was declined.',
      },
      ...COMMON,
    },
  },
] as const satisfies readonly EmailEvent[];
