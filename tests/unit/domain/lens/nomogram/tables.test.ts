import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { warningRules } from '#domain/lens/warnings/rules.ts';
import { customSoftMultifocal } from '#server/first-run/catalogue/custom-soft-multifocal.ts';
import { customSoftSphere } from '#server/first-run/catalogue/custom-soft-sphere.ts';
import { customSoftToric } from '#server/first-run/catalogue/custom-soft-toric.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { orthoK } from '#server/first-run/catalogue/ortho-k.ts';
import { lensOf } from '../../fitting/fitting-case.ts';
import { rowsOf, valueOf } from '../../text-table.ts';
import { joined, setupOf } from '../warnings/told-cases.ts';

/** As fine as a laboratory could make it: an axis keeps its degrees, since its grid says that it goes round. */
function fine(parameter: Parameter): Parameter {
  if (parameter.kind !== 'number' || parameter.name === 'axis') return parameter;
  return { ...parameter, min: -10_000, max: 10_000, step: 0.001, default: null };
}

const OFF = { off: true, limits: {} };
const UNWARNED = Object.fromEntries(warningRules.map(({ code }) => [code, OFF]));

/** The lens without the steps, limits and warnings of a maker, which would hide what a table says. */
function fineLens(lens: LensDefinition): LensDefinition {
  const parameters = lens.parameters.map(fine);
  return { ...lens, parameters, combinations: [], warnings: UNWARNED };
}

function find(id: string, name: string, made: string, measured: string) {
  const { prescription, clinical = {} } = setupOf(made, measured);
  const suggestions = suggestParameters(fineLens(lensOf(id)), clinical, prescription);
  return suggestions.find(({ parameter }) => parameter === name);
}

const pairsOf = (pairs: string) => pairs.split(', ').map((pair) => pair.split(' ').map(valueOf));
const rounded = (value: number | undefined) =>
  value === undefined ? null : Number(value.toFixed(2)) + 0;

/** As the sheets print it: corneal cylinder in D, then how much steeper than K the base curve is; to the nearest quarter. */
const SHEETS = rowsOf(`
  Achievement | gp-sphere | baseCurve | 0 -0.25, 0.25 -0.25, 0.37 -0.25, 0.38 0, 0.5 0, 1 0, 1.12 0, 1.13 0.25, 1.25 0.25,
    | 1.75 0.25, 2 0.5, 2.5 0.5, 2.62 0.5, 2.63 null, 2.75 null
  Renovation | gp-multifocal | baseCurve | 0 0, 1.25 0, 1.5 0.25, 2.5 0.25, 2.75 0.5, 3 0.5, 3.25 null
  front toric | gp-front-toric | baseCurve | 0 0.25, 1 0.25, 1.25 0.5, 1.75 0.5, 2 0.75, 2.5 0.75, 2.75 null
  bitoric, flat K | gp-bitoric | baseCurveFlat | 1.375 null, 1.5 0, 1.875 0, 2 0, 2.375 0, 2.5 0, 2.625 -0.5, 4.75 -0.5,
    | 4.875 -0.5, 6 -0.5, 6.125 null
  bitoric, steep K | gp-bitoric | baseCurveSteep | 1.375 null, 1.5 0, 1.875 0, 2 -0.25, 2.375 -0.25, 2.5 -0.5, 2.625 -0.5,
    | 4.75 -0.5, 4.875 -0.75, 6 -0.75, 6.125 null
`);

