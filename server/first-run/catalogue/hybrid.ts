import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { choice, number, option } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { addition, diameter, sphere } from './common-parameters.ts';
import { material } from './materials.ts';
import { SOFT_POLICY } from './policies.ts';

const INSERT = 'UltraHealth insert';

export const hybrid: LensDefinition = {
  id: 'hybrid',
  version: 1,
  name: 'Hybrid',
  family: 'hybrid',
  design: 'sphere',
  description: {
    en: 'GP center with a soft skirt, fitted by vault',
    es: 'Centro RGP con faldón blando, adaptado por bóveda',
  },
  priceCents: 21_500,
  currency: 'USD',
  surcharges: [],
  ...SOFT_POLICY,
  offered: true,
  parameters: [
    number(
      'vault',
      { en: 'Vault', es: 'Bóveda' },
      assumption(`50 to 750 µm in the ${INSERT}; the step of 50 is assumed`),
      { unit: 'µm', min: 50, max: 750, step: 50 },
    ),
    choice('skirt', { en: 'Skirt', es: 'Faldón' }, sourced(INSERT), [
      option('medium', 'Medium', 'Medio'),
      option('flat', 'Flat', 'Plano'),
      option('steep', 'Steep', 'Curvo'),
    ]),
    diameter(sourced(`${INSERT}: one diameter`), { min: 14.5, max: 14.5, default: 14.5 }),
    sphere(assumption(`25 either way in the ${INSERT}; the step of 0.25 is assumed`), {
      min: -25,
      max: 25,
    }),
    addition(assumption('1.00 to 4.00 as the SynergEyes Multifocal sheet; steps assumed'), {
      min: 1,
      max: 4,
      requiredWhen: 'optional',
    }),
    material(sourced(INSERT), ['petrafocon']),
  ],
  combinations: [],
  source: assumption(`Ranges of the ${INSERT} with assumed steps`),
};
