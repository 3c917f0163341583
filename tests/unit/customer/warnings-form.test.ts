import { describe, expect, it } from 'vitest';
import { catalogue as lenses } from '#domain/lens/catalogue/catalogue.ts';
import type { Acknowledgement } from '#domain/schemas/order.ts';
import { unansweredWarnings } from '#src/customer/order/review/unanswered.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues } from '#src/customer/order/state/form-values.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';
import { warningPath } from '#src/customer/order/problems/warning-problems.ts';
import { groupWarnings } from '#src/customer/order/warnings/warning-groups.ts';
import { withAnswer } from '#src/customer/order/warnings/with-answer.ts';

const catalogue = new Map(lenses.map((lens) => [lens.id, lens]));

const eye = (lensId: string, clinical: Record<string, string> = {}): EyeValues => ({
  ...EMPTY_ORDER.right,
  lensId,
  clinical,
});

function groups(right: EyeValues, left: EyeValues = { ...eye(''), ordered: false }) {
  const values = { ...EMPTY_ORDER, right, left };
  const known = { values, catalogue, source: null, eligibilities: null };
  return groupWarnings(checkWarnings(warningContext(known)));
}

const CODE = 'keratoconusInNormalDesign';
const KERATOCONUS = { condition: 'keratoconus' };

describe('the warnings of the form', () => {
  it('SE-08 are none while there is nothing to say, and errors are not among them', () => {
    expect(groups(eye('gp-sphere'))).toEqual([]);
    expect(groups(eye('gp-sphere', { condition: 'normal' }))).toEqual([]);
    const wrong = groups(eye('gp-sphere', { refractionCylinder: '-1' }));
    expect(
      wrong.flatMap(({ warnings }) => warnings).filter(({ level }) => level === 'error'),
    ).toEqual([]);
  });

  it('SE-08 stand by level, each with its eye and the way to its field', () => {
    const scleral = eye('ampleye-scleral', {
      overRefractionCylinder: '-1',
      overRefractionAxis: '90',
    });
    const found = groups(scleral, eye('gp-sphere', KERATOCONUS));
    expect(found.map(({ level }) => level)).toEqual(['warning', 'information']);
    const warning = found[0]?.warnings.find(({ code }) => code === CODE);
    expect(warning).toMatchObject({ eye: 'left', level: 'warning' });
    if (!warning) throw new Error('It is not told');
    expect(warningPath(warning)).toBe('left.clinical.condition');
    expect(describeWarning(warning, 'en')).toMatch(/^For an irregular cornea consider/);
    expect(describeWarning(warning, 'es')).toMatch(/^Para una córnea irregular/);
    const [information] = found[1]?.warnings ?? [];
    expect(information?.eye).toBe('right');
    expect(information && describeWarning(information, 'en')).toContain('flexure');
  });

  it('SE-08 tell once what is missing at an eye, as a list under one answer', () => {
    const told = groups(eye('custom-soft-sphere'))[0]?.warnings ?? [];
    expect(told.map((warning) => describeWarning(warning, 'en'))).toEqual([
      'Without a trial lens, the lab needs HVID, K readings, and refraction',
    ]);
    const both = groups(eye('gp-sphere', KERATOCONUS), eye('gp-sphere', KERATOCONUS))[0];
    const seen = both?.warnings.filter(({ code }) => code === CODE);
    expect(seen?.map((one) => one.eye)).toEqual(['right', 'left']);
  });
});

const toldAt = (name: string, ordered: string) => ({
  code: 'powerFarFromExpected',
  eye: 'right' as const,
  field: `values.${name}`,
  params: { ordered, expected: '−3.00 D' },
});

describe('answering a warning', () => {
  const field = 'clinical.condition';
  const of = (side: 'right' | 'left', note: string) => ({
    code: CODE,
    eye: side,
    note,
    seen: field,
  });
  const right = { code: CODE, eye: 'right', field, params: {} } as const;

  it('SE-08 is seen with a note, changed and taken back', () => {
    const seen = withAnswer([], right, '');
    expect(seen).toEqual([of('right', '')]);
    const noted = withAnswer(seen, right, 'Early cone');
    expect(noted).toEqual([of('right', 'Early cone')]);
    expect(withAnswer(noted, right, null)).toEqual([]);
  });

  it('SE-08 keeps what was answered for the other eye and of other rules', () => {
    const others = [
      of('left', 'Known'),
      { code: 'residualAstigmatism', eye: 'right' as const, note: 'ok' },
    ];
    expect(withAnswer(others, right, '')).toEqual([...others, of('right', '')]);
    expect(withAnswer([...others, of('right', 'x')], right, null)).toEqual(others);
  });

  it('SE-08 forgets what was answered there with other figures, or with none', () => {
    const flat = withAnswer([], toldAt('sphereFlat', '−4.00 D'), 'Trial lens');
    const both = withAnswer(flat, toldAt('sphereSteep', '−9.00 D'), '');
    expect(both).toHaveLength(2);
    const again = withAnswer(both, toldAt('sphereFlat', '−14.00 D'), '');
    expect(again.map(({ seen }) => seen)).toEqual([
      'values.sphereSteep; ordered −9.00 D; expected −3.00 D',
      'values.sphereFlat; ordered −14.00 D; expected −3.00 D',
    ]);
    const before = [{ code: 'powerFarFromExpected', eye: 'right' as const, note: '' }];
    expect(withAnswer(before, toldAt('sphereFlat', '−4.00 D'), null)).toEqual([]);
  });

  it('OR-12 is asked for again when the figures of the warning change', () => {
    const clinical = { flatK: '45', refractionSphere: '-3', vertexDistance: '0' };
    const known = (sphere: string, acknowledged: Acknowledgement[]) => {
      const values = { baseCurve: '7.50', sphere };
      const one = { ...eye('gp-sphere', clinical), values };
      const left = { ...eye(''), ordered: false };
      const order = { ...EMPTY_ORDER, right: one, left, acknowledged };
      return { values: order, catalogue, source: null, eligibilities: null };
    };
    const open = (sphere: string, acknowledged: Acknowledgement[]) =>
      unansweredWarnings(known(sphere, acknowledged)).filter(
        ({ code }) => code === 'powerFarFromExpected',
      );
    const [warning] = open('−4.00', []);
    if (!warning) throw new Error('It is not asked for');
    const answered = withAnswer([], warning, 'Trial lens');
    expect(open('−4.00', answered)).toEqual([]);
    const [other] = open('−14.00', answered);
    expect(other && describeWarning(other, 'en')).toContain('−14.00 D');
  });
});
