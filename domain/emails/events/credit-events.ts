import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

const CREDIT_VARIABLES = {
  creditNumber: {
    type: 'text',
    label: { en: 'Number of the credit', es: 'Número del crédito' },
    example: 'CR-100001',
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
  orderNumber: {
    type: 'text',
    label: {
      en: 'Order that replaces the lens; may be blank',
      es: 'Pedido que reemplaza el lente; puede faltar',
    },
    example: 'LP-100042',
  },
  amount: {
    type: 'text',
    label: { en: 'Amount of the credit', es: 'Importe del crédito' },
    example: '$80.00',
  },
  left: {
    type: 'text',
    label: { en: 'What is left of it', es: 'Lo que queda de él' },
    example: '$30.00',
  },
  lastDay: {
    type: 'text',
    label: { en: 'Last day to use it', es: 'Último día para usarlo' },
    example: 'June 12, 2027',
  },
  creditLink: {
    type: 'link',
    label: { en: 'Link to the lens credit', es: 'Enlace al crédito de lentes' },
    example: 'https://lens-portal.test/customer/credit',
  },
} as const satisfies EmailVariables;

const EXPIRING_VARIABLES = {
  credits: {
    type: 'list',
    label: {
      en: 'The credits that expire, a line each',
      es: 'Los créditos que vencen, una línea cada uno',
    },
    example: ['CR-100001: $30.00 until June 12, 2027', 'CR-100002: $12.50 until June 20, 2027'],
  },
  ...CREDIT_VARIABLES,
} as const satisfies EmailVariables;

/** CR-02: notifications about lens credit, to those of a practice who may use it. */
export const CREDIT_EVENTS = [
  {
    key: 'creditPosted',
    group: 'money',
    label: { en: 'Lens credit opened', es: 'Crédito de lentes abierto' },
    permission: 'credit:apply',
    choice: AT_ONCE,
    variables: CREDIT_VARIABLES,
  },
  {
    key: 'creditExpiring',
    group: 'money',
    label: { en: 'Lens credit expires soon', es: 'Crédito de lentes por vencer' },
    permission: 'credit:apply',
    choice: AT_ONCE,
    variables: EXPIRING_VARIABLES,
  },
] as const satisfies readonly EmailEvent[];
