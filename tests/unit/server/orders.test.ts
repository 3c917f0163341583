import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { measuredOptions } from '#domain/lens/model/option-amount.ts';
import type { OrderFilter } from '#domain/orders/order.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { ordersMatching } from '#server/ordering/orders/reading/filter-orders.ts';
import { checkOrderWarnings } from '#server/ordering/orders/submission/check-warnings.ts';
import { hasEdge } from '#server/ordering/orders/submission/order-flags.ts';
import { buildOrderInput } from '../../fixtures/build-order-input.ts';

/** What an order is told, at a moment of the server. */
function toldAt(now: string, changes: Parameters<typeof buildOrderInput>[0], creditHold = false) {
  const content = buildOrderInput(changes);
  const lenses = content.lenses.map((ordered) => ({ ordered, lens: gpBitoric }));
  return checkOrderWarnings({ content, lenses, earlier: null, creditHold, now: new Date(now) });
}

/** The errors of one that goes straight to the patient. */
const errorsAt = (now: string, prescriptionExpires?: string) =>
  toldAt(now, { patient: { directSupply: true, prescriptionExpires } }).errors;

const MORNING = '2026-01-15T09:30:00Z';

describe('checkOrderWarnings', () => {
  it('SE-08 tells an error once, as an error and not as a warning', () => {
    const told = toldAt(MORNING, { patient: { directSupply: true } });
    expect(Object.keys(told.errors)).toHaveLength(1);
    expect(told.warnings.map(({ level }) => level)).not.toContain('error');
  });

  it('AD-05 SE-08 refuses the order of an account on hold', () => {
    expect(toldAt(MORNING, { patient: {} }).errors).not.toHaveProperty('accountNumber');
    const { errors } = toldAt(MORNING, { patient: {} }, true);
    expect(errors['accountNumber']).toMatchObject({ rule: 'creditHold' });
  });

  it('SE-08 asks for the date to which the prescription of the patient is in force', () =>
    expect(Object.keys(errorsAt(MORNING))).toEqual(['patient.prescriptionExpires']));

  it.each([
    ['in force', '2026-01-15T09:30:00Z', '2026-01-15', []],
    ['over here, and still that day in the far west', '2026-01-15T11:59:59Z', '2026-01-14', []],
    ['over everywhere', '2026-01-15T12:00:00Z', '2026-01-14', ['patient.prescriptionExpires']],
  ])('SE-08 refuses a prescription that has expired: %s', (_what, now, expires, fields) =>
    expect(Object.keys(errorsAt(now, expires))).toEqual(fields),
  );
});

const NOW = new Date('2026-01-15T09:30:00.000Z');

/** The condition that the database is given, with its values in their places. */
async function conditionOf(filter: OrderFilter): Promise<string> {
  const reader = { uid: 'u-admin', scope: 'any', clinical: 'any', now: NOW } as const;
  const where = await ordersMatching(drizzle.mock(), reader, filter);
  if (!where) return '';
  const { sql, params } = new PgDialect().sqlToQuery(where);
  return sql
    .replaceAll('"orders".', '')
    .replaceAll(/\$(\d+)/g, (_place, number) => String(params[Number(number) - 1]));
}

it.each<[OrderFilter, string]>([
  [{}, ''],
  [{ from: '2026-01-15' }, '"submitted_at" >= 2026-01-15T00:00:00.000Z'],
  [{ to: '2026-01-15' }, '"submitted_at" < 2026-01-16T00:00:00.000Z'],
  [{ to: '2024-02-28' }, '"submitted_at" < 2024-02-29T00:00:00.000Z'],
  [
    { from: '2026-01-15', to: '2026-01-15' },
    '("submitted_at" >= 2026-01-15T00:00:00.000Z and "submitted_at" < 2026-01-16T00:00:00.000Z)',
  ],
  [{ from: '0000-01-01' }, '"submitted_at" >= 0001-01-01T00:00:00.000Z'],
  [{ to: '9999-12-31' }, '"submitted_at" < 9999-12-31T00:00:00.000Z'],
  [{ accountNumber: '100200' }, '"account_number" = 100200'],
  [{ state: 'shipped' }, '"state" in (shipped)'],
  [{ state: ['approved', 'shipped'] }, '"state" in (approved, shipped)'],
  [{ type: ['exchange', 'warranty'] }, '"type" in (exchange, warranty)'],
])(
  'OR-08 ordersMatching: includes both days from midnight to midnight UTC: %j',
  async (filter, condition) => expect(await conditionOf(filter)).toBe(condition),
);

const numbers = catalogue.flatMap((lens) =>
  lens.parameters.flatMap((parameter) =>
    parameter.kind === 'number' ? [{ lens, parameter, title: `${lens.id} ${parameter.name}` }] : [],
  ),
);

const ranges = numbers.filter(({ parameter }) => parameter.min < parameter.max);
const single = numbers.filter(({ parameter }) => parameter.min === parameter.max);

describe('the flag for the edge of a range', () => {
  it.each(ranges)(
    'OR-08 stands at both ends of $title, and not a step inside',
    ({ lens, parameter }) => {
      const { name, min, max, step } = parameter;
      expect(hasEdge(lens, { [name]: min })).toBe(true);
      expect(hasEdge(lens, { [name]: max })).toBe(true);
      expect(hasEdge(lens, { [name]: min + step })).toBe(min + step === max);
      expect(hasEdge(lens, { [name]: max - step })).toBe(max - step === min);
    },
  );

  it.each(single)(
    'OR-08 does not stand where only one value is made: $title',
    ({ lens, parameter }) => expect(hasEdge(lens, { [parameter.name]: parameter.min })).toBe(false),
  );

  it('OR-08 does not stand where only one option comes to a number', () => {
    const name = 'limbalZone';
    const parameter = ampleyeScleral.parameters.find((one) => one.name === name);
    if (parameter?.kind !== 'choice') throw new Error('The lens has no such choice');
    const made = (count: number) => {
      const options = measuredOptions(parameter).slice(0, count);
      return { ...ampleyeScleral, parameters: [{ ...parameter, options }] };
    };
    const [option] = measuredOptions(parameter);
    expect(hasEdge(made(2), { [name]: option?.value ?? '' })).toBe(true);
    expect(hasEdge(made(1), { [name]: option?.value ?? '' })).toBe(false);
  });

  it('OR-08 there is such a lens, and an empty prescription is at no edge', () => {
    expect(single).not.toEqual([]);
    expect(catalogue.filter((lens) => hasEdge(lens, {}))).toEqual([]);
  });
});
