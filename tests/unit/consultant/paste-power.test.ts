import { describe, expect, it } from 'vitest';
import { vertexDistance } from '#domain/consultant/calculators/vertex-distance.ts';
import { pastePower } from '#src/consultant/calculators/form/paste-power.ts';

describe('a power that is pasted', () => {
  it.each(['-3.00 -1.25 x 180', '−3,00 −1,25 × 180°', 'OD -3.00 -1.25 x 180', '-3.00/-1.25*180'])(
    'VC-01 %s fills all three fields',
    (text) => {
      expect(pastePower(vertexDistance, 'sphere', text)).toEqual({
        sphere: { text: '-3.00', unit: 'D' },
        cylinder: { text: '-1.25', unit: 'D' },
        axis: { text: '180', unit: '°' },
      });
    },
  );

  it('VC-01 leaves a plain number, two eyes, and other fields alone', () => {
    expect(pastePower(vertexDistance, 'sphere', '-3.00')).toBeNull();
    expect(pastePower(vertexDistance, 'sphere', 'OD -3.00 -1.00 x 5 OS -2.00')).toBeNull();
    expect(pastePower(vertexDistance, 'distance', '-3.00 -1.25 x 180')).toBeNull();
  });
});
