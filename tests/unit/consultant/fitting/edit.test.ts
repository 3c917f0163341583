import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { type FittingFile, newFitting } from '#domain/consultant/fitting-link/fitting-file.ts';
import { findViolations } from '#domain/lens/engine/find-violations.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { findingsUsed, placesOf } from '#src/consultant/fitting/seen/finding-use.ts';
import {
  seenAgain,
  withChange,
  withClinical,
  withFindings,
  withLens,
  withSuggested,
  withValue,
} from '#src/consultant/fitting/steps/edit.ts';
import { firstLens } from '#src/consultant/fitting/steps/first-lens.ts';
import { resultOf } from '#src/consultant/fitting/steps/step-result.ts';
import { marksOf } from '#src/customer/order/fitted/marks.ts';
import { lensOf } from '../../domain/fitting/fitting-case.ts';

const ampleye = lensOf('ampleye-scleral');
const CONE = { condition: 'keratoconus', hvid: 11.8 } as const;
const begun = withLens(withClinical(newFitting(), CONE, null), ampleye);
const sphere = withValue(begun, ampleye, { step: 0, name: 'sphere', value: -2 });
const LOW = { minutesOnEye: 30, centralVault: 200 };
const seen = withFindings(sphere, ampleye, { step: 0, findings: LOW });
const changed = withChange(seen, 0, 'scleral.vaultLow.sag');
const again = seenAgain(changed, ampleye);

const wornOf = (file: FittingFile, step = 0) => file.steps[step]?.prescription;

describe('a fitting that is filled in', () => {
  it('VC-04 follows the measurements with its suggestions, and keeps what was typed', () => {
    const other = withClinical(sphere, { ...CONE, condition: 'advancedKeratoconus' }, ampleye);
    expect(wornOf(other)).toMatchObject({ sag: 4200, sphere: -2 });
    const typed = withValue(sphere, ampleye, { step: 0, name: 'sag', value: 3900 });
    expect(wornOf(withClinical(typed, CONE, ampleye))).toMatchObject({ sag: 3900 });
    expect(wornOf(withSuggested(typed, ampleye, 'sag'))).toMatchObject({ sag: 3800, sphere: -2 });
  });

  it('VC-04 keeps the lens as it was worn once something was seen', () => {
    const other = withClinical(seen, { ...CONE, condition: 'advancedKeratoconus' }, ampleye);
    expect(wornOf(other)).toEqual(wornOf(seen));
  });

  it('VC-04 shows the values of the landing that was chosen', () => {
    const toric = withValue(begun, ampleye, { step: 0, name: 'landing', value: 'toric' });
    expect(wornOf(toric)).not.toHaveProperty('scleralZone');
    const flat = withValue(toric, ampleye, { step: 0, name: 'scleralFlat', value: 'flat1' });
    const other = withValue(flat, ampleye, { step: 0, name: 'landing', value: 'spherical' });
    expect(wornOf(other)).not.toHaveProperty('scleralFlat');
    expect(findViolations(ampleye, wornOf(other) ?? {}).map(({ field }) => field)).toEqual([
      'sphere',
    ]);
    const back = withSuggested(toric, ampleye, 'landing');
    expect(wornOf(back)).toMatchObject({ landing: 'spherical', scleralZone: 'standard' });
  });

  it('VC-04 begins anew with another lens, and goes on with the same', () => {
    expect(withLens(again, ampleye)).toBe(again);
    const other = withLens(again, lensOf('gp-sphere'));
    expect(other.steps).toHaveLength(1);
    expect(other.origins).not.toHaveProperty('sag');
    // A link may name a lens without its values.
    const named = { ...newFitting(), lens: ampleye.id };
    expect(withLens(named, ampleye).steps).toHaveLength(1);
    expect(withClinical(named, CONE, ampleye)).toEqual({ ...named, clinical: CONE });
  });

  it('VC-04 lets a change go that no longer follows, but not one that a lens was made with', () => {
    const fine = { minutesOnEye: 30, centralVault: 390 };
    expect(withFindings(changed, ampleye, { step: 0, findings: fine }).steps[0]?.change).toBeNull();
    const kept = withFindings(changed, ampleye, { step: 0, findings: { ...LOW, dye: 'enters' } });
    expect(kept.steps[0]?.change).toBe('scleral.vaultLow.sag');
    const later = withFindings(again, ampleye, { step: 0, findings: fine });
    expect(later.steps[0]?.change).toBe('scleral.vaultLow.sag');
  });

  it('VC-04 goes on with the changed lens, and ends what followed another change', () => {
    expect(again.steps).toHaveLength(2);
    expect(Number(wornOf(again, 1)?.['sag'])).toBeGreaterThan(3800);
    expect(withChange(again, 0, 'scleral.vaultLow.sag')).toBe(again);
    expect(withChange(again, 0, null).steps).toHaveLength(1);
    expect(seenAgain(again, ampleye)).toBe(again);
    for (const length of [19, 20]) {
      const steps = Array.from({ length }, () => changed.steps).flat();
      expect(seenAgain({ ...changed, steps }, ampleye).steps).toHaveLength(20);
    }
  });

  it('VC-04 takes a typed value into a later lens, without those that no longer apply', () => {
    const toric = withValue(again, ampleye, { step: 1, name: 'landing', value: 'toric' });
    expect(wornOf(toric, 1)).not.toHaveProperty('scleralZone');
    expect(wornOf(toric, 0)).toHaveProperty('scleralZone');
    const out = withValue(again, ampleye, { step: 1, name: 'sphere', value: null });
    expect(wornOf(out, 1)).not.toHaveProperty('sphere');
  });
});

