import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { CYLINDER_WITH_AXIS } from './combinations.ts';
import { addition, axis, cylinder, sphere } from './common-parameters.ts';
import { INTELLIWAVE, dominance, softMaterial, softShape } from './custom-soft-parameters.ts';
import { softTint } from './materials.ts';
import { SOFT_POLICY } from './policies.ts';
import { TORIC_POWER } from './surcharges.ts';

export const customSoftMultifocal: LensDefinition = {
  id: 'custom-soft-multifocal',
  version: 1,
  name: 'Custom Soft Multifocal',
  family: 'customSoft',
  design: 'multifocalToric',
  description: {
    en: 'Lathe-cut soft multifocal, center near, toric when needed',
    es: 'Multifocal blando torneado, cerca en el centro, tórico si se necesita',
  },
  priceCents: 15_500,
  currency: 'USD',
  surcharges: [TORIC_POWER],
  ...SOFT_POLICY,
  offered: true,
  parameters: [
    ...softShape(),
    sphere(sourced(INTELLIWAVE), { min: -20, max: 20 }),
    cylinder(assumption(`To -12.00 in the ${INTELLIWAVE}; the weakest is assumed`), {
      weakest: -0.5,
      strongest: -12,
    }),
    axis(sourced(INTELLIWAVE)),
    addition(assumption(`To +4.00 in the ${INTELLIWAVE}; the weakest is assumed`), {
      min: 0.75,
      max: 4,
    }),
    number(
      'nearZone',
      { en: 'Near zone', es: 'Zona de cerca' },
      assumption('Zones of lathe-cut soft bifocals'),
      { unit: 'mm', min: 1.8, max: 4, step: 0.1, requiredWhen: 'optional' },
    ),
    dominance(),
    softMaterial(),
    softTint(),
  ],
  combinations: [CYLINDER_WITH_AXIS],
  source: sourced(INTELLIWAVE),
};
