import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Prescription } from '#domain/schemas/lens.ts';
import { contextOf, lensOf } from './build-context.ts';

function rulesAt(lensId: string, changes: Prescription): string[] {
  const lens = lensOf(lensId);
  const prescription = { ...defaultPrescription(lens), ...changes };
  return validatePrescription(lens, prescription).map(({ field, rule }) => `${field} ${rule}`);
}

describe('the errors that the engine refuses by itself', () => {
  it('SE-08 no. 1: a cylinder without its axis, and an axis without a cylinder', () => {
    expect(rulesAt('gp-multifocal', { cylinder: -1 })).toContain('axis together');
    expect(rulesAt('gp-multifocal', { axis: 90 })).toContain('axis together');
    expect(rulesAt('gp-multifocal', { cylinder: -1, axis: 90 }).join()).not.toContain('axis');
  });

  it('SE-08 no. 2: an axis outside 1 to 180, or between degrees', () => {
    for (const axis of [0, 181]) {
      expect(rulesAt('custom-soft-toric', { cylinder: -1, axis })).toContain('axis range');
    }
    expect(rulesAt('custom-soft-toric', { cylinder: -1, axis: 90.5 })).toContain('axis step');
    expect(rulesAt('custom-soft-toric', { cylinder: -1, axis: 180 }).join()).not.toContain('axis');
  });

  it('SE-08 no. 4: what is beyond minimum, maximum or step', () => {
    expect(rulesAt('gp-sphere', { sphere: 25.25 })).toContain('sphere range');
    expect(rulesAt('gp-sphere', { sphere: -2.8 })).toContain('sphere step');
    expect(rulesAt('gp-sphere', { sphere: 25 }).join()).not.toContain('sphere');
  });

  it('SE-08 no. 19: a multifocal without an add, and an add where there is none', () => {
    for (const { id } of catalogue.filter(({ design }) => design.startsWith('multifocal'))) {
      expect(rulesAt(id, {})).toContain('add required');
      expect(rulesAt(id, { add: 2 }).join()).not.toContain('add ');
    }
    expect(rulesAt('gp-sphere', { add: 2 })).toContain('add unknown');
  });

  it('SE-08 no. 28: HydraPEG on a material that does not take it; plasma beside it cannot be said', () => {
    const coated = { surface: 'hydraPeg', material: 'bostonXo' };
    expect(rulesAt('gp-sphere', coated)).toContain('surface excludes');
    expect(rulesAt('gp-sphere', { ...coated, material: 'optimumExtra' }).join()).not.toContain(
      'surface',
    );
    expect(rulesAt('gp-sphere', { surface: 'plasma hydraPeg' })).toContain('surface option');
  });

  it('SE-08 are not told twice', () => {
    const context = contextOf(lensOf('gp-multifocal'), {
      prescription: { cylinder: -1, axis: 0, sphere: -2.8, surface: 'hydraPeg' },
    });
    expect(checkWarnings(context).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
