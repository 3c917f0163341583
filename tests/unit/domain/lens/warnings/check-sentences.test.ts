import { describe, expect, it } from 'vitest';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { codesOf, lensOf, warningsOf } from './build-context.ts';
import { EXPECTED_SENTENCES } from './expected-cases.ts';
import { SENTENCES } from './sentence-cases.ts';

describe('what a warning says', () => {
  it.each([...SENTENCES, ...EXPECTED_SENTENCES])(
    'SE-08 %s of %s',
    (code, lensId, setup, sentence) => {
      const told = warningsOf(lensOf(lensId), setup).filter((warning) => warning.code === code);
      expect(told.map((warning) => describeWarning(warning, 'en'))).toEqual([sentence]);
    },
  );
});

const strict = (code: string, limits: Record<string, number>) => ({
  warnings: { [code]: { off: false, limits } },
});

describe('what was not measured', () => {
  it('SE-08 has no cylinder, however little a lens allows', () => {
    const orthoK = lensOf('ortho-k', strict('orthoKCylinder', { cylinder: 0.25 }));
    expect(codesOf(orthoK, { clinical: { refractionSphere: -2 } })).not.toContain('orthoKCylinder');

    const sphere = lensOf('gp-sphere', strict('axesDiffer', { degrees: 20, cylinder: 0.5 }));
    const clinical = { flatK: 43, steepK: 45, flatMeridian: 180, refractionAxis: 90 };
    expect(codesOf(sphere, { clinical: { ...clinical, refractionCylinder: -1 } })).toContain(
      'axesDiffer',
    );
    expect(codesOf(sphere, { clinical })).not.toContain('axesDiffer');
    const noK = { flatMeridian: 180, refractionAxis: 90, refractionCylinder: -1 };
    expect(codesOf(sphere, { clinical: noK })).not.toContain('axesDiffer');
  });

  it('SE-08 is no cylinder that a soft sphere would leave', () => {
    const ordered = { prescription: { sphere: -3 }, clinical: { refractionSphere: -3 } };
    expect(codesOf(lensOf('custom-soft-sphere'), ordered)).not.toContain('softSphereOnCylinder');
  });

  it('SE-08 is a vertex distance of 12 mm where the cylinder that remains is worked out', () => {
    // -10.00 -2.50 at 12 mm is -8.93 -1.94 at the cornea; at 13 mm it would be -8.85 -1.90.
    const clinical = { flatK: 43, steepK: 43, refractionSphere: -10, refractionCylinder: -2.5 };
    const told = warningsOf(lensOf('gp-sphere'), { clinical }).find(
      ({ code }) => code === 'residualHigh',
    );
    expect(told && describeWarning(told, 'en')).toContain('About 1.94 D');
  });
});

describe('two eyes', () => {
  it('SE-08 with different lenses are not identical', () => {
    const lens = lensOf('custom-soft-sphere');
    const prescription = { ...defaultPrescription(lens), sphere: -2 };
    const other = lensOf('custom-soft-sphere', { id: 'another-lens' });
    expect(codesOf(lens, { prescription, left: {} })).toContain('eyesIdentical');
    expect(codesOf(lens, { prescription, left: { lens: other } })).not.toContain('eyesIdentical');
  });

  it('SE-08 are identical in whichever order their parameters were filled in', () => {
    const lens = lensOf('gp-sphere');
    const prescription = buildPrescription(lens);
    const reversed = Object.fromEntries(Object.entries(prescription).toReversed());
    expect(codesOf(lens, { prescription, left: { prescription: reversed } })).toContain(
      'eyesIdentical',
    );
  });
});
