import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPreset } from '#resources/shared/decision/with-preset.ts';

describe('a preset text', () => {
  it.each([
    ['', 'Blurry scan.', 'Blurry scan.'],
    ['  ', 'Blurry scan.', 'Blurry scan.'],
    ['Dear Ann,', 'Blurry scan.', 'Dear Ann,\nBlurry scan.'],
    ['Dear Ann,\n', 'Blurry scan.', 'Dear Ann,\nBlurry scan.'],
    ['Blurry scan. Call me.', 'Blurry scan.', 'Blurry scan. Call me.'],
    ['0123456789012345678', 'Blurry scan.', null],
  ])('AD-13 typed "%s" with "%s" is "%s"', (typed, preset, filled) =>
    expect(withPreset(typed, preset, 30)).toBe(filled),
  );

  it('AD-13 loses nothing that is typed, is never too long, and a second press changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(80), (typed, preset, most) => {
        const filled = withPreset(typed, preset, most);
        if (filled === null) return;
        expect(filled.startsWith(typed.trimEnd())).toBe(true);
        expect(filled).toContain(preset);
        expect(filled.length).toBeLessThanOrEqual(Math.max(most, typed.length));
        expect(withPreset(filled, preset, most)).toBe(filled);
      }),
    );
  });
});
