import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { CYLINDER_WITH_AXIS, OPTIC_ZONE_WITHIN_DIAMETER } from './combinations.ts';
import {
  axis,
  baseCurve,
  centreThickness,
  cylinder,
  diameter,
  opticZone,
  prism,
  sphere,
} from './common-parameters.ts';
import { dot, gpColour, material } from './materials.ts';
import { GP_POLICY } from './policies.ts';

export const gpFrontToric: LensDefinition = {
  id: 'gp-front-toric',
  version: 1,
  name: 'GP Front Toric',
  family: 'gpToric',
  design: 'frontToric',
  description: {
    en: 'Corneal GP lens with a front cylinder, held upright by prism',
    es: 'Lente corneal RGP con cilindro anterior, estabilizado con prisma',
  },
  priceCents: 12_500,
  currency: 'USD',
  surcharges: [],
  ...GP_POLICY,
  offered: true,
  parameters: [
    baseCurve(assumption('Usual curves of corneal torics'), { min: 6, max: 9 }),
    diameter(assumption('Usual diameters of corneal torics'), {
      min: 8.5,
      max: 10.5,
      default: 9.2,
    }),
    sphere(assumption('As the spherical lens'), { min: -25, max: 25 }),
    cylinder(assumption('0.50 to 8.00'), { weakest: -0.5, strongest: -8 }, 'always'),
    axis(sourced('510(k) summary K033599: full degrees')),
    prism({ default: 1 }),
    number(
      'truncation',
      { en: 'Truncation', es: 'Truncado' },
      assumption('0.3 to 0.8 mm, when asked for'),
      { unit: 'mm', min: 0.3, max: 0.8, step: 0.1, requiredWhen: 'optional' },
    ),
    opticZone(assumption('Usual zones of corneal lenses'), { min: 6.5, max: 9 }),
    centreThickness({ min: 0.08, max: 0.6 }),
    material(assumption('Dk above 50, since prism makes the lens thick'), [
      'bostonXo',
      'bostonEo',
      'bostonXo2',
    ]),
    gpColour(),
    dot(),
  ],
  combinations: [CYLINDER_WITH_AXIS, OPTIC_ZONE_WITHIN_DIAMETER],
  source: assumption('General ranges of front-toric corneal GP lenses'),
};
