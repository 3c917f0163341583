import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { writePower, type WrittenPower } from '#domain/lens/typed/written-power.ts';
import { readPrescription, type WrittenPrescription } from '#src/eye/read-prescription.ts';
import { rowsOf } from '../domain/text-table.ts';

const power = (
  sphere: number,
  cylinder: number | null = null,
  axis: number | null = null,
  add: number | null = null,
): WrittenPower => ({ sphere, cylinder, axis, add });

const PLAIN = power(-3, -1.25, 180);
const NONE = { right: null, left: null, unnamed: null };

/** Sphere, cylinder, axis and add, and the texts that are read so. */
const WRITTEN = rowsOf(`
  -3 -1.25 180 | -3.00 -1.25 x 180; −3.00 −1.25 × 180; –3.00 –1.25 x 180°; -3,00 -1,25 x 180; -3.00, -1.25, 180
  -3 -1.25 180 | -3.00/-1.25x180; -3.00 / -1.25 * 180; -3.00-1.25x180; -3 -1.25 ax 0; -3.00\t-1.25\t180
  -3 -1.25 180 | -3.00 D -1.25 D axis 180; -3.00 -1.25 @ 180; \tRx: -3.00 -1.25 x 180; sph -3.00 cyl -1.25 axis 180
  -3 -1.25 180 | S: -3.00 C: -1.25 A: 180; esf -3,00 cil -1,25 eje 180
  0 -0.75 90 | pl -0.75 x 90; plano -0.75 x 090
  3 1.25 5 | +3.00 +1.25 x 5
  -3 -1.25 180 2 | -3.00 -1.25 x 180 add +2.00
  -3 -1.25 180 2.25 | -3.00 -1.25 x 180 Add: 2,25
  -3 null null 2 | -3.00 add +2.00
  -3 | -3.00 DS; -3.00 sph; -3.00 -0.00 x 180
  -3 -1.25 | -3.00 -1.25
`);

/** Of these a power without its point is not a shorter one and an axis. */
const POINTLESS =
  '-300 -125 x 180; -3.00 -125; pl -075; -1.2590; -3.00 -1.2590; -3.00 -1.25.90; -3.00 -125 x 180; -3.00 add 225';
const OTHERS =
  '-3.00; 7.80; pl; 8.6 14.5; 43.00 44.25; -3.00 0.00; -3.00 -1.25 x 181; -3.00 1.25 x 180; -3.00 x 180; ' +
  '-3.00 -1.25 x 180 20/20; -3.00 -1.25 x 180 -2.75 -0.50 x 005; flat -3.00 -1.25 x 180; 2026-11-22; 503-555-0100; add +2.00';

describe('a prescription of no named eye', () => {
  it.each(WRITTEN)('OR-13 %s is %s', (figures = '', texts = '') => {
    const [sphere = 0, ...rest] = figures
      .split(' ')
      .map((one) => (one === 'null' ? null : Number(one)));
    const unnamed = power(sphere ?? 0, ...rest);
    const all = texts.split('; ');
    const read = { ...NONE, unnamed };
    expect(all.map(readPrescription)).toEqual(all.map(() => read));
  });

  it.each(['', ...`${POINTLESS}; ${OTHERS}`.split('; ')])('OR-13 %j is not understood', (text) => {
    expect(readPrescription(text)).toBeNull();
  });
});

