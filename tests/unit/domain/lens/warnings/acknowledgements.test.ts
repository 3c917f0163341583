import { describe, expect, it } from 'vitest';
import {
  applying,
  describeSeen,
  isOf,
  seenOf,
  type WarningFacts,
} from '#domain/lens/warnings/acknowledgements.ts';
import type { Acknowledgement } from '#domain/orders/order.ts';
import { lensOf, warningsOf, type Setup } from './build-context.ts';

const RX = { flatK: 45, refractionSphere: -3, vertexDistance: 0 };
const ordered = (sphere: number): Setup => ({
  prescription: { baseCurve: 7.5, sphere },
  clinical: RX,
});
/** What is warned of with this sphere, where -3.00 D was measured. */
const farWith = (sphere: number) =>
  warningsOf(lensOf('gp-sphere'), ordered(sphere)).filter(
    ({ code }) => code === 'powerFarFromExpected',
  );
const seen = ({ code, eye, field, params }: WarningFacts): Acknowledgement => ({
  code,
  eye,
  note: '',
  seen: seenOf({ field, params }),
});
const first = ([one]: WarningFacts[]): WarningFacts => {
  if (!one) throw new Error('It is not told');
  return one;
};

const describeText = (code: string, text?: string) =>
  describeSeen({ code, eye: null, note: '', seen: text }, 'en');

describe('what was acknowledged', () => {
  it('SE-08 holds the figures: −4.00 for −3.00 is not −14.00 for −3.00', () => {
    const [slight, absurd] = [first(farWith(-4)), first(farWith(-14))];
    expect(seenOf(slight)).toBe('values.sphere; ordered −4.00 D; expected −3.00 D');
    const answer = seen(slight);
    expect([isOf(answer, slight), isOf(answer, absurd)]).toEqual([true, false]);
    expect(applying([answer], farWith(-4))).toEqual([answer]);
    expect(applying([answer], farWith(-14))).toEqual([]);
  });

  it('SE-08 is each finding by itself: the flat and the steep power of a bitoric', () => {
    const eye = { ...RX, flatK: 42.1875, steepK: 45, flatMeridian: 180 };
    const bitoric = warningsOf(lensOf('gp-bitoric'), {
      prescription: { baseCurveFlat: 8, baseCurveSteep: 7.5, sphereFlat: -9, sphereSteep: -9 },
      clinical: eye,
    }).filter(({ code }) => code === 'powerFarFromExpected');
    expect(bitoric.map(({ field }) => field)).toEqual(['values.sphereFlat', 'values.sphereSteep']);
    const answer = seen(first(bitoric));
    expect(bitoric.map((one) => isOf(answer, one))).toEqual([true, false]);
    expect(applying([answer, answer], bitoric)).toEqual([answer]);
    const both = bitoric.map(seen);
    expect(applying(both, bitoric)).toEqual(both);
  });

  it('SE-08 without figures, as it was kept before, is of all that its rule finds at its eye', () => {
    const before = { code: 'powerFarFromExpected', eye: 'right' as const, note: 'Known' };
    expect(applying([before], farWith(-4))).toEqual([before]);
    expect(applying([before], farWith(-14))).toEqual([before]);
    expect(isOf({ ...before, eye: 'left' }, first(farWith(-4)))).toBe(false);
    expect(describeSeen(before, 'en')).toBeNull();
  });

  it('SE-08 bears any text that was sent as its figures', () => {
    expect(describeText('powerFarFromExpected', '')).toBe(
      'Power … is ordered, but the measurements suggest …',
    );
    expect(describeText('empiricalData', '; missingTerms constructor hvid')).toContain(
      'constructor',
    );
    expect(describeText('constructor', '; ; x')).toBe('constructor');
    const long = { field: 'values.sphere', params: { ordered: '9'.repeat(400) } };
    expect(seenOf(long)).toHaveLength(300);
  });
});
