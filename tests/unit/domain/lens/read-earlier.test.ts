import { assert, integer, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { readEarlier, readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { crossSection } from '#resources/lenses/drawing/cross-section.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { ampleyeVersion1 } from '../../../fixtures/ampleye-version-1.ts';
import { buildChoice } from '../../../fixtures/build-parameter.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../fixtures/random.ts';

/** What a value of version 1 meant: so many µm that the lens stands higher than standard. */
const SCLERAL: [number, string][] = [
  [200, 'flat4'],
  [150, 'flat3'],
  [100, 'flat2'],
  [50, 'flat1'],
  [0, 'standard'],
  [-50, 'steep1'],
  [-100, 'steep2'],
  [-150, 'steep3'],
  [-200, 'steep4'],
];
/** A prescription of version 1 that its own rules take. */
const earlier = integer({ min: 1, max: 1e6 }).map((seed) =>
  buildPrescription(ampleyeVersion1, seededRandom(seed)),
);

describe('OR-05 what was ordered in an earlier version of a lens', () => {
  it.each(SCLERAL)('reads %d µm of a scleral zone as %s', (value, option) => {
    const zone = findParameter(ampleyeScleral, 'scleralFlat');
    expect(readEarlierValue(zone, value)).toBe(option);
    for (const text of [
      `${value}`,
      `${value}`.replace('-', '−'),
      value > 0 ? `+${value}` : ` ${value}`,
    ]) {
      expect(readEarlierValue(zone, text)).toBe(option);
    }
  });

  it.each(['flat2', 'standard', '', 'abc', 75, '75', 3800])('leaves %j as it is', (value) => {
    expect(readEarlierValue(findParameter(ampleyeScleral, 'scleralZone'), value)).toBe(value);
    expect(readEarlierValue(findParameter(ampleyeScleral, 'sag'), value)).toBe(value);
    expect(readEarlierValue(undefined, value)).toBe(value);
  });

  it('OR-05 reads a number as the option, too, where only one option comes to a number', () => {
    const options = [
      { value: 'none', label: { en: 'None', es: 'Ninguna' } },
      { value: 'flat1', label: { en: 'Flat 1', es: 'Plana 1' }, amount: 50 },
    ];
    const zone = buildChoice('zone', [], { options });
    expect([50, '+50', 0, 'none'].map((value) => readEarlierValue(zone, value))).toEqual([
      'flat1',
      'flat1',
      0,
      'none',
    ]);
  });

  it('OR-05 means the same lens: both versions are drawn alike, and read again it stays', () => {
    assert(
      property(earlier, (prescription) => {
        const now = readEarlier(ampleyeScleral, prescription);
        expect(readEarlier(ampleyeScleral, now)).toEqual(now);
        const [before, after] = [
          crossSection(ampleyeVersion1, prescription),
          crossSection(ampleyeScleral, now),
        ];
        expect(after.back).toEqual(before.back);
        expect(after.steep).toEqual(before.steep);
      }),
      { seed: 20_260_101, numRuns: runs(0.2) },
    );
  });

  it('OR-05 is makeable again, but where it was taken the wrong way round or lacks the meridian', () => {
    assert(
      property(earlier, (prescription) => {
        const found = validatePrescription(
          ampleyeScleral,
          readEarlier(ampleyeScleral, prescription),
        );
        expect(found.map(({ field }) => field).toSorted()).toEqual(expectedFields(prescription));
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});

/** By the numbers of version 1: plus lifts, so that the flat meridian must have the larger one. */
function expectedFields(prescription: Prescription): string[] {
  if (prescription['landing'] !== 'toric') return [];
  const { scleralFlat, scleralSteep, cylinder = 0 } = prescription;
  return [
    ...(cylinder === 0 ? [] : ['landingMeridian']),
    ...(Number(scleralFlat) < Number(scleralSteep) ? ['scleralSteep'] : []),
  ];
}
