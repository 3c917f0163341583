import { describe, expect, it } from 'vitest';
import {
  seenAgain,
  withChange,
  withClinical,
  withFindings,
  withLens,
  withSuggested,
  withValue,
} from '#domain/fitting-link/edit.ts';
import { findingsUsed, placesOf } from '#domain/fitting-link/finding-use.ts';
import { newFitting, type FittingFile } from '#domain/fitting-link/fitting-file.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { lensOf } from '../fitting/fitting-case.ts';

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
    const back = withSuggested(toric, ampleye, 'landing');
    expect(wornOf(back)).toMatchObject({ landing: 'spherical', scleralZone: 'standard' });
  });

  it('VC-04 begins anew with another lens, and goes on with the same', () => {
    expect(withLens(again, ampleye)).toBe(again);
    const other = withLens(again, lensOf('gp-sphere'));
    expect(other.steps).toHaveLength(1);
    expect(other.origins).not.toHaveProperty('sag');
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
    expect(findingsUsed(lensOf('gp-front-toric'))).toContain('rotation');
    for (const lens of catalogue) expect(findingsUsed(lens)).toContain('overRefractionSphere');
  });
});
