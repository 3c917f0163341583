import { describe, expect, it } from 'vitest';
import { MATERIALS_DK } from '#domain/lens/model/materials-dk.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';
import { lensOf } from '../../domain/fitting/fitting-case.ts';
import { setupOf } from '../../domain/lens/warnings/told-cases.ts';
import { rowsOf } from '../../domain/text-table.ts';

function find(code: string, lens: string, made: string, measured: string) {
  const { prescription = {}, clinical = {} } = setupOf(made, measured);
  const derived = derivedValues(clinical, lens === '' ? null : lensOf(lens), prescription);
  return derived.find((one) => one.code === code);
}

const PRINT =
  'flatK 43, flatMeridian 180, steepK 44, refractionSphere -6, refractionCylinder -2.5, refractionAxis 180, vertexDistance 12';
const LENS = 'baseCurve 7.75, diameter 9, material bostonXo, centreThickness 0.2';
const OVER =
  'overRefractionSphere -1, overRefractionCylinder -0.5, overRefractionAxis 180, vertexDistance 0';
const BITORIC = 'baseCurveFlat 7.5, baseCurveSteep 7.2';
const TORIC_EYE = '@toric, flatK 44, steepK 47';
const ROUND = 'flatK 45, steepK 45, refractionSphere -2, vertexDistance 0';

