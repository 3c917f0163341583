import { describe, expect, it } from 'vitest';
import { bulkDecisionSchema } from '#domain/orders/order-bulk.ts';
import type { OrderType } from '#domain/orders/order-types.ts';
import {
  decisionSchemas,
  orderFilterSchema,
  orderInputSchema,
  orderSchema,
  orderSummarySchema,
  resubmitInputSchema,
} from '#domain/orders/order.ts';
import { buildOrderedLens, buildOrderInput } from '../../../fixtures/build-order-input.ts';
import { buildOrder, buildOrderSummary } from '../../../fixtures/build-order.ts';
import { seededRandom } from '../../../fixtures/random.ts';
import { buildUuid } from '../../../fixtures/uuid.ts';

const right = buildOrderedLens('right');

interface Issues {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

const pathsOf = (result: Issues) => result.error?.issues.map((issue) => issue.path.join('.')) ?? [];

const REFUSED_INPUTS: [string, object, string][] = [
  ['an account number of five digits', { accountNumber: '10020' }, 'accountNumber'],
  ['an account number with letters', { accountNumber: '10020a' }, 'accountNumber'],
  ['no account number', { accountNumber: undefined }, 'accountNumber'],
  ['no lens', { lenses: [] }, 'lenses'],
  ['three lenses', { lenses: [right, { ...right, eye: 'left' }, right] }, 'lenses'],
  ['one eye twice', { lenses: [right, right] }, 'lenses'],
  ['an eye that is none', { lenses: [{ ...right, eye: 'middle' }] }, 'lenses.0.eye'],
  [
    'a prescription with null',
    { lenses: [{ ...right, prescription: { sphere: null } }] },
    'lenses.0.prescription.sphere',
  ],
];

/** What is missing when only the type is said. */
const TYPES: [OrderType, string[]][] = [
  ['new', []],
  ['exchange', ['sourceOrderId', 'returnReason']],
  ['warranty', ['sourceOrderId', 'returnReason']],
  ['reorder', ['sourceOrderId']],
  ['spare', ['sourceOrderId']],
  ['diagnostic', []],
];

describe('orderInputSchema', () => {
  it('OR-01 accepts one lens or two', () => {
    expect(orderInputSchema.parse(buildOrderInput())).toEqual(buildOrderInput());
    expect(orderInputSchema.safeParse(buildOrderInput({ lenses: [right] })).success).toBe(true);
  });

  it('SE-08 accepts a short text of what was seen of a warning', () => {
    const acknowledged = [{ code: 'sphereUnusual', eye: 'right', seen: 'values.sphere', note: '' }];
    const input = { ...buildOrderInput(), acknowledged };
    expect(orderInputSchema.parse(input).acknowledged).toEqual(acknowledged);
  });

  it.each(REFUSED_INPUTS)('OR-01 refuses %s', (_what, change, path) => {
    const result = orderInputSchema.safeParse({ ...buildOrderInput(), ...change });
    expect(pathsOf(result)).toContain(path);
  });

  it.each(TYPES)('OR-05 %s wants %j', (type, wanted) => {
    const source = buildOrder().id;
    const { accountNumber: _account, ...resubmission } = buildOrderInput({ type });
    for (const [schema, input] of [
      [orderInputSchema, buildOrderInput({ type })],
      [resubmitInputSchema, resubmission],
    ] as const) {
      expect(pathsOf(schema.safeParse(input))).toEqual(wanted);
      const complete = { ...input, sourceOrderId: source, returnReason: 'fit' };
      expect(pathsOf(schema.safeParse(complete))).toEqual(type === 'new' ? ['sourceOrderId'] : []);
    }
  });

  it.each([
    [{ lenses: [] }, 'Choose at least one eye'],
    [{ lenses: [right, right] }, 'Each eye can be ordered once'],
    [{ patientReference: '' }, 'A patient reference is required'],
  ])('says in words what is wrong with %j', (change, message) => {
    const result = orderInputSchema.safeParse({ ...buildOrderInput(), ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('decisions', () => {
  it('OR-06 want to know who carries what is shipped and why one is rejected, and nothing else', () => {
    expect(pathsOf(decisionSchemas.ship.safeParse({}))).toEqual(['carrier']);
    const shipped = { carrier: 'UPS', trackingNumber: '', reason: '' };
    expect(decisionSchemas.ship.parse({ carrier: 'UPS' })).toEqual(shipped);
    expect(pathsOf(decisionSchemas.reject.safeParse({}))).toEqual(['reason']);
    expect(decisionSchemas.approve.parse({})).toEqual({ reason: '' });
    expect(decisionSchemas.cancel.parse({ reason: ' Twice ' })).toEqual({ reason: 'Twice' });
  });
});

describe('orderSchema and orderSummarySchema', () => {
  it('accept what the builders make', () => {
    expect(orderSchema.parse(buildOrder())).toEqual(buildOrder());
    expect(orderSummarySchema.parse(buildOrderSummary())).toEqual(buildOrderSummary());
  });

  it('a summary holds no prescription', () => {
    const row = orderSummarySchema.parse(buildOrder());
    expect(JSON.stringify(row)).not.toContain('prescription');
  });
});

describe('orderFilterSchema', () => {
  it('OR-06 takes one state or several, and an account by its six digits', () => {
    for (const filter of [{}, { state: 'submitted' }, { state: ['submitted', 'approved'] }])
      expect(orderFilterSchema.parse(filter)).toEqual(filter);
    const wrong = [{ state: 'lost' }, { accountNumber: '1' }, { id: ['x'] }, { after: 'x' }];
    for (const filter of wrong) expect(orderFilterSchema.safeParse(filter).success).toBe(false);
  });

  it('names a filter that does not exist', () => {
    const result = orderFilterSchema.safeParse({ patient: 'Ada' });
    expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['patient'] });
  });
});

const random = seededRandom();
const orders = Array.from({ length: 501 }, () => ({ id: buildUuid(random), version: 1 }));
const input = { action: 'approve', orders: orders.slice(0, 2) };
const isTaken = (more: object) => bulkDecisionSchema.safeParse({ ...input, ...more }).success;

it.each([
  [0, false],
  [1, true],
  [500, true],
  [501, false],
])('OR-08 %i orders at once: %s', (count, taken) => {
  expect(isTaken({ orders: orders.slice(0, count) })).toBe(taken);
});

it('OR-08 takes each order once, and rejects with a reason only', () => {
  const [first] = orders;
  expect(isTaken({ orders: [first, first] })).toBe(false);
  expect(isTaken({ action: 'reject', reason: '  ' })).toBe(false);
  expect(isTaken({ action: 'reject', reason: 'x' })).toBe(true);
  expect(isTaken({ action: 'reject', reason: 'x'.repeat(501) })).toBe(false);
});

it('OR-08 ships each order with its own carrier and tracking number, which the others do not have', () => {
  const parcel = { ...orders[0], carrier: ' UPS ', trackingNumber: ' 1Z9 ' };
  const ship = { action: 'ship', orders: [parcel, { ...orders[1], carrier: 'DHL' }] };
  expect(bulkDecisionSchema.parse(ship).orders).toEqual([
    { ...orders[0], carrier: 'UPS', trackingNumber: '1Z9' },
    { ...orders[1], carrier: 'DHL', trackingNumber: '' },
  ]);
  expect(isTaken({ ...ship, orders: [{ ...parcel, carrier: ' ' }] })).toBe(false);
  expect(isTaken({ action: 'ship' })).toBe(false);
  expect(bulkDecisionSchema.parse({ ...input, orders: [parcel] }).orders).toEqual([orders[0]]);
});
