import { describe, expect, it } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { describeViolation } from '#domain/lens/describe-violation.ts';
import { fill, messages } from '#domain/lens/messages.ts';
import { validatePrescription, type Violation } from '#domain/lens/validate.ts';
import type { Combination, LensDefinition } from '#domain/schemas/lens.ts';
import { buildLens } from '#tests/fixtures/build-lens.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';

type Told = [string, LensDefinition, Violation, string, string];

const TOLD: Told[] = [
  [
    'a base curve off its step',
    gpSphere,
    { field: 'baseCurve', rule: 'step', value: 8.03, nearest: 8.05 },
    '8.03 mm is not made: Base curve goes in steps of 0.05. Nearest: 8.05 mm',
    '8.03 mm no se fabrica: Curva base va en pasos de 0.05. El más cercano: 8.05 mm',
  ],
  [
    'a sphere out of range',
    gpSphere,
    { field: 'sphere', rule: 'range', value: -30, nearest: -25 },
    '−30.00 D is not made: Sphere runs from −25.00 D to +25.00 D. Nearest: −25.00 D',
    '−30.00 D no se fabrica: Esfera va de −25.00 D a +25.00 D. El más cercano: −25.00 D',
  ],
  [
    'a cylinder out of range, where 0 is made too',
    ampleyeScleral,
    { field: 'cylinder', rule: 'range', value: -10.5, nearest: -10 },
    '−10.50 D is not made: Cylinder runs from −10.00 D to −0.25 D, or 0.00 D. Nearest: −10.00 D',
    '−10.50 D no se fabrica: Cilindro va de −10.00 D a −0.25 D, o 0.00 D. El más cercano: −10.00 D',
  ],
  [
    'a missing sphere',
    gpSphere,
    { field: 'sphere', rule: 'required', value: null, nearest: null },
    'Sphere is missing',
    'Falta Esfera',
  ],
  [
    'a text for a number',
    gpSphere,
    { field: 'sphere', rule: 'number', value: 'two', nearest: null },
    '“two” is not a number: Sphere needs one',
    '«two» no es un número: Esfera lo requiere',
  ],
  [
    'no number at all',
    gpSphere,
    { field: 'sphere', rule: 'number', value: null, nearest: null },
    'Sphere must be a number',
    'Esfera debe ser un número',
  ],
  [
    'an option that is none',
    gpSphere,
    { field: 'edge', rule: 'option', value: 'wavy', nearest: null },
    '“wavy” is not offered: Edge is one of Standard, Flat, Steep',
    '«wavy» no se ofrece: Borde puede ser Estándar, Plano, Cerrado',
  ],
  [
    'an unknown name',
    gpSphere,
    { field: 'axis', rule: 'unknown', value: 90, nearest: null },
    'GP Sphere has no parameter “axis”',
    'GP Sphere no tiene el parámetro «axis»',
  ],
  [
    'a missing axis',
    ampleyeScleral,
    { field: 'axis', rule: 'together', value: null, nearest: null },
    'Axis is missing: Cylinder needs it',
    'Falta Eje: Cilindro lo requiere',
  ],
  [
    'an axis alone',
    ampleyeScleral,
    { field: 'axis', rule: 'together', value: 5, nearest: null },
    'Axis 005° stands alone: Cylinder is missing',
    'Eje 005° no va solo: falta Cilindro',
  ],
  [
    'a coating that the material excludes',
    ampleyeScleral,
    { field: 'surface', rule: 'excludes', value: 'hydraPeg', nearest: 'none' },
    'Surface HydraPEG is not made with Boston XO, Boston XO2. Nearest: Untreated',
    'Superficie HydraPEG no se fabrica con Boston XO, Boston XO2. El más cercano: Sin tratamiento',
  ],
  [
    'base curves the wrong way round',
    gpBitoric,
    { field: 'baseCurveSteep', rule: 'ordered', value: 7.8, nearest: 7.45 },
    '7.80 mm is not made: Steep base curve must be below Flat base curve. Nearest: 7.45 mm',
    '7.80 mm no se fabrica: Curva base cerrada debe ser menor que Curva base plana. El más cercano: 7.45 mm',
  ],
  [
    'landing zones the wrong way round, which may be equal',
    ampleyeScleral,
    { field: 'scleralSteep', rule: 'ordered', value: 'flat2', nearest: 'flat1' },
    'Landing, steep meridian Flat 2: +100 µm lift is not made: the flat meridian may not be steeper than the steep one. Nearest: Flat 1: +50 µm lift',
    'Apoyo, meridiano cerrado Plana 2: eleva 100 µm no se fabrica: el meridiano plano no puede ser más cerrado que el meridiano cerrado. El más cercano: Plana 1: eleva 50 µm',
  ],
  [
    'a landing zone of another landing',
    ampleyeScleral,
    { field: 'scleralFlat', rule: 'depends', value: 'flat1', nearest: null },
    'Landing, flat meridian Flat 1: +50 µm lift has a place only when Landing is Toric',
    'Apoyo, meridiano plano Plana 1: eleva 50 µm solo corresponde cuando Apoyo escleral es Tórico',
  ],
  [
    'a near zone without an add',
    ampleyeScleral,
    { field: 'nearZone', rule: 'depends', value: 2, nearest: null },
    'Near zone 2.00 mm has a place only with Add',
    'Zona de cerca 2.00 mm solo corresponde con Adición',
  ],
  [
    'a base curve that is too steep for one diameter',
    ampleyeScleral,
    { field: 'baseCurve', rule: 'limits', value: 7, nearest: 7.05, limits: [2] },
    '7.00 mm is not made: with Diameter 16.00 mm, Base curve runs from 7.05 mm to 9.50 mm. Nearest: 7.05 mm',
    '7.00 mm no se fabrica: con Diámetro 16.00 mm, Curva base va de 7.05 mm a 9.50 mm. El más cercano: 7.05 mm',
  ],
  [
    'a base curve that is too steep for one of two diameters',
    ampleyeScleral,
    { field: 'baseCurve', rule: 'limits', value: 7.1, nearest: 7.2, limits: [3] },
    '7.10 mm is not made: with Diameter 16.50 mm or 17.00 mm, Base curve runs from 7.20 mm to 9.50 mm. Nearest: 7.20 mm',
    '7.10 mm no se fabrica: con Diámetro 16.50 mm o 17.00 mm, Curva base va de 7.20 mm a 9.50 mm. El más cercano: 7.20 mm',
  ],
];

