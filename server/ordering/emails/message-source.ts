import { emailSource } from '../../platform/mail/email-event.ts';
import { inOneLine } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findMessageRow } from '../messages/find-message.ts';
import { messageRefSchema } from './order-ref.ts';
import { membersConcerned, ORDER_EMAILS_EXPIRE_AFTER } from './order-sources.ts';
import { orderValues, readOrder } from './order-values.ts';

/** EM-04: a message about an order, for the practice's members who may read it, without its author. */
export const messageSource = emailSource({
  event: 'orderMessage',
  expiresAfter: ORDER_EMAILS_EXPIRE_AFTER,
  schema: messageRefSchema,
  findRecipients: async (db, { orderId, messageId }) => {
    const members = await membersConcerned(db, 'orderMessage', orderId);
    const message = await findMessageRow(db, messageId);
    return members.filter(({ uid }) => uid !== message?.authorUid);
  },
  causeOf: ({ orderId }) => ({ resource: 'orders', id: orderId }),
  pathOf: ({ orderId }) => `/customer/orders/${orderId}`,
  findValues: async (db, { orderId, messageId }, reading) => {
    const readable = await readOrder(db, orderId, reading);
    if (!readable?.may('orders:discuss')) return null;
    const message = await findMessageRow(db, messageId);
    if (!message) throw new PermanentFailure('There is no such message');
    const { orderNumber, practice, accountNumber, orderLink } = await orderValues(
      db,
      readable,
      reading,
    );
    return { orderNumber, practice, accountNumber, orderLink, author: inOneLine(message.author) };
  },
});
