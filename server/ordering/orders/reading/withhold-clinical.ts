import type { OrderDelivery } from '#domain/delivery/delivery.ts';
import type { Order, OrderSummary } from '#domain/orders/order.ts';

/**
 * AD-08: returns the order as a role without `orders:clinical` may read it: what a bill needs, and nothing of the patient.
 * It names each field that stays, so that a new one is withheld until somebody decides.
 */
export function withheldOrder(order: Order): Order {
  const { sourceOrderId, sourceOrderNumber, poNumber, carrier, trackingNumber } = order;
  return {
    ...withheldSummary(order),
    sourceOrderId,
    sourceOrderNumber,
    poNumber,
    carrier,
    trackingNumber,
    invoiceNumber: order.invoiceNumber,
    delivery: withheldDelivery(order.delivery),
    lenses: order.lenses.map(withheldLens),
    // The lab's reasons for a rejection quote what is wrong with a prescription.
    events: order.events.map((event) => ({ ...event, reason: '' })),
    promiseMoves: order.promiseMoves.map((move) => ({ ...move, reason: '' })),
    lensesReceived: order.lensesReceived,
    credits: order.credits,
    returnReason: null,
    notes: '',
    patientName: '',
    patient: {},
    acknowledged: [],
    attachments: [],
  };
}

/** AD-08: returns the entry of a list as a role without `orders:clinical` may read it. */
export function withheldSummary(order: OrderSummary): OrderSummary {
  const { id, number, accountNumber, practice, type, state, version } = order;
  const { totalCents, currency, submittedAt, updatedAt, promisedAt, endedAt, rush } = order;
  return {
    id,
    number,
    accountNumber,
    practice,
    type,
    state,
    version,
    totalCents,
    currency,
    submittedAt,
    updatedAt,
    promisedAt,
    endedAt,
    rush,
    lenses: order.lenses.map(({ eye, lensId, lensName }) => ({ eye, lensId, lensName })),
    patientReference: '',
    flags: [],
    unread: 0,
    withheld: true,
  };
}

/** A patient's name and home address are no business of whoever pays; that it went to the patient is. */
export function withheldDelivery(delivery: OrderDelivery): OrderDelivery {
  return delivery.shipTo === 'patient' ? { ...delivery, address: null } : delivery;
}

function withheldLens(lens: Order['lenses'][number]): Order['lenses'][number] {
  const { id, eye, lensId, lensVersion, lensName, priceCents, priceParts, quantity } = lens;
  return {
    id,
    eye,
    lensId,
    lensVersion,
    lensName,
    priceCents,
    priceParts,
    quantity,
    prescription: {},
    clinical: {},
  };
}
