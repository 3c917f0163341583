import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { OPTIC_ZONE_WITHIN_DIAMETER, STEEP_BELOW_FLAT_BASE_CURVE } from './combinations.ts';
import { centreThickness, diameter, opticZone } from './common-parameters.ts';
import {
  dot,
  gpColour,
  hydraPegOnContamacOnly,
  material,
  surface,
  type Material,
} from './materials.ts';
import { GP_POLICY } from './policies.ts';
import { HYDRA_PEG } from './surcharges.ts';

const MATERIALS = [
  'bostonXo',
  'bostonEo',
  'bostonXo2',
  'optimumExtra',
  'optimumExtreme',
] as const satisfies Material[];

const CURVES = assumption('6.00 to 9.00 in steps of 0.05, steep shorter than flat');
const POWERS = assumption('Power in each principal meridian, in quarter steps');

export const gpBitoric: LensDefinition = {
  id: 'gp-bitoric',
  version: 1,
  name: 'GP Bitoric',
  family: 'gpToric',
  design: 'bitoric',
  description: {
    en: 'Corneal GP lens with two base curves and two powers',
    es: 'Lente corneal RGP con dos curvas base y dos poderes',
  },
  priceCents: 13_500,
  currency: 'USD',
  surcharges: [HYDRA_PEG],
  ...GP_POLICY,
  offered: true,
  parameters: [
    number('baseCurveFlat', { en: 'Flat base curve', es: 'Curva base, meridiano plano' }, CURVES, {
      unit: 'mm',
      min: 6.05,
      max: 9,
      step: 0.05,
    }),
    number(
      'baseCurveSteep',
      { en: 'Steep base curve', es: 'Curva base, meridiano curvo' },
      CURVES,
      {
        unit: 'mm',
        min: 6,
        max: 8.95,
        step: 0.05,
      },
    ),
    diameter(assumption('Usual diameters of corneal torics'), {
      min: 8.5,
      max: 10.5,
      default: 9.2,
    }),
    number('sphereFlat', { en: 'Flat power', es: 'Poder, meridiano plano' }, POWERS, {
      unit: 'D',
      min: -25,
      max: 25,
      step: 0.25,
    }),
    number('sphereSteep', { en: 'Steep power', es: 'Poder, meridiano curvo' }, POWERS, {
      unit: 'D',
      min: -33,
      max: 25,
      step: 0.25,
    }),
    opticZone(assumption('Usual zones of corneal lenses'), { min: 6.5, max: 9 }),
    centreThickness({ min: 0.08, max: 0.4 }),
    material(assumption('Common corneal materials'), MATERIALS),
    surface(),
    gpColour(),
    dot(),
  ],
  combinations: [
    STEEP_BELOW_FLAT_BASE_CURVE,
    OPTIC_ZONE_WITHIN_DIAMETER,
    hydraPegOnContamacOnly(MATERIALS),
  ],
  source: assumption('General ranges of bitoric corneal GP lenses'),
};
