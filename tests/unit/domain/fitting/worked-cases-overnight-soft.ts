import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const orthoK = lensOf('ortho-k');
const soft = lensOf('custom-soft-toric');
const all = (sign: string) => ({ nasal: sign, temporal: sign, superior: sign, inferior: sign });
const turned = (degrees: number, direction: string, stability = 'stable') => ({
  rotation: { degrees, direction, stability },
});

/** Worn: 8.30 mm, return zone 550 µm, landing angle -33°, 10.5 mm. */
export const ORTHO_K_CASES: WorkedCase[] = [
  {
    source:
      'CRT: superior decentration, more sag: return zone +25 µm, landing angle 1° more, larger',
    working: '550 + 25 = 575; 33 + 1 = 34, written -34; 10.5 + 0.5 = 11.0',
    setup: { lens: orthoK },
    seen: { position: 'superior' },
    changes: [
      ['orthoK.deeper.returnZone', { returnZoneDepth: 575 }],
      ['orthoK.deeper.landingAngle', { landingZoneAngle: -34 }],
      ['orthoK.deeper.diameter', { diameter: 11 }],
    ],
  },
  {
    source: 'CRT: lateral decentration, more sag',
    working: 'As above',
    setup: { lens: orthoK },
    seen: { position: 'nasal' },
    changes: [
      ['orthoK.deeper.returnZone', { returnZoneDepth: 575 }],
      ['orthoK.deeper.landingAngle', { landingZoneAngle: -34 }],
      ['orthoK.deeper.diameter', { diameter: 11 }],
    ],
  },
  {
    source: 'CRT: inferior decentration, less sag',
    working: '550 - 25 = 525; 33 - 1 = 32, written -32',
    setup: { lens: orthoK },
    seen: { position: 'inferior' },
    changes: [
      ['orthoK.shallower.returnZone', { returnZoneDepth: 525 }],
      ['orthoK.shallower.landingAngle', { landingZoneAngle: -32 }],
    ],
  },
  {
    source: 'CRT: 0.10 mm of base curve for each 0.50 D, over-refraction plano',
    working: '-0.50: flatter, 8.30 + 0.10 = 8.40',
    setup: { lens: orthoK },
    seen: { overRefractionSphere: -0.5 },
    changes: [['orthoK.power.baseCurve', { baseCurve: 8.4 }]],
  },
  {
    source: 'CRT: 0.10 mm of base curve for each 0.50 D, over-refraction plano',
    working: '+1.00: steeper, 8.30 - 0.20 = 8.10',
    setup: { lens: orthoK },
    seen: { overRefractionSphere: 1 },
    changes: [['orthoK.power.baseCurve', { baseCurve: 8.1 }]],
  },
  {
    source: 'CRT: 0.10 mm of base curve for each 0.50 D',
    working: '-0.25 is half of a step: a change would leave as much',
    setup: { lens: orthoK },
    seen: { overRefractionSphere: -0.25 },
    changes: [],
  },
  {
    source: 'CRT: a more negative landing angle has less edge lift',
    working: '-33 to -34',
    setup: { lens: orthoK },
    seen: { landing: all('lift') },
    changes: [['orthoK.deeper.landingAngle', { landingZoneAngle: -34 }]],
  },
  {
    source: 'CRT: a less negative landing angle has more edge lift',
    working: '-33 to -32',
    setup: { lens: orthoK },
    seen: { landing: all('impingement') },
    changes: [['orthoK.shallower.landingAngle', { landingZoneAngle: -32 }]],
  },
  {
    source: 'Catalogue: landing angles end at -40',
    working: 'The angle is at its end; return zone and diameter stay',
    setup: { lens: orthoK, worn: { landingZoneAngle: -40 } },
    seen: { position: 'temporal' },
    changes: [
      ['orthoK.deeper.returnZone', { returnZoneDepth: 575 }],
      ['orthoK.deeper.diameter', { diameter: 11 }],
    ],
    unmade: [['orthoK.deeper.landingAngle', 'anotherLens']],
  },
  {
    source: 'No source speaks of an edge that differs by quadrant, of bubbles, or of a cylinder',
    working: 'A consultant is asked of each',
    setup: { lens: orthoK },
    seen: {
      landing: { nasal: 'lift' },
      bubbles: 'central',
      overRefractionSphere: 0,
      overRefractionCylinder: -1,
      overRefractionAxis: 180,
    },
    changes: [],
    consult: ['consult.outsideSources', 'consult.outsideSources', 'consult.outsideSources'],
  },
  {
    source: 'No source speaks of blanching under an overnight lens',
    working: 'A consultant is asked',
    setup: { lens: orthoK },
    seen: { landing: all('blanching') },
    changes: [],
    consult: ['consult.outsideSources'],
  },
];