/** The lens; what is suggested; what is varied; what else is typed and measured; each value with what is suggested for it. */
const TABLES = rowsOf(`
  gp-sphere | baseCurve | clinical.steepK |  | flatK 43 | 44 7.85, 0 null
  gp-sphere | baseCurve | clinical.steepK |  | flatK 0.5 | 1 675
  gp-sphere | baseCurve | clinical.steepK |  | flatK -43 | -42.5 null
  gp-sphere | baseCurve | clinical.steepK |  |  | 44 null
  gp-bitoric | baseCurveFlat | clinical.steepK |  | flatK 0 | 0 null
  gp-bitoric | baseCurveFlat | clinical.flatK |  |  | 43 null
  # base curves of 38.75 null, 39, 43.87, 44, 45.87, 46, 48.37, 48.5, 50 and 50.25 D
  gp-sphere | diameter | values.baseCurve |  |  | 8.71 null, 8.65384 9.6, 7.69318 9.6, 7.67045 9.3, 7.35775 9.3,
    | 7.33696 9, 6.97747 9, 6.95876 8.7, 6.75 8.7, 6.71642 null
  gp-bitoric | diameter | values.baseCurveFlat |  | flatK 42, steepK 45 | 8.71 null, 8.65384 9.6, 7.67045 9.3, 6.71642 null
  gp-multifocal | diameter | values.baseCurve |  |  | 8.55 null, 8.5 10, 8.45 10, 8.4 9.6, 8.2 9.6, 8.15 9.5, 7.5 9.5,
    | 7.45 9.2, 7.2 9.2, 7.15 9, 6.9 9, 6.85 null
  # where no table helps, 2.5 mm below the iris
  gp-sphere | diameter | values.baseCurve |  | hvid 11.7 | 5.5 9.2, 0 9.2, -7.8 9.2
  gp-multifocal | diameter | clinical.hvid |  |  | 11.7 9.2
  # 7.50 mm are 45.00 D
  gp-sphere | sphere | clinical.flatK | baseCurve 7.5 | @myopic | 43 -5, 45 -3, 46 -2, 0 null
  gp-sphere | sphere | clinical.steepK | baseCurve 7.5 | @myopic, flatK 45 | 43 -5
  gp-sphere | sphere | values.baseCurve |  | @myopic, flatK 43 | 7.5 -5, 0 null
  gp-sphere | sphere | clinical.flatK |  | @myopic | 43 null
  gp-sphere | sphere | clinical.flatK | baseCurve 7.5 |  | 43 null
  gp-sphere | sphere | clinical.refractionSphere | baseCurve 7.5 | vertexDistance 0 | -3 null
  keratoconus-gp | baseCurve | clinical.steepK |  | flatK 48 | 51 6.82, 0 null
  keratoconus-gp | baseCurve | clinical.flatK |  | @myopic | 48 null
  keratoconus-gp | sphere | clinical.steepK |  | @myopic, flatK 48, refractionSphere -5 | 51 -6.5
  gp-multifocal | add | clinical.refractionAdd |  |  | 1.5 1.75
  # a corneal cylinder of -1.00 D takes as much of the refraction's
  gp-front-toric | cylinder | clinical.refractionCylinder |  | @along | -1.5 null, -1.75 -0.75, -2 -1, -0.25 -0.75, 0 -1
  gp-front-toric | axis | clinical.refractionCylinder |  | @along | -2 180, 0 90
  # nearly 180°: rounded it would be 0°
  gp-front-toric | axis | clinical.flatMeridian |  | @along, refractionCylinder -3, refractionAxis 0.2 | 0.2 180
  gp-front-toric | cylinder | clinical.steepK |  | @along, flatK 0, refractionCylinder -2 | 44 null
  # sphere and cylinder are of one sum, which needs both K and the meridian; swapped K may have the meridian of either
  gp-front-toric | sphere | values.baseCurve |  | @residual | 7.75 -1.25
  gp-front-toric | sphere | clinical.steepK | baseCurve 7.75 | flatK 43, refractionSphere -2 | 44.25 null
  gp-front-toric | sphere | clinical.flatK | baseCurve 7.75 | flatMeridian 180, refractionSphere -2 | 43 null
  gp-front-toric | sphere | clinical.flatMeridian | baseCurve 7.75 | @residual, flatK 44.25, steepK 43 | 90 null
  gp-front-toric | sphere | clinical.refractionCylinder | baseCurve 7.5
    | flatK 43.5, steepK 43.5, refractionSphere -2, refractionAxis 30, vertexDistance 0 | -1.5 -3.5
  gp-multifocal | sphere | values.cylinder | baseCurve 7.75 | @residual | -1.25 -1.25
  gp-multifocal | sphere | values.cylinder | baseCurve 7.75 | flatK 43, steepK 44.25, refractionSphere -2 | 0 -2.5, -1.25 null
  # 8.00 mm are 42.19 D; each power is that of its own meridian
  gp-bitoric | sphereFlat | clinical.steepK | @onK | @toric, flatK 42 | 45 -2.19
  gp-bitoric | sphereSteep | clinical.steepK | @onK | @toric, flatK 42 | 45 -5
  # the meridian is needed for a cylinder alone
  gp-bitoric | sphereSteep | clinical.refractionCylinder | @onK | @sphere, flatK 42, steepK 45, refractionAxis 180 | 0 -3, -3 null
  gp-bitoric | sphereFlat | clinical.steepK | @onK | flatK 42, flatMeridian 180 | 45 null
  gp-bitoric | sphereSteep | values.baseCurveSteep |  | @sphere, flatK 42, steepK 49 | 7.5 null
  gp-bitoric | sphereFlat | values.baseCurveFlat |  | @sphere, flatK 42, steepK 49 | 8 null
  gp-bitoric | sphereSteep | values.baseCurveSteep | baseCurveFlat 8 | @toric | 7.5 -5, 0 null
  # 42.00 − 3.00 − 0.50 = 38.50 D, and 40.00 D; a lens power that is not known counts as none
  ortho-k | baseCurve | clinical.steepK | sphere 0.5 | flatK 43, @myopic | 42 8.77
  ortho-k | baseCurve | values.targetSphere | sphere 1 | flatK 43, @myopic | -2 8.44
  ortho-k | baseCurve | clinical.flatK |  | @myopic | 43 8.44, 0 null, 3 null
  ortho-k | targetSphere | clinical.flatK |  | @myopic | 0 -3, 3 -3
  ortho-k | targetSphere | clinical.flatK |  |  | 43 null
  ampleye-scleral | sag | clinical.condition |  |  | normal 3400, postRefractive 3400, surfaceDisease 3400, keratoconus 3800,
    | pellucid 3800, advancedKeratoconus 4200, postGraft 4200
  ampleye-scleral | diameter | clinical.hvid |  |  | 9 15.5, 11.4 15.5, 11.5 16.5, 12 16.5, 12.1 17, 14 17
  custom-soft-sphere | baseCurve | clinical.flatK |  |  | 41.5 9, 41.75 8.7, 43.5 8.7, 43.75 8.4, 45 8.4, 45.25 8.1, 46.5 8.1,
    | 46.75 7.8, 60 7.8, 0.5 9, 0 null, -4 null
  custom-soft-sphere | baseCurve | clinical.steepK |  | flatK 47 | 43 8.7
  custom-soft-sphere | baseCurve | clinical.steepK |  |  | 44 null
  custom-soft-sphere | diameter | clinical.flatK |  |  | 41.5 14, 45 14, 45.25 13.5, 60 13.5
  custom-soft-sphere | diameter | clinical.hvid |  |  | 11.6 14.1
  custom-soft-multifocal | diameter | clinical.hvid |  |  | 11.6 13.8
  custom-soft-toric | diameter | clinical.hvid |  |  | 11.6 13.8
  # a K of 45.00 D is 7.50 mm
  custom-soft-sphere | baseCurve | values.diameter |  | flatK 45, hvid 11.5 | 12.5 7.85, 12.7 7.85, 12.8 8, 13.2 8, 13.3 8.2,
    | 13.7 8.2, 13.8 8.4, 14.2 8.4, 14.3 8.6, 15.2 8.6, 15.3 null
  custom-soft-sphere | baseCurve | clinical.flatK |  | hvid 11.5 | 45 8.4, 0 null
  # a lens that may do without a cylinder, and one that may not
  custom-soft-multifocal | sphere | clinical.refractionCylinder |  | @sphere, refractionAxis 40
    | -0.5 -3.25, -0.74 -3.37, -0.75 -3, -1 -3
  custom-soft-multifocal | cylinder | clinical.refractionCylinder |  | @sphere, refractionAxis 40
    | -0.5 null, -0.74 null, -0.75 -0.75, -1 -1
  custom-soft-multifocal | axis | clinical.refractionCylinder |  | @sphere, refractionAxis 40 | -0.74 null, -0.75 40
  custom-soft-toric | cylinder | clinical.refractionCylinder |  | @sphere, refractionAxis 40 | -0.5 -0.5, 0 null
  custom-soft-toric | axis | clinical.refractionCylinder |  | @sphere, refractionAxis 40 | -0.5 40, 0 null
  custom-soft-toric | axis | clinical.refractionAxis |  | @sphere, refractionCylinder -2 | 0 180, 179.6 180
`);

