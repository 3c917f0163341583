import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const ampleye = lensOf('ampleye-scleral');
const front = lensOf('gp-front-toric');
const multifocal = lensOf('custom-soft-multifocal');
const soft = lensOf('custom-soft-toric');
const TORIC_LANDING = {
  landing: 'toric',
  scleralFlat: 'standard',
  scleralSteep: 'standard',
  landingMeridian: 180,
};
const over = (overRefractionSphere: number, overRefractionCylinder?: number, axis?: number) =>
  overRefractionCylinder === undefined
    ? { overRefractionSphere }
    : { overRefractionSphere, overRefractionCylinder, overRefractionAxis: axis };
const turned = (degrees: number, direction: string) => ({
  rotation: { degrees, direction, stability: 'stable' },
});

/** Over-refraction, flexure and rotation. The scleral is worn with -2.00 D. */
export const POWER_CASES: WorkedCase[] = [
  {
    source: 'Europa: final power is the lens and the over-refraction',
    working: '-2.00 - 0.50 = -2.50',
    setup: { lens: ampleye },
    seen: over(-0.5),
    changes: [['power.sphere', { sphere: -2.5 }]],
  },
  {
    source: 'Europa: taken to the cornea from 4.00 D on, at 12 mm',
    working: '-4.50 / (1 + 0.012 × 4.50) = -4.27; -2.00 - 4.27 = -6.27, nearest -6.25',
    setup: { lens: ampleye },
    seen: over(-4.5),
    changes: [['power.sphere', { sphere: -6.25 }]],
  },
  {
    source: 'Europa: taken to the cornea from 4.00 D on',
    working: '-3.75 stays: -2.00 - 3.75 = -5.75',
    setup: { lens: ampleye },
    seen: over(-3.75),
    changes: [['power.sphere', { sphere: -5.75 }]],
  },
  {
    source: 'Formulas: the spherical equivalent of a cylinder that is not corrected',
    working: '0 - 0.50/2 = -0.25: -2.25',
    setup: { lens: ampleye },
    seen: over(0, -0.5, 180),
    changes: [['power.sphere', { sphere: -2.25 }]],
  },
  {
    source: 'Formulas: transposition',
    working: '-0.50 +0.50 x 90 is 0 -0.50 x 180: equivalent -0.25, so -2.25',
    setup: { lens: ampleye },
    seen: over(-0.5, 0.5, 90),
    changes: [['power.sphere', { sphere: -2.25 }]],
  },
  {
    source: 'Atlantis and Europa: a cylinder needs over-keratometry first',
    working: 'Not measured: nothing is changed',
    setup: { lens: ampleye },
    seen: over(0, -1, 90),
    changes: [],
    missing: ['overKCylinder'],
  },
  {
    source: 'Atlantis: flexure, 0.10 mm thicker; Europa: 0.10 to 0.20 mm',
    working: '0.30 + 0.10 = 0.40; 0.30 + 0.20 = 0.50',
    setup: { lens: ampleye, worn: { centreThickness: 0.3 } },
    seen: { ...over(0, -1, 90), overKCylinder: -0.75 },
    changes: [
      ['scleral.flexure.thickness1', { centreThickness: 0.4 }],
      ['scleral.flexure.thickness2', { centreThickness: 0.5 }],
    ],
    advice: ['advice.flexureOther'],
    conflicts: ['conflict.flexure'],
  },
  {
    source: 'Atlantis and Europa: over-keratometry alone shows that the lens flexes',
    working: '0.20 + 0.10 = 0.30; 0.20 + 0.20 = 0.40',
    setup: { lens: ampleye, worn: { centreThickness: 0.2 } },
    seen: { overKCylinder: 0.75 },
    changes: [
      ['scleral.flexure.thickness1', { centreThickness: 0.3 }],
      ['scleral.flexure.thickness2', { centreThickness: 0.4 }],
    ],
    advice: ['advice.flexureOther'],
    conflicts: ['conflict.flexure'],
  },
  {
    source: 'Catalogue: the laboratory chooses a thickness that is not given',
    working: 'Without the worn thickness there is no next one',
    setup: { lens: ampleye },
    seen: { ...over(0, -1, 90), overKCylinder: 0.5 },
    changes: [],
    unmade: [['scleral.flexure.thickness1', 'notGiven']],
    consult: ['consult.unmakeable'],
    advice: ['advice.flexureOther'],
    conflicts: ['conflict.flexure'],
  },
  {
    source: 'Europa: residual cylinder without flexure, front toric or spectacles over the lens',
    working: '-2.00 and +0.50 -1.25 x 90: -1.50 -1.25 x 90',
    setup: { lens: ampleye },
    seen: { ...over(0.5, -1.25, 90), overKCylinder: 0.25 },
    changes: [['power.toric', { cylinder: -1.25, sphere: -1.5, axis: 90 }]],
    advice: ['advice.spectaclesOver'],
  },
  {
    source: 'Catalogue: the sphere ends at -20.00',
    working: '-19.75 - 1.00 = -20.75, but -20.00 is the last',
    setup: { lens: ampleye, worn: { sphere: -19.75 } },
    seen: over(-1),
    changes: [['power.sphere', { sphere: -20 }]],
  },
  {
    source: 'Catalogue: the sphere ends at -20.00',
    working: 'The lens is at the last power: another lens',
    setup: { lens: ampleye, worn: { sphere: -20 } },
    seen: over(-1),
    changes: [],
    unmade: [['power.sphere', 'anotherLens']],
    consult: ['consult.unmakeable'],
  },
  {
    source:
      'Torics Decoded: turned to the examiner’s left, add; clinic’s tool: check the toric landing',
    working: '10 + 15 = 25',
    setup: { lens: ampleye, worn: { ...TORIC_LANDING, cylinder: -2, axis: 10 } },
    seen: turned(15, 'left'),
    changes: [['rotation.axis', { axis: 25 }]],
    advice: ['advice.checkHaptic'],
  },
  {
    source: 'Clinic’s tool: a lens that rotates, check the toric landing',
    working: 'Without a cylinder no axis changes',
    setup: { lens: ampleye },
    seen: turned(15, 'right'),
    changes: [],
    advice: ['advice.checkHaptic'],
  },
  {
    source: 'Torics Decoded: turned to the examiner’s right, subtract',
    working: '90 - 10 = 80',
    setup: { lens: front },
    seen: turned(10, 'right'),
    changes: [['rotation.axis', { axis: 80 }]],
  },
  {
    source: 'Torics Decoded: axis 180, 10 to the left is 10',
    working: '180 + 10 = 190, which is 10',
    setup: { lens: front, worn: { axis: 180 } },
    seen: turned(10, 'left'),
    changes: [['rotation.axis', { axis: 10 }]],
  },
  {
    source: 'Torics Decoded: axis 180, 10 to the right is 170',
    working: '180 - 10 = 170',
    setup: { lens: front, worn: { axis: 180 } },
    seen: turned(10, 'right'),
    changes: [['rotation.axis', { axis: 170 }]],
  },
  {
    source: 'Formulas: cylinders at the same axis add',
    working: '-1.50 x 90 and -0.50 x 90: -2.00 x 90',
    setup: { lens: front },
    seen: over(0, -0.5, 90),
    changes: [['power.toric', { cylinder: -2 }]],
  },
  {
    source: 'Torics Decoded and formulas: the over-refraction meets the rotated cylinder',
    working:
      'Ordered 90, turned 10 to the left it stands at 80. -0.50 more sphere leaves the cylinder at 80, ordered 90 again: only the sphere changes, to -3.50',
    setup: { lens: front },
    seen: { ...over(-0.5), ...turned(10, 'left') },
    changes: [['power.toric', { sphere: -3.5 }]],
  },
  {
    source: 'Torics Decoded: an axis compensates a stable rotation only',
    working: 'Not stable: a consultant',
    setup: { lens: front },
    seen: { ...over(-0.5), rotation: { degrees: 10, direction: 'left', stability: 'unstable' } },
    changes: [],
    consult: ['consult.unstable'],
  },
  {
    source: 'Over-refraction at another axis: -3.00 and -0.50 -1.25 x 90 is -3.50 -1.25 x 90',
    working: 'The lens has no cylinder yet',
    setup: { lens: multifocal },
    seen: over(-0.5, -1.25, 90),
    changes: [['power.toric', { cylinder: -1.25, sphere: -3.5, axis: 90 }]],
  },
  {
    source:
      'Over-refraction at another axis: -4.00 -1.75 x 180 and +0.25 -0.75 x 20 is -3.81 -2.37 x 6',
    working: 'Nearest quarters: -3.75 and -2.25 (2.374 is nearer to 2.25 than to 2.50), axis 6',
    setup: { lens: soft, worn: { sphere: -4, cylinder: -1.75, axis: 180 } },
    seen: over(0.25, -0.75, 20),
    changes: [['power.toric', { cylinder: -2.25, sphere: -3.75, axis: 6 }]],
  },
  {
    source: 'Formulas: crossed cylinders that cancel',
    working:
      '-1.25 x 90 and 0 -1.25 x 180 make a sphere of -1.25: -3.00 - 1.25 = -4.25 without a cylinder',
    setup: { lens: multifocal, worn: { cylinder: -1.25, axis: 90 } },
    seen: over(0, -1.25, 180),
    changes: [['power.toric', { cylinder: 0, sphere: -4.25, axis: null }]],
  },
  {
    source: 'Catalogue: a custom soft toric has at least -0.50',
    working:
      '-1.25 x 180 and 0 -1.25 x 90 make a sphere, which this lens is not: -0.50 is the weakest',
    setup: { lens: soft },
    seen: over(0, -1.25, 90),
    changes: [['power.toric', { cylinder: -0.5, sphere: -4.25 }]],
  },
];
