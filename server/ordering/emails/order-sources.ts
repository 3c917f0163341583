import { shippingMethods } from '#domain/delivery/shipping-methods.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import { emailEvent, type EmailEventKey } from '#domain/emails/events/email-events.ts';
import { addWorkingDays } from '#domain/orders/working-days.ts';
import { membersWith } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSource, type EmailSource } from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { findOrderEvents } from '../orders/order-rows.ts';
import { orderRefSchema, type OrderRef } from './order-ref.ts';
import {
  orderValues,
  promisedDate,
  readOrder,
  type OrderReading,
  type ReadableOrder,
} from './order-values.ts';
import { trackingLink } from './tracking-link.ts';

/** Milliseconds: 14 days. Decision 15 promises a week to an operator who sets SMTP_URL late. */
export const ORDER_EMAILS_EXPIRE_AFTER = 14 * 24 * 60 * 60 * 1000;

type Values = Record<string, EmailValue>;

interface SourceContext extends OrderReading {
  ref: OrderRef;
  db: Handle;
}

/** A source of an event about an order, with the values that only this event has. */
function orderSource(
  event: EmailEventKey,
  ownValues: (readable: ReadableOrder, context: SourceContext) => Values | Promise<Values>,
): EmailSource {
  return emailSource({
    event,
    expiresAfter: ORDER_EMAILS_EXPIRE_AFTER,
    schema: orderRefSchema,
    findRecipients: (db, { orderId }) => membersConcerned(db, event, orderId),
    causeOf: ({ orderId }) => ({ resource: 'orders', id: orderId }),
    pathOf: ({ orderId }) => `/customer/orders/${orderId}`,
    findValues: async (db, ref, reading) => {
      const readable = await readOrder(db, ref.orderId, reading);
      if (!readable) return null;
      const own = await ownValues(readable, { ...reading, ref, db });
      return { ...(await orderValues(db, readable, reading)), ...own };
    },
  });
}

/** Returns the members of the order's account whose role has the event's permission. */
export async function membersConcerned(db: Handle, event: EmailEventKey, orderId: string) {
  const { permission } = emailEvent(event);
  const { accountNumber } = await findOrderRow(db, 'any', orderId);
  return permission ? membersWith(db, accountNumber, permission) : [];
}

/** EM-04: the events of an order's steps. */
export const ORDER_SOURCES: readonly EmailSource[] = [
  orderSource('orderReceived', () => ({})),
  orderSource('orderApproved', promised),
  orderSource('orderRejected', rejected),
  orderSource('orderInProduction', promised),
  orderSource('orderShipped', shipped),
  orderSource('orderClosed', closed),
];

function promised({ order }: ReadableOrder, context: SourceContext): Values {
  return { promisedDate: promisedDate(order, context) };
}

/** The reason of this rejection: an order may have been rejected before. */
async function rejected(
  { order, seesClinical, may }: ReadableOrder,
  { db, ref, surroundings }: SourceContext,
): Promise<Values> {
  const step = await findStep(db, ref, 'reject');
  const isStillRejected = order.state === 'rejected' && may('orders:submit');
  const path = `/customer/order?resubmit=${order.id}`;
  return {
    reason: seesClinical ? (step?.reason ?? '') : '',
    correctLink: isStillRejected ? portalLink(path, surroundings.portalUrl) : '',
  };
}

async function shipped(
  { order }: ReadableOrder,
  { db, ref, reader: { language } }: SourceContext,
): Promise<Values> {
  const { carrier, trackingNumber, delivery } = order;
  const step = await findStep(db, ref, 'ship');
  const { transitDays } = shippingMethods[delivery.method];
  return {
    carrier: inOneLine(carrier),
    trackingNumber: inOneLine(trackingNumber),
    trackingLink: trackingLink(carrier, trackingNumber) ?? '',
    arrivesBy:
      step && transitDays !== null
        ? dayText(addWorkingDays(step.createdAt, transitDays), language)
        : '',
  };
}

const NO_NOTES = {
  en: 'No order notes provided',
  es: 'No se proporcionaron notas del pedido',
} as const;

/** EM-01. */
function closed({ order, seesClinical }: ReadableOrder, { reader }: SourceContext): Values {
  const notes = order.notes.trim() || NO_NOTES[reader.language];
  return {
    invoiceNumber: inOneLine(order.invoiceNumber ?? '') || 'N/A',
    orderNotes: seesClinical ? notes : '',
  };
}

/** Returns the step that is notified of; the latest such step for a row without a version. */
async function findStep(db: Handle, { orderId, version }: OrderRef, action: 'reject' | 'ship') {
  const events = await findOrderEvents(db, orderId);
  return events.findLast(
    (event) => event.action === action && (version === undefined || event.version === version),
  );
}