/** What is shown; the lens; what is typed and measured; the values; the working, in Spanish where there are words. */
const SHOWN = rowsOf(`
  flatK | gp-sphere | ${LENS} | ${PRINT} | 43.00 D; 7.85 mm | 337.5 / 43.00 D = 7.85 mm
  steepK | gp-sphere | ${LENS} | ${PRINT} | 44.00 D; 7.67 mm | 337.5 / 44.00 D = 7.67 mm
  cornealCylinder | gp-sphere | ${LENS} | ${PRINT} | −1.00 D × 180° | −|44.00 − 43.00| = −1.00 D
  cornealCylinder |  |  | flatK 43, steepK 44.5 | −1.50 D | −|44.50 − 43.00| = −1.50 D
  meanK | gp-sphere | ${LENS} | ${PRINT} | 43.50 D | (43.00 + 44.00) / 2 = 43.50 D
  sphericalEquivalent | gp-sphere | ${LENS} | ${PRINT} | −7.25 D | −6.00 + (−2.50) / 2 = −7.25 D
  transposed | gp-sphere | ${LENS} | ${PRINT} | −8.50 +2.50 × 090° | −6.00 −2.50 × 180° = −8.50 +2.50 × 090°
  vertexed | gp-sphere | ${LENS} | ${PRINT} | −5.60 −2.12 × 180°
    | −6.00 / (1 − 0.012 × (−6.00)) = −5.60 D; −8.50 / (1 − 0.012 × (−8.50)) = −7.71 D
  vertexed |  |  | refractionSphere -10, vertexDistance 12 | −8.93 | −10.00 / (1 − 0.012 × (−10.00)) = −8.93 D
  vertexed |  |  | refractionSphere -5, refractionCylinder 0 | −4.72
    | −5.00 / (1 − 0.012 × (−5.00)) = −4.72 D (distancia al vértice supuesta: 12 mm)
  residualAstigmatism | gp-sphere | ${LENS} | ${PRINT} | −1.12 × 180° | −2.12 × 180° menos −1.00 × 180° = −1.12 × 180°
  residualAstigmatism | ampleye-scleral |  | ${PRINT}, condition surfaceDisease | −1.12 × 180°
    | −2.12 × 180° menos −1.00 × 180° = −1.12 × 180°
  tearLens | gp-sphere | ${LENS} | ${PRINT} | +0.55 D | 337.5 / 7.75 mm = 43.55 D; 43.55 − 43.00 = +0.55 D
  tearLens | gp-bitoric | baseCurveFlat 7.5, baseCurveSteep 7 | flatK 43 | +2.00 D
    | 337.5 / 7.50 mm = 45.00 D; 45.00 − 43.00 = +2.00 D
  tearLens | gp-front-toric | baseCurve 7.75 | @residual | +0.55 −1.25 × 180°
    | 337.5 / 7.75 mm = 43.55 D; 43.55 − (+44.25 −1.25 × 090°) = +0.55 −1.25 × 180°
  expectedPower | gp-sphere | ${LENS} | ${PRINT} | −6.15 D
    | −5.60 − (+0.55) = −6.15 D; una esfera deja 0.00 −1.12 × 180°
  expectedPower | gp-front-toric | baseCurve 7.75 | @residual | −1.25 −1.25 × 090°
    | (−1.95) − (+0.55 −1.25 × 180°) = −1.25 −1.25 × 090°
  expectedPower | gp-multifocal | baseCurve 7.5, cylinder -1 | ${ROUND}, refractionCylinder -1, refractionAxis 30
    | −2.00 −1.00 × 030° | (−2.00 −1.00 × 030°) − (0.00) = −2.00 −1.00 × 030°
  expectedPower | gp-multifocal | baseCurve 7.5 | ${ROUND} | −2.00 D | −2.00 − (0.00) = −2.00 D
  # 7.50 mm are 45.00 D, 7.20 mm are 46.88 D
  tearLens | gp-bitoric | ${BITORIC} | ${TORIC_EYE} | +1.00 D; −0.13 D
    | 337.5 / 7.50 mm = 45.00 D; 45.00 − 44.00 = +1.00 D; 337.5 / 7.20 mm = 46.88 D; 46.88 − 47.00 ≈ −0.13 D
  expectedPower | gp-bitoric | ${BITORIC} | ${TORIC_EYE} | −3.00 D; −4.88 D
    | −2.00 − (+1.00) = −3.00 D; −5.00 − (−0.13) ≈ −4.88 D
  # across the flat meridian the same refraction asks for the other powers
  expectedPower | gp-bitoric | ${BITORIC} | ${TORIC_EYE}, refractionAxis 90 | −6.00 D; −1.88 D
    | −5.00 − (+1.00) = −6.00 D; −2.00 − (−0.13) ≈ −1.88 D
  # below 0.75 D of cylinder, a lens without one gets the spherical equivalent
  overRefracted | gp-front-toric | sphere -2 | ${OVER} | −3.25
    | −1.00 + (−0.50) / 2 = −1.25; (−2.00) + (−1.25) = −3.25
  overRefracted | gp-front-toric | sphere -2, cylinder 0 | ${OVER} | −3.25
    | −1.00 + (−0.50) / 2 = −1.25; (−2.00) + (−1.25) = −3.25
  overRefracted | gp-front-toric | sphere -4, cylinder -1.75, axis 180
    | overRefractionSphere 0.25, overRefractionCylinder -0.75, overRefractionAxis 20, vertexDistance 0
    | −3.75 −2.25 × 006° | (−4.00 −1.75 × 180°) + (+0.25 −0.75 × 020°) = −3.81 −2.37 × 006°; lo más cercano que se fabrica: −3.75 −2.25 × 006°
  # moved to the cornea from 4.00 D on: -4.50 / (1 + 0.012 × 4.50) = -4.27
  overRefracted | ampleye-scleral | sphere -2 | overRefractionSphere -3.75 | −5.75 | (−2.00) + (−3.75) = −5.75
  overRefracted | ampleye-scleral | sphere -2 | overRefractionSphere -4.5 | −6.25
    | (−2.00) + (−4.27) = −6.27; lo más cercano que se fabrica: −6.25
  # a lens that is made without a cylinder gets the spherical equivalent of any
  overRefracted | gp-sphere | sphere -3
    | overRefractionSphere 0.5, overRefractionCylinder -1.5, overRefractionAxis 180 | −3.25
    | +0.50 + (−1.50) / 2 = −0.25; (−3.00) + (−0.25) = −3.25
  baseCurveSag | gp-sphere | ${LENS} | ${PRINT} | 1.440 mm | 7.75 − √(7.75² − 4.50²) = 1.440 mm
  transmissibility | gp-sphere | ${LENS} |  | 50.0 × 10⁻⁹ | 100 / (10 × 0.20 mm) = 50.0 × 10⁻⁹
  transmissibility | gp-sphere | material bostonEs, centreThickness 0.2 |  | 9.0 × 10⁻⁹
    | 18 / (10 × 0.20 mm) = 9.0 × 10⁻⁹ (el Dk es un supuesto)
`);

