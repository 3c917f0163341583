import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { CYLINDER_WITH_AXIS } from './combinations.ts';
import {
  addition,
  axis,
  baseCurve,
  centreThickness,
  cylinder,
  diameter,
  sphere,
} from './common-parameters.ts';
import { dot, gpColour, material } from './materials.ts';
import { GP_POLICY } from './policies.ts';

export const gpMultifocal: LensDefinition = {
  id: 'gp-multifocal',
  version: 1,
  name: 'GP Multifocal',
  family: 'gpMultifocal',
  design: 'multifocal',
  description: {
    en: 'Aspheric corneal GP multifocal, center distance',
    es: 'Multifocal corneal RGP asférico, lejos en el centro',
  },
  priceCents: 15_500,
  currency: 'USD',
  surcharges: [],
  ...GP_POLICY,
  offered: true,
  parameters: [
    baseCurve(sourced('ProPlus guide, steps of the Renovation brochure 2009'), { min: 6, max: 9 }),
    diameter(sourced('ProPlus guide'), { min: 8.5, max: 11, default: 9.6 }),
    sphere(sourced('Renovation brochure 2009'), { min: -20, max: 20 }),
    cylinder(assumption('Toric on request, to 4.00'), { weakest: -0.5, strongest: -4 }),
    axis(sourced('510(k) summary K033599: full degrees')),
    addition(assumption('Renovation offers 1.00 to 3.50, MagniClear to 4.50'), {
      min: 0.75,
      max: 4.5,
    }),
    number(
      'distanceZone',
      { en: 'Distance zone', es: 'Zona de lejos' },
      assumption('Round the 3.3 to 3.9 mm of the ProPlus guide'),
      { unit: 'mm', min: 3, max: 4.5, step: 0.1, default: 3.6 },
    ),
    centreThickness({ min: 0.08, max: 0.5 }),
    material(sourced('ProPlus guide'), ['bostonXo', 'bostonEs', 'bostonEo']),
    gpColour(),
    dot(),
  ],
  combinations: [CYLINDER_WITH_AXIS],
  source: sourced('ProPlus guide and Renovation brochure 2009, widened where noted'),
};
