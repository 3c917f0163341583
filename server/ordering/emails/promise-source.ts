import { emailSource } from '../../platform/mail/email-event.ts';
import { dayText } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findPromiseMoves } from '../promises/find-moves.ts';
import { moveRefSchema } from './order-ref.ts';
import { membersConcerned, ORDER_EMAILS_EXPIRE_AFTER } from './order-sources.ts';
import { orderValues, readOrder } from './order-values.ts';

/** EM-04: the promised date was moved; the email notifies of this move, also when another one followed. */
export const promiseSource = emailSource({
  event: 'promisedDateMoved',
  expiresAfter: ORDER_EMAILS_EXPIRE_AFTER,
  schema: moveRefSchema,
  findRecipients: (db, { orderId }) => membersConcerned(db, 'promisedDateMoved', orderId),
  causeOf: ({ orderId }) => ({ resource: 'orders', id: orderId }),
  pathOf: ({ orderId }) => `/customer/orders/${orderId}`,
  findValues: async (db, { orderId, moveId }, reading) => {
    const readable = await readOrder(db, orderId, reading);
    if (!readable) return null;
    const moves = await findPromiseMoves(db, orderId);
    const move = moves.find(({ id }) => id === moveId);
    if (!move) throw new PermanentFailure('There is no such move of a promised date');
    const { language } = reading.reader;
    return {
      ...(await orderValues(db, readable, reading)),
      promisedDate: dayText(move.promisedAt, language),
      formerDate: dayText(move.formerAt, language),
      reason: readable.seesClinical ? move.reason : '',
    };
  },
});
