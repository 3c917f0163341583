import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { CYLINDER_WITH_AXIS } from './combinations.ts';
import { axis, centreThickness, cylinder, sphere } from './common-parameters.ts';
import { INTELLIWAVE, softMaterial, softShape } from './custom-soft-parameters.ts';
import { softTint } from './materials.ts';
import { SOFT_POLICY } from './policies.ts';

export const customSoftToric: LensDefinition = {
  id: 'custom-soft-toric',
  version: 1,
  name: 'Custom Soft Toric',
  family: 'customSoft',
  design: 'toric',
  description: {
    en: 'Lathe-cut soft toric lens with the axis in full degrees',
    es: 'Lente blando tórico torneado, con el eje en grados enteros',
  },
  priceCents: 12_500,
  currency: 'USD',
  surcharges: [],
  ...SOFT_POLICY,
  offered: true,
  parameters: [
    ...softShape(),
    sphere(sourced(INTELLIWAVE), { min: -20, max: 20 }),
    cylinder(
      assumption(`To -12.00 in the ${INTELLIWAVE}; the weakest is assumed`),
      { weakest: -0.5, strongest: -12 },
      'always',
    ),
    axis(sourced(INTELLIWAVE)),
    centreThickness({ min: 0.06, max: 0.6 }),
    softMaterial(),
    softTint(),
  ],
  combinations: [CYLINDER_WITH_AXIS],
  source: sourced(INTELLIWAVE),
};
