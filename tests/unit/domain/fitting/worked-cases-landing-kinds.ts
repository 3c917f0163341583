import type { Prescription } from '#domain/schemas/lens.ts';
import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const ampleye = lensOf('ampleye-scleral');

/** Flat zone one step flat, steep zone one step steep, the flat meridian as given. */
function toric(landingMeridian?: number): Prescription {
  const zones = { landing: 'toric', scleralFlat: 'flat1', scleralSteep: 'steep1' };
  return landingMeridian === undefined ? zones : { ...zones, landingMeridian };
}

const QUADRANT: Prescription = {
  landing: 'quadrant',
  scleralNasal: 'standard',
  scleralTemporal: 'standard',
  scleralSuperior: 'flat1',
  scleralInferior: 'standard',
};

/** 43.27 - 0.25 D, worked in the limbal cases. */
const FLATTER = { baseCurve: 7.85, sphere: -1.75 };
const TIGHT = {
  nasal: 'impingement',
  temporal: 'impingement',
  superior: 'impingement',
  inferior: 'impingement',
};

/** Sclerals that were worn with a toric landing or one by quadrant. */
export const LANDING_KIND_CASES: WorkedCase[] = [
  {
    source: 'Europa: toric haptic; Atlantis: edge lift, steeper by 50 µm',
    working:
      'Flat meridian at 180: superior and inferior stand on the steep one, steep 1 to steep 2',
    setup: { lens: ampleye, worn: toric(180) },
    seen: { landing: { superior: 'lift', inferior: 'lift' } },
    changes: [
      ['scleral.landing.meridians', { scleralSteep: 'steep2' }],
      [
        'scleral.landing.quadrant',
        {
          landing: 'quadrant',
          scleralNasal: 'flat1',
          scleralTemporal: 'flat1',
          scleralSuperior: 'steep2',
          scleralInferior: 'steep2',
          scleralFlat: null,
          scleralSteep: null,
          landingMeridian: null,
        },
      ],
    ],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Europa: toric haptic; Atlantis: impingement, flatter by 50 µm',
    working:
      'Flat meridian at 80, near the vertical: superior and inferior stand on the flat one, flat 1 to flat 2',
    setup: { lens: ampleye, worn: toric(80) },
    seen: { landing: { superior: 'impingement', inferior: 'impingement' } },
    changes: [
      ['scleral.landing.meridians', { scleralFlat: 'flat2' }],
      [
        'scleral.landing.quadrant',
        {
          landing: 'quadrant',
          scleralNasal: 'steep1',
          scleralTemporal: 'steep1',
          scleralSuperior: 'flat2',
          scleralInferior: 'flat2',
          scleralFlat: null,
          scleralSteep: null,
          landingMeridian: null,
        },
      ],
    ],
    conflicts: ['conflict.impingement'],
  },
  {
    source: 'Atlantis: impingement, next flat zone, two flat zones, curve 0.25 D flatter',
    working: 'Toric, all round: flat 1 to flat 2 and steep 1 to standard; then flat 3 and flat 1',
    setup: { lens: ampleye, worn: toric() },
    seen: { landing: TIGHT },
    changes: [
      ['scleral.landing.zone', { scleralFlat: 'flat2', scleralSteep: 'standard' }],
      ['scleral.landing.twoZones', { scleralFlat: 'flat3', scleralSteep: 'flat1' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
    conflicts: ['conflict.impingement'],
  },
  {
    source: 'Catalogue: the laboratory may choose the meridian of a toric landing',
    working: 'Which zone the superior and inferior quadrants stand on is unknown',
    setup: { lens: ampleye, worn: toric() },
    seen: { landing: { superior: 'lift', inferior: 'lift' } },
    changes: [],
    consult: ['consult.meridianUnknown'],
    advice: ['advice.checkSag'],
    missing: ['values.landingMeridian'],
  },
  {
    source: 'No source speaks of oblique meridians',
    working: 'At 45 a quadrant stands on both zones',
    setup: { lens: ampleye, worn: toric(45) },
    seen: { landing: { superior: 'lift', inferior: 'lift' } },
    changes: [],
    consult: ['consult.meridianOblique'],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Atlantis: edge lift, steeper by 50 µm',
    working:
      'By quadrant: superior from flat 1 to standard, nasal from standard to steep 1, the others stay',
    setup: { lens: ampleye, worn: QUADRANT },
    seen: { landing: { nasal: 'lift', superior: 'lift' } },
    changes: [
      ['scleral.landing.quadrant', { scleralNasal: 'steep1', scleralSuperior: 'standard' }],
    ],
    advice: ['advice.checkSag'],
  },
];
