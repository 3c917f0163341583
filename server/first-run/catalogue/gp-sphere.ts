import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { choice, option } from '#domain/lens/model/parameter.ts';
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
  'bostonEo',
  'bostonXo2',
  'optimumExtra',
  'optimumExtreme',
] as const satisfies Material[];

export const gpSphere: LensDefinition = {
  id: 'gp-sphere',
  version: 1,
  name: 'GP Sphere',
  family: 'gpSphere',
  design: 'sphere',
  description: {
    en: 'Spherical corneal GP lens for regular corneas',
    es: 'Lente corneal RGP esférico para córneas regulares',
  },
  priceCents: 7_500,
  currency: 'USD',
  surcharges: [HYDRA_PEG],
  ...GP_POLICY,
  offered: true,
  parameters: [
    baseCurve(assumption('Wider than the Achievement sheet, which runs 7.00 to 8.40'), {
      min: 6,
      max: 9,
    }),
    diameter(assumption('Wider than the Achievement sheet, which runs 9.0 to 10.0'), {
      min: 8,
      max: 11,
      default: 9.2,
    }),
    sphere(assumption('Wider than the Achievement sheet, which runs to 20 either way'), {
      min: -25,
      max: 25,
    }),
    opticZone(assumption('Usual zones of corneal lenses'), { min: 6.5, max: 9 }),
    centreThickness({ min: 0.08, max: 0.4 }),
    choice(
      'edge',
      { en: 'Edge', es: 'Borde' },
      assumption('Peripheral curves standard, flatter or steeper'),
      [
        option('standard', 'Standard', 'Estándar'),
        option('flat', 'Flat', 'Plano'),
        option('steep', 'Steep', 'Cerrado'),
      ],
    ),
    material(assumption('Common corneal materials'), MATERIALS),
    surface(),
    gpColour(),
    dot(),
  ],
  combinations: [OPTIC_ZONE_WITHIN_DIAMETER, hydraPegOnContamacOnly(MATERIALS)],
  source: assumption('General ranges of spherical corneal GP lenses'),
};
