import { describe, expect, it } from 'vitest';
import { axisRotation } from '#domain/calculators/axis-rotation.ts';
import { backToricCylinder } from '#domain/calculators/back-toric-cylinder.ts';
import { baseCurveChange } from '#domain/calculators/base-curve-change.ts';
import { cornealCylinder } from '#domain/calculators/corneal-cylinder.ts';
import { crossedCylinders } from '#domain/calculators/crossed-cylinders.ts';
import { keratometry } from '#domain/calculators/keratometry.ts';
import { lensDiameter } from '#domain/calculators/lens-diameter.ts';
import { lensPower } from '#domain/calculators/lens-power.ts';
import { meridianPower } from '#domain/calculators/meridian-power.ts';
import { overRefraction } from '#domain/calculators/over-refraction.ts';
import { oxygen } from '#domain/calculators/oxygen.ts';
import { residualAstigmatism } from '#domain/calculators/residual-astigmatism.ts';
import { rotationError } from '#domain/calculators/rotation-error.ts';
import { sagittalDepth } from '#domain/calculators/sagittal-depth.ts';
import { sphericalEquivalent } from '#domain/calculators/spherical-equivalent.ts';
import { tearLens } from '#domain/calculators/tear-lens.ts';
import { toricTearLens } from '#domain/calculators/toric-tear-lens.ts';
import { transposition } from '#domain/calculators/transposition.ts';
import { vertexDistance } from '#domain/calculators/vertex-distance.ts';
import { solve, type Texts } from './solve.ts';

/** A sphere, or sphere, cylinder and axis. */
const rx = (sphere: string, cylinder = '', axis = ''): Texts => ({ sphere, cylinder, axis });

/** The power for -3.00 and a flat K of 43.00 without vertex, by the base curve in D. */
const powerAt = (baseCurve: string) =>
  solve(lensPower, { sphere: '-3.00', distance: '0', baseCurve: [baseCurve, 'D'], flatK: '43' })[0];

