import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import type { OrderInput } from '#domain/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { orderedLens, orderInput, submit, taken } from './support/orders.ts';

const RIGHT = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
const LEFT = { ...orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }), eye: 'left' };

const portal = usePortal();

async function answer(type: 'warranty' | 'exchange', lenses: unknown[]) {
  const { id: sourceOrderId } = await taken(portal, ['approve']);
  const changes = { type, returnReason: 'defect', sourceOrderId, lenses };
  const response = await submit(portal, 'practice', orderInput(changes as Partial<OrderInput>));
  const { statusCode } = response;
  return { statusCode, errors: apiErrorSchema.safeParse(response.json()).data?.errors };
}

describe('a warranty order', () => {
  it('OR-12 is made when it is the same lens again', async () => {
    expect(await answer('warranty', [RIGHT])).toMatchObject({ statusCode: 201 });
  });

  it('OR-12 is refused with other parameters, at the field, with what was ordered and the way out', async () => {
    const prescription = { ...RIGHT.prescription, sphere: -3, baseCurve: 7.85 };
    const { statusCode, errors } = await answer('warranty', [{ ...RIGHT, prescription }]);
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
  });

  it('OR-12 is refused with another lens, and for an eye that had none it says that', async () => {
    const other = orderedLens('keratoconus-gp', { baseCurve: 6.5, sphere: -2.75 });
    const { errors } = await answer('warranty', [LEFT, other]);
    expect(errors).toMatchObject({
      'lenses.0.lensId': { rule: 'eyeNotInEarlierOrder' },
      'lenses.1.lensId': { rule: 'sameLens', nearest: 'gp-sphere' },
    });
  });

  it('OR-12 may have other parameters as an exchange', async () => {
    const prescription = { ...RIGHT.prescription, sphere: -3 };
    expect(await answer('exchange', [{ ...RIGHT, prescription }])).toMatchObject({
      statusCode: 201,
    });
  });
});
