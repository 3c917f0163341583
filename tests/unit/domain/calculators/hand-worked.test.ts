import { describe, expect, it } from 'vitest';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import type { Calculator } from '#domain/consultant/calculators/parts/calculator.ts';
import type { Unit } from '#domain/consultant/calculators/parts/units.ts';
import { rowsOf } from '../text-table.ts';
import { solve, working, type Texts } from './solve.ts';

/** `sphere -3.00, baseCurve 7.80 mm`; `rx` and `over` are a sphere, or sphere, cylinder and axis. */
function textsOf(given: string): Texts {
  const texts: Texts = {};
  for (const one of given.split(', ')) {
    const [name = '', text = '', ...rest] = one.split(' ');
    const [cylinder = '', axis = ''] = rest;
    if (name === 'rx') Object.assign(texts, { sphere: text, cylinder, axis });
    else if (/^o(?:v|th)er$/.test(name)) {
      const power = { [`${name}Sphere`]: text, [`${name}Cylinder`]: cylinder };
      Object.assign(texts, power, { [`${name}Axis`]: axis });
    } else texts[name] = cylinder === '' ? text : ([text, cylinder] as [string, Unit]);
  }
  return texts;
}

/**
 * The calculator, what is typed and the results; `…`: there are more of them. The values are the test vectors of the trade,
 * or were worked by hand with a pocket calculator.
 */