describe('a prescription of named eyes', () => {
  const right = PLAIN;
  const left = power(-2.75, -0.5, 5);
  const ADDED = { right: { ...right, add: 2 }, left: { ...left, add: 2 } };

  it.each([
    ['OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005', { right, left }],
    ['OD: -3.00 -1.25 x 180; OS: -2.75 -0.50 x 5', { right, left }],
    ['OD -3.00 -1.25 x 180\nOS -2.75 -0.50 x 005', { right, left }],
    ['O.D. -3.00 -1.25 x 180, O.S. -2.75 -0.50 x 005', { right, left }],
    ['R: -3.00 -1.25 x 180 L: -2.75 -0.50 x 005', { right, left }],
    ['R -3.00/-1.25x180 L -2.75/-0.50x5', { right, left }],
    ['RE -3.00 -1.25 x 180 LE -2.75 -0.50 x 005', { right, left }],
    ['Right eye: -3.00 -1.25 x 180 Left eye: -2.75 -0.50 x 005', { right, left }],
    ['OS -2.75 -0.50 x 005 OD -3.00 -1.25 x 180', { right, left }],
    ['OD -3,00 -1,25 x 180 OI -2,75 -0,50 x 5', { right, left }],
    ['ojo derecho -3,00 -1,25 x 180 ojo izquierdo -2,75 -0,50 x 5', { right, left }],
    ['OD -3.00 -1.25 x 180', { right, left: null }],
    ['OS -2.75 -0.50 x 005', { right: null, left }],
    ['OD -3.00', { right: power(-3), left: null }],
    ['OD pl OS -2.75 DS', { right: power(0), left: power(-2.75) }],
    ['OU -3.00 -1.25 x 180', { right, left: right }],
    ['OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005 add +2.00', ADDED],
    [
      'OD -3.00 -1.25 x 180 add +1.75 OS -2.75 -0.50 x 005 add +2.00',
      { ...ADDED, right: { ...right, add: 1.75 } },
    ],
    ['OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005 OU add +2.00', ADDED],
  ])('OR-13 %s', (text, expected) => {
    expect(readPrescription(text)).toEqual({ ...expected, unnamed: null });
  });

  it.each([
    'OD OS',
    'OD -3.00 OD -2.75',
    // an add of an eye that has no power, or has an add
    'OD add +2.00',
    'OD -3.00 add +1.50 OD add +2.00',
    'OD -3.00 -1.25 x 180 OS seen',
    'Patient 12 OD -3.00',
    'OD -300 OS -275',
    'OD -3.00 -125 OS -2.75 -050',
  ])('OR-13 %j is not understood', (text) => {
    expect(readPrescription(text)).toBeNull();
  });
});

/** The prescription as a text that reads as the same one. */
function writePrescription({ right, left, unnamed }: WrittenPrescription): string {
  if (unnamed) return writePower(unnamed);
  const named = [right && `OD ${writePower(right)}`, left && `OS ${writePower(left)}`];
  return named.filter((one) => one !== null).join(' ');
}

const quarters = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((count) => count / 4);
const cylinders = quarters(-8, 8).filter((value) => value !== 0);
const powers = fc.oneof(
  fc
    .tuple(quarters(-20, 20), fc.option(quarters(1, 4)))
    .map(([s, add]) => power(s, null, null, add)),
  fc
    .tuple(
      quarters(-20, 20),
      cylinders,
      fc.integer({ min: 1, max: 180 }),
      fc.option(quarters(1, 4)),
    )
    .map(([s, c, axis, add]) => power(s, c, axis, add)),
);

const PIECES = 'OD OS R: -3.00 +1.25 x 180 add pl , / -'.split(' ');

describe('any prescription', () => {
  it('OR-13 is read as it was written', () => {
    const named = fc
      .record({ right: fc.option(powers), left: fc.option(powers) })
      .filter(({ right, left }) => right !== null || left !== null)
      // an add that stands behind the second eye only is of both
      .map(({ right, left }) =>
        right && left && right.add === null
          ? { right, left: { ...left, add: null } }
          : { right, left },
      );
    fc.assert(
      fc.property(named, (eyes) => {
        const prescription = { ...eyes, unnamed: null };
        expect(readPrescription(writePrescription(prescription))).toEqual(prescription);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
    fc.assert(
      fc.property(
        powers.filter(({ cylinder, add }) => cylinder !== null || add !== null),
        (unnamed) => {
          const prescription = { ...NONE, unnamed };
          expect(readPrescription(writePrescription(prescription))).toEqual(prescription);
        },
      ),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  it('OR-13 bears any text, and never reads one without a figure', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(fc.constantFrom(...PIECES)).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readPrescription(text);
        expect(read === null || /\d|pl/i.test(text)).toBe(true);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});
