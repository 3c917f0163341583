import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const ampleye = lensOf('ampleye-scleral');
const all = (sign: string) => ({ nasal: sign, temporal: sign, superior: sign, inferior: sign });

/** 43.27 ± 0.25 D, worked in the limbal cases. */
const FLATTER = { baseCurve: 7.85, sphere: -1.75 };
const STEEPER = { baseCurve: 7.75, sphere: -2.25 };
const FROM_SPHERICAL = { landing: 'quadrant', scleralZone: null };
const TOLERATED = ['advice.blanchingTolerated'];

export const SCLERAL_LANDING_CASES: WorkedCase[] = [
  {
    source: 'Atlantis: impingement, next flat scleral zone, two flat zones, curve 0.25 D flatter',
    working: '+50 µm, +100 µm; 7.85 mm with -1.75 D',
    setup: { lens: ampleye },
    seen: { landing: all('impingement') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'flat1' }],
      ['scleral.landing.twoZones', { scleralZone: 'flat2' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
    conflicts: ['conflict.impingement'],
  },
  {
    source:
      'Atlantis: edge too high, steep scleral zone, then curve 0.25 D steeper; check that the depth is not too low',
    working: '-50 µm; 7.75 mm with -2.25 D',
    setup: { lens: ampleye },
    seen: { landing: all('lift') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'steep1' }],
      ['scleral.landing.baseCurve', STEEPER],
    ],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Jupiter: blanching near the edge, flatter scleral zone',
    working: '+50 µm, +100 µm; 7.85 mm with -1.75 D',
    setup: { lens: ampleye },
    seen: { landing: all('blanchingEdge') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'flat1' }],
      ['scleral.landing.twoZones', { scleralZone: 'flat2' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
    advice: TOLERATED,
  },
  {
    source:
      'Jupiter: blanching near the limbus, steeper scleral zone; DigiForm flattens what blanches',
    working: '-50 µm; 7.75 mm with -2.25 D',
    setup: { lens: ampleye },
    seen: { landing: all('blanchingLimbus') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'steep1' }],
      ['scleral.landing.baseCurve', STEEPER],
    ],
    advice: TOLERATED,
    conflicts: ['conflict.blanching'],
  },
  {
    source: 'DigiForm: blanching all round, flatter scleral curves',
    working: '+50 µm, +100 µm; 7.85 mm with -1.75 D',
    setup: { lens: ampleye },
    seen: { landing: all('blanching') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'flat1' }],
      ['scleral.landing.twoZones', { scleralZone: 'flat2' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
    advice: TOLERATED,
  },
  {
    source: 'DigiForm: blanching in one place, bitoric or quadrant landing',
    working: 'Only the nasal zone is 50 µm flatter',
    setup: { lens: ampleye },
    seen: { landing: { nasal: 'blanching' } },
    changes: [
      [
        'scleral.landing.quadrant',
        {
          ...FROM_SPHERICAL,
          scleralNasal: 'flat1',
          scleralTemporal: 'standard',
          scleralSuperior: 'standard',
          scleralInferior: 'standard',
        },
      ],
    ],
    advice: TOLERATED,
  },
  {
    source:
      'Europa: edge lift in two opposite quadrants, toric haptic; Ocular Shape: then by quadrant',
    working:
      'Superior and inferior 50 µm steeper: the steep meridian is vertical, so the flat one is at 180',
    setup: { lens: ampleye },
    seen: { landing: { superior: 'lift', inferior: 'lift' } },
    changes: [
      [
        'scleral.landing.toric',
        {
          scleralFlat: 'standard',
          scleralSteep: 'steep1',
          landing: 'toric',
          landingMeridian: 180,
          scleralZone: null,
        },
      ],
      [
        'scleral.landing.quadrant',
        {
          ...FROM_SPHERICAL,
          scleralNasal: 'standard',
          scleralTemporal: 'standard',
          scleralSuperior: 'steep1',
          scleralInferior: 'steep1',
        },
      ],
    ],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Europa: edge lift in two opposite quadrants, toric haptic',
    working:
      'Nasal and temporal 50 µm steeper: the flat meridian is vertical, at 90. Worn one step flat',
    setup: { lens: ampleye, worn: { scleralZone: 'flat1' } },
    seen: { landing: { nasal: 'lift', temporal: 'lift' } },
    changes: [
      [
        'scleral.landing.toric',
        {
          scleralFlat: 'flat1',
          scleralSteep: 'standard',
          landing: 'toric',
          landingMeridian: 90,
          scleralZone: null,
        },
      ],
      [
        'scleral.landing.quadrant',
        {
          ...FROM_SPHERICAL,
          scleralNasal: 'standard',
          scleralTemporal: 'standard',
          scleralSuperior: 'flat1',
          scleralInferior: 'flat1',
        },
      ],
    ],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Europa: toric haptic; Atlantis: impingement flatter, edge lift steeper',
    working: 'Nasal and temporal +50, superior and inferior -50: flat meridian at 180',
    setup: { lens: ampleye },
    seen: {
      landing: {
        nasal: 'impingement',
        temporal: 'impingement',
        superior: 'lift',
        inferior: 'lift',
      },
    },
    changes: [
      [
        'scleral.landing.toric',
        {
          scleralFlat: 'flat1',
          scleralSteep: 'steep1',
          landing: 'toric',
          landingMeridian: 180,
          scleralZone: null,
        },
      ],
      [
        'scleral.landing.quadrant',
        {
          ...FROM_SPHERICAL,
          scleralNasal: 'flat1',
          scleralTemporal: 'flat1',
          scleralSuperior: 'steep1',
          scleralInferior: 'steep1',
        },
      ],
    ],
    advice: ['advice.checkSag'],
    conflicts: ['conflict.impingement'],
  },
  {
    source: 'Ocular Shape: a landing by quadrant for what is not symmetrical',
    working: 'Only the inferior zone is 50 µm steeper',
    setup: { lens: ampleye },
    seen: { landing: { inferior: 'lift', nasal: 'even' } },
    changes: [
      [
        'scleral.landing.quadrant',
        {
          ...FROM_SPHERICAL,
          scleralNasal: 'standard',
          scleralTemporal: 'standard',
          scleralSuperior: 'standard',
          scleralInferior: 'steep1',
        },
      ],
    ],
    advice: ['advice.checkSag'],
  },
  {
    source: 'Atlantis: no dye after 15 to 20 minutes, flatter scleral zone',
    working: 'As impingement all round',
    setup: { lens: ampleye },
    seen: { dye: 'blocked', minutesOnEye: 20 },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'flat1' }],
      ['scleral.landing.twoZones', { scleralZone: 'flat2' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
  },
  {
    source: 'Clinic’s tool: bubbles at the edge, lower the landing; first refill',
    working: '-50 µm all round; 7.75 mm with -2.25 D',
    setup: { lens: ampleye },
    seen: { bubbles: 'edge' },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'steep1' }],
      ['scleral.landing.baseCurve', STEEPER],
    ],
    advice: ['advice.refill'],
  },
  {
    source: 'Catalogue: the scleral zone ends at flat 4',
    working: 'From flat 3 one step is flat 4; two steps end there, too. Curve 7.85 mm with -1.75 D',
    setup: { lens: ampleye, worn: { scleralZone: 'flat3' } },
    seen: { landing: all('impingement') },
    changes: [
      ['scleral.landing.zone', { scleralZone: 'flat4' }],
      ['scleral.landing.twoZones', { scleralZone: 'flat4' }],
      ['scleral.landing.baseCurve', FLATTER],
    ],
    conflicts: ['conflict.impingement'],
  },
];