describe('what is asked of a lens on the eye', () => {
  it('VC-04 is what the rules of its family work with', () => {
    expect(placesOf(ampleye)).toHaveLength(7);
    expect(placesOf(lensOf('ortho-k'))).toEqual(['nasal', 'temporal', 'superior', 'inferior']);
    expect(placesOf(lensOf('gp-sphere'))).toEqual([]);
    expect(findingsUsed(lensOf('custom-soft-toric'))).toContain('movementMm');
    expect(findingsUsed(lensOf('custom-soft-sphere'))).not.toContain('rotation');
    const toric = lensOf('gp-front-toric');
    expect(findingsUsed(toric)).toContain('rotation');
    expect(findingsUsed({ ...toric, family: 'orthoK' })).not.toContain('rotation');
    for (const lens of catalogue) expect(findingsUsed(lens)).toContain('overRefractionSphere');
  });
});

const CLINICAL: EyeClinical = { condition: 'keratoconus', hvid: 11.8, flatK: 46, steepK: 48 };

/** A scleral with a typed sphere and base curve; the rest is suggested or a default. */
function fitting(steps: FittingFile['steps'] = []): FittingFile {
  const { prescription, origins } = firstLens(ampleye, CLINICAL, { sphere: -2, baseCurve: 7.8 });
  const first = { prescription, findings: {}, change: null };
  const file = { ...newFitting('right'), lens: ampleye.id, clinical: CLINICAL, origins };
  return { ...file, steps: steps.length > 0 ? steps : [first] };
}

const first = fitting().steps[0]?.prescription ?? {};

describe('the first lens', () => {
  it('VC-04 has what was typed, else what is suggested, else the default', () => {
    const { prescription, origins } = firstLens(ampleye, CLINICAL, { sphere: -2, baseCurve: null });
    expect(prescription).toMatchObject({ sag: 3800, diameter: 16.5, sphere: -2 });
    expect(prescription).not.toHaveProperty('baseCurve');
    expect(origins).toMatchObject({
      sag: 'suggested',
      diameter: 'suggested',
      sphere: 'typed',
      baseCurve: 'typed',
      limbalZone: 'default',
    });
  });

  it('VC-04 suggests for what was typed: a power goes with its base curve', () => {
    const lens = lensOf('gp-sphere');
    const clinical = { flatK: 43, steepK: 44, refractionSphere: -3, vertexDistance: 0 };
    // Tear lens of 7.80 mm (43.27 D) on 43.00 D: +0.27 D, so -3.27 D, to the quarter.
    const steeper = firstLens(lens, clinical, { baseCurve: 7.8 });
    expect(steeper.prescription['sphere']).toBe(-3.25);
    expect(steeper.origins).toMatchObject({ baseCurve: 'typed', sphere: 'suggested' });
  });
});