/** The lens; what is suggested; what is typed and measured; why, in both languages. */
const REASONS = rowsOf(`
  gp-sphere | baseCurve |  | flatK 43, steepK 43
    | Corneal cylinder 0.00 D: 0.25 D flatter than flat K 43.00 D | Cilindro corneal 0.00 D: 0.25 D más plana que K plana 43.00 D
  gp-sphere | baseCurve |  | flatK 43, steepK 44
    | Corneal cylinder 1.00 D: on flat K 43.00 D | Cilindro corneal 1.00 D: igual a K plana 43.00 D
  gp-sphere | baseCurve |  | flatK 43, steepK 45
    | Corneal cylinder 2.00 D: 0.50 D steeper than flat K 43.00 D | Cilindro corneal 2.00 D: 0.50 D más cerrada que K plana 43.00 D
  gp-bitoric | baseCurveSteep |  | flatK 42, steepK 47
    | Corneal cylinder 5.00 D: 0.75 D flatter than steep K 47.00 D | Cilindro corneal 5.00 D: 0.75 D más plana que K curva 47.00 D
  gp-sphere | diameter |  | hvid 11.7 | HVID 11.7 − 2.5 mm | HVID 11.7 − 2.5 mm
  gp-sphere | diameter | baseCurve 7.5 |  | Base curve 7.50 mm (45.00 D) | Curva base 7.50 mm (45.00 D)
  gp-multifocal | diameter | baseCurve 7.5 |  | Base curve 7.50 mm | Curva base 7.50 mm
  gp-sphere | sphere | baseCurve 7.5 | @myopic, flatK 43 | Refraction at the cornea −3.00 D minus tear lens +2.00 D
    | Refracción en la córnea −3.00 D menos lente lagrimal +2.00 D
  keratoconus-gp | baseCurve |  | flatK 48, steepK 51 | Mean K 49.50 D | K media 49.50 D
  gp-multifocal | add |  | refractionAdd 1.5 | Spectacle add +1.50 + 0.25 D | Adición en anteojos +1.50 + 0.25 D
  gp-front-toric | cylinder |  | @along, refractionCylinder -2
    | Residual astigmatism −1.00 × 180° | Astigmatismo residual −1.00 × 180°
  ortho-k | baseCurve | sphere 0.5 | @myopic, flatK 43, steepK 42
    | Flat K, target, lens power: 42.00 − 3.00 − 0.50 = 38.50 D | K plana, objetivo, poder del lente: 42.00 − 3.00 − 0.50 = 38.50 D
  ortho-k | targetSphere |  | @myopic | Refraction at the cornea −3.00 D | Refracción en la córnea −3.00 D
  ampleye-scleral | sag |  | condition keratoconus | Keratoconus | Queratocono
  ampleye-scleral | diameter |  | hvid 11.8 | HVID 11.8 mm | HVID 11.8 mm
  custom-soft-sphere | baseCurve |  | flatK 41.5
    | Flat K 41.50 D, HVID taken as 11.5 mm | K plana 41.50 D, HVID supuesto de 11.5 mm
  custom-soft-toric | diameter |  | hvid 11.6 | HVID 11.6 + 2.2 mm | HVID 11.6 + 2.2 mm
  custom-soft-sphere | baseCurve |  | flatK 45, hvid 11.5 | 0.90 mm flatter than flat K 7.50 mm, for a diameter of 14.0 mm
    | 0.90 mm más plana que K plana 7.50 mm, para un diámetro de 14.0 mm
  custom-soft-multifocal | sphere |  | @sphere, refractionCylinder -0.5, refractionAxis 40
    | Refraction at the cornea −3.00 −0.50 × 040°, spherical equivalent
    | Refracción en la córnea −3.00 −0.50 × 040°, equivalente esférico
  custom-soft-multifocal | add |  | refractionAdd 1.5 | Spectacle add +1.50 D | Adición en anteojos +1.50 D
  custom-soft-toric | cylinder |  | @sphere, refractionCylinder -2, refractionAxis 40
    | Refraction at the cornea −3.00 −2.00 × 040° | Refracción en la córnea −3.00 −2.00 × 040°
`);

