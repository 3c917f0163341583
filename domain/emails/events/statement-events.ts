import type { EmailEvent } from './email-event.ts';
import { INVOICE_VARIABLES } from './invoice-events.ts';

/** PY-08: notifications about statements, to those of a practice who may pay. */
export const STATEMENT_EVENTS = [
  {
    key: 'statementReady',
    group: 'money',
    label: { en: 'Monthly statement', es: 'Estado de cuenta mensual' },
    permission: 'statements:show',
    choice: { email: 'now', bell: true },
    variables: {
      practice: INVOICE_VARIABLES.practice,
      accountNumber: INVOICE_VARIABLES.accountNumber,
      firstDay: {
        type: 'text',
        label: { en: 'First day of the statement', es: 'Primer día del estado de cuenta' },
        example: 'May 1, 2026',
      },
      lastDay: {
        type: 'text',
        label: { en: 'Last day of the statement', es: 'Último día del estado de cuenta' },
        example: 'May 31, 2026',
      },
      opening: {
        type: 'text',
        label: { en: 'Opening balance', es: 'Saldo inicial' },
        example: '$120.00',
      },
      closing: {
        type: 'text',
        label: { en: 'Closing balance', es: 'Saldo final' },
        example: '$297.00',
      },
      overdue: {
        type: 'text',
        label: {
          en: 'What is overdue; blank when nothing is',
          es: 'Lo vencido; en blanco si no hay nada vencido',
        },
        example: '$120.00',
      },
      statementLink: {
        type: 'link',
        label: {
          en: 'Link to the statement and its PDF',
          es: 'Enlace al estado de cuenta y a su PDF',
        },
        example:
          'https://lens-portal.test/customer/payment/statement?from=2026-05-01&to=2026-05-31',
      },
    },
  },
] as const satisfies readonly EmailEvent[];
