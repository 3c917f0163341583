import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { orderSchema, type OrderInput } from '#domain/orders/order.ts';
import { orders } from '#server/ordering/orders/table.ts';
import { offerSphere } from './support/exchanges.ts';
import { orderedLens, orderInput, submit, submitted, taken } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const DAY = 24 * 60 * 60 * 1000;
const RIGHT = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
const SOURCE = { status: 'assumption', note: 'made for a test' } as const;

const portal = usePortal();

async function errorsOf(changes: Partial<OrderInput>) {
  const response = await submit(portal, 'practice', orderInput(changes));
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors ?? {};
}

async function offer(changes: Partial<LensDefinition> & { id: string }) {
  await offerSphere(portal, changes);
  return { ...RIGHT, lensId: changes.id };
}

/** The lenses go to the patient, whose prescription ends then. */
function sentTo(prescriptionExpires: string): Partial<OrderInput> {
  return { patient: { directSupply: true, prescriptionExpires } };
}

const WARRANTY = {
  days: 90,
  exchanges: 1,
  creditPercent: 100,
  feeCents: 700,
  mustReturn: true,
  source: SOURCE,
};

/** An order that was made and closed so many days ago. */
async function made(lens: OrderInput['lenses'][number], daysAgo = 0): Promise<string> {
  const { id } = await submitted(portal, { lenses: [lens] });
  const submittedAt = new Date(Date.now() - daysAgo * DAY);
  await portal.database.db
    .update(orders)
    .set({ state: 'closed', submittedAt })
    .where(eq(orders.id, id));
  return id;
}

describe('an order with something wrong beside the lens', () => {
  it('SE-08 is refused at the measurement that cannot be', async () => {
    const clinical = { refractionCylinder: -1, refractionAxis: 0, overRefractionAxis: 90 };
    const lenses = [RIGHT, { ...RIGHT, eye: 'left' as const, clinical }];
    expect(await errorsOf({ lenses })).toMatchObject({
      'lenses.1.clinical.refractionAxis': { rule: 'axisOutside' },
      'lenses.1.clinical.overRefractionCylinder': { rule: 'axisWithoutCylinder' },
    });
  });

  it('SE-08 is refused when the patient’s prescription has expired, and not on its last day', async () => {
    expect(await errorsOf(sentTo('2020-01-01'))).toMatchObject({
      'patient.prescriptionExpires': { rule: 'prescriptionExpired' },
    });
    const today = new Date().toISOString().slice(0, 10);
    const response = await submit(portal, 'practice', orderInput(sentTo(today)));
    expect(response.statusCode).toBe(201);
  });

  it('SE-08 is refused without the measurements only where the lens requires them', async () => {
    const settings = { off: false, limits: { required: 1 } };
    const lens = await offer({ id: 'empirical', warnings: { empiricalData: settings } });
    // Told once, at the first that is missing, with all of them.
    expect(await errorsOf({ lenses: [lens] })).toEqual({
      'lenses.0.clinical.hvid': expect.objectContaining({
        message: 'Without a trial lens, the lab needs HVID, K readings, and refraction',
      }) as unknown,
    });
    const clinical = { hvid: 11.6, flatK: 43, refractionSphere: -2.75 };
    const complete = orderInput({ lenses: [{ ...lens, clinical }] });
    expect((await submit(portal, 'practice', complete)).statusCode).toBe(201);
  });

  it('SE-08 is taken with warnings', async () => {
    const lens = { ...RIGHT, clinical: { condition: 'keratoconus' as const, flatK: 47 } };
    const response = await submit(portal, 'practice', orderInput({ lenses: [lens] }));
    expect(response.statusCode).toBe(201);
  });
});

