import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FittingFile,
  fittingFileSchema,
  newFitting,
  ORIGINS,
} from '#domain/consultant/fitting-link/fitting-file.ts';
import { fromFittingLink } from '#domain/consultant/fitting-link/from-link.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { anyFindings, anyWorn } from '../fitting/arbitrary-case.ts';

const anyClinical = fc.record(
  {
    condition: fc.constantFrom('normal' as const, 'keratoconus' as const, 'postGraft' as const),
    flatK: fc.integer({ min: 3_600, max: 6_500 }).map((n) => n / 100),
    steepK: fc.integer({ min: 3_600, max: 6_500 }).map((n) => n / 100),
    flatMeridian: fc.integer({ min: 1, max: 180 }),
    hvid: fc.integer({ min: 100, max: 135 }).map((n) => n / 10),
    refractionSphere: fc.integer({ min: -80, max: 80 }).map((n) => n / 4),
  },
  { requiredKeys: [] },
);
const anyOrigins = (first: Prescription) =>
  fc
    .array(fc.constantFrom(...ORIGINS), {
      minLength: Object.keys(first).length,
      maxLength: Object.keys(first).length,
    })
    .map((origins) =>
      Object.fromEntries(
        Object.keys(first).map((name, index) => [name, origins[index] ?? ('typed' as const)]),
      ),
    );

const anyFile: fc.Arbitrary<FittingFile> = fc.constantFrom(...catalogue).chain((lens) => {
  const step = fc.record({
    prescription: anyWorn(lens),
    findings: anyFindings,
    change: fc.constantFrom(null, 'scleral.vaultLow.sag', 'scleral.flexure.thickness1'),
  });
  return fc
    .tuple(
      fc.constantFrom('right' as const, 'left' as const),
      anyClinical,
      fc.array(step, { minLength: 1, maxLength: 5 }),
    )
    .chain(([eye, clinical, steps]) =>
      anyOrigins(steps[0]?.prescription ?? {}).map((origins) =>
        Object.assign(newFitting(eye), { lens: lens.id, clinical, origins, steps }),
      ),
    );
});

/** The file that a hand-written text stands for. */
const textOf = (written: unknown) => btoa(JSON.stringify(written));

const fits = (text: string) => fittingFileSchema.parse(fromFittingLink(text).file).version === 1;

const WRITTEN = {
  v: 1,
  e: 'l',
  l: 'ampleye-scleral',
  c: { flatK: 44, hvid: 11.8 },
  o: [['sag'], ['sphere'], []],
  s: [
    { p: { sag: 3800, sphere: -2 }, f: { minutesOnEye: 30, landing: { nasal: 'lift' } }, c: 'a.b' },
    { p: { sag: 3950 } },
  ],
};

