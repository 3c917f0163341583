import { AUTOPAY_EVENTS } from './autopay-events.ts';
import { CREDIT_EVENTS } from './credit-events.ts';
import type { EmailEvent } from './email-event.ts';
import { INVOICE_EVENTS } from './invoice-events.ts';
import { PAYMENT_EVENTS } from './payment-events.ts';
import { PAYOUT_EVENTS } from './payout-events.ts';
import { RETURN_EVENTS } from './return-events.ts';
import { STATEMENT_EVENTS } from './statement-events.ts';

/** EM-04: notifications about money. */
export const MONEY_EVENTS = [
  ...INVOICE_EVENTS,
  ...PAYMENT_EVENTS,
  ...PAYOUT_EVENTS,
  ...AUTOPAY_EVENTS,
  ...STATEMENT_EVENTS,
  ...CREDIT_EVENTS,
  ...RETURN_EVENTS,
  {
    key: 'booksDisagree',
    group: 'money',
    label: { en: 'The books disagree', es: 'Los libros no cuadran' },
    permission: null,
    choice: null,
    variables: {
      count: {
        type: 'text',
        label: { en: 'How many places disagree', es: 'En cuántos lugares no cuadran' },
        example: '2',
      },
      checkedAt: {
        type: 'text',
        label: { en: 'When they were checked', es: 'Cuándo se revisaron' },
        example: 'June 12, 2026, 4:30 AM UTC',
      },
      places: {
        type: 'list',
        label: {
          en: 'The first places, a line each',
          es: 'Los primeros lugares, una línea cada uno',
        },
        example: ['revenue: the posted balance of an account is the sum of its entries'],
      },
    },
  },
] as const satisfies readonly EmailEvent[];
