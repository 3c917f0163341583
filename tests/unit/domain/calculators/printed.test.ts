import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import { axisRotation } from '#domain/consultant/calculators/axis-rotation.ts';
import { overRefraction } from '#domain/consultant/calculators/over-refraction.ts';
import { oxygen } from '#domain/consultant/calculators/oxygen.ts';
import { solve, working } from './solve.ts';

const NUMBER = String.raw`\(?([−+]?\d+(?:\.\d+)?)\)?(?: D|°)?`;
const SUM = new RegExp(`(?:^|; )${NUMBER} ([+−]) ${NUMBER} = ${NUMBER}(?:;|$)`, 'gu');
const numberOf = (text = ''): number => Number(text.replace('−', '-').replace('+', ''));

/** Sums with an equals sign whose figures do not add up as they are printed. */
function wrongSums(printed: string): string[] {
  return [...printed.matchAll(SUM)]
    .filter(([, one, sign, other, result]) => {
      const added = sign === '+' ? numberOf(other) : -numberOf(other);
      return Math.abs(numberOf(one) + added - numberOf(result)) > 0.001;
    })
    .map(([sum]) => sum);
}

const quarters = (least: number, most: number) =>
  fc.integer({ min: 4 * least, max: 4 * most }).map((count) => (count / 4).toFixed(2));
const hundredths = (least: number, most: number) =>
  fc.integer({ min: 100 * least, max: 100 * most }).map((count) => (count / 100).toFixed(2));

const values = fc.record({
  sphere: quarters(-12, 12),
  cylinder: quarters(-5, 0),
  axis: fc.integer({ min: 1, max: 180 }).map(String),
  power: quarters(-12, 12),
  flatK: hundredths(40, 44),
  steepK: hundredths(44, 48),
  flatMeridian: fc.constant('180'),
  baseCurve: hundredths(7, 8),
  newBaseCurve: hundredths(7, 8),
  steepBaseCurve: hundredths(6, 7),
  turn: fc.constantFrom('left', 'right'),
  degrees: fc.integer({ min: 0, max: 90 }).map(String),
});

describe('what is printed is true', () => {
  it('VC-03 of every sum with an equals sign, as it stands there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_CALCULATORS), values, (calculator, given) => {
        const fields = Object.keys(calculator.fields);
        const texts = Object.fromEntries(
          Object.entries(given).filter(([name]) => fields.includes(name)),
        );
        const filled = working(calculator, texts).map((line) => line.split(': ').at(-1) ?? '');
        expect(filled.flatMap(wrongSums)).toEqual([]);
      }),
    );
  });

  it.each([
    // 72.18 / (10 × 0.30) = 24.06
    ['72.18', '0.30', 'holdenMertzOpen 24.06 < 24.1 10⁻⁹ notReached'],
    // 72.297 / 3 = 24.099
    ['72.297', '0.30', 'holdenMertzOpen 24.099 < 24.1 10⁻⁹ notReached'],
    // 72.30 / 3 = 24.1, which doubles miss
    ['72.30', '0.30', 'holdenMertzOpen 24.1 ≥ 24.1 10⁻⁹ reached'],
    ['72.42', '0.30', 'holdenMertzOpen 24.1 ≥ 24.1 10⁻⁹ reached'],
    ['72.00', '0.30', 'holdenMertzOpen 24.0 < 24.1 10⁻⁹ notReached'],
  ])('VC-03 of a comparison: Dk %s, %s mm', (dk, thickness, expected) =>
    expect(solve(oxygen, { dk, thickness })[1]).toBe(expected),
  );

  it.each([
    ['151', 'left', '80', '151° + 80° = 231°; 231° − 180° = 051°'],
    ['10', 'right', '10', '010° − 10° = 0°; 0° + 180° = 180°'],
    ['0', 'left', '5', '180° + 5° = 185°; 185° − 180° = 005°'],
    ['90', 'left', '90', '090° + 90° = 180°'],
  ])('VC-03 of an axis of %s that is turned %s by %s', (axis, turn, degrees, expected) =>
    expect(working(axisRotation, { axis, turn, degrees })[0]).toContain(`: ${expected}`),
  );

  it('VC-03 of a power that is printed as 4.00 D: it is taken to the cornea', () => {
    const texts = { sphere: '-1.00', overSphere: '-3.996', distance: '12' };
    // -3.996 / 1.04795 = -3.813
    expect(solve(overRefraction, texts)[0]).toBe('finalPower −4.81 D');
    const below = { ...texts, overSphere: '-3.99' };
    expect(solve(overRefraction, below)[0]).toBe('finalPower −4.99 D');
  });
});
