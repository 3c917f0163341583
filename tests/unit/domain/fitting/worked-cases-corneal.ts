import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const gp = lensOf('gp-sphere');
const bitoric = lensOf('gp-bitoric');
const all = (sign: string) => ({ nasal: sign, temporal: sign, superior: sign, inferior: sign });

/** 337.5/7.80 = 43.27 D. + 0.50: 7.711, nearest 7.70 mm, 0.56 D steeper: -3.00 - 0.56 = -3.56, nearest -3.50. */
const STEEPER = { baseCurve: 7.7, sphere: -3.5 };
/** - 0.50: 7.891, nearest 7.90 mm, 0.55 D flatter: -3.00 + 0.55 = -2.45, nearest -2.50. */
const FLATTER = { baseCurve: 7.9, sphere: -2.5 };
const GRID = 'X-Cel, GP problem grid: base curve by 0.50 D or diameter by 0.3 mm';

/** Worn: 7.80 mm, 9.2 mm, -3.00 D, standard edge. */
export const CORNEAL_CASES: WorkedCase[] = [
  {
    source: GRID,
    working: 'Rides high: steeper, or 9.2 - 0.3 = 8.9',
    setup: { lens: gp },
    seen: { position: 'superior' },
    changes: [
      ['corneal.high.baseCurve', STEEPER],
      ['corneal.high.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: GRID,
    working: 'Low and moving: steeper, or 9.2 + 0.3 = 9.5',
    setup: { lens: gp },
    seen: { position: 'inferior', movement: 'normal' },
    changes: [
      ['corneal.lowMoving.baseCurve', STEEPER],
      ['corneal.lowMoving.diameter', { diameter: 9.5 }],
    ],
  },
  {
    source: GRID,
    working: 'Low and stuck: flatter, or 8.9',
    setup: { lens: gp },
    seen: { position: 'inferior', movement: 'restricted' },
    changes: [
      ['corneal.lowStuck.baseCurve', FLATTER],
      ['corneal.lowStuck.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: GRID,
    working: 'Too mobile: steeper, or 9.5',
    setup: { lens: gp },
    seen: { movement: 'excessive' },
    changes: [
      ['corneal.mobile.baseCurve', STEEPER],
      ['corneal.mobile.diameter', { diameter: 9.5 }],
    ],
  },
  {
    source: GRID,
    working: 'Restricted: flatter, or 8.9',
    setup: { lens: gp },
    seen: { movement: 'stuck' },
    changes: [
      ['corneal.restricted.baseCurve', FLATTER],
      ['corneal.restricted.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: GRID,
    working: 'Central bubbles: flatter, or 8.9',
    setup: { lens: gp },
    seen: { bubbles: 'central' },
    changes: [
      ['corneal.centralBubble.baseCurve', FLATTER],
      ['corneal.centralBubble.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: GRID,
    working: 'Peripheral bubbles: less edge lift, or 9.5',
    setup: { lens: gp },
    seen: { bubbles: 'edge' },
    changes: [
      ['corneal.edgeBubbles.edge', { edge: 'steep' }],
      ['corneal.edgeBubbles.diameter', { diameter: 9.5 }],
    ],
  },
  {
    source: 'Catalogue: no edge is steeper than steep',
    working: 'The edge is at its end: 9.5 stays',
    setup: { lens: gp, worn: { edge: 'steep' } },
    seen: { bubbles: 'edge' },
    changes: [['corneal.edgeBubbles.diameter', { diameter: 9.5 }]],
    unmade: [['corneal.edgeBubbles.edge', 'anotherLens']],
  },
  {
    source: GRID,
    working: 'A low lens is judged by its movement, which is not known',
    setup: { lens: gp },
    seen: { position: 'inferior' },
    changes: [],
    missing: ['movement'],
  },
  {
    source: 'The grid has no row for a lens to one side, nor for landings',
    working: 'A consultant is asked of each',
    setup: { lens: gp },
    seen: { position: 'nasal', landing: all('lift') },
    changes: [],
    consult: ['consult.outsideSources', 'consult.outsideSources'],
  },
  {
    source: 'Catalogue: base curves from 6.00, diameters from 8.0 mm',
    working: '6.00 steepened by 0.50 D is 5.95, not made; 8.1 - 0.3 = 7.8, but 8.0 is the last',
    setup: { lens: gp, worn: { baseCurve: 6, diameter: 8.1 } },
    seen: { position: 'superior' },
    changes: [['corneal.high.diameter', { diameter: 8 }]],
    unmade: [['corneal.high.baseCurve', 'anotherLens']],
  },
  {
    source: 'Formulas: lens and over-refraction add',
    working: '-3.00 - 0.75 = -3.75',
    setup: { lens: gp },
    seen: { overRefractionSphere: -0.75 },
    changes: [['power.sphere', { sphere: -3.75 }]],
  },
  {
    source: 'GP Lens Institute: front toric from a residual of 0.75 D',
    working: 'This lens has no cylinder: another lens',
    setup: { lens: gp },
    seen: {
      overRefractionSphere: 0.25,
      overRefractionCylinder: -1,
      overRefractionAxis: 180,
      overKCylinder: 0.25,
    },
    changes: [],
    unmade: [['power.toric', 'noParameter']],
    consult: ['consult.unmakeable'],
  },
  {
    source: 'No source says by how much a corneal lens that flexes is changed',
    working: 'A consultant is asked',
    setup: { lens: gp },
    seen: {
      overRefractionSphere: 0,
      overRefractionCylinder: -1,
      overRefractionAxis: 180,
      overKCylinder: 1,
    },
    changes: [],
    consult: ['consult.outsideSources'],
  },
];

/** Worn: 7.80 and 7.40 mm, -3.00 and -5.00 D, 9.2 mm. */
export const BITORIC_CASES: WorkedCase[] = [
  {
    source: GRID,
    working:
      'Flat 7.90 mm with -2.50. Steep 337.5/7.40 = 45.61 - 0.50 = 45.11 D = 7.482, nearest 7.50 mm, 0.61 D flatter: -4.39, nearest -4.50. Or 8.9',
    setup: { lens: bitoric },
    seen: { position: 'inferior', movement: 'stuck' },
    changes: [
      [
        'corneal.lowStuck.baseCurve',
        { baseCurveFlat: 7.9, baseCurveSteep: 7.5, sphereFlat: -2.5, sphereSteep: -4.5 },
      ],
      ['corneal.lowStuck.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: GRID,
    working:
      'Flat 7.70 mm with -3.50. Steep 45.61 + 0.50 = 46.11 D = 7.320, nearest 7.30 mm, 0.625 D less a little: -5.6248, nearest -5.50. Or 8.9',
    setup: { lens: bitoric },
    seen: { position: 'superior' },
    changes: [
      [
        'corneal.high.baseCurve',
        { baseCurveFlat: 7.7, baseCurveSteep: 7.3, sphereFlat: -3.5, sphereSteep: -5.5 },
      ],
      ['corneal.high.diameter', { diameter: 8.9 }],
    ],
  },
  {
    source: 'Formulas: lens and over-refraction add in each meridian',
    working: '-3.00 - 0.50 and -5.00 - 0.50',
    setup: { lens: bitoric },
    seen: { overRefractionSphere: -0.5 },
    changes: [['bitoric.power', { sphereFlat: -3.5, sphereSteep: -5.5 }]],
  },
  {
    source: 'Formulas: the power along a meridian',
    working: '-0.25 along 180 and -0.25 - 0.75 = -1.00 along 90: -3.25 and -6.00',
    setup: { lens: bitoric, clinical: { flatMeridian: 180 } },
    seen: { overRefractionSphere: -0.25, overRefractionCylinder: -0.75, overRefractionAxis: 180 },
    changes: [['bitoric.power', { sphereFlat: -3.25, sphereSteep: -6 }]],
  },
  {
    source: 'Formulas: the power along a meridian',
    working: '-1.00 along 180 and -0.25 along 90: -4.00 and -5.25',
    setup: { lens: bitoric, clinical: { flatMeridian: 180 } },
    seen: { overRefractionSphere: -0.25, overRefractionCylinder: -0.75, overRefractionAxis: 90 },
    changes: [['bitoric.power', { sphereFlat: -4, sphereSteep: -5.25 }]],
  },
  {
    source: 'No source speaks of an over-refraction between the meridians',
    working: '45 is 45 from both: a consultant',
    setup: { lens: bitoric, clinical: { flatMeridian: 180 } },
    seen: { overRefractionSphere: 0, overRefractionCylinder: -1, overRefractionAxis: 45 },
    changes: [],
    consult: ['consult.outsideSources'],
  },
  {
    source: 'Formulas: the power along a meridian',
    working: 'Where the flat meridian lies is not known',
    setup: { lens: bitoric },
    seen: { overRefractionSphere: 0, overRefractionCylinder: -1, overRefractionAxis: 180 },
    changes: [],
    missing: ['clinical.flatMeridian'],
  },
];
