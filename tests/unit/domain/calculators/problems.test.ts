import { describe, expect, it } from 'vitest';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import { backToricCylinder } from '#domain/consultant/calculators/back-toric-cylinder.ts';
import { cornealCylinder } from '#domain/consultant/calculators/corneal-cylinder.ts';
import { keratometry } from '#domain/consultant/calculators/keratometry.ts';
import { oxygen } from '#domain/consultant/calculators/oxygen.ts';
import type { Calculator, NumberField } from '#domain/consultant/calculators/parts/calculator.ts';
import {
  exampleValues,
  inUnit,
  namedUnit,
  readValues,
} from '#domain/consultant/calculators/parts/read-values.ts';
import { convert, DECIMALS, type Unit } from '#domain/consultant/calculators/parts/units.ts';
import { sagittalDepth } from '#domain/consultant/calculators/sagittal-depth.ts';
import { vertexDistance } from '#domain/consultant/calculators/vertex-distance.ts';
import { outcomeOf, solve, type Texts } from './solve.ts';

describe('what cannot be used', () => {
  it('VC-03 names what is missing, and nothing else', () => {
    expect(solve(vertexDistance, {})).toEqual(['sphere: missing']);
    expect(solve(vertexDistance, { sphere: '-3', cylinder: '-1' })).toEqual(['axis: missing']);
    expect(solve(vertexDistance, { sphere: '-3', cylinder: '0' })).toEqual([
      'powerAtCornea −2.90 D',
      'inQuarters −3.00 D',
    ]);
  });

  it('VC-03 names the field, its limits and the nearest value that can be used', () => {
    const limits = { min: '0.00', max: '20.00', nearest: '20.00', unit: 'mm' };
    expect(outcomeOf(vertexDistance, { sphere: '-3', distance: '21' })).toEqual({
      kind: 'problems',
      problems: [{ field: 'distance', kind: 'range', ...limits }],
    });
  });

  // In the unit of the field, the lower limit first: 337.5 / 70 = 4.82, 337.5 / 25 = 13.50.
  const radii = { kind: 'range', min: '4.82', max: '13.50', nearest: '4.82', unit: 'mm' };
  const powers = { field: 'sphere', min: '−30.00', max: '30.00', nearest: '−30.00' };
  const half = { field: 'axis', kind: 'whole', nearest: '13', unit: '°' };
  const other = { field: 'thickness', kind: 'otherUnit', unit: 'mm', other: 'µm' };
  it.each<[Calculator, Texts, object]>([
    [vertexDistance, { sphere: '-31' }, powers],
    [vertexDistance, { sphere: '-3', cylinder: '-1', axis: '12.5' }, half],
    [keratometry, { curvature: ['4', 'mm'] }, radii],
    [keratometry, { curvature: ['0', 'mm'] }, radii],
    // A number that is in the other unit.
    [keratometry, { curvature: '7.80' }, { kind: 'otherUnit', unit: 'D', other: 'mm' }],
    [oxygen, { dk: '100', thickness: '300' }, other],
  ])('VC-03 says what is wrong, in the unit of the field: %#', (calculator, texts, problem) => {
    expect(outcomeOf(calculator, texts)).toMatchObject({ problems: [problem] });
  });

  it.each(['abc', '1.2.3', '--3', '1e3', 'NaN', 'Infinity', '٣'])(
    'VC-03 %s is no number, not a failure',
    (sphere) => {
      expect(solve(vertexDistance, { sphere })).toEqual(['sphere: notNumber']);
    },
  );

  it('VC-03 a choice that does not exist is a problem of its field', () => {
    expect(solve(vertexDistance, { sphere: '-3', direction: 'up' })).toEqual(['direction: choice']);
  });

  it('VC-03 a steep K or curve that is flatter names the flat one', () => {
    expect(outcomeOf(cornealCylinder, { flatK: '44', steepK: '43', flatMeridian: '9' })).toEqual({
      kind: 'problems',
      problems: [{ field: 'steepK', kind: 'flatter', nearest: '44.00', unit: 'D' }],
    });
    expect(solve(backToricCylinder, { baseCurve: '7.5', steepBaseCurve: '8.0' })).toEqual([
      'steepBaseCurve: flatter',
    ]);
  });

  it('VC-03 a chord wider than the surface names the widest', () => {
    // A sphere of 7.80 mm is 15.60 mm wide; e 0.5: 15.60 / √0.75 = 18.01
    expect(outcomeOf(sagittalDepth, { baseCurve: '7.80', diameter: '16' })).toMatchObject({
      problems: [{ field: 'diameter', kind: 'tooWide', nearest: '15.60', unit: 'mm' }],
    });
    expect(
      outcomeOf(sagittalDepth, { baseCurve: '7.80', shape: '0.5', diameter: '19' }),
    ).toMatchObject({ problems: [{ kind: 'tooWide', nearest: '18.01' }] });
  });
});

