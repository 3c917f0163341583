import { describe, expect, it } from 'vitest';
import { ORDER_DECISIONS } from '#domain/order.ts';
import type { OrderType } from '#domain/order-types.ts';
import {
  decisionSchemas,
  orderFilterSchema,
  orderInputSchema,
  orderSchema,
  orderSummarySchema,
  resubmitInputSchema,
} from '#domain/schemas/order.ts';
import { buildOrderedLens, buildOrderInput } from '#tests/fixtures/build-order-input.ts';
import { buildOrder, buildOrderEvent, buildOrderSummary } from '#tests/fixtures/build-order.ts';
import { bulkDecisionSchema } from '#domain/schemas/order-bulk.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { buildUuid } from '#tests/fixtures/uuid.ts';

const right = buildOrderedLens('right');

interface Issues {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

const pathsOf = (result: Issues) => result.error?.issues.map((issue) => issue.path.join('.')) ?? [];

const REFUSED_INPUTS: [string, object, string][] = [
  ['an account number of five digits', { accountNumber: '10020' }, 'accountNumber'],
  ['an account number with letters', { accountNumber: '10020a' }, 'accountNumber'],
  ['no account number', { accountNumber: undefined }, 'accountNumber'],
  ['an empty patient reference', { patientReference: '' }, 'patientReference'],
  ['a blank patient reference', { patientReference: '   ' }, 'patientReference'],
  [
    'a patient reference of 61 characters',
    { patientReference: 'x'.repeat(61) },
    'patientReference',
  ],
  ['notes of 2001 characters', { notes: 'x'.repeat(2001) }, 'notes'],
  ['no lens', { lenses: [] }, 'lenses'],
  ['three lenses', { lenses: [right, { ...right, eye: 'left' }, right] }, 'lenses'],
  ['one eye twice', { lenses: [right, right] }, 'lenses'],
  ['an eye that is none', { lenses: [{ ...right, eye: 'middle' }] }, 'lenses.0.eye'],
  ['an empty lens id', { lenses: [{ ...right, lensId: '' }] }, 'lenses.0.lensId'],
  ['a lens version of 0', { lenses: [{ ...right, lensVersion: 0 }] }, 'lenses.0.lensVersion'],
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

  it('trims the texts and takes missing notes as none', () => {
    const { notes: _notes, ...input } = buildOrderInput({ patientReference: '  P-7  ' });
    expect(orderInputSchema.parse(input)).toMatchObject({ patientReference: 'P-7', notes: '' });
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
  it.each([{}, { reason: '' }, { reason: '  ' }])('OR-06 refuses to reject with %j', (body) => {
    expect(pathsOf(decisionSchemas.reject.safeParse(body))).toEqual(['reason']);
  });

  it('OR-06 takes a reason, trimmed, and approves without one', () => {
    expect(decisionSchemas.reject.parse({ reason: ' axis? ' })).toEqual({ reason: 'axis?' });
    expect(decisionSchemas.approve.parse({})).toEqual({ reason: '' });
    expect(decisionSchemas.approve.parse({ reason: ' as asked ' })).toEqual({ reason: 'as asked' });
  });

  it.each(ORDER_DECISIONS)('refuses a reason of 501 characters to %s', (action) => {
    const body = { reason: 'x'.repeat(501), carrier: 'UPS' };
    expect(pathsOf(decisionSchemas[action].safeParse(body))).toEqual(['reason']);
  });

  it('OR-06 wants to know who carries what is shipped', () => {
    expect(pathsOf(decisionSchemas.ship.safeParse({}))).toEqual(['carrier']);
    expect(pathsOf(decisionSchemas.ship.safeParse({ carrier: ' ' }))).toEqual(['carrier']);
    expect(decisionSchemas.ship.parse({ carrier: ' UPS ', trackingNumber: ' 1Z9 ' })).toEqual({
      carrier: 'UPS',
      trackingNumber: '1Z9',
      reason: '',
    });
  });
});

describe('orderSchema and orderSummarySchema', () => {
  it('accept what the builders make', () => {
    expect(orderSchema.parse(buildOrder())).toEqual(buildOrder());
    expect(orderSummarySchema.parse(buildOrderSummary())).toEqual(buildOrderSummary());
  });

  it.each([
    [{ id: 'no-uuid' }, 'id'],
    [{ state: 'lost' }, 'state'],
    [{ version: 0 }, 'version'],
    [{ totalCents: -1 }, 'totalCents'],
    [{ submittedAt: 'yesterday' }, 'submittedAt'],
    [{ events: [buildOrderEvent({ createdAt: '2026-01-15' })] }, 'events.0.createdAt'],
  ])('refuse %j', (change, path) => {
    expect(pathsOf(orderSchema.safeParse({ ...buildOrder(), ...change }))).toContain(path);
  });

  it('a summary holds no prescription', () => {
    const row = orderSummarySchema.parse(buildOrder());
    expect(JSON.stringify(row)).not.toContain('prescription');
  });
});

describe('orderFilterSchema', () => {
  it.each([
    {},
    { state: 'submitted' },
    { state: ['submitted', 'approved'] },
    { accountNumber: '100200' },
    { q: 'P-7' },
    { id: [buildOrder().id] },
    { after: buildOrder().id },
  ])('accepts %j', (filter) => {
    expect(orderFilterSchema.parse(filter)).toEqual(filter);
  });

  it.each([
    { state: 'lost' },
    { accountNumber: '1' },
    { id: ['x'] },
    { after: 'x' },
    { q: 'x'.repeat(101) },
  ])('refuses %j', (filter) => {
    expect(orderFilterSchema.safeParse(filter).success).toBe(false);
  });

  it('OR-06 searches without the spaces round the words', () => {
    expect(orderFilterSchema.parse({ q: '  vega 7 ' })).toEqual({ q: 'vega 7' });
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

it('OR-08 takes each order once, with a version from 1', () => {
  const [first] = orders;
  expect(isTaken({ orders: [first, first] })).toBe(false);
  expect(isTaken({ orders: [{ ...first, version: 0 }] })).toBe(false);
});

it('OR-08 takes a reason of 500 characters, and rejects with one only', () => {
  expect(isTaken({ reason: 'x'.repeat(500) })).toBe(true);
  expect(isTaken({ reason: 'x'.repeat(501) })).toBe(false);
  expect(isTaken({ action: 'reject', reason: '  ' })).toBe(false);
  expect(isTaken({ action: 'reject', reason: 'x' })).toBe(true);
  expect(bulkDecisionSchema.parse(input).reason).toBe('');
});

it('OR-08 ships each order with its own carrier and tracking number, which the others do not have', () => {
  const parcel = { ...orders[0], carrier: ' UPS ', trackingNumber: ' 1Z9 ' };
  const ship = { action: 'ship', orders: [parcel, { ...orders[1], carrier: 'DHL' }] };
  expect(bulkDecisionSchema.parse(ship).orders).toEqual([
    { ...orders[0], carrier: 'UPS', trackingNumber: '1Z9' },
    { ...orders[1], carrier: 'DHL', trackingNumber: '' },
  ]);
  for (const wrong of [
    { carrier: ' ' },
    { carrier: 'x'.repeat(61) },
    { trackingNumber: 'x'.repeat(81) },
  ]) {
    expect(isTaken({ ...ship, orders: [{ ...parcel, ...wrong }] })).toBe(false);
  }
  expect(isTaken({ action: 'ship' })).toBe(false);
  expect(bulkDecisionSchema.parse({ ...input, orders: [parcel] }).orders).toEqual([orders[0]]);
});
