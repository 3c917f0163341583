import { maskIdentity } from '#domain/conversation/mask-identity.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/fixtures/runs.ts';

const RUNS = { numRuns: runs() };

const PIECES = [
  'Mr.',
  'John',
  'Smith',
  'patient',
  'paciente',
  'se llama',
  'name is',
  'DOB',
  'MRN',
  'J.',
  'D.',
  'María',
  'Vault',
  '03/14/1985',
  'March 14',
  '555',
  '123',
  '4567',
  '12345',
  '-3.00',
  'x 180',
  '@ 90',
  'Street',
  'Calle',
  '[name]',
  '[record',
  ']',
  'a@b.co',
  ',',
  ':',
  "'s",
  '\n',
];
const said = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', '', ', ')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

it('VC-03 masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(said, fc.string({ maxLength: 200 })), (typed) => {
      const { text } = maskIdentity(typed);
      expect(maskIdentity(text)).toEqual({ text, masked: [] });
    }),
    RUNS,
  );
});

const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((count) => (count / 4).toFixed(2));
const signed = (from: number, to: number) =>
  quarters(from, to).map((power) => (power.startsWith('-') ? power : `+${power}`));
const axis = fc.integer({ min: 1, max: 180 }).map(String);
const radius = fc
  .integer({ min: 600, max: 950 })
  .map((hundredths) => (hundredths / 100).toFixed(2));
const times = fc.constantFrom('x', ' x ', ' × ', 'X');
const power = fc
  .tuple(signed(-30, 20), signed(-10, 10), times, axis)
  .map(([sphere, cylinder, by, at]) => `${sphere} ${cylinder}${by}${at}`);
const readings = fc
  .tuple(quarters(36, 65), quarters(36, 65), fc.constantFrom(' @ ', '@', ' at '), axis)
  .map(([flat, steep, by, at]) => `${flat}/${steep}${by}${at}`);
const radii = fc.tuple(radius, radius).map((both) => both.join('/'));
const lens = fc
  .tuple(radius, fc.integer({ min: 85, max: 200 }), fc.integer({ min: 2500, max: 6500 }), power)
  .map(
    ([curve, tenths, sag, sphere]) =>
      `BC ${curve} DIA ${(tenths / 10).toFixed(1)} SAG ${sag} ${sphere}`,
  );
const vaults = fc
  .array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 4 })
  .map((all) => `vault ${all.join(' ')} µm`);
const value = fc.oneof(power, readings, radii, lens, vaults);
const written = fc.tuple(
  fc.constantFrom(
    'OD ',
    'OS: ',
    'OD/OS ',
    'K ',
    '',
    'My patient wears ',
    'el paciente usa ',
    'Rx ',
  ),
  fc.array(value, { minLength: 1, maxLength: 4 }),
  fc.constantFrom(', ', '; ', '\n', '. OS '),
  fc.boolean(),
);

it('VC-03 no written power, reading or prescription is changed', () => {
  fc.assert(
    fc.property(written, ([before, values, between, isSpanish]) => {
      const text = before + values.join(between);
      const typed = isSpanish
        ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2').replaceAll(/-(?=\d)/g, '−')
        : text;
      expect(maskIdentity(typed)).toEqual({ text: typed, masked: [] });
    }),
    RUNS,
  );
});

it('VC-03 a long text is masked at once', () => {
  const typed =
    'J. '.repeat(1_500) +
    'Patient '.repeat(300) +
    '1-'.repeat(1_000) +
    'a@'.repeat(800) +
    'Aa '.repeat(1_000);
  // A pattern that backtracks would take hours.
  const began = performance.now();
  maskIdentity(typed);
  expect(performance.now() - began).toBeLessThan(60_000);
});
