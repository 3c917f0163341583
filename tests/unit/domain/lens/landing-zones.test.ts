import { describe, expect, it } from 'vitest';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { crossSection } from '#resources/lenses/drawing/cross-section.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';

/** As fitting guides name them, flattest first. Oracle: a flat scleral zone lifts the edge by 50 µm a step, a steep one lowers it. */
const NAMES = 'flat4 flat3 flat2 flat1 standard steep1 steep2 steep3 steep4'.split(' ');
const LIFTS = new Map(NAMES.map((name, index) => [name, (4 - index) * 50]));
const PAIRS = NAMES.flatMap((flat) => NAMES.map((steep) => [flat, steep] as const));

const liftOf = (name: string) => LIFTS.get(name) ?? NaN;

function made(changes: Prescription): Prescription {
  return { ...defaultPrescription(ampleyeScleral, { sag: 3800, sphere: -3, ...changes }) };
}

const toric = (scleralFlat: string, scleralSteep: string): Prescription =>
  made({ landing: 'toric', scleralFlat, scleralSteep });

function shown(name: string, value: string, locale: 'en' | 'es'): string {
  const parameter = findParameter(ampleyeScleral, name);
  if (!parameter) throw new Error(`The lens has no ${name}`);
  return formatParameter(value, parameter, locale);
}

const edge = (points: readonly { z: number }[] | null) => points?.at(-1)?.z ?? NaN;
const depths = (changes: Prescription) => {
  const { back, steep } = crossSection(ampleyeScleral, made(changes));
  return [edge(back), edge(steep)];
};

const rulesOf = (changes: Prescription) =>
  validatePrescription(ampleyeScleral, made(changes)).map(({ field, rule }) => [field, rule]);

describe('OR-01 the zones of a scleral', () => {
  it('are named with their effect, in both languages', () => {
    expect(shown('scleralZone', 'flat2', 'en')).toBe('Flat 2: +100 µm lift');
    expect(shown('scleralZone', 'flat2', 'es')).toBe('Plana 2: eleva 100 µm');
    expect(shown('scleralNasal', 'steep3', 'en')).toBe('Steep 3: 150 µm lower');
    expect(shown('scleralInferior', 'steep3', 'es')).toBe('Cerrada 3: baja 150 µm');
    expect(shown('scleralFlat', 'standard', 'en')).toBe('Standard');
    expect(shown('limbalZone', 'steep2', 'en')).toBe('Steep 2: +50 µm clearance');
    expect(shown('limbalZone', 'flat1', 'en')).toBe('Flat 1: −25 µm clearance');
    expect(shown('limbalZone', 'flat1', 'es')).toBe('Plana 1: baja 25 µm');
  });

  it('OR-01 refuse a flat meridian that is steeper than the other, and nothing else, over all 81 pairs', () => {
    const refused = PAIRS.filter(
      ([flat, steep]) => validatePrescription(ampleyeScleral, toric(flat, steep)).length > 0,
    );
    const wrong = PAIRS.filter(([flat, steep]) => liftOf(flat) < liftOf(steep));
    expect(wrong).toHaveLength(36);
    expect(refused).toEqual(wrong);
    expect(validatePrescription(ampleyeScleral, toric('flat2', 'steep2'))).toEqual([]);
  });

  it('OR-01 offer as nearest what is accepted with everything else as typed, and closest to it, three steps away at most', () => {
    let [offered, tooFar] = [0, 0];
    for (const [flat, steep] of PAIRS) {
      const prescription = toric(flat, steep);
      for (const { field, nearest } of validatePrescription(ampleyeScleral, prescription)) {
        expect(field).toBe('scleralSteep');
        const isFar = liftOf(steep) - liftOf(flat) > 150;
        expect(nearest).toBe(isFar ? null : flat);
        const mended = { ...prescription, [field]: flat };
        expect(validatePrescription(ampleyeScleral, mended)).toEqual([]);
        offered += isFar ? 0 : 1;
        tooFar += isFar ? 1 : 0;
      }
    }
    expect([offered, tooFar]).toEqual([21, 15]);
  });
});

describe('OR-01 the drawing of the zones', () => {
  it.each(NAMES)('stands at the edge as %s says', (scleralZone) => {
    const [depth, steep] = depths({ scleralZone });
    expect(depth).toBeCloseTo(3.8 - liftOf(scleralZone) / 1000, 9);
    expect(steep).toBeNaN();
  });

  it('has both meridians of a toric landing, for all 81 pairs, the flat one never below the steep where it is made', () => {
    for (const [flat, steep] of PAIRS) {
      const [first = NaN, second = NaN] = depths(toric(flat, steep));
      expect(first).toBeCloseTo(3.8 - liftOf(flat) / 1000, 9);
      expect(second).toBeCloseTo(3.8 - liftOf(steep) / 1000, 9);
      const isMade = validatePrescription(ampleyeScleral, toric(flat, steep)).length === 0;
      expect(isMade).toBe(first <= second + 1e-12);
    }
  });
});

describe('OR-01 the meridian of a toric landing', () => {
  const landed = { landing: 'toric', scleralFlat: 'flat1', scleralSteep: 'steep1' };

  it('is wanted with a front cylinder, may be left to the laboratory without one, and belongs to no other landing', () => {
    expect(rulesOf(landed)).toEqual([]);
    expect(rulesOf({ ...landed, landingMeridian: 15 })).toEqual([]);
    expect(rulesOf({ ...landed, cylinder: 0 })).toEqual([]);
    expect(rulesOf({ ...landed, cylinder: -1, axis: 40 })).toEqual([
      ['landingMeridian', 'required'],
    ]);
    expect(rulesOf({ ...landed, cylinder: -1, axis: 40, landingMeridian: 15 })).toEqual([]);
    expect(rulesOf({ cylinder: -1, axis: 40 })).toEqual([]);
    expect(rulesOf({ landingMeridian: 15 })).toEqual([['landingMeridian', 'depends']]);
  });
});
