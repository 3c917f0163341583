import { describe, expect, it } from 'vitest';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { orderContentSchema } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { isPlain } from '#src/customer/order/delivery/delivery-paths.ts';
import { deliverySummary } from '#src/customer/order/delivery/delivery-summary.ts';
import { firstDelivery } from '#src/customer/order/delivery/first-delivery.ts';
import { deliveryParts, pricedEyes } from '#src/customer/order/price/price-parts.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { serverErrors } from '#src/customer/order/problems/server-errors.ts';
import { valuesFromOrder, valuesToCorrect } from '#src/customer/order/source/values-from-order.ts';
import { describeCause, nearestOf } from '#src/customer/order/state/describe-problem.ts';
import { copyEye, EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { toOrderContent } from '#src/customer/order/state/order-input.ts';
import { buildAddress, buildDelivery } from '../../fixtures/build-delivery.ts';
import { buildOrder } from '../../fixtures/build-order.ts';

const catalogue = new Map([[gpBitoric.id, gpBitoric]]);
const NOTHING = { source: null, eligibilities: null };
const CHOICES: DeliveryChoices = {
  practice: buildAddress({ recipient: 'Lakeside Eye Care' }),
  other: buildAddress({ address: '12 New Road' }),
  addresses: [],
  last: { shipTo: 'other', method: 'twoDay' },
  creditHold: false,
};

/** A rush order of two right lenses and one left to the second office. */
function shipped(changes: Partial<Order> = {}): Order {
  const order = buildOrder({ patientName: 'Jane Q. Doe' });
  const lenses = order.lenses.map((lens) => ({ ...lens, quantity: lens.eye === 'right' ? 2 : 1 }));
  const delivery = { ...buildDelivery(), priceParts: [] };
  return { ...order, lenses, delivery, ...changes };
}
/** The form of a reorder of it. */
const filled = () => valuesFromOrder(shipped(), 'reorder', catalogue, CHOICES);
const counted = (quantity: string): OrderFormValues => {
  const values = filled();
  return { ...values, right: { ...values.right, quantity } };
};
const contentOf = (values: OrderFormValues) => toOrderContent(values, catalogue);
const problems = (values: OrderFormValues) =>
  orderProblems({ ...NOTHING, values, catalogue }).filter(({ path }) =>
    /^delivery|quantity$|^patientName/.test(path),
  );

describe('OR-14 a form from an earlier order', () => {
  it('reorders quantity and method, to the address that the account has by now, without rush', () => {
    const content = contentOf(valuesFromOrder(shipped(), 'reorder', catalogue, CHOICES));
    expect(content.lenses.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(content.delivery).toEqual(buildDelivery({ rush: false, address: CHOICES.other }));
    expect(content.patientName).toBe('Jane Q. Doe');
    const unknown = contentOf(valuesFromOrder(shipped(), 'reorder', catalogue));
    expect(unknown.delivery.address).toEqual(buildAddress());
  });

  it('reorders to the address on record that the order went to, by its id', () => {
    const addresses = [{ ...buildAddress(), id: 'a-1', isDefault: false }];
    const values = valuesFromOrder(shipped(), 'reorder', catalogue, { ...CHOICES, addresses });
    expect(values.delivery).toMatchObject({ ...buildAddress(), addressId: 'a-1' });
    expect(contentOf(values).delivery).toMatchObject({ address: null, addressId: 'a-1' });
  });

  it('begins a new order with the address on record that was used last, by its id', () => {
    const [known] = [{ ...buildAddress(), id: 'a-1', isDefault: true }];
    const choices = { ...CHOICES, other: buildAddress(), addresses: [known] };
    expect(firstDelivery(choices)).toMatchObject({ shipTo: 'other', addressId: 'a-1' });
    expect(firstDelivery(CHOICES)).toMatchObject({ shipTo: 'other', addressId: '' });
  });

  it('takes no patient’s address along', () => {
    const delivery = { ...buildDelivery({ shipTo: 'patient' }), priceParts: [] };
    const order = shipped({ delivery, patient: { directSupply: true, dominantEye: 'left' } });
    const values = valuesFromOrder(order, 'reorder', catalogue, CHOICES);
    expect(contentOf(values).patient).toEqual({ dominantEye: 'left' });
    expect(contentOf(values).delivery).toMatchObject({ shipTo: 'practice', address: null });
    expect(JSON.stringify(values)).not.toContain('Harbor Road');
  });

  it.each(ORDER_TYPES.filter((type) => type !== 'reorder'))('begins %s with one lens', (type) => {
    const { lenses } = contentOf(valuesFromOrder(shipped(), type, catalogue, CHOICES));
    expect(lenses.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('keeps all of it in a correction', () => {
    const order = shipped();
    const content = contentOf(valuesToCorrect(order, catalogue));
    expect(content.delivery).toEqual(buildDelivery());
    expect(content.lenses.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(orderContentSchema.safeParse(content).success).toBe(true);
  });
});

it('OR-14 a new form: begins as the account’s last order went, and with nothing where that was plain', () => {
  expect(firstDelivery(null)).toBeUndefined();
  const plain = { ...CHOICES, last: { shipTo: 'practice', method: 'standard' } } as const;
  expect(firstDelivery(plain)).toBeUndefined();
  const values = { ...EMPTY_ORDER, delivery: firstDelivery(CHOICES) ?? {} };
  expect(contentOf(values).delivery).toEqual(
    buildDelivery({ rush: false, method: 'twoDay', address: CHOICES.other }),
  );
  expect(isPlain(values)).toBe(false);
  expect(isPlain(EMPTY_ORDER)).toBe(true);
});

describe('OR-14 what stands in the form', () => {
  it.each(['0', '1000', '1,5', '1.5', 'two', '-1'])('is told as wrong: quantity %s', (quantity) => {
    const [problem, ...more] = problems(counted(quantity));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ path: 'right.quantity', eye: 'right' });
    if (!problem) return;
    const nearest = { '0': 1, '1000': 24, '1,5': 2, '1.5': 2, two: 1, '-1': 1 }[quantity];
    expect(nearestOf(problem.cause)).toBe(nearest);
    expect(describeCause(problem.cause, textIn('en', 'customer'), 'en')).toBe(
      `Quantity must be 1 to 24. Nearest: ${nearest}`,
    );
  });

  it.each(['', ' ', '1', '24'])('is taken: quantity "%s"', (quantity) =>
    expect(problems(counted(quantity))).toEqual([]),
  );

  it('is one lens for a warranty, whatever was typed before', () => {
    const values: OrderFormValues = { ...counted('3'), type: 'warranty' };
    expect(contentOf(values).lenses.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('is told at the field of the address', () => {
    const values = filled();
    const delivery = { ...values.delivery, country: 'CA', state: 'ON', zip: 'K1A0B' };
    const [problem] = problems({ ...values, delivery });
    expect(problem).toMatchObject({ path: 'delivery.zip' });
  });

  it('is priced: the quantity within its eye, shipping and rush for the order', () => {
    const values = { ...filled(), delivery: { method: 'overnight', rush: 'true' } };
    const known = { ...NOTHING, values, catalogue };
    const [right] = pricedEyes(known);
    expect(right?.parts.at(-1)).toMatchObject({ code: 'quantity', cents: gpBitoric.priceCents });
    expect(deliveryParts(known).map(({ code }) => code)).toEqual(['shipping.overnight', 'rush']);
  });

  it('is told in one line', () => {
    const told = deliverySummary(filled(), 'en', CHOICES.practice);
    expect(told).toMatch(
      /^Other address, .*12 New Road.* · Overnight shipping · Quantity R 2 · L 1$/,
    );
    expect(deliverySummary(EMPTY_ORDER, 'en', CHOICES.practice)).toMatch(
      /^Practice, Lakeside Eye Care, .* · Standard shipping$/,
    );
  });

  it('keeps each eye’s own quantity when one is copied to the other', () => {
    const { right, left } = filled();
    expect(copyEye(right, left).quantity).toBe('');
    expect(copyEye(left, right).quantity).toBe('2');
  });
});

it('OR-14 what the server refuses stands at its field', () => {
  const error = { rule: 'format', message: 'Wrong', nearest: null };
  const places = {
    'delivery.address.zip': 'delivery.zip',
    'delivery.address': 'delivery.shipTo',
    'delivery.method': 'delivery.method',
    'lenses.1.quantity': 'left.quantity',
    patientName: 'patientName',
  };
  const errors = Object.fromEntries(Object.keys(places).map((path) => [path, error]));
  const body = { code: 'invalid' as const, message: 'No', requestId: '1', errors };
  const { lenses } = contentOf(valuesFromOrder(shipped(), 'reorder', catalogue));
  expect(serverErrors(body, { lenses }).map(({ path }) => path)).toEqual(Object.values(places));
});
