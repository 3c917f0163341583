import { describe, expect, it } from 'vitest';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { orderContentSchema } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { eyeChanges } from '#src/customer/order/source/eye-changes.ts';
import { readStart } from '#src/customer/order/source/order-start.ts';
import { valuesFromOrder, valuesToCorrect } from '#src/customer/order/source/values-from-order.ts';
import { EMPTY_ORDER, inPlaceOf } from '#src/customer/order/state/form-values.ts';
import { toOrderContent } from '#src/customer/order/state/order-input.ts';
import { buildOrder } from '../../fixtures/build-order.ts';

const EARLIER = {
  baseCurveFlat: 8,
  baseCurveSteep: 7.5,
  diameter: 9.6,
  sphereFlat: -2.75,
  sphereSteep: -4,
};

/** An earlier order of the bitoric for both eyes, with what was measured and what was found. */
function earlierOrder(overrides: Partial<Order> = {}): Order {
  const order = buildOrder({ notes: 'Rush please', poNumber: 'PO-1', ...overrides });
  const clinical = { flatK: 42.5, hvid: 11.8, centralVault: 200 };
  const lenses = order.lenses.map((lens) => ({
    ...lens,
    clinical,
    prescription: { ...lens.prescription, ...EARLIER },
  }));
  return { ...order, lenses };
}

const catalogueOf = (...lenses: LensDefinition[]) => new Map(lenses.map((lens) => [lens.id, lens]));
const current = catalogueOf(gpBitoric);
const NOTHING = { source: null, eligibilities: null };

/** The next version of the bitoric, in which flat base curves end at 7.9 and an edge is asked for. */
const nextVersion: LensDefinition = {
  ...gpBitoric,
  version: gpBitoric.version + 1,
  parameters: [
    ...gpBitoric.parameters.map((parameter) =>
      parameter.name === 'baseCurveFlat' && parameter.kind === 'number'
        ? { ...parameter, max: 7.9 }
        : parameter,
    ),
    {
      kind: 'choice',
      name: 'edge',
      label: { en: 'Edge', es: 'Borde' },
      options: [{ value: 'standard', label: { en: 'Standard', es: 'Estándar' } }],
      default: 'standard',
      requiredWhen: 'always',
      dependsOn: null,
      source: gpBitoric.source,
    },
  ],
};