/** What is not shown; the lens; what is typed and measured, of which something is missing or cannot be used. */
const HIDDEN = rowsOf(`
  cornealCylinder |  |  | flatK 43
  meanK |  |  | steepK 43
  flatK |  |  | flatK 0
  steepK |  |  | steepK -3
  vertexed |  |  | refractionSphere -10, vertexDistance 0
  vertexed |  |  | refractionSphere -5, refractionCylinder -1
  vertexed |  |  | refractionSphere 90, vertexDistance 20
  transposed |  |  | refractionSphere -10, vertexDistance 12
  residualAstigmatism |  |  | steepK 44, flatMeridian 180, @myopic, refractionCylinder -2
  residualAstigmatism |  |  | flatK 43, flatMeridian 180, @myopic, refractionCylinder -2
  residualAstigmatism |  |  | flatK 43, steepK 44, @myopic, refractionCylinder -2
  # two K readings say too little of an irregular cornea
  residualAstigmatism | ampleye-scleral |  | ${PRINT}, condition keratoconus
  residualAstigmatism | ampleye-scleral |  | ${PRINT}, condition advancedKeratoconus
  residualAstigmatism | gp-sphere | ${LENS} | ${PRINT}, condition postGraft
  residualAstigmatism | keratoconus-gp |  | ${PRINT}
  residualAstigmatism |  |  | ${PRINT}, condition pellucid
  residualAstigmatism |  |  | @cornea, refractionCylinder -2, refractionAxis 180
  tearLens | custom-soft-sphere | ${LENS} | ${PRINT}
  tearLens | gp-sphere | baseCurve 7.5 |
  tearLens | gp-sphere | baseCurve 7.5 | flatK 0
  tearLens | gp-sphere |  | flatK 43
  tearLens | gp-sphere | baseCurve flat | flatK 43
  expectedPower | gp-bitoric | ${BITORIC} | flatK 43
  expectedPower | gp-bitoric | ${BITORIC} | flatK 44, steepK 47, refractionSphere -2, refractionCylinder -3, refractionAxis 180
  overRefracted | gp-front-toric | sphere -2, cylinder -1 | ${OVER}
  overRefracted | gp-front-toric | cylinder -1, axis 180 | ${OVER}
  baseCurveSag | gp-sphere | baseCurve 7.75 |
  baseCurveSag | gp-sphere | diameter 9 |
  baseCurveSag | gp-sphere | baseCurve 4, diameter 9 |
  # their base curve ends long before the edge
  baseCurveSag | ampleye-scleral | baseCurve 7.8, diameter 15 |
  baseCurveSag | ortho-k | baseCurve 7.8, diameter 15 |
  baseCurveSag | hybrid | baseCurve 7.8, diameter 15 |
  transmissibility | custom-soft-sphere | material bostonXo |
  transmissibility | custom-soft-sphere | centreThickness 0.2 |
  transmissibility | custom-soft-sphere | material gold, centreThickness 0.2 |
`);

describe('derivedValues', () => {
  it.each(SHOWN)('OR-01 OR-15 shows %s of %s with its working: %s, %s', (...row) => {
    const [code = '', lens = '', made = '', measured = '', values, working] = row;
    const shown = find(code, lens, made, measured);
    expect([shown?.value.join('; '), shown?.working.es]).toEqual([values, working]);
  });

  it.each(HIDDEN)('OR-01 shows no %s of %s for %s and %s', (...row) => {
    const [code = '', lens = '', made = '', measured = ''] = row;
    expect(find(code, lens, made, measured)).toBeUndefined();
  });

  it('OR-02 says that its sagitta is of the base curve alone, unlike the depth in the drawing', () => {
    const label = find('baseCurveSag', 'gp-sphere', LENS, '')?.label;
    expect(label?.en).toBe('Sagitta of the base curve alone, across the whole diameter');
    expect(label?.es).toBe('Sagita de la curva base sola, en todo el diámetro');
  });

  it('OR-01 says in English, too, what is assumed', () => {
    const assumed = find('vertexed', '', '', 'refractionSphere -5')?.working.en;
    expect(assumed).toMatch(/ D \(vertex distance assumed: 12 mm\)$/);
    const made = 'material bostonEs, centreThickness 0.2';
    const dk = find('transmissibility', 'gp-sphere', made, '')?.working.en;
    expect(dk).toMatch(/ \(Dk is an assumption\)$/);
  });

  it.each(['flatK', 'steepK'])('OR-01 shows no cylinder of the tears by %s alone', (name) => {
    const measured = `${name} 43, flatMeridian 180`;
    const shown = find('tearLens', 'gp-front-toric', 'baseCurve 7.85, cylinder -0.75', measured);
    expect(shown?.value.join(' ') ?? '').not.toContain('×');
  });

  it('OR-01 derives nothing from nothing', () => {
    expect(derivedValues({})).toEqual([]);
  });
});

describe('materials', () => {
  it('of the catalogue have a Dk each', () => {
    const materials = catalogue.flatMap((lens) =>
      lens.parameters.flatMap((parameter) =>
        parameter.kind === 'choice' && parameter.name === 'material' ? parameter.options : [],
      ),
    );
    const unknown = materials.filter(({ value }) => !MATERIALS_DK[value]);
    expect(unknown).toEqual([]);
  });
});
