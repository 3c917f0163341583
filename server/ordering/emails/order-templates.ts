import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { ORDER_APPROVED } from './templates/order-approved.ts';
import { ORDER_CLOSED } from './templates/order-closed.ts';
import { ORDER_IN_PRODUCTION } from './templates/order-in-production.ts';
import { ORDER_MESSAGE } from './templates/order-message.ts';
import { ORDER_RECEIVED } from './templates/order-received.ts';
import { ORDER_REJECTED } from './templates/order-rejected.ts';
import { ORDER_SHIPPED } from './templates/order-shipped.ts';
import { PROMISED_DATE_MOVED } from './templates/promised-date-moved.ts';
import { RETURN_EMAILS } from './templates/return-emails.ts';

/** EM-02: the default templates of the events about orders and returns. */
export const ORDER_TEMPLATES: readonly DefaultTemplate[] = [
  ...ORDER_RECEIVED,
  ...ORDER_APPROVED,
  ...ORDER_REJECTED,
  ...ORDER_IN_PRODUCTION,
  ...ORDER_SHIPPED,
  ...ORDER_CLOSED,
  ...PROMISED_DATE_MOVED,
  ...ORDER_MESSAGE,
  ...RETURN_EMAILS,
];