const rx = (refractionSphere: number, refractionCylinder: number): EyeClinical => ({
  refractionSphere,
  refractionCylinder,
  refractionAxis: 40,
  vertexDistance: 0,
});

describe('the tables of the nomograms', () => {
  it.each(SHEETS)('OR-01 %s: base curves of %s', (_sheet, id = '', name = '', ...rest) => {
    const rows = pairsOf(rest.join(' '));
    const found = rows.map(([cylinder]) => {
      const steepK = 43 + Number(cylinder);
      const curve = find(id, name, '', `flatK 43, steepK ${steepK}`)?.value;
      const k = name === 'baseCurveSteep' ? steepK : 43;
      return [cylinder, rounded(curve && 337.5 / curve - k)];
    });
    expect(found).toEqual(rows);
  });

  it.each(TABLES)(
    'OR-01 %s: %s by %s',
    (id = '', name = '', by = '', made = '', measured = '', ...rest) => {
      const [kind, varied] = by.split('.');
      const rows = pairsOf(rest.join(' '));
      const found = rows.map(([value]) => {
        const one = `${varied} ${value}`;
        const [typed, eye] =
          kind === 'values' ? [joined(made, one), measured] : [made, joined(measured, one)];
        return [value, rounded(find(id, name, typed, eye)?.value)];
      });
      expect(found).toEqual(rows);
    },
  );

  it.each(REASONS)(
    'OR-01 %s says why it is this %s',
    (...[id = '', name = '', made = '', eye = '', en, es]) => {
      expect(find(id, name, made, eye)?.reason).toEqual({ en, es });
    },
  );
});