describe('units both ways', () => {
  const { curvature } = keratometry.fields;
  const { thickness } = oxygen.fields;
  const { shape } = sagittalDepth.fields;

  it('VC-01 converts what is typed: D and mm, µm and mm, e, p and Q', () => {
    expect(inUnit(curvature, { text: '43.50', unit: 'D' }, 'mm').text).toBe('7.759');
    expect(inUnit(curvature, { text: '7,80', unit: 'mm' }, 'D').text).toBe('43.27');
    expect(inUnit(curvature, { text: '43.27', unit: null }, 'mm').text).toBe('7.80');
    expect(inUnit(curvature, { text: '1', unit: 'D' }, 'mm').text).toBe('337.50');
    expect(inUnit(curvature, { text: '1', unit: 'mm' }, 'D').text).toBe('337.50');
    expect(inUnit(thickness, { text: '0.12', unit: 'mm' }, 'µm').text).toBe('120');
    expect(inUnit(thickness, { text: '125', unit: 'µm' }, 'mm').text).toBe('0.125');
    expect(inUnit(shape, { text: '0.5', unit: 'e' }, 'p').text).toBe('0.75');
    expect(inUnit(shape, { text: '0.5', unit: 'e' }, 'Q').text).toBe('-0.25');
  });

  it('VC-01 keeps text that has no counterpart', () => {
    expect(inUnit(curvature, { text: 'abc', unit: 'D' }, 'mm')).toEqual({
      text: 'abc',
      unit: 'mm',
    });
    expect(inUnit(curvature, { text: '0', unit: 'D' }, 'mm').text).toBe('0');
    expect(inUnit(shape, { text: '1.2', unit: 'p' }, 'e').text).toBe('1.2');
  });

  it('VC-01 a unit that is typed decides', () => {
    expect(namedUnit(curvature, { text: '7,80 mm', unit: null })).toEqual({
      text: '7.8',
      unit: 'mm',
    });
    expect(namedUnit(curvature, { text: '7.80', unit: 'D' })).toBeNull();
    expect(namedUnit(thickness, { text: '120 µm', unit: 'mm' })).toEqual({
      text: '120',
      unit: 'µm',
    });
  });
});

/** A text in a field of an example, and what is read: the value in the first unit, or the problem. */
function readingOf(calculator: Calculator, name: string, text: string, unit: Unit): string {
  const given = { ...exampleValues(calculator), [name]: { text, unit } };
  const { values, problems } = readValues(calculator, given);
  const problem = problems.find(({ field }) => field === name);
  return `“${text}” ${unit}: ${problem ? JSON.stringify(problem) : values[name]}`;
}

/** Both limits of a field in this unit and the next figures beside them, nothing, a word, and figures of another unit. */
function textsFor({ units, min, max }: NumberField, unit: Unit): string[] {
  const decimals = DECIMALS[unit] + 1;
  const ends = [min, max].flatMap((end) => convert(end, units[0], unit) ?? []);
  const off = 10 ** -decimals;
  const figures = ends.flatMap((end) => [end - off, end, end + off]);
  return ['', 'x', '0', '1.5', '7.8', '300', ...figures.map((figure) => figure.toFixed(decimals))];
}

it('VC-03 says of each field and unit what is taken and what is wrong, as it did', async () => {
  const fields = new Map<string, string[]>();
  for (const calculator of ALL_CALCULATORS) {
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.kind === 'choice' || fields.has(JSON.stringify(field))) continue;
      const lines = field.units.flatMap((unit) =>
        textsFor(field, unit).map((text) => readingOf(calculator, name, text, unit)),
      );
      fields.set(JSON.stringify(field), [`# ${calculator.id}, ${name}`, ...lines, '']);
    }
  }
  const text = [...fields.values()].flat().join('\n');
  await expect(text).toMatchFileSnapshot('records/fields.txt');
});
