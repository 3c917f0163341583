import type { EmailSource } from '../../platform/mail/email-event.ts';
import { messageSource } from './message-source.ts';
import { ORDER_SOURCES } from './order-sources.ts';
import { promiseSource } from './promise-source.ts';
import { RETURN_SOURCES } from './return-sources.ts';

/** EM-04: the sources of all events about orders and returns. */
export const ORDERING_SOURCES: readonly EmailSource[] = [
  ...ORDER_SOURCES,
  promiseSource,
  messageSource,
  ...RETURN_SOURCES,
];
