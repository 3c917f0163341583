import type { Combination, Condition } from '#domain/schemas/lens.ts';
import {
  CYLINDER_AND_AXIS,
  HYDRA_PEG,
  MULTIFOCAL,
  noHydraPegOn,
  SURFACE,
  TORIC_POWER,
  warranty,
  WITH_CYLINDER,
  type Asked,
  type LensFigures,
} from './lens-figures.ts';

const WITH_ADD: Asked = { when: { parameter: 'add', is: 'given' }, onlyThen: true };
const SPHERICAL = landing('spherical');
const TORIC = landing('toric');
const QUADRANT = landing('quadrant');
const ON_TORIC: Asked = {
  when: { parameter: 'cylinder', is: 'nonZero' },
  onlyThen: { parameter: 'landing', equals: 'toric' },
};
/** As the Atlantis guide names its zones, from the flattest to the steepest; four steps either way are assumed. */
const ZONES = 'flat4 flat3 flat2 flat1 standard steep1 steep2 steep3 steep4'.split(' ');

const MATERIALS = 'optimumExtra optimumExtreme optimumInfinite bostonXo bostonXo2'.split(' ');

function curvesFrom(min: number, when: Condition): Combination {
  return { kind: 'limits', parameter: 'baseCurve', when, min, max: 9.5 };
}

function landing(kind: string): Asked {
  return { when: { parameter: 'landing', equals: kind }, onlyThen: true };
}

/**
 * No guide of the maker was found. Second-hand, from a clinic's fitting tool: first depths of 3400, 3800 and 4200 µm, a
 * vault of 250 to 400 µm that falls by 130 µm in 8 hours. The other ranges are assumed from comparable designs: Atlantis guide 2013 (curves, powers,
 * steps of 25 and 50 µm), Europa guide (diameters, front toric, adds). Announced in February 2019: the spare lens.
 */
export const AMPLEYE_SCLERAL: LensFigures = {
  id: 'ampleye-scleral',
  version: 2,
  laboratoryDecides: ['baseCurve', 'landingMeridian', 'centreThickness'],
  family: 'scleral',
  design: 'sphere',
  priceCents: 26_500,
  surcharges: [HYDRA_PEG, TORIC_POWER, MULTIFOCAL],
  warranty: warranty(90, 2),
  spare: { percentOff: 25, withinDays: 45, basis: 'sourced' },
  diagnosticCents: 5000,
  turnaroundDays: 7,
  parameters: [
    ['sag', 'µm', 2800, 6500, 50, null, 'always', 'secondHand'],
    ['baseCurve', 'mm', 6.5, 9.5, 0.05, null, 'optional', 'assumption'],
    ['diameter', 'mm', 15, 17, 0.5, 16.5, 'always', 'assumption'],
    ['sphere', 'D', -20, 20, 0.25, null, 'always', 'assumption'],
    ['cylinder', 'D', -10, -0.25, 0.25, null, 'optional', 'assumption'],
    ['axis', '°', 1, 180, 1, null, WITH_CYLINDER, 'assumption'],
    ['limbalZone', ZONES, 'standard', 'always', 'assumption'],
    ['landing', ['spherical', 'toric', 'quadrant'], 'spherical', 'always', 'assumption'],
    ['scleralZone', ZONES, 'standard', SPHERICAL, 'assumption'],
    ['scleralFlat', ZONES, null, TORIC, 'assumption'],
    ['scleralSteep', ZONES, null, TORIC, 'assumption'],
    ['landingMeridian', '°', 1, 180, 1, null, ON_TORIC, 'assumption'],
    ['scleralNasal', ZONES, null, QUADRANT, 'assumption'],
    ['scleralTemporal', ZONES, null, QUADRANT, 'assumption'],
    ['scleralSuperior', ZONES, null, QUADRANT, 'assumption'],
    ['scleralInferior', ZONES, null, QUADRANT, 'assumption'],
    ['add', 'D', 0.75, 3.5, 0.25, null, 'optional', 'assumption'],
    ['nearZone', 'mm', 1.5, 4, 0.1, null, WITH_ADD, 'assumption'],
    ['centreThickness', 'mm', 0.2, 0.5, 0.05, null, 'optional', 'assumption'],
    ['material', MATERIALS, 'optimumExtra', 'always', 'assumption'],
    SURFACE,
  ],
  also: { cylinder: [0] },
  combinations: [
    CYLINDER_AND_AXIS,
    noHydraPegOn('bostonXo', 'bostonXo2'),
    // Atlantis guide 2013: from 7.03 mm for 16.0 and from 7.18 mm for 16.5, to the next step of 0.05; 17.0 is assumed.
    curvesFrom(7.05, { parameter: 'diameter', equals: 16 }),
    curvesFrom(7.2, { parameter: 'diameter', in: [16.5, 17] }),
    // Flat lifts more: the flat meridian may not be steeper than the other.
    {
      kind: 'ordered',
      smaller: 'scleralSteep',
      larger: 'scleralFlat',
      mayBeEqual: true,
      because: {
        en: 'the flat meridian must not be steeper than the steep meridian',
        es: 'el meridiano plano no puede ser más cerrado que el meridiano curvo',
      },
    },
  ],
  warningLimits: {
    vaultLow: { vault: 250, settling: 130 },
    vaultHigh: { vault: 400, settling: 130 },
  },
  basis: 'assumption',
};
