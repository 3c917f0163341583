import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { ShownPrice } from '#domain/money/prices/price-schema.ts';
import {
  orderSchema,
  resubmitInputSchema,
  type Order,
  type OrderInput,
} from '#domain/orders/order.ts';
import { offerLenses } from './support/exchanges.ts';
import { decide, orderAsAdminSees, orderInput, submit, submitted } from './support/orders.ts';
import { priceInput } from './support/prices.ts';
import { askReturn, shippedLens } from './support/return-requests.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeAll(() => offerLenses(portal));

const shown = (totalCents: number, creditCents = 0): ShownPrice => ({ totalCents, creditCents });

/** What is refused, by field. */
function differences(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(409);
  const { errors = {} } = apiErrorSchema.parse(response.json());
  return Object.fromEntries(
    Object.entries(errors).map(([field, { value, nearest }]) => [field, [value, nearest]]),
  );
}

async function numberOfOrders(): Promise<number> {
  const { rows } = await portal.database.pool.query<{ all: string }>(
    'SELECT count(*) AS all FROM orders',
  );
  return Number(rows[0]?.all);
}

/** The order that replaces the lens of an order. */
function exchangeOf(source: Order): OrderInput {
  return orderInput({
    type: 'exchange',
    sourceOrderId: source.id,
    returnReason: 'fit',
    lenses: source.lenses.map(({ eye, lensId, lensVersion, prescription }) => ({
      eye,
      lensId,
      lensVersion,
      prescription,
      clinical: {},
      quantity: 1,
    })),
  });
}

describe('OR-16 the price that a page showed', () => {
  it('OR-16 is what an order is taken at; another is refused by its field, and nothing is stored', async () => {
    const { totalCents } = await submitted(portal);
    const before = await numberOfOrders();
    const key = randomUUID();
    const wrong = orderInput({ shown: shown(totalCents - 1, 500) });
    expect(differences(await submit(portal, 'practice', wrong, key))).toEqual({
      'shown.totalCents': [totalCents - 1, totalCents],
      'shown.creditCents': [500, 0],
    });
    expect(await numberOfOrders()).toBe(before);
    // the same attempt, with what was told
    const right = orderInput({ shown: shown(totalCents) });
    const response = await submit(portal, 'practice', right, key);
    expect([response.statusCode, orderSchema.parse(response.json()).totalCents]).toEqual([
      201,
      totalCents,
    ]);
  });

  it('OR-16 has to be that of today: agreed prices, quantity, rush and shipping count', async () => {
    const plain = (await submitted(portal)).totalCents;
    const made = await portal.post('super', '/api/prices', priceInput());
    expect(made.statusCode).toBe(201);
    const refused = await submit(portal, 'practice', orderInput({ shown: shown(plain) }));
    const [, now] = differences(refused)['shown.totalCents'] ?? [];
    const taken = await submitted(portal, { shown: shown(Number(now)) });
    expect([taken.totalCents, taken.totalCents < plain]).toEqual([now, true]);
    const { delivery } = orderInput();
    const rushed = orderInput({ shown: shown(Number(now)), delivery: { ...delivery, rush: true } });
    expect(differences(await submit(portal, 'practice', rushed))).toHaveProperty([
      'shown.totalCents',
    ]);
  });

  it('OR-16 CR-04 of two exchanges of one lens at once, one is taken and the other billed nothing', async () => {
    const source = await shippedLens(portal);
    const input = { ...exchangeOf(source), shown: shown(10_500, 8_000) };
    const answers = await Promise.all([
      submit(portal, 'practice', input),
      submit(portal, 'practice', input),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(1);
    for (const answer of refused) {
      expect(differences(answer)).toEqual({
        'shown.totalCents': [10_500, 10_000],
        'shown.creditCents': [8_000, 0],
      });
    }
  });

  it('OR-16 OR-06 counts for the correction of a rejected order, too', async () => {
    const source = await shippedLens(portal);
    const input = { ...exchangeOf(source), shown: shown(10_500, 8_000) };
    const response = await submit(portal, 'practice', input);
    const { id, version } = orderSchema.parse(response.json());
    await decide(portal, 'admin', { id, action: 'reject', version, reason: 'Axis?' });
    const rejected = await orderAsAdminSees(portal, id);
    const correct = (price: ShownPrice) =>
      portal.step(
        'practice',
        `/api/orders/${id}/resubmit`,
        rejected.version,
        resubmitInputSchema.parse({ ...exchangeOf(source), shown: price }),
      );
    expect(differences(await correct(shown(10_500)))).toEqual({ 'shown.creditCents': [0, 8_000] });
    expect(await orderAsAdminSees(portal, id)).toEqual(rejected);
    expect((await correct(shown(10_500, 8_000))).statusCode).toBe(200);
  });

  it('OR-16 CR-03 a return is asked for at the credit that was shown', async () => {
    const source = await shippedLens(portal);
    const refused = await askReturn(portal, source, { shownCents: 9_999 });
    expect(differences(refused)).toEqual({ shownCents: [9_999, 7_500] });
    expect((await askReturn(portal, source, { shownCents: 7_500 })).statusCode).toBe(201);
  });
});
