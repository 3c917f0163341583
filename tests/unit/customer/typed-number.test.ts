import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { formatNumber, parseNumber } from '#domain/lens/format.ts';
import { isInRange, isMakeable } from '#domain/lens/grid.ts';
import { readTyped } from '#src/customer/order/typed-number.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';
import { runs } from '#tests/fixtures/runs.ts';

const sphere = buildNumber({ unit: 'D', min: -20, max: 20, step: 0.25 });
const cylinder = buildNumber({ unit: 'D', min: -6, max: -0.5, step: 0.25, also: [0] });
const add = buildNumber({ unit: 'D', min: 0.75, max: 4.5, step: 0.25 });
const curve = buildNumber({ unit: 'mm', min: 6, max: 9, step: 0.05 });
const diameter = buildNumber({ unit: 'mm', min: 12.5, max: 17, step: 0.1 });
const thickness = buildNumber({ unit: 'mm', min: 0.06, max: 0.6, step: 0.01 });
const axis = buildNumber({ unit: '°', min: 1, max: 180, step: 1 });
const sag = buildNumber({ unit: 'µm', min: 2800, max: 6500, step: 50 });

const numbers = catalogue.flatMap(({ parameters }) =>
  parameters.filter((parameter) => parameter.kind === 'number'),
);

describe('what a fitter types', () => {
  it.each([
    ['-2.75', -2.75],
    ['−2.75', -2.75],
    ['2,75', 2.75],
    ['+1', 1],
    [' - 3 ', -3],
    ['12', 12],
    ['20', 20],
    ['275', 2.75],
    ['-275', -2.75],
    ['+275', 2.75],
    ['75', 0.75],
    ['1250', 12.5],
    ['pl', 0],
    ['PL', 0],
    ['plano', 0],
    ['neutro', 0],
    // not on the grid, not in the range, or with its point already
    ['280', 280],
    ['9900', 9900],
    ['27.5', 27.5],
    ['5', 5],
  ])('OR-01 reads %s as a sphere of %d D', (typed, meant) => {
    expect(readTyped(typed, sphere)).toBe(meant);
  });

  it.each([
    ['275', -2.75],
    ['50', -0.5],
    ['+275', 275],
    ['-275', -2.75],
    // a plus that was typed with its point is told, not turned round
    ['2.75', 2.75],
    ['0', 0],
    ['pl', 0],
  ])('OR-01 reads %s where only minus is made as %d D', (typed, meant) => {
    expect(readTyped(typed, cylinder)).toBe(meant);
  });

  it('OR-01 keeps a sign that was typed, even where only the other is made', () => {
    expect(readTyped('-200', add)).toBe(-200);
    expect(readTyped('200', add)).toBe(2);
  });

  it.each([
    ['78', curve, 7.8],
    ['780', curve, 7.8],
    ['805', curve, 8.05],
    // off the step: told with its nearest, as if the point had been typed
    ['803', curve, 8.03],
    ['7.8', curve, 7.8],
    ['7', curve, 7],
    ['10', curve, 10],
    ['18', curve, 18],
    ['145', diameter, 14.5],
    ['1450', diameter, 14.5],
    ['20', diameter, 20],
    ['22', thickness, 0.22],
    ['2', thickness, 2],
    ['6', thickness, 6],
  ] as const)('OR-01 reads %s in mm as meant', (typed, parameter, meant) => {
    expect(readTyped(typed, parameter)).toBe(meant);
  });

  it('OR-01 leaves axes and micrometres as they are typed', () => {
    expect(readTyped('180', axis)).toBe(180);
    expect(readTyped('5', axis)).toBe(5);
    expect(readTyped('275', axis)).toBe(275);
    expect(readTyped('38', sag)).toBe(38);
    expect(readTyped('3800', sag)).toBe(3800);
  });

  it.each(['', '-', '−', 'abc', '1.2.3', '--2', '2 75', 'pl 5', '١'])(
    'OR-01 takes %j for no number',
    (typed) => {
      expect(readTyped(typed, sphere)).toBeNull();
    },
  );

  it('OR-01 takes plano for a power only', () => {
    expect(readTyped('pl', curve)).toBeNull();
    expect(readTyped('plano', axis)).toBeNull();
  });

  it('OR-01 never changes what is in the range, nor what has a point', () => {
    const typed = fc.tuple(
      fc.constantFrom(...numbers),
      fc.double({ min: -7000, max: 7000, noNaN: true }),
    );
    const unchanged = fc.property(typed, ([parameter, value]) => {
      const [pointed, whole] = [value.toFixed(2), String(Math.round(value))];
      const isKept = readTyped(pointed, parameter) === parseNumber(pointed);
      const isWithin = isInRange(Number(whole), parameter);
      return isKept && (!isWithin || readTyped(whole, parameter) === parseNumber(whole));
    });
    expect(fc.check(unchanged, { numRuns: runs() }).counterexample).toBeNull();
  });

  it('OR-01 reads another number only into the range, a power only onto its grid, and keeps a sign', () => {
    const typed = fc.tuple(
      fc.constantFrom(...numbers),
      fc.constantFrom('', '+', '-', '−'),
      fc.nat(99_999),
    );
    const sensible = fc.property(typed, ([parameter, sign, size]) => {
      const plain = parseNumber(`${sign}${size}`);
      const read = readTyped(`${sign}${size}`, parameter);
      if (read === plain || read === null) return true;
      const keepsSign = sign === '' || Math.sign(read) === Math.sign(plain ?? 0);
      const isOnGrid = parameter.unit !== 'D' || isMakeable(read, parameter);
      return keepsSign && isOnGrid && isInRange(read, parameter);
    });
    expect(fc.check(sensible, { numRuns: runs() }).counterexample).toBeNull();
  });

  it('OR-01 reads what it wrote as the same number', () => {
    const typed = fc.tuple(fc.constantFrom(...numbers), fc.nat(500));
    fc.assert(
      fc.property(typed, ([parameter, steps]) => {
        const value = Math.min(parameter.min + steps * parameter.step, parameter.max);
        const text = formatNumber(value, parameter);
        expect(readTyped(text, parameter)).toBe(parseNumber(text));
      }),
      { numRuns: runs() },
    );
  });
});
