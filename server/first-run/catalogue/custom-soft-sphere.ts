import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { sourced } from '#domain/lens/model/source.ts';
import { centreThickness, sphere } from './common-parameters.ts';
import { INTELLIWAVE, softMaterial, softShape } from './custom-soft-parameters.ts';
import { softTint } from './materials.ts';
import { SOFT_POLICY } from './policies.ts';

export const customSoftSphere: LensDefinition = {
  id: 'custom-soft-sphere',
  version: 1,
  name: 'Custom Soft Sphere',
  family: 'customSoft',
  design: 'sphere',
  description: {
    en: 'Lathe-cut soft lens beyond the range of stock lenses',
    es: 'Lente blando torneado, fuera del rango de los lentes de línea',
  },
  priceCents: 9_500,
  currency: 'USD',
  surcharges: [],
  ...SOFT_POLICY,
  offered: true,
  parameters: [
    ...softShape(),
    sphere(sourced(INTELLIWAVE), { min: -20, max: 20 }),
    centreThickness({ min: 0.06, max: 0.6 }),
    softMaterial(),
    softTint(),
  ],
  combinations: [],
  source: sourced(INTELLIWAVE),
};