describe('describeViolation', () => {
  it.each(TOLD)('tells %s in both languages', (_what, lens, violation, english, spanish) => {
    expect(describeViolation(violation, lens, 'en')).toBe(english);
    expect(describeViolation(violation, lens, 'es')).toBe(spanish);
  });

  it.each(TOLD)('shows %s with nothing left to fill in', (_what, lens, violation) => {
    expect(describeViolation(violation, lens, 'en')).not.toMatch(/[{}]/);
    expect(describeViolation(violation, lens, 'es')).not.toMatch(/[{}]/);
  });

  it('tells what validation finds, and never rounds the value away', () => {
    const prescription = { ...buildPrescription(gpSphere), baseCurve: 8.0500000001 };
    const [violation] = validatePrescription(gpSphere, prescription);
    if (!violation) throw new Error('Expected a violation');
    expect(describeViolation(violation, gpSphere, 'en')).toBe(
      '8.0500000001 mm is not made: Base curve goes in steps of 0.05. Nearest: 8.05 mm',
    );
  });

  it('tells that limits leave nothing, naming both', () => {
    const when = { parameter: 'add', is: 'given' } as const;
    const combinations: Combination[] = [
      { kind: 'limits', parameter: 'baseCurveFlat', when, min: 6.5, max: 7 },
      {
        kind: 'limits',
        parameter: 'baseCurveFlat',
        when: { parameter: 'surface', equals: 'plasma' },
        min: 8,
        max: 8.5,
      },
    ];
    const lens = buildLens({ combinations });
    const violation: Violation = {
      field: 'baseCurveFlat',
      rule: 'limits',
      value: 7.5,
      nearest: null,
      limits: [0, 1],
    };
    expect(describeViolation(violation, lens, 'en')).toBe(
      'baseCurveFlat 7.50 mm is not made with add and surface plasma',
    );
  });

  it('tells something even when the rule has left the lens', () => {
    const lens = buildLens({ combinations: [] });
    const violation: Violation = {
      field: 'lost',
      rule: 'range',
      value: 1,
      nearest: null,
    };
    expect(describeViolation(violation, lens, 'en')).toBe('Test Lens has no parameter “lost”');
  });
});

const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('messages', () => {
  it('have the same blanks in both languages', () => {
    const keys = Object.keys(messages.en) as (keyof typeof messages.en)[];
    expect(Object.keys(messages.es).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect(blanks(messages.es[key])).toEqual(blanks(messages.en[key]));
  });

  it('leave a blank that nobody fills visible', () => {
    expect(fill('{a} and {b}', { a: '1' })).toBe('1 and {b}');
  });

  it('do not fill blanks that come from what was typed', () => {
    expect(fill('“{value}”', { value: '{label}', label: 'x' })).toBe('“{label}”');
  });
});
