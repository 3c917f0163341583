import { describe, expect, it } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import type { Locale } from '#domain/locale.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { parameterRows } from '#server/ordering/export/content/parameter-rows.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';
import { renderOrder, type SheetKind } from '#server/ordering/export/pdf/render-order.ts';
import { sheetContent } from '#server/ordering/export/content/sheet-content.ts';
import { hasEdge } from '#server/ordering/orders/submission/order-flags.ts';
import { ampleyeVersion1 } from '#tests/fixtures/ampleye-version-1.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { lensNamed, printable, PRINTED_AT } from './sheet-fixture.ts';

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
  it.each<[Locale, Record<string, string>]>([
    [
      'en',
      {
        'Limbal zone': 'Steep 1: +25 µm clearance',
        'Landing, flat meridian': 'Flat 2: +100 µm lift',
        'Landing, steep meridian': 'Steep 1: 50 µm lower',
        'Flat landing meridian': '015°',
        'Cylinder axis from the flat landing meridian, counterclockwise': '25°',
      },
    ],
    [
      'es',
      {
        'Zona limbal': 'Cerrada 1: eleva 25 µm',
        'Apoyo, meridiano plano': 'Plana 2: eleva 100 µm',
        'Apoyo, meridiano curvo': 'Cerrada 1: baja 50 µm',
        'Meridiano plano del apoyo': '015°',
        'Eje del cilindro desde el meridiano plano del apoyo, en sentido antihorario': '25°',
      },
    ],
  ])('says what each zone does, and where the cylinder lies (%s)', (locale, expected) => {
    expect(rowsOf(ampleyeScleral, TORIC, locale)).toMatchObject(expected);
  });

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

  it('prints as it did', () => {
    expect(rowsOf(ampleyeVersion1, before, 'en')).toEqual({
      'Sagittal depth': '3800 µm',
      Diameter: '16.50 mm',
      Sphere: '−3.00 D',
      'Limbal zone': '−25 µm',
      Landing: 'Toric',
      'Flat scleral zone': '−50 µm',
      'Steep scleral zone': '+100 µm',
    });
  });
});

describe('OR-10 what is left to the laboratory', () => {
  const blank = { baseCurve: 7.8, diameter: 9.2, sphere: -2 };

  it('is said of what the laboratory chooses, not of what is not ordered', () => {
    const rows = rowsOf(lensNamed('gp-sphere'), blank, 'en');
    expect(rows).toMatchObject({
      'Optic zone': 'Lab decides',
      'Center thickness': 'Lab decides',
    });
    expect(rows).not.toHaveProperty('Dot');
    const scleral = rowsOf(ampleyeScleral, { landing: 'spherical' }, 'es');
    expect(scleral).toMatchObject({
      'Curva base': 'Lo decide el laboratorio',
      'Espesor central': 'Lo decide el laboratorio',
    });
    for (const label of ['Cilindro', 'Adición', 'Meridiano plano del apoyo', 'Zona de cerca']) {
      expect(scleral).not.toHaveProperty(label);
    }
    const toric = rowsOf(ampleyeScleral, { landing: 'toric' }, 'es');
    expect(toric['Meridiano plano del apoyo']).toBe('Lo decide el laboratorio');
  });

  it('is no value in a table of orders', () => {
    const rows = parameterRows(blank, lensNamed('gp-sphere'), { locale: 'en' });
    expect(rows.map(({ label }) => label)).toEqual(['Base curve', 'Diameter', 'Sphere']);
  });

  it.each<[SheetKind, Locale, string]>([
    ['workSheet', 'en', 'Lab decides'],
    ['confirmation', 'en', 'Lab decides'],
    ['workSheet', 'es', 'Lo decide el laboratorio'],
    ['confirmation', 'es', 'Lo decide el laboratorio'],
  ])('OR-10 is on paper: %s in %s', async (kind, locale, words) => {
    const order = ordered(lensNamed('gp-sphere'), blank);
    const options = {
      kind,
      locale,
      size: 'A4',
      printedAt: PRINTED_AT,
      provider: NEUTRAL_PROVIDER,
    } as const;
    const pages = await readPdf(await renderOrder(order, options));
    expect(allText(pages).split(words)).toHaveLength(3);
  });
});
