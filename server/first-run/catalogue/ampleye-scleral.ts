import type { Combination, LensDefinition, NumberParameter } from '#domain/lens/model/lens.ts';
import { number } from '#domain/lens/model/parameter.ts';
import { assumption, secondHand } from '#domain/lens/model/source.ts';
import { FLAT_MERIDIAN_LIFTS_MORE, landing, limbalZone } from './ampleye-zones.ts';
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
import { hydraPegOnContamacOnly, material, surface, type Material } from './materials.ts';
import { SCLERAL_POLICY } from './policies.ts';
import { HYDRA_PEG, MULTIFOCAL, TORIC_POWER } from './surcharges.ts';

/**
 * The steepest base curve of each diameter. An assumption: the Atlantis guide 2013 starts at 7.03 mm for 16.0 and at
 * 7.18 mm for 16.5, here rounded to the next step of 0.05; 17.0 is treated like 16.5.
 */
const BASE_CURVES_BY_DIAMETER: Combination[] = [
  {
    kind: 'limits',
    parameter: 'baseCurve',
    when: { parameter: 'diameter', equals: 16 },
    min: 7.05,
    max: 9.5,
  },
  {
    kind: 'limits',
    parameter: 'baseCurve',
    when: { parameter: 'diameter', in: [16.5, 17] },
    min: 7.2,
    max: 9.5,
  },
];

const MATERIALS = [
  'optimumExtra',
  'optimumExtreme',
  'optimumInfinite',
  'bostonXo',
  'bostonXo2',
] as const satisfies Material[];

const BASE_CURVE_NOTE =
  'Near the Atlantis guide 2013, also that larger diameters start flatter; left out, the laboratory decides';

/**
 * About 130 µm in about 8 hours: a first reading less that; a reading after 4 to 8 hours of wear as it is. Of a reading between
 * the two the tool says nothing: it follows the half-life of all sclerals.
 */
const SETTLING = { settling: 130, settledFromMinutes: 240 };

/**
 * 250 to 400 µm on the eye, and how far the lens settles, both second-hand from a clinic's tool. Other sclerals are
 * checked with 100 to 450.
 */
const CLEARANCE: LensDefinition['warnings'] = {
  vaultLow: { off: false, limits: { vault: 250, ...SETTLING } },
  vaultHigh: { off: false, limits: { vault: 400, ...SETTLING } },
};

export const ampleyeScleral: LensDefinition = {
  id: 'ampleye-scleral',
  // Version 1 had its zones as numbers, and a default depth of 3800 µm.
  version: 2,
  name: 'Ampleye scleral',
  family: 'scleral',
  design: 'sphere',
  description: {
    en: 'Scleral GP lens in four zones, fitted by sagittal depth',
    es: 'Lente escleral RGP de cuatro zonas, adaptado por profundidad sagital',
  },
  priceCents: 26_500,
  currency: 'USD',
  surcharges: [HYDRA_PEG, TORIC_POWER, MULTIFOCAL],
  ...SCLERAL_POLICY,
  warnings: CLEARANCE,
  offered: true,
  parameters: [
    number(
      'sag',
      { en: 'Sagittal depth', es: 'Profundidad sagital' },
      secondHand(
        'Diagnostic depths 3400, 3800 and 4200 in a clinic’s tool; range and step assumed',
      ),
      { unit: 'µm', min: 2800, max: 6500, step: 50 },
    ),
    baseCurve(assumption(BASE_CURVE_NOTE), {
      min: 6.5,
      max: 9.5,
      requiredWhen: 'optional',
      laboratoryDecides: true,
    }),
    diameter(assumption('Half millimetres as in comparable designs'), {
      min: 15,
      max: 17,
      step: 0.5,
      default: 16.5,
    }),
    sphere(assumption('As the Atlantis guide 2013'), { min: -20, max: 20 }),
    cylinder(assumption('Front toric, after the Europa guide'), { weakest: -0.25, strongest: -10 }),
    axis(assumption('Full degrees, after the Europa guide')),
    limbalZone(),
    ...landing(),
    ...centreNear(),
    centreThickness({ min: 0.2, max: 0.5, step: 0.05 }),
    material(assumption('Materials that comparable scleral designs use'), MATERIALS),
    surface(),
  ],
  combinations: [
    CYLINDER_WITH_AXIS,
    hydraPegOnContamacOnly(MATERIALS),
    ...BASE_CURVES_BY_DIAMETER,
    FLAT_MERIDIAN_LIFTS_MORE,
  ],
  source: assumption('No maker’s guide was at hand; ranges follow comparable designs'),
};

/** The center-near optics; an add requires the zone. */
function centreNear(): NumberParameter[] {
  const source = assumption('Centre-near zone of 1.5 to 4.0 mm');
  return [
    addition(assumption('Adds that other scleral makers offer, in quarter steps'), {
      min: 0.75,
      max: 3.5,
      requiredWhen: 'optional',
    }),
    number('nearZone', { en: 'Near zone', es: 'Zona de cerca' }, source, {
      unit: 'mm',
      min: 1.5,
      max: 4,
      step: 0.1,
      requiredWhen: { parameter: 'add', is: 'given' },
      dependsOn: { parameter: 'add', is: 'given' },
    }),
  ];
}
