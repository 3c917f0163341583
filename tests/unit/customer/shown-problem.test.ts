import { describe, expect, it } from 'vitest';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { problemToShow, stillRefused } from '#src/customer/order/state/shown-problem.ts';
import { toFailure } from '#src/customer/order/submit/submit-failure.ts';
import { buildOrderInput } from '#tests/fixtures/build-order-input.ts';
import { refusal } from '#tests/unit/providers/draft-fixture.ts';

const CURVE = 'right.values.baseCurve';
const catalogue = new Map([[gpSphere.id, gpSphere]]);

function formWith(right: Partial<EyeValues>): OrderFormValues {
  const eye = { ...EMPTY_ORDER.right, lensId: gpSphere.id, ...right };
  return { ...EMPTY_ORDER, right: eye, left: { ...EMPTY_ORDER.left, ordered: false } };
}

function show(
  values: OrderFormValues,
  isLooked: boolean,
  path: typeof CURVE | 'right.lensId' = CURVE,
) {
  const problems = orderProblems({ values, catalogue, source: null, eligibilities: null });
  return problemToShow(path, { problems, refused: [], values }, isLooked);
}

const TYPED = formWith({ values: { baseCurve: '8.03' }, origins: { baseCurve: 'typed' } });
const BROUGHT = formWith({ values: { baseCurve: '8.03' }, origins: { baseCurve: 'earlier' } });

describe('what is said beside a field', () => {
  it('OR-01 is nothing before it was left, and then what is wrong', () => {
    expect(show(TYPED, false)).toBeNull();
    expect(show(TYPED, true)).toMatchObject({ path: CURVE, cause: { kind: 'violation' } });
  });

  it('OR-01 is nothing where nothing is wrong', () => {
    const right = formWith({ values: { baseCurve: '8.05' }, origins: { baseCurve: 'typed' } });
    expect(show(right, true)).toBeNull();
  });

  it('OR-05 is told at once of what an earlier order brought', () => {
    expect(show(BROUGHT, false)).toMatchObject({ path: CURVE });
    expect(show(formWith({ lensId: 'gone' }), false, 'right.lensId')).toMatchObject({
      cause: { kind: 'lensGone' },
    });
    expect(show(formWith({ lensId: '' }), false, 'right.lensId')).toBeNull();
  });

  const refused = [{ path: CURVE, message: 'Not made any more', nearest: 7.75 }] as const;

  it('SE-08 is what the server refused, unless a rule says more', () => {
    const good = formWith({ values: { baseCurve: '7.80' }, origins: { baseCurve: 'typed' } });
    expect(problemToShow(CURVE, { problems: [], refused, values: good }, false)).toBe(refused[0]);
    const problems = orderProblems({ values: TYPED, catalogue, source: null, eligibilities: null });
    const checked = { problems, refused, values: TYPED };
    expect(problemToShow(CURVE, checked, true)).toHaveProperty('cause');
    expect(problemToShow('notes', checked, true)).toBeNull();
  });
});

describe('what the server refused', () => {
  const errors = {
    'lenses.1.prescription.baseCurve': { rule: 'range', message: 'Not any more', nearest: 7.75 },
    patientReference: { rule: 'x', message: 'Unknown' },
    somewhere: { rule: 'x', message: 'Elsewhere' },
  };
  const failure = toFailure(refusal(422, { errors }), buildOrderInput(), false);
  const left = { ...EMPTY_ORDER.left, values: { baseCurve: '7.80' } };
  const sent: OrderFormValues = { ...EMPTY_ORDER, patientReference: 'P-1', left };

  it('SE-08 stands at its field, what has none apart', () => {
    expect(failure).toMatchObject({ kind: 'invalid', requestId: 'r-1', homeless: ['Elsewhere'] });
    expect(stillRefused({ failure, sent }, structuredClone(sent))).toEqual([
      { path: 'left.values.baseCurve', message: 'Not any more', nearest: 7.75 },
      { path: 'patientReference', message: 'Unknown', nearest: null },
    ]);
  });

  it('SE-08 is refused no more once it is changed', () => {
    const values = { ...sent, left: { ...left, values: { baseCurve: '7.75' } } };
    const paths = stillRefused({ failure, sent }, values).map(({ path }) => path);
    expect(paths).toEqual(['patientReference']);
    expect(stillRefused(null, sent)).toEqual([]);
  });
});
