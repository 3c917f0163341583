import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatParameter, formatUnsigned } from '#domain/lens/model/format.ts';
import type { Parameter } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { buildChoice, buildNumber } from '../../../fixtures/build-parameter.ts';

const sphere = buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 });
const axis = buildNumber({ name: 'axis', unit: '°', min: 1, max: 180, step: 1 });
const angle = buildNumber({ name: 'angle', unit: '°', min: -40, max: -25, step: 1 });
const curve = buildNumber();
const sag = buildNumber({ name: 'sag', unit: 'µm', min: 2800, max: 6500, step: 50 });
const zone = buildNumber({ name: 'zone', unit: 'µm', min: -200, max: 200, step: 50 });
const prism = buildNumber({ name: 'prism', unit: 'Δ', min: 0.5, max: 3, step: 0.25 });
const lift = buildNumber({ name: 'lift', unit: '', min: -3, max: 3, step: 1 });
const surface = buildChoice('surface', ['none', 'plasma'], {
  options: [{ value: 'none', label: { en: 'Untreated', es: 'Sin tratamiento' } }],
});

describe('formatParameter', () => {
  it.each<[string, number, Parameter, string]>([
    ['minus power', -2.75, sphere, '−2.75 D'],
    ['plus power', 1, sphere, '+1.00 D'],
    ['plano', 0, sphere, '0.00 D'],
    ['a power between its steps', -2.125, sphere, '−2.125 D'],
    ['a K reading', 43.5, buildNumber({ unit: 'D', min: 36, max: 65, step: 0.25 }), '43.50 D'],
    ['the flattest K', 20, buildNumber({ unit: 'D', min: 20, max: 65, step: 0.25 }), '20.00 D'],
    ['a strong power', 20, buildNumber({ unit: 'D', min: 19.75, max: 30, step: 0.25 }), '+20.00 D'],
    ['a lift to one side', 2, buildNumber({ unit: '', min: -3, max: 0, step: 1 }), '2'],
    ['the last lift', 1, buildNumber({ unit: '', min: -3, max: 1, step: 1 }), '+1'],
    ['the dust of doubles', 0.1 + 0.2, buildNumber(), '0.300000000000 mm'],
    ['an add', 2, buildNumber({ unit: 'D', min: 0.75, max: 4, step: 0.25 }), '+2.00 D'],
    ['an axis', 5, axis, '005°'],
    ['an axis of three digits', 180, axis, '180°'],
    ['an angle that is no axis', -33, angle, '−33°'],
    ['a length', 8.05, curve, '8.05 mm'],
    ['a whole length', 8, curve, '8.00 mm'],
    ['a length with too many decimals', 8.0500000001, curve, '8.0500000001 mm'],
    ['a depth', 3800, sag, '3800 µm'],
    ['a raised zone', 50, zone, '+50 µm'],
    ['a lowered zone', -50, zone, '−50 µm'],
    ['a zone left as it is', 0, zone, '0 µm'],
    ['a prism', 1.5, prism, '1.50 Δ'],
    ['a count without a unit', -2, lift, '−2'],
  ])('shows %s', (_what, value, parameter, text) => {
    expect(formatParameter(value, parameter, 'en')).toBe(text);
    expect(formatParameter(value, parameter, 'es')).toBe(text);
  });

  it('shows a choice in the language of the user, and an unknown one as it is', () => {
    expect(formatParameter('none', surface, 'en')).toBe('Untreated');
    expect(formatParameter('none', surface, 'es')).toBe('Sin tratamiento');
    expect(formatParameter('gold', surface, 'es')).toBe('gold');
    expect(formatParameter(7, surface, 'es')).toBe('7');
  });

  it('shows nothing for no value, and a text where a number belongs as it is', () => {
    expect(formatParameter(null, sphere, 'en')).toBe('');
    expect(formatParameter(undefined, surface, 'en')).toBe('');
    expect(formatParameter('two', sphere, 'en')).toBe('two');
  });
});

describe('formatNumber and formatUnsigned', () => {
  it('leave the unit away', () => {
    expect(formatNumber(-2, sphere)).toBe('−2.00');
    expect(formatNumber(9.2, curve, 1)).toBe('9.2');
    expect(formatUnsigned(0.25, sphere)).toBe('0.25');
  });
});

/** What is typed, each with the number that it is. */
const PARSED =
  '-2.75 = -2.75; −2.75 = -2.75; –2.75 = -2.75; —2.75 = -2.75; ﹣2.75 = -2.75; +1.00 = 1; ＋1.00 = 1; 1 = 1; 8,05 = 8.05; ' +
  '− 2,5 = -2.5; + .5 = 0.5; 5. = 5; 005 = 5; \u00a07.80\u202f = 7.8; 275 = 275';
const NO_NUMBERS =
  '-; .; ,; abc; 2.75 D; 1.2.3; 1,000.5; 1 000; --2; +-2; 1e3; 0x10; Infinity; NaN';

describe('parseNumber', () => {
  it.each(PARSED.split('; ').map((pair) => pair.split(' = ')))('reads %s as %s', (text, value) => {
    expect(parseNumber(` ${text} `)).toBe(Number(value));
  });

  it.each(['0', '-0', '−0.00', '+0'])('reads %j as a plain 0', (text) => {
    expect(Object.is(parseNumber(text), 0)).toBe(true);
  });

  it.each(['', '  ', '9'.repeat(400), ...NO_NUMBERS.split('; ')])(
    'takes %j for no number',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it('reads back every power as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), (quarters) => {
        expect(parseNumber(formatNumber(quarters / 4, sphere))).toBe(quarters / 4);
      }),
      { seed: 1, numRuns: runs() },
    );
  });
});