const WORKED = rowsOf(`
  vertex-distance | rx -4.00 | powerAtCornea −3.82 D; …
  vertex-distance | rx -6.00 | powerAtCornea −5.60 D; …
  vertex-distance | rx -10.00 | powerAtCornea −8.93 D; …
  vertex-distance | rx +5.00 | powerAtCornea +5.32 D; …
  vertex-distance | rx +10.00 | powerAtCornea +11.36 D; …
  vertex-distance | rx -3.75 | powerAtCornea −3.59 D; …
  vertex-distance | rx 3.75 | powerAtCornea +3.93 D; …
  # In steps of 0.25 D, too.
  vertex-distance | rx -6.00 -2.50 180
    | powerAtCornea −5.60 −2.12 × 180° D; inQuarters −5.50 −2.00 × 180° D
  vertex-distance | rx +5.00 -3.00 90 | powerAtCornea +5.32 −3.27 × 090° D; …
  vertex-distance | rx -10.00, distance 0 | powerAtCornea −10.00 D; …
  # -10 / (1 + 0.14) = -8.7719
  vertex-distance | rx -10.00, distance 14 | powerAtCornea −8.77 D; …
  # The other way: -5.597 / (1 + 0.012 × -5.597) = -6.0; -5.60 / (1 - 0.0672) = -6.003
  vertex-distance | rx -5.60, direction toSpectacles | powerAtSpectacles −6.00 D; inQuarters −6.00 D
  transposition | rx -7.75 +1.75 90 | transposed −6.00 −1.75 × 180° D
  transposition | rx -6.00 -1.75 180 | transposed −7.75 +1.75 × 090° D
  transposition | rx +1.00 -2.00 30 | transposed −1.00 +2.00 × 120° D
  transposition | rx -1.00 -0.50 91 | transposed −1.50 +0.50 × 001° D
  transposition | rx 0 -0,50 0 | transposed −0.50 +0.50 × 090° D
  spherical-equivalent | sphere -3.00, cylinder -0.50 | sphericalEquivalent −3.25 D; …
  spherical-equivalent | sphere +2.00, cylinder -1.00 | sphericalEquivalent +1.50 D; …
  spherical-equivalent | sphere -1.00, cylinder +2.00 | sphericalEquivalent 0.00 D; …
  # sin² 0° = 0, sin² 45° = 0.5, sin² 90° = 1, sin² 30° = 0.25
  meridian-power | rx -3.00 -2.00 180, meridian 180 | meridianPower −3.00 D
  meridian-power | rx -3.00 -2.00 180, meridian 45 | meridianPower −4.00 D
  meridian-power | rx -3.00 -2.00 180, meridian 90 | meridianPower −5.00 D
  meridian-power | rx -3.00 -2.00 180, meridian 30 | meridianPower −3.50 D
  meridian-power | rx -3.00 -2.00 180, meridian 150 | meridianPower −3.50 D
  crossed-cylinders | rx -4.00 -1.75 180, other +0.25 -0.75 20 | sum −3.81 −2.37 × 006° D
  # At right angles: -1.00 × 90 and -1.00 × 180 are a sphere of -1.00.
  crossed-cylinders | rx 0 -1.00 90, other 0 -1.00 180 | sum −1.00 D
  # 45° apart and equal: √2 × 1.00 halfway between.
  crossed-cylinders | rx 0 -1.00 180, other 0 -1.00 45 | sum −0.29 −1.41 × 023° D
  keratometry | curvature 43 | radius 7.85 mm; …
  keratometry | curvature 8.04 mm | radius 8.04 mm; curvature 41.98 D
  # As it is written in Spanish.
  keratometry | curvature 7,80 mm | radius 7.80 mm; curvature 43.27 D
  corneal-cylinder | flatK 43, steepK 44.5, flatMeridian 20
    | cornealCylinder −1.50 × 020° D; meanK 43.75 D
  # -1.75 on a cornea of -1.00, without vertex.
  residual-astigmatism
    | rx -2.00 -1.75 180, distance 0, flatK 43.00, steepK 44.00, flatMeridian 180
    | residual −0.75 × 180° D
  # At 12 mm: -2 → -1.9531, -3.75 → -3.5885, cylinder -1.6354; less -1.00.
  residual-astigmatism
    | rx -2.00 -1.75 180, distance 12, flatK 43.00, steepK 44.00, flatMeridian 180
    | residual −0.64 × 180° D
  tear-lens | baseCurve 43.50 D, flatK 43.00 | tears +0.50 D
  tear-lens | baseCurve 42.50 D, flatK 43.00 | tears −0.50 D
  # 337.5 / 7.50 = 45.00; 337.5 / 7.80 = 43.27
  tear-lens | baseCurve 7.50, flatK 7.80 mm | tears +1.73 D
  # Steeper adds minus, flatter adds plus (SAM-FAP).
  lens-power | sphere -3.00, distance 0, baseCurve 43.50 D, flatK 43 | lensPower −3.50 D; …
  lens-power | sphere -3.00, distance 0, baseCurve 43.00 D, flatK 43 | lensPower −3.00 D; …
  lens-power | sphere -3.00, distance 0, baseCurve 42.50 D, flatK 43 | lensPower −2.50 D; …
  # Along 180°: 43 - 43 = 0. Along 90°: 43 - 44.50 = -1.50. The lens needs -3.00 along both.
  toric-tear-lens
    | rx -3.00 -1.50 180, distance 0, flatK 43.00, steepK 44.50, flatMeridian 180, baseCurve 43.00 D
    | fullPower −3.00 D; tears 0.00 −1.50 × 180° D
  # A sphere needs no axis: -3.00 along 180°, -1.50 along 90°.
  toric-tear-lens
    | rx -3.00, distance 0, flatK 43.00, steepK 44.50, flatMeridian 180, baseCurve 43.00 D
    | fullPower −1.50 −1.50 × 090° D; tears 0.00 −1.50 × 180° D
  base-curve-change | power -3.00, baseCurve 45.00 D, newBaseCurve 45.50 D | newPower −3.50 D; …
  over-refraction | rx -3.00, over -0.50 -1.25 90 | finalPower −3.50 −1.25 × 090° D; …
  over-refraction | rx -4.00 -1.75 180, over +0.25 -0.75 20 | finalPower −3.81 −2.37 × 006° D; …
  # From 4.00 D the over-refraction is moved: -4.00 is -3.82 at the cornea.
  over-refraction | rx -1.00, over -4.00 | finalPower −4.82 D; …
  over-refraction | rx -1.00, over -3.75 | finalPower −4.75 D; …
  back-toric-cylinder | baseCurve 42 D, steepBaseCurve 45 D
    | inducedCylinder −1.00 … −1.50 D; toricity 3.00 D
  lens-diameter | opticZone 7.80, secondaryWidth 300 µm, peripheralWidth 0.20 | lensDiameter 8.80 mm
  axis-rotation | axis 180, turn left, degrees 10 | axisToOrder 010°
  axis-rotation | axis 180, turn right, degrees 10 | axisToOrder 170°
  axis-rotation | axis 175, turn left, degrees 10 | axisToOrder 005°
  axis-rotation | axis 5, turn right, degrees 10 | axisToOrder 175°
  axis-rotation | axis 90, turn left, degrees 0 | axisToOrder 090°
  rotation-error | cylinder -2.75, degrees 10 | uncorrected 0.96 D
  rotation-error | cylinder -2.75, degrees 0 | uncorrected 0.00 D
  # 30° off, as much as the whole cylinder is left; 90° off, twice as much.
  rotation-error | cylinder -2.00, degrees 30 | uncorrected 2.00 D
  rotation-error | cylinder +2.00, degrees 90 | uncorrected 4.00 D
  sagittal-depth | baseCurve 7.80, diameter 9.00 | depth 1.429 mm = 1429 µm; …
  sagittal-depth | baseCurve 7.80, diameter 10 | depth 1.813 mm = 1813 µm; …
  sagittal-depth | baseCurve 8.60, diameter 14.5 | depth 3.974 mm = 3974 µm; …
  sagittal-depth | baseCurve 7.80, shape 0.5, diameter 10 | depth 1.750 mm = 1750 µm; …
  sagittal-depth | baseCurve 7.80, shape 0.75 p, diameter 10 | depth 1.750 mm = 1750 µm; …
  sagittal-depth | baseCurve 7.80, shape -0.25 Q, diameter 10 | depth 1.750 mm = 1750 µm; …
  # A parabola: 5² / (2 × 7.80) = 1.6026
  sagittal-depth | baseCurve 7.80, shape 1, diameter 10 | depth 1.603 mm = 1603 µm; …
  # A hyperbola, e² = 2, p = -1: (√(7.8² + 5²) - 7.8) = 1.4650
  sagittal-depth | baseCurve 7.80, shape -1 p, diameter 10 | depth 1.465 mm = 1465 µm; …
  # An oblate shape, p = 1.25: (7.8 - √(60.84 - 31.25)) / 1.25 = 1.8882
  sagittal-depth | baseCurve 7.80, shape 1.25 p, diameter 10 | depth 1.888 mm = 1888 µm; …
  oxygen | dk 100, thickness 300 µm
    | transmissibility 33.3 10⁻⁹; holdenMertzOpen 33.3 ≥ 24.1 10⁻⁹ reached; harvittBonannoOpen 33.3 < 35 10⁻⁹ notReached; holdenMertzClosed 33.3 < 87 10⁻⁹ notReached; harvittBonannoClosed 33.3 < 125 10⁻⁹ notReached
`);

function calculatorOf(id: string): Calculator {
  const calculator = ALL_CALCULATORS.find((one) => one.id === id);
  if (!calculator) throw new Error(`No calculator ${id}`);
  return calculator;
}

describe('the calculators, against values worked by hand', () => {
  it.each(WORKED)('VC-01 OR-01 %s of %s: %s', (id = '', given = '', expected = '') => {
    const results = solve(calculatorOf(id), textsOf(given));
    const first = expected.endsWith('; …') ? results.slice(0, 1).concat('…') : results;
    expect(first.join('; ')).toBe(expected);
  });

  it('VC-03 show all results and the working with the numbers filled in, as they did', async () => {
    const records = WORKED.map(([id = '', given = '']) => {
      const [calculator, texts] = [calculatorOf(id), textsOf(given)];
      const lines = [...solve(calculator, texts), ...working(calculator, texts)];
      return [`# ${id} | ${given}`, ...lines, ''].join('\n');
    });
    await expect(records.join('\n')).toMatchFileSnapshot('records/working.txt');
  });
});
