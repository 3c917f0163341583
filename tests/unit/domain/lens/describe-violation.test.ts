import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { validatePrescription, type Violation } from '#domain/lens/engine/validate.ts';
import type { Combination } from '#domain/lens/model/lens.ts';
import { fill, messages } from '#domain/lens/model/messages.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { lensOf } from '../fitting/fitting-case.ts';
import { rowsOf, valueOf } from '../text-table.ts';

/** What is wrong, the lens, the violation as field, rule, value, nearest value and limit, and what is told of it. */
const TOLD = rowsOf(`
  a base curve off its step | gp-sphere | baseCurve step 8.03 8.05
    | Base curve 8.03 mm is not available: use steps of 0.05. Nearest: 8.05 mm
    | Curva base 8.03 mm no está disponible: use pasos de 0.05. El más cercano: 8.05 mm
  a sphere out of range | gp-sphere | sphere range -30 -25
    | Sphere −30.00 D is out of range: −25.00 D to +25.00 D. Nearest: −25.00 D
    | Esfera −30.00 D está fuera de rango: de −25.00 D a +25.00 D. El más cercano: −25.00 D
  a cylinder out of range, where 0 is made too | ampleye-scleral | cylinder range -10.5 -10
    | Cylinder −10.50 D is out of range: −10.00 D to −0.25 D, or 0.00 D. Nearest: −10.00 D
    | Cilindro −10.50 D está fuera de rango: de −10.00 D a −0.25 D, o 0.00 D. El más cercano: −10.00 D
  a missing sphere | gp-sphere | sphere required null null
    | Sphere is missing
    | Falta Esfera
  a text for a number | gp-sphere | sphere number two null
    | Sphere must be a number, not “two”
    | Esfera debe ser un número, no «two»
  no number at all | gp-sphere | sphere number null null
    | Sphere must be a number
    | Esfera debe ser un número
  an option that is none | gp-sphere | edge option wavy null
    | “wavy” is not an option for Edge: choose Standard, Flat, Steep
    | «wavy» no es una opción de Borde: elija Estándar, Plano, Cerrado
  an unknown name | gp-sphere | axis unknown 90 null
    | GP Sphere has no parameter “axis”
    | GP Sphere no tiene el parámetro «axis»
  a missing axis | ampleye-scleral | axis together null null
    | Axis is missing: it is required with Cylinder
    | Falta Eje: se requiere con Cilindro
  an axis alone | ampleye-scleral | axis together 5 null
    | Axis 005° also needs Cylinder
    | Eje 005° también necesita Cilindro
  a coating that the material excludes | ampleye-scleral | surface excludes hydraPeg none
    | Surface HydraPEG is not available with Boston XO, Boston XO2. Nearest: Untreated
    | Superficie HydraPEG no está disponible con Boston XO, Boston XO2. El más cercano: Sin tratamiento
  base curves the wrong way round | gp-bitoric | baseCurveSteep ordered 7.8 7.45
    | Steep base curve 7.80 mm must be less than Flat base curve. Nearest: 7.45 mm
    | Curva base, meridiano curvo 7.80 mm debe ser menor que Curva base, meridiano plano. El más cercano: 7.45 mm
  landing zones the wrong way round, which may be equal | ampleye-scleral | scleralSteep ordered flat2 flat1
    | Landing, steep meridian Flat 2: +100 µm lift is not available: the flat meridian must not be steeper than the steep meridian. Nearest: Flat 1: +50 µm lift
    | Apoyo, meridiano curvo Plana 2: eleva 100 µm no está disponible: el meridiano plano no puede ser más cerrado que el meridiano curvo. El más cercano: Plana 1: eleva 50 µm
  a landing zone of another landing | ampleye-scleral | scleralFlat depends flat1 null
    | Landing, flat meridian applies only when Landing is Toric
    | Apoyo, meridiano plano solo se usa cuando Apoyo escleral es Tórico
  a near zone without an add | ampleye-scleral | nearZone depends 2 null
    | Near zone applies only with Add
    | Zona de cerca solo se usa con Adición
  a base curve that is too steep for one diameter | ampleye-scleral | baseCurve limits 7 7.05 2
    | With Diameter 16.00 mm, Base curve 7.00 mm is out of range: 7.05 mm to 9.50 mm. Nearest: 7.05 mm
    | Con Diámetro 16.00 mm, Curva base 7.00 mm está fuera de rango: de 7.05 mm a 9.50 mm. El más cercano: 7.05 mm
  a base curve that is too steep for one of two diameters | ampleye-scleral | baseCurve limits 7.1 7.2 3
    | With Diameter 16.50 mm or 17.00 mm, Base curve 7.10 mm is out of range: 7.20 mm to 9.50 mm. Nearest: 7.20 mm
    | Con Diámetro 16.50 mm o 17.00 mm, Curva base 7.10 mm está fuera de rango: de 7.20 mm a 9.50 mm. El más cercano: 7.20 mm
`);

function violationOf(text: string): Violation {
  const [field = '', rule = '', value = '', nearest = '', limit] = text.split(' ');
  const limits = limit === undefined ? {} : { limits: [Number(limit)] };
  return { field, rule, value: valueOf(value), nearest: valueOf(nearest), ...limits } as Violation;
}

describe('describeViolation', () => {
  it.each(TOLD)('tells %s in both languages, with nothing left to fill in', (_what, ...row) => {
    const [id = '', violation = '', english = '', spanish = ''] = row;
    const tell = (locale: Locale) => describeViolation(violationOf(violation), lensOf(id), locale);
    expect([tell('en'), tell('es')]).toEqual([english, spanish]);
    expect(english + spanish).not.toMatch(/[{}]/);
  });

  it('tells what validation finds, and never rounds the value away', () => {
    const prescription = { ...buildPrescription(gpSphere), baseCurve: 8.0500000001 };
    const [violation] = validatePrescription(gpSphere, prescription);
    if (!violation) throw new Error('Expected a violation');
    expect(describeViolation(violation, gpSphere, 'en')).toBe(
      'Base curve 8.0500000001 mm is not available: use steps of 0.05. Nearest: 8.05 mm',
    );
  });

  it('tells that limits leave nothing, naming both', () => {
    const when = { parameter: 'add', is: 'given' } as const;
    const plasma = { parameter: 'surface', equals: 'plasma' } as const;
    const combinations: Combination[] = [
      { kind: 'limits', parameter: 'baseCurveFlat', when, min: 6.5, max: 7 },
      { kind: 'limits', parameter: 'baseCurveFlat', when: plasma, min: 8, max: 8.5 },
    ];
    const lens = buildLens({ combinations });
    const violation = { ...violationOf('baseCurveFlat limits 7.5 null'), limits: [0, 1] };
    expect(describeViolation(violation, lens, 'en')).toBe(
      'baseCurveFlat 7.50 mm is not available with add and surface plasma',
    );
  });

  it('tells something even when the rule has left the lens', () => {
    const lens = buildLens({ combinations: [] });
    expect(describeViolation(violationOf('lost range 1 null'), lens, 'en')).toBe(
      'Test Lens has no parameter “lost”',
    );
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
