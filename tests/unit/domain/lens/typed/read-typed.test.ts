import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { isInRange, isMakeable } from '#domain/lens/grid.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';
import { runs } from '#tests/fixtures/runs.ts';

const sphere = buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 });
const curve = buildNumber({ unit: 'mm', min: 6, max: 9, step: 0.05 });
const diameter = buildNumber({ name: 'diameter', unit: 'mm', min: 12.5, max: 17, step: 0.1 });
const thickness = buildNumber({ name: 'thickness', unit: 'mm', min: 0.06, max: 0.6, step: 0.01 });
const axis = buildNumber({ name: 'axis', unit: '°', min: 1, max: 180, step: 1 });
const sag = buildNumber({ name: 'sag', unit: 'µm', min: 2800, max: 6500, step: 50 });

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
    // without a sign it is offered, not taken (other-readings)
    ['275', 275],
    ['-150', -1.5],
    ['−275', -2.75],
    ['+75 D', 0.75],
    ['-50', -0.5],
    // of two digits it may be whole diopters, as after a cataract: offered, not taken (other-readings)
    ['+25', 25],
    ['-25', -25],
    ['−40 D', -40],
    ['-025', -0.25],
    ['pl', 0],
    ['PL', 0],
    ['plano', 0],
    ['neutro', 0],
    ['Plano', 0],
    ['-3.00 D', -3],
    ['-3,00D', -3],
    ['+1.25 DS', 1.25],
    ['−2.50 sph', -2.5],
    ['–2.5', -2.5],
    ['‑2.5', -2.5],
    // not on the grid, not in the range, or with its point already
    ['280', 280],
    ['9900', 9900],
    ['27.5', 27.5],
    ['5', 5],
  ])('OR-01 reads %s as a sphere of %d D', (typed, meant) => {
    expect(readTyped(typed, sphere)).toBe(meant);
  });

  it.each([
    ['78', curve, 7.8],
    ['780', curve, 7.8],
    ['805', curve, 8.05],
    // off the step: told with its nearest, as if the point had been typed
    ['803', curve, 8.03],
    ['7.8', curve, 7.8],
    ['8.6 mm', curve, 8.6],
    ['8,6mm', curve, 8.6],
    ['3,800', curve, 3.8],
    // 42 and 55 D are radii of 8.04 and 6.14 mm: offered, never taken
    ['42', curve, 42],
    ['55', curve, 55],
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

  it.each([
    '3,800',
    '3.800',
    '3 800',
    '3\u202f800',
    '3’800',
    '3800 µm',
    '3,800 um',
    '3800 microns',
  ])('OR-13 reads %s as 3800 µm', (typed) => expect(readTyped(typed, sag)).toBe(3800));

  it.each(['90°', 'x 90', 'x90', '× 090', 'ax 90', 'axis 90', '@90', '90 deg'])(
    'OR-13 reads %s as an axis of 90°',
    (typed) => expect(readTyped(typed, axis)).toBe(90),
  );

  it.each([
    ['42.75 D', curve],
    ['8.6 mm', sphere],
    ['90°', sphere],
    ['x 90', curve],
    ['-3.00 -1.25 x 180', sphere],
  ])('OR-13 takes %s for no number in another unit', (typed, into) => {
    expect(readTyped(typed, into)).toBeNull();
  });

  it('OR-13 takes no zero before a comma for thousands', () => {
    expect(readTyped('0,380', sag)).toBe(0.38);
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
      // a thousand micrometers may have a point of their own
      const isKept =
        parameter.unit === 'µm' || readTyped(pointed, parameter) === parseNumber(pointed);
      const isWithin = isInRange(Number(whole), parameter);
      return isKept && (!isWithin || readTyped(whole, parameter) === parseNumber(whole));
    });
    expect(fc.check(unchanged, { seed: 20_260_101, numRuns: runs() }).counterexample).toBeNull();
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
    const { counterexample } = fc.check(sensible, { seed: 20_260_101, numRuns: runs() });
    expect(counterexample).toBeNull();
  });

  it('OR-01 reads what it wrote as the same number', () => {
    const typed = fc.tuple(fc.constantFrom(...numbers), fc.nat(500));
    fc.assert(
      fc.property(typed, ([parameter, steps]) => {
        const value = Math.min(parameter.min + steps * parameter.step, parameter.max);
        const text = formatNumber(value, parameter);
        expect(readTyped(text, parameter)).toBe(parseNumber(text));
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});