// The expected values are the test vectors of the trade, or were worked by hand with a pocket calculator.
describe('the calculators, against values worked by hand', () => {
  it.each<[Texts, string]>([
    [rx('-4.00'), '−3.82'],
    [rx('-6.00'), '−5.60'],
    [rx('-10.00'), '−8.93'],
    [rx('+5.00'), '+5.32'],
    [rx('+10.00'), '+11.36'],
    [rx('-3.75'), '−3.59'],
    [rx('3.75'), '+3.93'],
    [rx('-6.00', '-2.50', '180'), '−5.60 −2.12 × 180°'],
    [rx('+5.00', '-3.00', '90'), '+5.32 −3.27 × 090°'],
    [{ ...rx('-10.00'), distance: '0' }, '−10.00'],
    // -10 / (1 + 0.14) = -8.7719
    [{ ...rx('-10.00'), distance: '14' }, '−8.77'],
  ])('VC-01 OR-01 vertex distance: %j is %s at the cornea', (texts, expected) => {
    expect(solve(vertexDistance, texts)[0]).toBe(`powerAtCornea ${expected} D`);
  });

  it('VC-01 vertex distance the other way: -5.60 at the cornea is -6.00 in spectacles', () => {
    // -5.597 / (1 + 0.012 × -5.597) = -6.0; -5.60 / (1 - 0.0672) = -6.003
    const texts = { ...rx('-5.60'), direction: 'toSpectacles' };
    expect(solve(vertexDistance, texts)).toEqual([
      'powerAtSpectacles −6.00 D',
      'inQuarters −6.00 D',
    ]);
  });

  it('VC-01 vertex distance in steps of 0.25 D', () => {
    expect(solve(vertexDistance, rx('-6.00', '-2.50', '180'))[1]).toBe(
      'inQuarters −5.50 −2.00 × 180° D',
    );
  });

  it.each<[Texts, string]>([
    [rx('-7.75', '+1.75', '90'), '−6.00 −1.75 × 180°'],
    [rx('-6.00', '-1.75', '180'), '−7.75 +1.75 × 090°'],
    [rx('+1.00', '-2.00', '30'), '−1.00 +2.00 × 120°'],
    [rx('0', '-0,50', '0'), '−0.50 +0.50 × 090°'],
  ])('VC-01 OR-01 transposition: %j is %s', (texts, expected) => {
    expect(solve(transposition, texts)).toEqual([`transposed ${expected} D`]);
  });

  it.each<[string, string, string]>([
    ['-3.00', '-0.50', '−3.25'],
    ['+2.00', '-1.00', '+1.50'],
    ['-1.00', '+2.00', '0.00'],
  ])('VC-01 OR-01 spherical equivalent: %s %s is %s', (sphere, cylinder, expected) => {
    expect(solve(sphericalEquivalent, { sphere, cylinder })[0]).toBe(
      `sphericalEquivalent ${expected} D`,
    );
  });

  it.each<[string, string]>([
    // sin² 0° = 0, sin² 45° = 0.5, sin² 90° = 1, sin² 30° = 0.25
    ['180', '−3.00'],
    ['45', '−4.00'],
    ['90', '−5.00'],
    ['30', '−3.50'],
    ['150', '−3.50'],
  ])('VC-01 power of -3.00 -2.00 × 180 along %s° is %s', (meridian, expected) => {
    expect(solve(meridianPower, { ...rx('-3.00', '-2.00', '180'), meridian })).toEqual([
      `meridianPower ${expected} D`,
    ]);
  });

  it.each<[Texts, string]>([
    [
      {
        ...rx('-4.00', '-1.75', '180'),
        otherSphere: '+0.25',
        otherCylinder: '-0.75',
        otherAxis: '20',
      },
      '−3.81 −2.37 × 006°',
    ],
    // At right angles: -1.00 × 90 and -1.00 × 180 are a sphere of -1.00.
    [
      { ...rx('0', '-1.00', '90'), otherSphere: '0', otherCylinder: '-1.00', otherAxis: '180' },
      '−1.00',
    ],
    // 45° apart and equal: √2 × 1.00 halfway between.
    [
      { ...rx('0', '-1.00', '180'), otherSphere: '0', otherCylinder: '-1.00', otherAxis: '45' },
      '−0.29 −1.41 × 023°',
    ],
  ])('VC-01 OR-01 crossed cylinders: %j are %s', (texts, expected) => {
    expect(solve(crossedCylinders, texts)).toEqual([`sum ${expected} D`]);
  });

  it.each<[string, string]>([
    ['40', '8.44'],
    ['42', '8.04'],
    ['43', '7.85'],
    ['44', '7.67'],
    ['45', '7.50'],
    ['46', '7.34'],
    ['48', '7.03'],
    ['50', '6.75'],
    ['52', '6.49'],
  ])('VC-01 OR-01 keratometry: %s D are %s mm, and back', (dioptres, millimetres) => {
    expect(solve(keratometry, { curvature: dioptres })[0]).toBe(`radius ${millimetres} mm`);
    const [, back = ''] = solve(keratometry, { curvature: [millimetres, 'mm'] });
    // Half of a hundredth of a millimeter is up to 0.04 D at 52 D.
    expect(Math.abs(Number(back.split(' ')[1]) - Number(dioptres))).toBeLessThan(0.05);
  });

  it('VC-01 keratometry in Spanish: 7,80 mm are 43.27 D', () => {
    expect(solve(keratometry, { curvature: ['7,80', 'mm'] })).toEqual([
      'radius 7.80 mm',
      'curvature 43.27 D',
    ]);
  });

  it('VC-01 corneal cylinder of 43.00 and 44.50 along 20° is -1.50 × 020°, mean 43.75', () => {
    expect(solve(cornealCylinder, { flatK: '43', steepK: '44.5', flatMeridian: '20' })).toEqual([
      'cornealCylinder −1.50 × 020° D',
      'meanK 43.75 D',
    ]);
  });

  it('VC-01 OR-01 residual astigmatism of -1.75 on a cornea of -1.00 is -0.75 without vertex', () => {
    const texts = {
      ...rx('-2.00', '-1.75', '180'),
      distance: '0',
      flatK: '43.00',
      steepK: '44.00',
      flatMeridian: '180',
    };
    expect(solve(residualAstigmatism, texts)).toEqual(['residual −0.75 × 180° D']);
    // At 12 mm: -2 → -1.9531, -3.75 → -3.5885, cylinder -1.6354; less -1.00.
    expect(solve(residualAstigmatism, { ...texts, distance: '12' })).toEqual([
      'residual −0.64 × 180° D',
    ]);
  });

  it.each<[Texts, string]>([
    [{ baseCurve: ['43.50', 'D'], flatK: '43.00' }, '+0.50'],
    [{ baseCurve: ['42.50', 'D'], flatK: '43.00' }, '−0.50'],
    // 337.5 / 7.50 = 45.00; 337.5 / 7.80 = 43.27
    [{ baseCurve: '7.50', flatK: ['7.80', 'mm'] }, '+1.73'],
  ])('VC-01 OR-01 tear lens: %j has %s', (texts, expected) => {
    expect(solve(tearLens, texts)).toEqual([`tears ${expected} D`]);
  });

  it('VC-01 OR-01 lens power: steeper adds minus, flatter adds plus (SAM-FAP)', () => {
    expect([powerAt('43.50'), powerAt('43.00'), powerAt('42.50')]).toEqual([
      'lensPower −3.50 D',
      'lensPower −3.00 D',
      'lensPower −2.50 D',
    ]);
  });

  it('VC-01 toric tears: a base curve on the flat K leaves -1.50 × 90 of a cornea with 1.50 D', () => {
    const texts: Texts = {
      ...rx('-3.00', '-1.50', '180'),
      distance: '0',
      flatK: '43.00',
      steepK: '44.50',
      flatMeridian: '180',
      baseCurve: ['43.00', 'D'],
    };
    // Along 180°: 43 - 43 = 0. Along 90°: 43 - 44.50 = -1.50. The lens needs -3.00 along both.
    expect(solve(toricTearLens, texts)).toEqual(['fullPower −3.00 D', 'tears 0.00 −1.50 × 180° D']);
  });

  it('VC-01 change of base curve: 45.00 to 45.50 D takes 0.50 D off the power', () => {
    const texts: Texts = {
      power: '-3.00',
      baseCurve: ['45.00', 'D'],
      newBaseCurve: ['45.50', 'D'],
    };
    expect(solve(baseCurveChange, texts)[0]).toBe('newPower −3.50 D');
  });

  it.each<[Texts, string]>([
    [
      { ...rx('-3.00'), overSphere: '-0.50', overCylinder: '-1.25', overAxis: '90' },
      '−3.50 −1.25 × 090°',
    ],
    [
      {
        ...rx('-4.00', '-1.75', '180'),
        overSphere: '+0.25',
        overCylinder: '-0.75',
        overAxis: '20',
      },
      '−3.81 −2.37 × 006°',
    ],
    // From 4.00 D the over-refraction is moved: -4.00 is -3.82 at the cornea.
    [{ ...rx('-1.00'), overSphere: '-4.00' }, '−4.82'],
    [{ ...rx('-1.00'), overSphere: '-3.75' }, '−4.75'],
  ])('VC-01 OR-01 over-refraction: %j makes %s', (texts, expected) => {
    expect(solve(overRefraction, texts)[0]).toBe(`finalPower ${expected} D`);
  });

  it('VC-01 a back toric curve of 42.00 and 45.00 D adds -1.00 to -1.50 D', () => {
    const texts: Texts = { baseCurve: ['42', 'D'], steepBaseCurve: ['45', 'D'] };
    expect(solve(backToricCylinder, texts)).toEqual([
      'inducedCylinder −1.00 … −1.50 D',
      'toricity 3.00 D',
    ]);
  });

  it('VC-01 lens diameter: 7.80 and twice 0.30 and 0.20 mm are 8.80 mm', () => {
    const texts: Texts = {
      opticZone: '7.80',
      secondaryWidth: ['300', 'µm'],
      peripheralWidth: '0.20',
    };
    expect(solve(lensDiameter, texts)).toEqual(['lensDiameter 8.80 mm']);
  });

  it.each<[string, string, string, string]>([
    ['180', 'left', '10', '010°'],
    ['180', 'right', '10', '170°'],
    ['175', 'left', '10', '005°'],
    ['5', 'right', '10', '175°'],
    ['90', 'left', '0', '090°'],
  ])(
    'VC-01 OR-01 axis %s, turned to the %s by %s°, is ordered as %s',
    (axis, turn, degrees, text) => {
      expect(solve(axisRotation, { axis, turn, degrees })).toEqual([`axisToOrder ${text}`]);
    },
  );

  it.each<[string, string, string]>([
    ['-2.75', '10', '0.96'],
    ['-2.75', '0', '0.00'],
    // 30° off, as much as the whole cylinder is left; 90° off, twice as much.
    ['-2.00', '30', '2.00'],
    ['+2.00', '90', '4.00'],
  ])('VC-01 OR-01 a cylinder of %s, %s° off, leaves %s', (cylinder, degrees, expected) => {
    expect(solve(rotationError, { cylinder, degrees })).toEqual([`uncorrected ${expected} D`]);
  });

  it.each<[Texts, string]>([
    [{ baseCurve: '7.80', diameter: '9.00' }, '1.429 mm = 1429'],
    [{ baseCurve: '7.80', diameter: '10' }, '1.813 mm = 1813'],
    [{ baseCurve: '8.60', diameter: '14.5' }, '3.974 mm = 3974'],
    [{ baseCurve: '7.80', shape: '0.5', diameter: '10' }, '1.750 mm = 1750'],
    [{ baseCurve: '7.80', shape: ['0.75', 'p'], diameter: '10' }, '1.750 mm = 1750'],
    [{ baseCurve: '7.80', shape: ['-0.25', 'Q'], diameter: '10' }, '1.750 mm = 1750'],
    // A parabola: 5² / (2 × 7.80) = 1.6026
    [{ baseCurve: '7.80', shape: '1', diameter: '10' }, '1.603 mm = 1603'],
    // A hyperbola, e² = 2, p = -1: (√(7.8² + 5²) - 7.8) = 1.4650
    [{ baseCurve: '7.80', shape: ['-1', 'p'], diameter: '10' }, '1.465 mm = 1465'],
    // An oblate shape, p = 1.25: (7.8 - √(60.84 - 31.25)) / 1.25 = 1.8882
    [{ baseCurve: '7.80', shape: ['1.25', 'p'], diameter: '10' }, '1.888 mm = 1888'],
  ])('VC-01 OR-01 sagittal depth: %j is %s µm', (texts, expected) => {
    expect(solve(sagittalDepth, texts)[0]).toBe(`depth ${expected} µm`);
  });

  it('VC-01 OR-01 oxygen: Dk 100 at 0.30 mm is 33.3, above 24.1 only', () => {
    expect(solve(oxygen, { dk: '100', thickness: ['300', 'µm'] })).toEqual([
      'transmissibility 33.3 10⁻⁹',
      'holdenMertzOpen 33.3 ≥ 24.1 10⁻⁹',
      'harvittBonannoOpen 33.3 < 35 10⁻⁹',
      'holdenMertzClosed 33.3 < 87 10⁻⁹',
      'harvittBonannoClosed 33.3 < 125 10⁻⁹',
    ]);
  });
});