describe('an exchange', () => {
  const exchange = { type: 'exchange', returnReason: 'fit' } as const;

  it('OR-05 CR-04 is charged in full and opens a credit while the warranty grants it, and refused when it is used up', async () => {
    const lens = await offer({ id: 'once', warranty: WARRANTY, priceCents: 10_000 });
    const sourceOrderId = await made(lens);
    const order = await submitted(portal, { ...exchange, sourceOrderId, lenses: [lens] });
    expect(order.totalCents).toBe(10_700);
    expect(order.lenses[0]?.priceParts.map(({ code, cents }) => [code, cents])).toEqual([
      ['lens', 10_000],
      ['lensCredit', 0],
      ['fee', 700],
    ]);
    expect(await errorsOf({ ...exchange, sourceOrderId, lenses: [lens] })).toMatchObject({
      'lenses.0.lensId': { rule: 'exchangesUsedUp' },
    });
  });

  it('OR-05 is granted once of two that are submitted at the same time', async () => {
    const lens = await offer({ id: 'race', warranty: WARRANTY });
    const sourceOrderId = await made(lens);
    const input = orderInput({ ...exchange, sourceOrderId, lenses: [lens] });
    const answers = await Promise.all([1, 2, 3].map(() => submit(portal, 'practice', input)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(2);
  });

  it('OR-05 credits no more than the lens that comes back had cost', async () => {
    const cheap = await offer({ id: 'cheap', warranty: WARRANTY, priceCents: 4_000 });
    const dear = await offer({ id: 'dear', warranty: WARRANTY, priceCents: 20_000 });
    const sourceOrderId = await made(cheap);
    const order = await submitted(portal, { ...exchange, sourceOrderId, lenses: [dear] });
    expect(order.totalCents).toBe(20_700);
    expect(order.credits).toMatchObject([{ cents: 4_000 }]);
  });
});

describe('a spare or a lent lens', () => {
  it('OR-05 has the spare price for its days, then the full one', async () => {
    const spare = { percentOff: 25, withinDays: 45, source: SOURCE };
    const lens = await offer({ id: 'spared', spare, priceCents: 10_000 });
    const priceAfter = async (days: number) => {
      const sourceOrderId = await made(lens, days);
      const order = await submitted(portal, { type: 'spare', sourceOrderId, lenses: [lens] });
      return orderSchema.parse(order).totalCents;
    };
    expect([await priceAfter(44), await priceAfter(45)]).toEqual([7_500, 10_000]);
  });

  it('OR-05 is refused where none is lent', async () => {
    const lens = await offer({ id: 'not-lent', diagnosticPriceCents: null });
    expect(await errorsOf({ type: 'diagnostic', lenses: [lens] })).toMatchObject({
      'lenses.0.lensId': { rule: 'notLent' },
    });
    const order = await submitted(portal, { type: 'diagnostic' });
    expect(order.lenses[0]?.priceParts).toMatchObject([{ code: 'diagnostic', cents: 2_500 }]);
  });
});

async function answer(lenses: unknown[]) {
  const { id: sourceOrderId } = await taken(portal, ['approve']);
  const changes = { type: 'warranty', returnReason: 'defect', sourceOrderId, lenses };
  const response = await submit(portal, 'practice', orderInput(changes as Partial<OrderInput>));
  const { statusCode } = response;
  return { statusCode, errors: apiErrorSchema.safeParse(response.json()).data?.errors };
}

describe('a warranty order', () => {
  it('OR-12 is refused with other parameters, at the field, with what was ordered and the way out', async () => {
    const prescription = { ...RIGHT.prescription, sphere: -3, baseCurve: 7.85 };
    const { statusCode, errors } = await answer([{ ...RIGHT, prescription }]);
    expect(statusCode).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([
      'lenses.0.prescription.baseCurve',
      'lenses.0.prescription.sphere',
    ]);
    expect(errors?.['lenses.0.prescription.sphere']).toEqual({
      rule: 'sameLens',
      message:
        'A warranty lens must match the original: Sphere was −2.75 D. Order as exchange to change it',
      value: -3,
      nearest: -2.75,
    });
    expect(await answer([RIGHT])).toMatchObject({ statusCode: 201 });
  });
});
