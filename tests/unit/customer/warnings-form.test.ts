import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { catalogue as lenses } from '#server/first-run/catalogue/catalogue.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { eyeSuggestions } from '#src/customer/order/clinical/eye-suggestions.ts';
import { countGiven, isClinicalPath } from '#src/customer/order/clinical/given-clinical.ts';
import { warningPath, warningProblems } from '#src/customer/order/problems/warning-problems.ts';
import { EMPTY_ORDER, type EyeValues } from '#src/customer/order/state/form-values.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';
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
});

afterEach(() => void vi.unstubAllEnvs());
const empty = { values: EMPTY_ORDER, catalogue: new Map(), source: null, eligibilities: null };

/** Whether the hold of the account blocks the form. */
function blocked(creditHold: boolean): boolean {
  return warningProblems({ ...empty, creditHold }).some(
    ({ cause }) => cause.kind === 'warning' && cause.warning.code === 'creditHold',
  );
}

describe('OR-02 what the warnings look at', () => {
  it.each([
    ['America/Detroit', '2026-03-31'],
    ['UTC', '2026-04-01'],
    ['Asia/Tokyo', '2026-04-01'],
  ])('has the day of the practice, in %s', (zone, today) => {
    vi.stubEnv('TZ', zone);
    expect(warningContext(empty, new Date('2026-04-01T02:30:00Z')).today).toBe(today);
  });

  it('AD-05 OR-12 has the hold of the account, which blocks the form', () =>
    expect([blocked(true), blocked(false)]).toEqual([true, false]));
});

const sphereEye = (changes: Partial<EyeValues>): EyeValues => ({
  ...EMPTY_ORDER.right,
  lensId: gpSphere.id,
  ...changes,
});

describe('the clinical block', () => {
  it('OR-02 counts what is given at both eyes and of the patient', () => {
    expect(countGiven(EMPTY_ORDER)).toBe(0);
    const right = sphereEye({ clinical: { flatK: '43', hvid: '11.8', steepK: ' ', kUnit: 'mm' } });
    const left = sphereEye({ clinical: { flatK: '44' } });
    expect(countGiven({ ...EMPTY_ORDER, right })).toBe(2);
    expect(countGiven({ ...EMPTY_ORDER, right, left, patient: { dominantEye: 'left' } })).toBe(4);
    // A field that was registered and never filled.
    const patient = { dominantEye: undefined } as unknown as Record<string, string>;
    expect(countGiven({ ...EMPTY_ORDER, patient })).toBe(0);
  });

  it('OR-02 holds the fields of both eyes and of the patient', () => {
    const inside = ['patient.dominantEye', 'right.clinical.flatK', 'left.clinical.hvid'];
    const outside = ['patientReference', 'right.values.sphere', 'right.lensId', 'notes'];
    expect(inside.map(isClinicalPath)).toEqual([true, true, true]);
    expect(outside.map(isClinicalPath)).toEqual([false, false, false, false]);
  });
});

describe('suggested first parameters', () => {
  const measured = { flatK: '43', steepK: '43.75' };
  const curveOf = (changes: Partial<EyeValues>) =>
    eyeSuggestions(gpSphere, sphereEye({ clinical: measured, ...changes })).find(
      ({ suggestion }) => suggestion.parameter === 'baseCurve',
    );

  it('OR-02 come of what was measured, as their field takes them', () => {
    expect(eyeSuggestions(gpSphere, sphereEye({}))).toEqual([]);
    const curve = curveOf({});
    expect(curve?.text).toMatch(/^7\.\d\d$/);
    expect(Number(curve?.text)).toBe(curve?.suggestion.value);
  });

  it('OR-02 are taken when their field holds the value', () => {
    const text = curveOf({})?.text ?? '';
    expect(curveOf({})?.isTaken).toBe(false);
    expect(curveOf({ values: { baseCurve: text } })?.isTaken).toBe(true);
    expect(curveOf({ values: { baseCurve: '7.00' } })?.isTaken).toBe(false);
  });

  it('OR-02 build upon what was entered, and not upon defaults', () => {
    const clinical = { ...measured, refractionSphere: '-3' };
    const powerOn = (origin: 'typed' | 'default') =>
      eyeSuggestions(
        gpSphere,
        sphereEye({ clinical, values: { baseCurve: '7.00' }, origins: { baseCurve: origin } }),
      ).find(({ suggestion }) => suggestion.parameter === 'sphere')?.text;
    const plain = eyeSuggestions(gpSphere, sphereEye({ clinical })).find(
      ({ suggestion }) => suggestion.parameter === 'sphere',
    )?.text;
    expect(powerOn('default')).toBe(plain);
    expect(powerOn('typed')).not.toBe(plain);
  });
});
