import type { EmailEvent } from './email-event.ts';

const PAGE = {
  payoutsLink: {
    type: 'link',
    label: { en: 'Link to the payouts', es: 'Enlace a los depósitos' },
    example: 'https://lens-portal.test/admin/customer-management/invoices/payouts',
  },
} as const;

/** PY-10: notifications about payouts of the payment service and about its balance, to super admins. */
export const PAYOUT_EVENTS = [
  {
    key: 'payoutFailed',
    group: 'money',
    label: { en: 'Payout not taken by the bank', es: 'Depósito no aceptado por el banco' },
    permission: null,
    choice: null,
    variables: {
      amount: {
        type: 'text',
        label: { en: 'Amount of the payout', es: 'Importe del depósito' },
        example: '$1,204.50',
      },
      payout: {
        type: 'text',
        label: { en: 'Its id at the payment service', es: 'Su id en el servicio de pagos' },
        example: 'po_3Nq1',
      },
      cause: {
        type: 'text',
        label: {
          en: 'Why it failed, as the payment service says',
          es: 'Por qué falló, según el servicio de pagos',
        },
        example: 'account_closed',
      },
      ...PAGE,
    },
  },
  {
    key: 'balanceUnexplained',
    group: 'money',
    label: {
      en: 'Unexplained amounts at the payment service',
      es: 'Importes sin explicar en el servicio de pagos',
    },
    permission: null,
    choice: null,
    variables: {
      count: {
        type: 'text',
        label: { en: 'How many amounts', es: 'Cuántos importes' },
        example: '1',
      },
      amounts: {
        type: 'list',
        label: {
          en: 'The first amounts, a line each',
          es: 'Los primeros importes, una línea cada uno',
        },
        example: ['−$5.00: reserve_hold/risk_reserved_funds (txn_3Nq1)'],
      },
      ...PAGE,
    },
  },
] as const satisfies readonly EmailEvent[];
