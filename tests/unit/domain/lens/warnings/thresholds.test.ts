import { describe, expect, it } from 'vitest';
import { warningRules } from '#domain/lens/warnings/rules.ts';
import { codesOf, lensOf } from './build-context.ts';
import { CORNEAL_THRESHOLDS } from './corneal-thresholds.ts';
import { EXPECTED_THRESHOLDS } from './expected-cases.ts';
import { MEASURED_THRESHOLDS } from './measured-thresholds.ts';
import { OTHER_THRESHOLDS } from './other-thresholds.ts';

const THRESHOLDS = [
  ...MEASURED_THRESHOLDS,
  ...CORNEAL_THRESHOLDS,
  ...OTHER_THRESHOLDS,
  ...EXPECTED_THRESHOLDS,
];
const ROWS = THRESHOLDS.map((row) => [row[0], row[1], row[2].id, row[3], row] as const);

/** What a lens may set otherwise, by the names that it does so with. */
const LIMITS: Record<string, Record<string, number>> = {
  sphereUnusual: { least: -30, most: 30 },
  cylinderUnusual: { least: -12, most: 12 },
  keratometryUnusual: { least: 25, most: 70 },
  radiusUnusual: { least: 4.8, most: 11.3 },
  vertexMissing: { power: 4 },
  sphereOnToricCornea: { cylinder: 2.5 },
  residualModerate: { least: 0.5, strong: 1.25 },
  residualHigh: { strong: 1.25 },
  axesDiffer: { degrees: 20, cylinder: 1 },
  bitoricNotNeeded: { cylinder: 2 },
  frontToricCornea: { cylinder: 1 },
  frontToricResidual: { residual: 0.75 },
  prismLowDk: { dk: 50 },
  baseCurveFarFromK: { dioptres: 1 },
  cornealDiameter: { marginLeast: 1, marginMost: 3 },
  scleralDiameter: { marginLeast: 3.5, marginMost: 6 },
  flexureFirst: { cylinder: 0.75 },
  vaultLow: { vault: 100, settling: 100, halfLifeMinutes: 30 },
  vaultHigh: { vault: 450, settling: 100, halfLifeMinutes: 30 },
  scleralThickness: { least: 0.2, most: 0.5 },
  softDiameter: { marginLeast: 1.5, marginMost: 3.5 },
  softCurveFlat: { flatter: 1.5 },
  softCylinderLow: { cylinder: 0.75 },
  softPowerHigh: { sphere: 12 },
  addHigh: { add: 4.5 },
  orthoKSphere: { sphere: -6 },
  orthoKCylinder: { cylinder: 1.75 },
  orthoKFlatK: { least: 41, most: 45 },
  orthoKCornealCylinder: { cylinder: 1 },
  empiricalData: { required: 0 },
  powerFarFromExpected: { dioptres: 0.75 },
  powerSignTurned: { dioptres: 0.75 },
  axisFarFromExpected: { remains: 0.5 },
  bitoricExchanged: { dioptres: 0.75, better: 0.5 },
  softSphereOnCylinder: { cylinder: 0.75 },
};

describe('the thresholds of the warnings', () => {
  it.each(ROWS)('SE-08 no. %i: %s of %s by %s', (...[, , , , row]) => {
    const [, code, lens, by, setup, fires, silent] = row;
    const tried = [...fires, ...silent].toSorted((a, b) => a - b);
    const found = tried.filter((value) => codesOf(lens, setup(value)).includes(code));
    expect(found, `${code} of ${lens.id} fires for these values of ${by}`).toEqual(
      fires.toSorted((a, b) => a - b),
    );
  });

  it('SE-08 stand for each warning that has a limit', () => {
    const limited = warningRules.filter(({ limits }) => Object.keys(limits).length > 0);
    const found = Object.fromEntries(limited.map(({ code, limits }) => [code, limits]));
    expect(found).toEqual(LIMITS);
    const tried = new Set<string>(THRESHOLDS.map(([, code]) => code));
    const rest = Object.keys(LIMITS).filter((code) => !tried.has(code));
    expect(rest).toEqual(['prismLowDk', 'empiricalData']);
  });

  it.each([
    ['of an unknown kind', 50, false],
    ['bostonEs', 17, false],
    ['bostonEs', 18, true],
    ['bostonEo', 55, false],
    ['bostonEo', 56, true],
  ])('SE-08 no. 13: prism in %s where a Dk of %i is low: %s', (material, dk, isLow) => {
    const lens = lensOf('gp-front-toric', {
      warnings: { prismLowDk: { off: false, limits: { dk } } },
    });
    const codes = codesOf(lens, { prescription: { material, prism: 1 } });
    expect(codes.includes('prismLowDk')).toBe(isLow);
  });
});
