import { describe, expect, it } from 'vitest';
import { endsOf, lensOf, propose } from './fitting-case.ts';

const ampleye = lensOf('ampleye-scleral');
const soft = lensOf('custom-soft-toric');

function limbusFound(limbalClearance: number): string[] {
  return propose({ lens: ampleye }, { limbalClearance }).findings;
}

describe('figures at their limits', () => {
  it.each([
    [0, 370],
    [30, 435],
    [239, 499],
    [240, 500],
    [480, 500],
    [600, 500],
  ])(
    'VC-04 takes 130 µm off a first reading of an Ampleye, and a reading from 4 hours on as it is: %i min',
    (minutesOnEye, expected) => {
      const { settling } = propose({ lens: ampleye }, { centralVault: 500, minutesOnEye });
      expect(settling?.expected).toBe(expected);
      if (minutesOnEye < 240) return;
      expect([settling?.least, settling?.most]).toEqual([500, 500]);
    },
  );

  it('VC-04 of other sclerals no source names a time from which a reading is settled', () => {
    const other = lensOf('ampleye-scleral', { id: 'other-scleral', warnings: {} });
    const { settling } = propose({ lens: other }, { centralVault: 500, minutesOnEye: 180 });
    expect(settling?.expected).toBe(498);
  });

  it('VC-04 predicts the settled vault by the lens’s 130 µm, and its band by 50 to 150 µm', () => {
    expect(propose({ lens: ampleye }, { centralVault: 500, minutesOnEye: 0 }).settling).toEqual({
      minutes: 0,
      vault: 500,
      expected: 370,
      least: 350,
      most: 450,
    });
  });

  it('VC-04 tells the wanted depth from half a step beyond the range on', () => {
    const seen = { centralVault: 240, minutesOnEye: 480 };
    // 325 - 240 = 85: 6535, a little over half a step beyond 6500.
    const [far] = propose({ lens: ampleye, worn: { sag: 6_450 } }, seen).changes;
    expect(far?.limited).toEqual({ parameter: 'sag', wanted: 6_535, nearest: 6_500 });
    // 6485 is within half a step of 6500.
    const [near] = propose({ lens: ampleye, worn: { sag: 6_400 } }, seen).changes;
    expect(near?.limited).toBeNull();
  });

  it('VC-04 takes 20 µm at the limbus for a touch, 21 not', () => {
    expect(limbusFound(20)).toEqual(['finding.limbalTouch']);
    expect(limbusFound(21)).toEqual([]);
    expect(limbusFound(150)).toEqual([]);
    expect(limbusFound(151)).toEqual(['finding.limbalExcess']);
  });

  it('VC-04 raises no limbus for fogging that is lower than wanted', () => {
    const result = propose({ lens: ampleye }, { limbalClearance: 25, foggingAfter: 60 });
    expect([result.changes, result.unmade]).toEqual([[], []]);
  });

  it.each([0.5, 1])('VC-04 leaves a soft lens alone that moves %s mm', (movementMm) => {
    expect(propose({ lens: soft }, { movementMm }).findings).toEqual([]);
  });
});

describe('powers', () => {
  it('VC-04 says of no axis that its range ended: 0.3 is 180', () => {
    const seen = { overRefractionSphere: 0, overRefractionCylinder: -0.25, overRefractionAxis: 2 };
    const result = propose({ lens: soft }, seen);
    // -1.25 x 180 and -0.25 x 2 is -1.50 x 0.33.
    expect(endsOf(result)).toEqual([['power.toric', { cylinder: -1.5 }]]);
    expect(result.changes.map(({ limited }) => limited)).toEqual([null]);
  });
});