describe('an order that starts from an earlier one', () => {
  it('OR-05 takes over patient, lenses and measurements, each marked with where it comes from', () => {
    const order = earlierOrder();
    const values = valuesFromOrder(order, 'reorder', current);
    expect(values).toMatchObject({ type: 'reorder', sourceOrderId: order.id, resubmits: null });
    expect(values.patientReference).toBe(order.patientReference);
    expect(values.right).toMatchObject({ ordered: true, lensId: 'gp-bitoric' });
    expect(values.right.values).toMatchObject({ baseCurveFlat: '8.00', sphereFlat: '−2.75' });
    expect(values.right.origins['baseCurveFlat']).toBe('earlier');
    expect(values.right.clinical).toMatchObject({ flatK: '42.50' });
  });

  it('OR-14 always says how many, also where that is one', () => {
    const values = valuesFromOrder(earlierOrder(), 'reorder', current);
    expect(values.right).toHaveProperty('quantity', '');
    expect(values.left).toHaveProperty('quantity', '');
  });

  it('OR-05 takes the place of what stood there, with each of its fields', () => {
    const { right } = valuesFromOrder(earlierOrder(), 'reorder', current);
    const eligibility = {
      ...right,
      values: { opticZone: '8.0' },
      clinical: { hvid: '12.0', pupil: '4.0' },
      quantity: '2',
    };
    const next = inPlaceOf(eligibility, right);
    expect(next.values).toEqual({ opticZone: '', ...right.values });
    expect(next.clinical).toEqual({ ...right.clinical, pupil: '' });
    expect(next.quantity).toBe('');
  });

  it('OR-05 leaves behind what was said and found about the earlier lens', () => {
    const values = valuesFromOrder(earlierOrder(), 'exchange', current);
    expect(values).toMatchObject({ notes: '', poNumber: '', returnReason: '', attachments: [] });
    expect(values.right.clinical).not.toHaveProperty('centralVault');
  });

  it('OR-09 is complete at once, and orders the same lenses again', () => {
    const order = earlierOrder();
    const values = valuesFromOrder(order, 'reorder', current);
    expect(orderProblems({ ...NOTHING, values, catalogue: current })).toEqual([]);
    const content = toOrderContent(values, current);
    expect(content.lenses.map(({ prescription }) => prescription)).toEqual(
      order.lenses.map(({ prescription }) => prescription),
    );
    expect(orderContentSchema.safeParse(content).success).toBe(true);
    expect(eyeChanges('right', order, values, current)).toEqual([]);
  });

  it('OR-05 orders one eye when the earlier order had one', () => {
    const order = earlierOrder();
    const one = { ...order, lenses: order.lenses.slice(0, 1) };
    const values = valuesFromOrder(one, 'reorder', current);
    expect(values.left).toMatchObject({ ordered: false, lensId: '' });
    const added = { ...values, left: values.right };
    expect(eyeChanges('left', one, added, current)).toEqual([{ kind: 'added' }]);
    expect(eyeChanges('left', order, values, current)).toEqual([{ kind: 'dropped' }]);
  });

  it('OR-05 says what is no longer made in the newest version, and keeps the value', () => {
    const order = earlierOrder();
    const catalogue = catalogueOf(nextVersion);
    const values = valuesFromOrder(order, 'reorder', catalogue);
    expect(values.right.values).toMatchObject({ baseCurveFlat: '8.00', edge: 'standard' });
    expect(values.right.origins['edge']).toBe('default');
    const paths = orderProblems({ ...NOTHING, values, catalogue }).map(({ path }) => path);
    expect(paths).toEqual(['right.values.baseCurveFlat', 'left.values.baseCurveFlat']);
    const { version } = gpBitoric;
    expect(eyeChanges('right', order, values, catalogue)).toEqual([
      { kind: 'version', before: version, after: version + 1 },
      { kind: 'value', name: 'edge', lens: nextVersion, before: null, after: 'standard' },
    ]);
  });

  it('OR-06 opens a rejected order whole, to be corrected', () => {
    const order = earlierOrder({ state: 'rejected', returnReason: 'fit', type: 'exchange' });
    const values = valuesToCorrect(order, current);
    expect(values).toMatchObject({ resubmits: order.id, notes: 'Rush please', poNumber: 'PO-1' });
    expect(values).toMatchObject({ type: 'exchange', returnReason: 'fit' });
    expect(values.right.clinical).toMatchObject({ centralVault: '200' });
  });
});

const paths = (values: typeof EMPTY_ORDER) =>
  orderProblems({ ...NOTHING, values, catalogue: current }).map(({ path }) => path);

it('OR-05 what keeps an order of a type from being submitted: asks a new order for neither, and sends none that was chosen before', () => {
  const values = { ...EMPTY_ORDER, sourceOrderId: earlierOrder().id, returnReason: 'fit' } as const;
  expect(paths(values)[0]).toBe('patientReference');
  const content = toOrderContent(values, current);
  expect(content).toMatchObject({ type: 'new', sourceOrderId: null, returnReason: null });
});

describe('the address of the order form', () => {
  const ID = '4f9a1f0e-8a55-4a1f-9f26-1f4f4f4f4f4f';

  it.each([
    ['', { kind: 'empty', type: 'new' }],
    ['?type=diagnostic', { kind: 'empty', type: 'diagnostic' }],
    ['?type=nonsense', { kind: 'empty', type: 'new' }],
    [`?type=exchange&from=${ID}`, { kind: 'from', type: 'exchange', orderId: ID }],
    [`?from=${ID}`, { kind: 'from', type: 'reorder', orderId: ID }],
    [`?type=new&from=${ID}`, { kind: 'from', type: 'reorder', orderId: ID }],
    [`?resubmit=${ID}`, { kind: 'resubmit', orderId: ID }],
    [`?draft=${ID}`, { kind: 'draft', draftId: ID }],
  ])('OR-09 %s opens it as asked', (search, start) => expect(readStart(search)).toEqual(start));
});