describe('the link of a fitting', () => {
  it('VC-04 comes back as it was', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(fromFittingLink(toFittingLink(file))).toEqual({ file, unread: [] });
      }),
    );
    const empty = newFitting('left');
    const { file: whole } = fromFittingLink(textOf(WRITTEN));
    const steps = Array.from({ length: 10 }, () => whole.steps).flat();
    for (const file of [empty, { ...whole, steps }]) {
      expect(fromFittingLink(toFittingLink(file))).toEqual({ file, unread: [] });
    }
    // Nothing is written of what there is nothing of.
    expect(atob(toFittingLink(empty))).toBe('{"v":1,"e":"l"}');
    expect(atob(toFittingLink(whole))).toBe(JSON.stringify(WRITTEN));
  });

  it('VC-04 needs no escaping in an address, and is short: five lenses fit in 2,000 characters', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const text = toFittingLink(file);
        expect(text).toMatch(/^[\w-]+$/);
      }),
    );
    const { file } = fromFittingLink(textOf(WRITTEN));
    const [first] = file.steps;
    if (!first) throw new Error('No step');
    const five = Array.from({ length: 5 }, (_, n) => ({
      ...first,
      prescription: { ...first.prescription, sag: 3800 + 50 * n },
    }));
    expect(toFittingLink({ ...file, steps: five }).length).toBeLessThan(2_000);
  });

  it('VC-04 takes each lens as what differs from the one before', () => {
    const { file, unread } = fromFittingLink(textOf(WRITTEN));
    expect(unread).toEqual([]);
    expect(file).toMatchObject({ eye: 'left', lens: 'ampleye-scleral', clinical: { flatK: 44 } });
    expect(file.origins).toEqual({ sag: 'suggested', sphere: 'typed' });
    expect(file.steps.map(({ prescription }) => prescription)).toEqual([
      { sag: 3800, sphere: -2 },
      { sag: 3950, sphere: -2 },
    ]);
  });

  it.each<[name: string, change: object, part: string, step: number | null]>([
    ['another version', { v: 2 }, 'version', null],
    ['no eye', { e: 'x' }, 'eye', null],
    ['a lens in words', { l: 'Jane Doe' }, 'lens', null],
    ['a name as a measurement', { c: { hvid: 'Jane' } }, 'measurements', null],
    [
      'words for the requested change',
      { c: { flatK: 44, changeRequest: 'Jane Doe, 1 May' } },
      'measurements',
      null,
    ],
    ['origins that are none', { o: 'all' }, 'origins', null],
    ['no list of steps', { s: {} }, 'steps', null],
    ['more than 20 steps', { s: Array.from({ length: 21 }, () => ({})) }, 'steps', null],
    ['a step that is none', { s: [WRITTEN.s[0], 7] }, 'steps', 1],
    ['a sentence as an option', { s: [{ p: { sag: 'Jane Doe' } }] }, 'values', 0],
    ['a sentence as a name', { s: [{ p: { 'Jane Doe': 1 } }] }, 'values', 0],
    ['an unknown finding', { s: [{ f: { mood: 'good' } }] }, 'findings', 0],
    [
      'an unknown quadrant beside a known one',
      { s: [{ f: { landing: { nasal: 'lift', middle: 'lift' } } }] },
      'findings',
      0,
    ],
    ['a change in words', { s: [{ c: 'as Jane likes' }] }, 'change', 0],
  ])('VC-04 with %s keeps the rest and says which part was lost', (_, change, part, step) => {
    const read = fromFittingLink(textOf({ ...WRITTEN, ...change }));
    expect(read.unread).toEqual([{ part, step }]);
    expect(fittingFileSchema.safeParse(read.file).success).toBe(true);
    expect(JSON.stringify(read.file)).not.toContain('Jane');
  });

  it('VC-04 keeps the other quadrants, and the steps before a broken one', () => {
    const broken = { s: [{ f: { landing: { nasal: 'lift', temporal: 'odd' } } }, 7, WRITTEN.s[0]] };
    const { file } = fromFittingLink(textOf({ ...WRITTEN, ...broken }));
    expect(file.steps).toEqual([
      { prescription: {}, findings: { landing: { nasal: 'lift' } }, change: null },
    ]);
  });

  it.each(['', 'garbage', '%%%', 'bnVsbA', 'W10', btoa('{"v":1'), 'A'.repeat(50_000), '__proto__'])(
    'VC-04 starts anew with %.20s',
    (text) => {
      expect(fromFittingLink(text)).toEqual({
        file: newFitting(),
        unread: [{ part: 'whole', step: null }],
      });
    },
  );

  it('VC-04 never throws, and what it reads is always a fitting', () => {
    expect(fits('')).toBe(true);
    fc.assert(fc.property(fc.string(), fits));
    fc.assert(fc.property(fc.jsonValue(), (value) => fits(textOf({ v: 1, s: [value], c: value }))));
    fc.assert(
      fc.property(anyFile, fc.nat(), fc.string({ maxLength: 3 }), (file, at, other) => {
        const text = toFittingLink(file);
        const place = at % text.length;
        return fits(text.slice(0, place) + other + text.slice(place + 1));
      }),
    );
  });
});