describe('the marks of the present lens', () => {
  it('VC-04 name the nomogram, what was typed, and the defaults', () => {
    const { prescription, values, changes } = marksOf(fitting(), ampleye);
    expect(prescription).toEqual(first);
    expect(new Set(Object.keys(values))).toEqual(new Set(Object.keys(first)));
    expect(values['sag']).toMatchObject({
      from: 'suggested',
      reason: { en: 'Keratoconus' },
      source: { status: 'secondHand' },
    });
    expect(values['sphere']).toEqual({ from: 'typed', step: 0 });
    expect(values['limbalZone']).toEqual({ from: 'default' });
    expect(changes).toBe(0);
  });

  it('VC-04 name no source for a suggestion that the measurements no longer give', () => {
    const file = { ...fitting(), clinical: { ...CLINICAL, condition: 'normal' as const } };
    expect(marksOf(file, ampleye).values['sag']).toEqual({
      from: 'suggested',
      reason: null,
      source: null,
    });
  });

  it('VC-04 follow each change with its step, source and standing', () => {
    const seen = { minutesOnEye: 30, centralVault: 200 };
    const step = { prescription: first, findings: seen, change: 'scleral.vaultLow.sag' };
    const file = fitting([step]);
    const next = marksOf(file, ampleye);
    expect(next.values['sag']).toMatchObject({
      from: 'change',
      step: 0,
      change: 'scleral.vaultLow.sag',
      before: 3800,
      source: 'ampleyeTool',
      standing: 'assumption',
    });
    expect(next.prescription).toEqual(resultOf(file, step, ampleye).next?.prescription);
    expect(next.values['sphere']).toEqual({ from: 'typed', step: 0 });
    expect(next.changes).toBe(1);
    expect(next.isLastChangeLost).toBe(false);
    expect(next.clinical).toEqual({ ...CLINICAL, ...seen });
    expect(next.clinicalMarks).toMatchObject({
      hvid: { from: 'measured' },
      centralVault: { from: 'seen', step: 0 },
    });
  });

  it('VC-04 keep the mark of a change when the lens is seen again, and tell what was typed over it', () => {
    const change = {
      prescription: first,
      findings: { limbal: 'touch' as const },
      change: 'scleral.limbalTouch.baseCurve',
    };
    const worn = resultOf(fitting(), change, ampleye).next?.prescription ?? {};
    const findings = { centralVault: 300 };
    const again = { prescription: { ...worn, diameter: 17 }, findings, change: null };
    const { values, clinicalMarks } = marksOf(fitting([change, again]), ampleye);
    expect(clinicalMarks['centralVault']).toEqual({ from: 'seen', step: 1 });
    expect(values['baseCurve']).toMatchObject({ from: 'change', step: 0, before: 7.8 });
    expect(values['sphere']).toMatchObject({ from: 'keptPower', step: 0, before: -2 });
    expect(values['diameter']).toEqual({ from: 'typed', step: 1 });
  });

  it('VC-04 tell a change that is no longer proposed', () => {
    const lost = {
      prescription: first,
      findings: { limbal: 'ideal' as const },
      change: 'scleral.vaultLow.sag',
    };
    const alone = marksOf(fitting([lost]), ampleye);
    expect(alone.isLastChangeLost).toBe(true);
    expect(alone.prescription).toEqual(first);
    const after = { prescription: { ...first, sag: 3950 }, findings: {}, change: null };
    const { values, isLastChangeLost } = marksOf(fitting([lost, after]), ampleye);
    expect(values['sag']).toEqual({ from: 'lostChange', step: 0 });
    expect(isLastChangeLost).toBe(false);
  });
});
