import { describe, expect, it } from 'vitest';
import { withKUnit } from '#domain/clinical/k-unit.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { countGiven, isClinicalPath } from '#src/customer/order/clinical/given-clinical.ts';
import { eyeSuggestions } from '#src/customer/order/clinical/eye-suggestions.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues } from '#src/customer/order/state/form-values.ts';

const eye = (changes: Partial<EyeValues>): EyeValues => ({
  ...EMPTY_ORDER.right,
  lensId: gpSphere.id,
  ...changes,
});

describe('the clinical block', () => {
  it('OR-02 counts what is given at both eyes and of the patient', () => {
    expect(countGiven(EMPTY_ORDER)).toBe(0);
    const right = eye({ clinical: { flatK: '43', hvid: '11.8', steepK: ' ', kUnit: 'mm' } });
    const left = eye({ clinical: { flatK: '44' } });
    expect(countGiven({ ...EMPTY_ORDER, right })).toBe(2);
    expect(countGiven({ ...EMPTY_ORDER, right, left, patient: { dominantEye: 'left' } })).toBe(4);
  });

  it('OR-02 takes a field that was registered and never filled for none', () => {
    const patient = { dominantEye: undefined } as unknown as Record<string, string>;
    expect(countGiven({ ...EMPTY_ORDER, patient })).toBe(0);
  });

  it('OR-02 holds the fields of both eyes and of the patient', () => {
    const inside = ['patient.dominantEye', 'right.clinical.flatK', 'left.clinical.hvid'];
    const outside = ['patientReference', 'right.values.sphere', 'right.lensId', 'notes'];
    expect(inside.map(isClinicalPath)).toEqual([true, true, true]);
    expect(outside.map(isClinicalPath)).toEqual([false, false, false, false]);
  });

  it('OR-13 gives K back as typed when its unit changes there and back', () => {
    const inMm = withKUnit({ flatK: '43', steepK: 'steep', hvid: '11.8' }, 'mm');
    expect(inMm).toMatchObject({ flatK: '7.85', steepK: 'steep', hvid: '11.8', kUnit: 'mm' });
    expect(countGiven({ ...EMPTY_ORDER, right: eye({ clinical: inMm }) })).toBe(3);
    expect(withKUnit(inMm, 'D')).toMatchObject({ flatK: '43', kUnit: 'D' });
    expect(withKUnit(inMm, 'mm')).toEqual(inMm);
  });
});

describe('suggested first parameters', () => {
  const measured = { flatK: '43', steepK: '43.75' };
  const curveOf = (changes: Partial<EyeValues>) =>
    eyeSuggestions(gpSphere, eye({ clinical: measured, ...changes })).find(
      ({ suggestion }) => suggestion.parameter === 'baseCurve',
    );

  it('OR-02 come of what was measured, as their field takes them', () => {
    expect(eyeSuggestions(gpSphere, eye({}))).toEqual([]);
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
        eye({ clinical, values: { baseCurve: '7.00' }, origins: { baseCurve: origin } }),
      ).find(({ suggestion }) => suggestion.parameter === 'sphere')?.text;
    const plain = eyeSuggestions(gpSphere, eye({ clinical })).find(
      ({ suggestion }) => suggestion.parameter === 'sphere',
    )?.text;
    expect(powerOn('default')).toBe(plain);
    expect(powerOn('typed')).not.toBe(plain);
  });
});
