import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { orderSchema, orderSummarySchema } from '#domain/orders/order.ts';
import {
  withheldDelivery,
  withheldOrder,
  withheldSummary,
} from '#server/ordering/orders/reading/withhold-clinical.ts';
import { buildAddress, buildDelivery } from '../../../fixtures/build-delivery.ts';
import { buildOrder, buildOrderEvent, buildOrderSummary } from '../../../fixtures/build-order.ts';

/** Each value of it is found in no other. */
const SECRET: Partial<Order> = {
  patientReference: 'secret-reference',
  patientName: 'secret-name',
  notes: 'secret-notes',
  patient: { dominantEye: 'left', prescriptionExpires: '2031-07-09' },
  flags: ['edgeOfRange'],
  acknowledged: [
    { code: 'secret-warning', eye: 'right', seen: 'secret-seen', note: 'secret-note' },
  ],
  attachments: [
    {
      path: 'users/u/orders/secret-file',
      name: 'secret.png',
      size: 7,
      type: 'image/png',
      kind: 'topography',
      eye: 'right',
    },
  ],
  returnReason: 'power',
  unread: 3,
  events: [buildOrderEvent({ action: 'reject', reason: 'secret-reason' })],
  delivery: {
    ...buildDelivery({
      shipTo: 'patient',
      address: buildAddress({ recipient: 'secret-recipient' }),
    }),
    priceParts: [{ code: 'rush', label: { en: 'Rush', es: 'Urgente' }, cents: 2500 }],
  },
};

/** What a bill needs of an order. */
const billed = ({ lenses, events, delivery, ...rest }: Order) => ({
  order: [rest.number, rest.practice, rest.type, rest.state, rest.totalCents, rest.submittedAt],
  invoice: [rest.invoiceNumber, rest.poNumber, rest.carrier, rest.trackingNumber],
  delivery: [delivery.shipTo, delivery.method, delivery.priceParts],
  lenses: lenses.map(({ lensName, quantity, priceParts }) => [lensName, quantity, priceParts]),
  events: events.map(({ action, actor }) => [action, actor]),
});

describe('what a role without clinical data reads of an order', () => {
  const order = buildOrder({ ...SECRET, poNumber: 'PO-7', carrier: 'UPS', trackingNumber: '1Z7' });
  const shown = withheldOrder(order);

  it('AD-08 has nothing of the patient, and is still an order', () => {
    expect(orderSchema.parse(shown)).toEqual(shown);
    expect(shown.withheld).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/secret|edgeOfRange|2031|"power"/);
    for (const lens of shown.lenses) {
      expect([lens.prescription, lens.clinical]).toEqual([{}, {}]);
    }
    expect(shown.unread).toBe(0);
  });

  it('AD-08 has what a bill needs', () => {
    expect(billed(shown)).toEqual(billed(order));
    expect([shown.poNumber, shown.delivery.shipTo, shown.delivery.address]).toEqual([
      'PO-7',
      'patient',
      null,
    ]);
  });

  it('AD-08 withholds the same of a row of a list', () => {
    const row = buildOrderSummary({ patientReference: 'secret', flags: ['firstOrder'], unread: 2 });
    const listed = withheldSummary(row);
    expect(orderSummarySchema.parse(listed)).toEqual(listed);
    expect(listed).toMatchObject({
      number: row.number,
      patientReference: '',
      flags: [],
      unread: 0,
    });
  });

  it('AD-08 keeps an address of the practice', () => {
    const delivery = { ...buildDelivery({ shipTo: 'other' }), priceParts: [] };
    expect(withheldDelivery(delivery)).toEqual(delivery);
  });
});