/** Worn: 8.60 mm, 14.5 mm, -3.00 -1.25 x 180. */
export const SOFT_CASES: WorkedCase[] = [
  {
    source: 'Intelliwave: up to 5° off, change the axis; Torics Decoded: left, add',
    working: '180 + 5 = 185, which is 5',
    setup: { lens: soft },
    seen: turned(5, 'left'),
    changes: [['rotation.axis', { axis: 5 }]],
  },
  {
    source: 'Intelliwave: up to 5° off, change the axis; Torics Decoded: right, subtract',
    working: '180 - 5 = 175; the nose is to the examiner’s right of a right eye',
    setup: { lens: soft },
    seen: turned(5, 'nasal'),
    changes: [['rotation.axis', { axis: 175 }]],
  },
  {
    source: 'Torics Decoded: left, add',
    working: '180 + 5 = 5; the nose is to the examiner’s left of a left eye',
    setup: { lens: soft, eye: 'left' },
    seen: turned(5, 'nasal'),
    changes: [['rotation.axis', { axis: 5 }]],
  },
  {
    source: 'Torics Decoded: right, subtract',
    working: '180 - 4 = 176; temporal of a left eye is to the examiner’s right',
    setup: { lens: soft, eye: 'left' },
    seen: turned(4, 'temporal'),
    changes: [['rotation.axis', { axis: 176 }]],
  },
  {
    source: 'Intelliwave: more than 5° off, a larger diameter; others turn the axis',
    working: '14.5 + 0.5 = 15.0; 180 + 8 = 8',
    setup: { lens: soft },
    seen: turned(8, 'left'),
    changes: [
      ['soft.rotation.diameter', { diameter: 15 }],
      ['rotation.axis', { axis: 8 }],
    ],
    consult: ['consult.makerAsks'],
    conflicts: ['conflict.rotationFar'],
  },
  {
    source: 'Intelliwave: a larger diameter; performance standards: more than 10° is poor',
    working: '14.5 + 0.5 = 15.0; 180 - 15 = 165',
    setup: { lens: soft },
    seen: turned(15, 'right'),
    changes: [
      ['soft.rotation.diameter', { diameter: 15 }],
      ['rotation.axis', { axis: 165 }],
    ],
    consult: ['consult.makerAsks', 'consult.rotationPoor'],
    conflicts: ['conflict.rotationFar'],
  },
  {
    source: 'An axis compensates a stable rotation only',
    working: 'A consultant is asked',
    setup: { lens: soft },
    seen: turned(5, 'left', 'unstable'),
    changes: [],
    consult: ['consult.unstable'],
  },
  {
    source:
      'Intelliwave: 0.5 to 1.0 mm of movement, and symptoms to the maker; the change is assumed',
    working: '0.2 is too little: 8.60 + 0.20 = 8.80',
    setup: { lens: soft },
    seen: { movementMm: 0.2 },
    changes: [['soft.tight.baseCurve', { baseCurve: 8.8 }]],
    consult: ['consult.makerAsks'],
  },
  {
    source: 'Intelliwave: 0.5 to 1.0 mm of movement; KeraSoft: up to 2.0 mm',
    working: '1.5 is too much for the first: 8.60 - 0.20 = 8.40',
    setup: { lens: soft },
    seen: { movementMm: 1.5 },
    changes: [['soft.loose.baseCurve', { baseCurve: 8.4 }]],
    consult: ['consult.makerAsks'],
    conflicts: ['conflict.softMovement'],
  },
  {
    source: 'Intelliwave: 0.5 to 1.0 mm of movement',
    working: '0.7 is right',
    setup: { lens: soft },
    seen: { movementMm: 0.7, movement: 'excessive' },
    changes: [],
  },
  {
    source: 'Intelliwave: movement is wanted; the change is assumed',
    working: 'Stuck: 8.60 + 0.20 = 8.80',
    setup: { lens: soft },
    seen: { movement: 'stuck' },
    changes: [['soft.tight.baseCurve', { baseCurve: 8.8 }]],
    consult: ['consult.makerAsks'],
  },
  {
    source: 'Formulas: lens and over-refraction add',
    working: '-3.00 - 0.50 = -3.50, and the cylinder stays',
    setup: { lens: soft },
    seen: { overRefractionSphere: -0.5 },
    changes: [['power.toric', { sphere: -3.5 }]],
  },
  {
    source: 'No source speaks of a vault under a soft lens',
    working: 'A consultant is asked',
    setup: { lens: soft },
    seen: { centralVault: 100 },
    changes: [],
    consult: ['consult.outsideSources'],
  },
];

/** No guide to these on the eye was at hand: the power follows, the rest is asked. */
export const POWER_ONLY_CASES: WorkedCase[] = [
  {
    source: 'Formulas: lens and over-refraction add',
    working: '-8.00 - 1.00 = -9.00; the position is for a consultant',
    setup: { lens: lensOf('keratoconus-gp') },
    seen: { overRefractionSphere: -1, position: 'inferior' },
    changes: [['power.sphere', { sphere: -9 }]],
    consult: ['consult.outsideSources'],
  },
  {
    source: 'Formulas: lens and over-refraction add',
    working: '-3.00 + 0.75 = -2.25',
    setup: { lens: lensOf('hybrid') },
    seen: { overRefractionSphere: 0.75 },
    changes: [['power.sphere', { sphere: -2.25 }]],
  },
  {
    source: 'No source says what a hybrid that flexes needs',
    working: 'A consultant is asked, and no power is changed before',
    setup: { lens: lensOf('hybrid') },
    seen: {
      overRefractionSphere: 0,
      overRefractionCylinder: -1,
      overRefractionAxis: 90,
      overKCylinder: 1,
    },
    changes: [],
    consult: ['consult.outsideSources'],
  },
];
