import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { OPTIC_ZONE_WITHIN_DIAMETER } from './combinations.ts';
import { baseCurve, centreThickness, diameter, opticZone, sphere } from './common-parameters.ts';
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
  'bostonEs',
  'bostonXo2',
  'optimumExtra',
  'optimumExtreme',
] as const satisfies Material[];

export const keratoconusGp: LensDefinition = {
  id: 'keratoconus-gp',
  version: 1,
  name: 'GP Keratoconus',
  family: 'keratoconus',
  design: 'sphere',
  description: {
    en: 'Corneal GP lens for keratoconus, with adjustable edge lift',
    es: 'Lente corneal RGP para queratocono, con levantamiento de borde ajustable',
  },
  priceCents: 16_500,
  currency: 'USD',
  surcharges: [HYDRA_PEG],
  ...GP_POLICY,
  offered: true,
  parameters: [
    baseCurve(assumption('Wider than the AKS sheet 2007, whose sets run 5.00 to 8.30'), {
      min: 4.3,
      max: 8,
    }),
    diameter(assumption('From 8.5 mm of the AKS sheet 2007 to larger designs'), {
      min: 8,
      max: 12.5,
      default: 8.5,
    }),
    sphere(assumption('Wider than the AKS sets, which run -6 to -17'), { min: -30, max: 10 }),
    number(
      'edgeLift',
      { en: 'Edge lift', es: 'Levantamiento de borde' },
      assumption('Three steps either way of standard'),
      { unit: '', min: -3, max: 3, step: 1, default: 0 },
    ),
    opticZone(assumption('Round the 4.90 to 7.10 mm of the AKS sets 2007'), { min: 4.5, max: 7.5 }),
    centreThickness({ min: 0.1, max: 0.4 }),
    material(assumption('Common corneal materials; the AKS sheet names Boston ES'), MATERIALS),
    surface(),
    gpColour(),
    dot(),
  ],
  combinations: [OPTIC_ZONE_WITHIN_DIAMETER, hydraPegOnContamacOnly(MATERIALS)],
  source: assumption('General ranges of keratoconus GP lenses, round the AKS sheet 2007'),
};
