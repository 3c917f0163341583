import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption, sourced } from '#domain/lens/model/source.ts';
import { baseCurve, diameter, sphere } from './common-parameters.ts';
import { gpColour, material } from './materials.ts';
import { ORTHO_K_POLICY } from './policies.ts';

const CRT = 'Paragon CRT guide 2010';

export const orthoK: LensDefinition = {
  id: 'ortho-k',
  version: 1,
  name: 'Ortho-k',
  family: 'orthoK',
  design: 'reverseGeometry',
  description: {
    en: 'Overnight reshaping lens, ordered by return zone depth and landing angle',
    es: 'Lente de remodelado nocturno, se pide por profundidad de la zona de retorno y ángulo de apoyo',
  },
  priceCents: 22_500,
  currency: 'USD',
  surcharges: [],
  ...ORTHO_K_POLICY,
  offered: true,
  parameters: [
    baseCurve(assumption(`Steps of 0.10 mm as the ${CRT}; range assumed`), {
      min: 6.5,
      max: 10.5,
      step: 0.1,
    }),
    number(
      'returnZoneDepth',
      { en: 'Return zone depth', es: 'Profundidad de la zona de retorno' },
      assumption(`Steps of 25 µm as the ${CRT}, whose usual depths are 525 to 575; range assumed`),
      { unit: 'µm', min: 400, max: 700, step: 25 },
    ),
    number(
      'landingZoneAngle',
      { en: 'Landing angle', es: 'Ángulo de apoyo' },
      assumption(`Steps of 1° as the ${CRT}; range assumed`),
      { unit: '°', min: -40, max: -25, step: 1 },
    ),
    diameter(assumption('Mostly 10.5 mm'), { min: 10, max: 12, step: 0.5, default: 10.5 }),
    sphere(
      assumption(`+0.50 in the ${CRT}, up to +1.00 assumed`),
      { min: 0.5, max: 1, default: 0.5 },
      { en: 'Lens power', es: 'Poder del lente' },
    ),
    number(
      'targetSphere',
      { en: 'Target correction', es: 'Corrección objetivo' },
      assumption(`To -6.00, the approved range of the ${CRT}; the weakest is assumed`),
      { unit: 'D', min: -6, max: -0.5, step: 0.25 },
    ),
    material(sourced(CRT), ['paragonHds100']),
    gpColour(),
  ],
  combinations: [],
  source: assumption(`Ranges round the ${CRT}`),
};
