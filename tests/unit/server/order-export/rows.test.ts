import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import type { EyeClinical, PatientClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { clinicalRows, patientFacts } from '#server/ordering/export/content/clinical-rows.ts';
import { labelsIn } from '#server/ordering/export/content/labels.ts';
import { parameterRows } from '#server/ordering/export/content/parameter-rows.ts';
import { sheetContent } from '#server/ordering/export/content/sheet-content.ts';
import { hasEdge } from '#server/ordering/orders/submission/order-flags.ts';
import { fill } from '#server/platform/pdf/fill.ts';
import { ampleyeVersion1 } from '../../../fixtures/ampleye-version-1.ts';
import { buildOrder } from '../../../fixtures/build-order.ts';
import { lensNamed, printable } from './sheet-fixture.ts';

const en = labelsIn('en');

describe('parameterRows', () => {
  const lens = lensNamed('gp-sphere');

  it('OR-10 has the values in the order of the lens, each once', () => {
    const rows = parameterRows({ sphere: -2.75, baseCurve: 7.8 }, lens, { locale: 'es' });
    expect(rows).toEqual([
      { label: 'Curva base', value: '7.80 mm' },
      { label: 'Esfera', value: '−2.75 D' },
    ]);
  });

  it('OR-10 has last, as it was stored, what the lens does not know', () => {
    const rows = parameterRows({ oldTint: 'blue', oldZone: 0.5, baseCurve: 7.8 }, lens, {
      locale: 'en',
    });
    expect(rows).toEqual([
      { label: 'Base curve', value: '7.80 mm' },
      { label: 'oldTint', value: 'blue' },
      { label: 'oldZone', value: '0.5' },
    ]);
  });

  it('OR-10 has every value when the lens itself is not known', () =>
    expect(parameterRows({ baseCurve: 7.8, tint: 'blue' }, undefined, { locale: 'en' })).toEqual([
      { label: 'baseCurve', value: '7.8' },
      { label: 'tint', value: 'blue' },
    ]));
});

describe('clinicalRows', () => {
  it.each<[EyeClinical, string, string]>([
    [{ condition: 'postGraft' }, 'Condition', 'Post-graft'],
    [{ flatK: 46.5 }, 'Flat K', '46.50 D'],
    [{ flatMeridian: 5 }, 'Flat K', '@ 005°'],
    [{ flatK: 46.5, flatMeridian: 175 }, 'Flat K', '46.50 D @ 175°'],
    [{ steepK: 51.125 }, 'Steep K', '51.125 D'],
    [{ hvid: 11.8 }, 'HVID', '11.8 mm'],
    [{ pupil: 4 }, 'Pupil', '4.0 mm'],
    [{ lid: 'tangent' }, 'Lower lid position', 'At the limbus (tangent)'],
    [{ refractionSphere: 0 }, 'Refraction', '0.00'],
    [{ refractionSphere: 1.5, refractionAdd: 2 }, 'Refraction', '+1.50 add +2.00'],
    [{ refractionCylinder: -0.75, refractionAxis: 90 }, 'Refraction', '−0.75 × 090°'],
    [{ vertexDistance: 0 }, 'Vertex distance', '0.0 mm'],
    [
      { overRefractionSphere: -0.25, overRefractionCylinder: 0.5, overRefractionAxis: 7 },
      'Over-refraction',
      '−0.25 +0.50 × 007°',
    ],
    [{ overKCylinder: 0 }, 'Over-K cylinder', '0.00 D'],
    [{ overKCylinder: -1.25 }, 'Over-K cylinder', '−1.25 D'],
    [{ minutesOnEye: 240 }, 'Minutes on the eye', '240 min'],
    [{ centralVault: -20 }, 'Central vault', '−20 µm'],
    [{ limbal: 'touch' }, 'Limbus', 'Touch'],
    [{ landing: 'lift' }, 'Landing', 'Edge lift'],
    [{ changeRequest: '100 µm more' }, 'Requested change', '100 µm more'],
  ])('OR-10 has what was measured and nothing else: %j', (eye, label, text) => {
    expect(clinicalRows(eye, {}, en)).toEqual([{ label, right: text, left: '' }]);
    expect(clinicalRows({}, eye, en)).toEqual([{ label, right: '', left: text }]);
    expect(clinicalRows(eye, eye, en)).toEqual([{ label, right: text, left: text }]);
  });

  it('UX-02 has an addition within its line in small letters, in Spanish too', () => {
    const eye = { refractionSphere: 1.5, refractionAdd: 2 };
    expect(clinicalRows(eye, {}, labelsIn('es'))).toMatchObject([{ right: '+1.50 adición +2.00' }]);
  });
});

it.each<[PatientClinical, string, string]>([
  [{ dominantEye: 'left' }, 'Dominant eye', 'Left eye'],
  [{ directSupply: true }, 'Ship directly to the patient', 'Yes'],
  [{ directSupply: false }, 'Ship directly to the patient', 'No'],
  [{ prescriptionExpires: '2027-01-01' }, 'Prescription expiration date', 'Jan 1, 2027'],
])('OR-10 patientFacts: has what is known and nothing else: %j', (patient, label, value) =>
  expect(patientFacts(patient, 'en')).toEqual([{ label, value }]),
);

describe('sheetContent', () => {
  it.each(ORDER_TYPES)(
    'OR-10 names the kind of an order that is not new at its head: %s',
    (type) => {
      const { kind, facts } = sheetContent(printable({ type }), 'en');
      expect(kind.toLowerCase()).toBe(type === 'new' ? '' : type);
      expect(facts).toContainEqual({ label: 'Type', value: en.types[type] });
    },
  );

  it('OR-10 has a dash for what there is not, and no reason of return without one', () => {
    const { facts } = sheetContent(printable(), 'en');
    const dashed = facts.filter(({ value }) => value === '—').map(({ label }) => label);
    expect(dashed).toEqual(['PO number', 'Promised', 'Original order']);
    expect(facts.map(({ label }) => label)).not.toContain('Return reason');
    expect(facts.every(({ value }) => value)).toBe(true);
  });

  it('OR-10 says of which eye each warning is, or that it is of the order', () => {
    const acknowledged = [
      { code: 'ruleOfOldTimes', eye: 'left' as const, note: 'Seen' },
      { code: 'ruleOfOldTimes', eye: null, note: '' },
    ];
    expect(sheetContent(printable({ acknowledged }), 'en').acknowledged).toEqual([
      { about: 'L', text: 'ruleOfOldTimes', note: 'Seen' },
      { about: 'Order', text: 'ruleOfOldTimes', note: '' },
    ]);
  });

  it('OR-10 tells a warning in the figures that were seen, whatever the order has now', () => {
    const seen = 'values.sphere; ordered −4.00 D; expected −3.00 D';
    const acknowledged = [
      { code: 'powerFarFromExpected', eye: 'right' as const, note: 'Trial lens', seen },
    ];
    const told = (locale: 'en' | 'es') =>
      sheetContent(printable({ acknowledged }), locale).acknowledged.map(({ text }) => text);
    expect(told('en')).toEqual(['Power −4.00 D is ordered, but the measurements suggest −3.00 D']);
    expect(told('es')).toEqual(['Se pide el poder −4.00 D, pero las mediciones indican −3.00 D']);
  });

  it('OR-10 has one price for a lens whose parts were not kept', () => {
    const [right] = printable().order.lenses;
    if (!right) throw new Error('No lens');
    const lens = { ...right, lensName: 'GP Sphere', priceCents: 8_950, priceParts: [] };
    expect(sheetContent(printable({ lenses: [lens] }), 'en').prices).toEqual([
      { letter: 'R', parts: [{ label: 'GP Sphere', value: '$89.50' }] },
    ]);
  });
});

it('fill: puts each value in its place, and leaves a place without one', () =>
  expect(fill('%{page} of %{pages}, %{page}', { page: 0 })).toBe('0 of %{pages}, 0'));

const TORIC: Prescription = {
  sag: 3800,
  diameter: 16.5,
  sphere: -3,
  cylinder: -1.25,
  axis: 40,
  limbalZone: 'steep1',
  landing: 'toric',
  scleralFlat: 'flat2',
  scleralSteep: 'steep1',
  landingMeridian: 15,
};

/** An order of one right lens, printed by the version that is given. */
function ordered(lens: LensDefinition, prescription: Prescription) {
  const [line] = buildOrder().lenses;
  if (!line) throw new Error('The fixture has no lens');
  const one = { ...line, eye: 'right' as const, lensId: lens.id, lensVersion: lens.version };
  const lenses = [{ ...one, lensName: lens.name, prescription }];
  return { ...printable({ lenses }), definitionOf: () => lens };
}

function rowsOf(lens: LensDefinition, prescription: Prescription, locale: Locale) {
  const [right] = sheetContent(ordered(lens, prescription), locale).eyes;
  return Object.fromEntries((right.lens?.rows ?? []).map(({ label, value }) => [label, value]));
}

describe('OR-10 a toric landing on the work sheet', () => {
  it('says what each zone does, and where the cylinder lies', () =>
    expect(rowsOf(ampleyeScleral, TORIC, 'es')).toMatchObject({
      'Zona limbal': 'Cerrada 1: eleva 25 µm',
      'Apoyo, meridiano plano': 'Plana 2: eleva 100 µm',
      'Apoyo, meridiano curvo': 'Cerrada 1: baja 50 µm',
      'Meridiano plano del apoyo': '015°',
      'Eje del cilindro desde el meridiano plano del apoyo, en sentido antihorario': '25°',
    }));

  it('OR-08 marks a zone at the end of what is made', () => {
    expect(hasEdge(ampleyeScleral, { ...TORIC, scleralFlat: 'flat4' })).toBe(true);
    expect(hasEdge(ampleyeScleral, { ...TORIC, scleralSteep: 'steep4' })).toBe(true);
    expect(hasEdge(ampleyeScleral, TORIC)).toBe(false);
  });
});

describe('OR-10 an order of an earlier version', () => {
  const before = {
    sag: 3800,
    diameter: 16.5,
    sphere: -3,
    limbalZone: -25,
    landing: 'toric',
    scleralFlat: -50,
    scleralSteep: 100,
  };

  it('prints as it did', () =>
    expect(rowsOf(ampleyeVersion1, before, 'en')).toEqual({
      'Sagittal depth': '3800 µm',
      Diameter: '16.50 mm',
      Sphere: '−3.00 D',
      'Limbal zone': '−25 µm',
      Landing: 'Toric',
      'Flat scleral zone': '−50 µm',
      'Steep scleral zone': '+100 µm',
    }));
});

describe('OR-10 what is left to the laboratory', () => {
  const blank = { baseCurve: 7.8, diameter: 9.2, sphere: -2 };

  it('is said of what the laboratory chooses, not of what is not ordered', () => {
    const rows = rowsOf(lensNamed('gp-sphere'), blank, 'en');
    expect(rows).toMatchObject({ 'Optic zone': 'Lab decides', 'Center thickness': 'Lab decides' });
    expect(rows).not.toHaveProperty('Dot');
    const scleral = rowsOf(ampleyeScleral, { landing: 'spherical' }, 'es');
    expect(scleral).toMatchObject({
      'Curva base': 'Lo decide el laboratorio',
      'Espesor central': 'Lo decide el laboratorio',
    });
    for (const label of ['Cilindro', 'Adición', 'Meridiano plano del apoyo', 'Zona de cerca'])
      expect(scleral).not.toHaveProperty(label);
    const toric = rowsOf(ampleyeScleral, { landing: 'toric' }, 'es');
    expect(toric['Meridiano plano del apoyo']).toBe('Lo decide el laboratorio');
  });

  it('is no value in a table of orders', () => {
    const rows = parameterRows(blank, lensNamed('gp-sphere'), { locale: 'en' });
    expect(rows.map(({ label }) => label)).toEqual(['Base curve', 'Diameter', 'Sphere']);
  });
});
