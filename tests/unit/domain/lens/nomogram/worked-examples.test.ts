import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { keratoconusGp } from '#server/first-run/catalogue/keratoconus-gp.ts';
import { orthoK } from '#server/first-run/catalogue/ortho-k.ts';
import { lensOf } from '../../fitting/fitting-case.ts';
import { rowsOf, valuesOf } from '../../text-table.ts';

const suggested = (lens: LensDefinition, clinical: EyeClinical, prescription?: Prescription) =>
  Object.fromEntries(
    suggestParameters(lens, clinical, prescription).map(({ parameter, value }) => [
      parameter,
      value,
    ]),
  );
const rx = (sphere: number, cylinder?: number, axis?: number): EyeClinical => ({
  refractionSphere: sphere,
  vertexDistance: 0,
  ...(cylinder === undefined ? {} : { refractionCylinder: cylinder }),
  ...(axis === undefined ? {} : { refractionAxis: axis }),
});

/**
 * What, the lens, what was measured (`rx`: at the cornea) and what is suggested. Worked by hand from the tables: 337.5 / K,
 * the row's offset, the nearest step of the lens.
 */
const EXAMPLES = rowsOf(`
  GP sphere, 1.50 D of cylinder: 0.25 steeper, 7.80; −3.00 is −2.90 at the cornea, less +0.27 | gp-sphere
    | flatK 43, steepK 44.5, refractionSphere -3, vertexDistance 12
    | baseCurve 7.8, diameter 9.6, sphere -3.25
  GP sphere on a round cornea: 0.25 flatter, 42.75 D | gp-sphere
    | flatK 43, steepK 43 | baseCurve 7.9, diameter 9.6
  GP sphere on 2.75 D of cylinder: no base curve, a toric is wanted | gp-sphere
    | flatK 43, steepK 45.75 |
  front toric: 0.25 steeper; −2.00 less −0.50 of the cornea leaves −1.50 | gp-front-toric
    | flatK 43, steepK 43.5, flatMeridian 180, rx -3/-2/180
    | baseCurve 7.8, diameter 9.6, sphere -3.25, cylinder -1.5, axis 180
  GP multifocal: on K; its own diameters; a quarter more add | gp-multifocal
    | flatK 43, steepK 44, refractionAdd 2, rx -3
    | baseCurve 7.85, diameter 9.5, sphere -3, add 2.25
  bitoric, 3.00 D: each 0.50 flatter, each power by its own tears | gp-bitoric
    | flatK 42, steepK 45, flatMeridian 180, rx -2/-3/180
    | baseCurveFlat 8.15, baseCurveSteep 7.6, diameter 9.6, sphereFlat -1.5, sphereSteep -4.5
  bitoric against the rule of the cornea: no powers | gp-bitoric
    | flatK 42, steepK 45, flatMeridian 90, rx -2/-3/180
    | baseCurveFlat 8.15, baseCurveSteep 7.6, diameter 9.6
  cone: mean K 50.00; tears of +2.00 | keratoconus-gp
    | flatK 48, steepK 52, rx -5 | baseCurve 6.75, sphere -7
  scleral for keratoconus, usual iris | ampleye-scleral
    | condition keratoconus, hvid 11.8 | sag 3800, diameter 16.5
  soft sphere: iris + 2.5; K 7.85 + 0.90; −6.00 at the cornea | custom-soft-sphere
    | hvid 11.5, flatK 43, steepK 44, refractionSphere -6, vertexDistance 12
    | baseCurve 8.7, diameter 14, sphere -5.5
  soft sphere with a weak cylinder: spherical equivalent | custom-soft-sphere
    | rx -3/-0.5/90 | sphere -3.25
  soft toric: iris + 2.2; both meridians at the cornea | custom-soft-toric
    | hvid 11.8, refractionSphere -6, refractionCylinder -2.5, refractionAxis 180
    | diameter 14, sphere -5.5, cylinder -2, axis 180
  soft toric from a plus cylinder | custom-soft-toric
    | rx -5/1.5/90 | sphere -3.5, cylinder -1.5, axis 180
  ortho-k: 43.00 − 3.00 − 0.50 is 39.50 D | ortho-k
    | flatK 43, steepK 43.5, rx -3 | baseCurve 8.5, targetSphere -3
  ortho-k beyond its range | ortho-k | flatK 43, rx -7 |
  hybrid: nothing was published | hybrid | flatK 43, steepK 44, rx -3 |
  a power that is not made | custom-soft-sphere | rx -40 |
  a cylinder without an axis | custom-soft-toric | rx -3/-1 |
  nothing measured | gp-sphere |  |
`);

function clinicalOf(text: string): EyeClinical {
  const { rx: written, ...measured } = valuesOf<EyeClinical & { rx?: string | number }>(text);
  if (written === undefined) return measured;
  const [sphere = 0, cylinder, axis] = String(written).split('/').map(Number);
  return { ...measured, ...rx(sphere, cylinder, axis) };
}

describe('suggestParameters', () => {
  it.each(EXAMPLES)('OR-01 %s', (_what, id = '', clinical = '', expected = '') => {
    expect(suggested(lensOf(id), clinicalOf(clinical))).toEqual(valuesOf(expected));
  });

  it('OR-01 marks what no maker published as an assumption', () => {
    const assumed = [
      ...suggestParameters(keratoconusGp, { flatK: 48, steepK: 52 }),
      ...suggestParameters(ampleyeScleral, { condition: 'surfaceDisease' }),
      ...suggestParameters(orthoK, { flatK: 43, ...rx(-3) }),
    ];
    expect(assumed).toHaveLength(4);
    expect(new Set(assumed.map(({ source }) => source.status))).toEqual(new Set(['assumption']));
    const [sag] = suggestParameters(ampleyeScleral, { condition: 'keratoconus' });
    const [curve] = suggestParameters(gpSphere, { flatK: 43, steepK: 44.5 });
    expect([sag, curve].map((one) => one?.source.status)).toEqual(['secondHand', 'sourced']);
  });
});