describe('the two powers of a bitoric', () => {
  it.each([
    [180, 20, true],
    [180, 21, false],
    [180, 160, true],
    [180, 159, false],
    [5, 165, true],
    [5, 164, false],
    [90, 110, true],
    [90, 69, false],
  ])('OR-01 with the flat meridian at %d° and an axis of %d°: %s', (meridian, axis, known) => {
    const eye = `@toric, flatMeridian ${meridian}, refractionAxis ${axis}`;
    const powers = ['sphereFlat', 'sphereSteep'].map((name) =>
      find('gp-bitoric', name, '@onK', eye),
    );
    expect(powers.map((power) => power !== undefined)).toEqual([known, known]);
  });
});

describe('what is suggested', () => {
  it.each([
    [customSoftToric, rx(-3, -0.25)],
    [customSoftToric, rx(-30, -2)],
    [customSoftToric, rx(-3, -13)],
    [customSoftMultifocal, rx(-3, -13)],
    [customSoftSphere, rx(-3, -0.75)],
  ])('OR-01 is no power by half: a part that is not made', (lens, clinical) => {
    expect(suggestParameters(lens, clinical)).toEqual([]);
  });

  it('OR-01 stands in the order of the parameters of the lens', () => {
    const { clinical = {} } = setupOf('', '@toric');
    const lens = { ...gpBitoric, parameters: gpBitoric.parameters.toReversed() };
    const names = (one: LensDefinition) =>
      suggestParameters(one, clinical).map(({ parameter }) => parameter);
    const expected = ['baseCurveFlat', 'baseCurveSteep', 'diameter', 'sphereFlat', 'sphereSteep'];
    expect([names(gpBitoric), names(lens)]).toEqual([expected, expected.toReversed()]);
  });

  it('OR-01 bears an ortho-k that has no lens power', () => {
    const parameters = orthoK.parameters.filter(({ name }) => name !== 'sphere');
    const [found] = suggestParameters({ ...orthoK, parameters }, { flatK: 43, ...rx(-3, 0) });
    expect(found?.reason.en).toContain('− 0.00 = 40.00 D');
  });
});
