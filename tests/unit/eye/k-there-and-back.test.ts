import { describe, expect, it } from 'vitest';
import { isKNote, withKUnit, type KUnit } from '#src/eye/k-unit.ts';
import { toEyeClinical } from '#src/eye/to-clinical.ts';

const OTHER: Record<KUnit, KUnit> = { D: 'mm', mm: 'D' };
const sent = (texts: Record<string, string>) => toEyeClinical(texts).flatK;
const hundredths = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ((from + index) / 100).toFixed(2));

/** Every K from 30.00 to 60.00 D, and every radius from 5.00 to 11.30 mm; and as they may be typed. */
const TYPED: [KUnit, string[]][] = [
  ['D', [...hundredths(3000, 6000), '43', '43.', '43,5', '43.125', ' 44.0 ']],
  ['mm', [...hundredths(500, 1130), '7.8', '7,85', '7.849', ' 8 ']],
];

describe.each(TYPED)('K typed in %s', (unit, typed) => {
  const there = (flatK: string) => withKUnit({ flatK, steepK: flatK, kUnit: unit }, OTHER[unit]);

  it('OR-13 comes back exactly as typed, however often its unit is switched', () => {
    const changed = typed.filter((flatK) => {
      const back = withKUnit(there(flatK), unit);
      const again = withKUnit(withKUnit(back, OTHER[unit]), unit);
      return [back, again].some((texts) => texts['flatK'] !== flatK || texts['steepK'] !== flatK);
    });
    expect(changed).toEqual([]);
  });

  it('OR-13 is sent as typed while it is shown in the other unit', () => {
    const changed = typed.filter((flatK) => sent(there(flatK)) !== sent({ flatK, kUnit: unit }));
    expect(changed).toEqual([]);
  });

  it('OR-13 is forgotten when it is typed over', () => {
    const [over, back] = unit === 'D' ? ['4.44', '76.01'] : ['80.00', '4.22'];
    const edited = typed.map((flatK) => withKUnit({ ...there(flatK), flatK: over }, unit)['flatK']);
    expect(new Set(edited)).toEqual(new Set([back]));
  });

  it('OR-13 is noted beside it, and the note says nothing of the eye', () => {
    const texts = there(typed[0] ?? '');
    expect(Object.keys(texts).filter((name) => !isKNote(name))).toEqual(['flatK', 'steepK']);
  });
});
