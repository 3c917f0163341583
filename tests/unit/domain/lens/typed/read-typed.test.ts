import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#domain/lens/model/format.ts';
import { isInRange, isMakeable } from '#domain/lens/model/grid.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildNumber } from '../../../../fixtures/build-parameter.ts';
import { rowsOf } from '../../text-table.ts';

const FIELDS: Record<string, NumberParameter> = {
  sphere: buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 }),
  curve: buildNumber({ unit: 'mm', min: 6, max: 9, step: 0.05 }),
  diameter: buildNumber({ name: 'diameter', unit: 'mm', min: 12.5, max: 17, step: 0.1 }),
  thickness: buildNumber({ name: 'thickness', unit: 'mm', min: 0.06, max: 0.6, step: 0.01 }),
  axis: buildNumber({ name: 'axis', unit: '°', min: 1, max: 180, step: 1 }),
  sag: buildNumber({ name: 'sag', unit: 'µm', min: 2800, max: 6500, step: 50 }),
};

/** The field and what is typed in it, each with the number that is meant. */
const READ = rowsOf(`
  sphere | -2.75 = -2.75; −2.75 = -2.75; –2.5 = -2.5; ‑2.5 = -2.5; - 3 = -3; 2,75 = 2.75; +1 = 1; 12 = 12; 20 = 20
  sphere | pl = 0; PL = 0; plano = 0; Plano = 0; neutro = 0; -3.00 D = -3; -3,00D = -3; +1.25 DS = 1.25; −2.50 sph = -2.5
  # a sign without a point: only without a sign is it offered and not taken (other-readings)
  sphere | 275 = 275; -150 = -1.5; −275 = -2.75; +75 D = 0.75; -50 = -0.5; -025 = -0.25
  # of two digits it may be whole diopters, as after a cataract: offered, not taken
  sphere | +25 = 25; -25 = -25; −40 D = -40
  # not on the grid, not in the range, or with its point already
  sphere | 280 = 280; 9900 = 9900; 27.5 = 27.5; 5 = 5
  sphere | - = null; − = null; abc = null; 1.2.3 = null; --2 = null; 2 75 = null; pl 5 = null; ١ = null
  # in another unit, or a whole power
  sphere | 8.6 mm = null; 90° = null; -3.00 -1.25 x 180 = null
  curve | 78 = 7.8; 780 = 7.8; 805 = 8.05; 7.8 = 7.8; 8.6 mm = 8.6; 8,6mm = 8.6; 3,800 = 3.8
  # off the step: told with its nearest, as if the point had been typed
  curve | 803 = 8.03
  # 42 and 55 D are radii of 8.04 and 6.14 mm: offered, never taken
  curve | 42 = 42; 55 = 55; 7 = 7; 10 = 10; 18 = 18; 42.75 D = null; x 90 = null; pl = null
  diameter | 145 = 14.5; 1450 = 14.5; 20 = 20
  thickness | 22 = 0.22; 2 = 2; 6 = 6
  axis | 180 = 180; 5 = 5; 275 = 275; 90° = 90; x 90 = 90; x90 = 90; × 090 = 90; ax 90 = 90; axis 90 = 90; @90 = 90
  axis | 90 deg = 90; plano = null
  sag | 38 = 38; 3800 = 3800; 3,800 = 3800; 3.800 = 3800; 3 800 = 3800; 3\u202f800 = 3800; 3’800 = 3800
  # no zero before a comma for thousands
  sag | 3800 µm = 3800; 3,800 um = 3800; 3800 microns = 3800; 0,380 = 0.38
`);

const numbers = catalogue.flatMap(({ parameters }) =>
  parameters.filter((parameter) => parameter.kind === 'number'),
);

describe('what a fitter types', () => {
  it.each(READ)('OR-01 OR-13 reads a %s: %s', (name, pairs = '') => {
    const field = FIELDS[name ?? ''] ?? buildNumber();
    const rows = pairs.split('; ').map((pair) => pair.split(' = '));
    const found = rows.map(([typed = '']) => [typed, String(readTyped(typed, field))]);
    expect(found).toEqual(rows);
    expect(readTyped('', field)).toBeNull();
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
