import { lensOf } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';

const ampleye = lensOf('ampleye-scleral');
/** A scleral without limits of its own. */
const plain = lensOf('ampleye-scleral', { id: 'other-scleral', warnings: {} });
const PLAIN_WORN = { sag: 3800, baseCurve: 7.8, sphere: -2 };

const VAULT = ['conflict.settling', 'conflict.vaultTarget'];
const TOO_HIGH = [...VAULT, 'conflict.vaultHigh'];
const LIMBAL = ['advice.limbalMovesOthers'];

/** Worn unless said otherwise: depth 3800 µm, base curve 7.80 mm, -2.00 D, 16.5 mm, all zones standard. */
export const SCLERAL_FIT_CASES: WorkedCase[] = [
  {
    source:
      'Clinic’s tool: 250 to 400 µm, 130 µm of settling; half of it in 30 minutes. Atlantis: over by more than 100, curve 1.00 D flatter; then a smaller lens',
    working:
      '600 - 130/2 = 535; the middle is 325, so 210 less: 3590, nearest step 3600. 337.5/7.80 = 43.27 - 1.00 = 42.27 D = 7.985, nearest 8.00 mm, which is 1.08 D flatter: -2.00 + 1.08 = -0.92, nearest -1.00',
    setup: { lens: ampleye },
    seen: { centralVault: 600, minutesOnEye: 30 },
    changes: [
      ['scleral.vaultHigh.sag', { sag: 3600 }],
      ['scleral.vaultHigh.baseCurve', { baseCurve: 8, sphere: -1 }],
      ['scleral.vaultHigh.diameter', { diameter: 16 }],
    ],
    conflicts: TOO_HIGH,
  },
  {
    source:
      'Clinic’s tool: lowered by the settling of 130 µm. Atlantis: a lens is judged after 15 to 20 minutes',
    working:
      '500 - 130 = 370 is within 250 to 400. By 50 to 150 of settling it ends between 350 and 450, so it may yet be too high',
    setup: { lens: ampleye },
    seen: { centralVault: 500, minutesOnEye: 0 },
    changes: [],
    conflicts: VAULT,
    advice: ['advice.tooEarly', 'advice.settlingDecides'],
  },
  {
    source:
      'Clinic’s tool: a reading after 4 hours is used as it is. Atlantis: over by less than 100, curve 0.50 D flatter',
    working:
      '450 is 449 after the rest of the settling: 49 over. 325 - 449 = -124: 3676, nearest 3700. 43.27 - 0.50 = 42.77 D = 7.891, nearest 7.90 mm, 0.55 D flatter: -1.45, nearest -1.50',
    setup: { lens: ampleye },
    seen: { centralVault: 450, minutesOnEye: 240 },
    changes: [
      ['scleral.vaultHigh.sag', { sag: 3700 }],
      ['scleral.vaultHigh.baseCurve', { baseCurve: 7.9, sphere: -1.5 }],
      ['scleral.vaultHigh.diameter', { diameter: 16 }],
    ],
    conflicts: TOO_HIGH,
  },
  {
    source: 'Clinic’s tool: below 250 µm the depth is raised',
    working: '200 is 199 after the rest of the settling; 325 - 199 = 126: 3926, nearest 3950',
    setup: { lens: ampleye },
    seen: { centralVault: 200, minutesOnEye: 240 },
    changes: [['scleral.vaultLow.sag', { sag: 3950 }]],
    conflicts: VAULT,
  },
  {
    source: 'Clinic’s tool: 130 µm in 8 hours; below 250 µm the depth is raised',
    working:
      '150 after 8 hours stays 150; 325 - 150 = 175: 3975 lies between two steps, the upper one is 4000',
    setup: { lens: ampleye },
    seen: { centralVault: 150, minutesOnEye: 480 },
    changes: [['scleral.vaultLow.sag', { sag: 4000 }]],
    conflicts: VAULT,
  },
  {
    source: 'Clinic’s tool: below 250 µm the depth is raised; Maxim: central touch, more depth',
    working:
      'Touch after 60 minutes: a quarter of 130 is left, 0 - 32.5 = -32; 325 + 32 = 357: 4157, nearest 4150',
    setup: { lens: ampleye },
    seen: { centralVault: 0, minutesOnEye: 60 },
    changes: [['scleral.vaultLow.sag', { sag: 4150 }]],
    conflicts: VAULT,
  },
  {
    source: 'Clinic’s tool: 250 to 400 µm is wanted',
    working: '400 after 8 hours is still within the band: nothing changes',
    setup: { lens: ampleye },
    seen: { centralVault: 400, minutesOnEye: 480 },
    changes: [],
    conflicts: VAULT,
  },
  {
    source: 'Clinic’s tool: 250 to 400 µm is wanted',
    working: '250 after 8 hours is still within the band: nothing changes',
    setup: { lens: ampleye },
    seen: { centralVault: 250, minutesOnEye: 480 },
    changes: [],
    conflicts: VAULT,
  },
  {
    source:
      'Clinic’s tool: above 400 µm the depth is lowered. Atlantis: over by less than 100, 0.50 D flatter',
    working:
      '401 is 1 over; 325 - 401 = -76: 3724, nearest 3700. The curve as before: 7.90 mm, -1.50 D',
    setup: { lens: ampleye },
    seen: { centralVault: 401, minutesOnEye: 480 },
    changes: [
      ['scleral.vaultHigh.sag', { sag: 3700 }],
      ['scleral.vaultHigh.baseCurve', { baseCurve: 7.9, sphere: -1.5 }],
      ['scleral.vaultHigh.diameter', { diameter: 16 }],
    ],
    conflicts: TOO_HIGH,
  },
  {
    source: 'Catalogue: the depth ends at 6500 µm',
    working: '100 after 8 hours needs 225 more: 6450 + 225 = 6675, but 6500 is the last',
    setup: { lens: ampleye, worn: { sag: 6450 } },
    seen: { centralVault: 100, minutesOnEye: 480 },
    changes: [['scleral.vaultLow.sag', { sag: 6500 }]],
    conflicts: VAULT,
  },
  {
    source: 'Catalogue: the depth ends at 6500 µm',
    working: 'The lens is at the last depth: another lens',
    setup: { lens: ampleye, worn: { sag: 6500 } },
    seen: { centralVault: 100, minutesOnEye: 480 },
    changes: [],
    unmade: [['scleral.vaultLow.sag', 'anotherLens']],
    consult: ['consult.unmakeable'],
    conflicts: VAULT,
  },
  {
    source:
      'Assumed bands: 200 to 300 µm settled. Atlantis: 50 to 150 µm of settling, in the middle 100',
    working:
      '400 - 100/2 = 350; 250 - 350 = -100: 3700. 50 over: curve 0.50 D flatter, 7.90 mm and -1.50 D',
    setup: { lens: plain, worn: PLAIN_WORN },
    seen: { centralVault: 400, minutesOnEye: 30 },
    changes: [
      ['scleral.vaultHigh.sag', { sag: 3700 }],
      ['scleral.vaultHigh.baseCurve', { baseCurve: 7.9, sphere: -1.5 }],
      ['scleral.vaultHigh.diameter', { diameter: 16 }],
    ],
    conflicts: TOO_HIGH,
  },
  {
    source: 'Assumed bands: between 100 and 199 µm about 100 more, below 100 about 150 to 200 more',
    working: '100 after 4 hours stays 100; 250 - 100 = 150: 3950',
    setup: { lens: plain, worn: PLAIN_WORN },
    seen: { centralVault: 100, minutesOnEye: 240 },
    changes: [['scleral.vaultLow.sag', { sag: 3950 }]],
    conflicts: VAULT,
  },
  {
    source: 'Atlantis: a big central bubble, curve 1.00 D flatter; first refill',
    working: '43.27 - 1.00 = 42.27 D = 7.985, nearest 8.00 mm; -2.00 + 1.08 = -0.92, nearest -1.00',
    setup: { lens: ampleye },
    seen: { bubbles: 'central' },
    changes: [['scleral.centralBubble.baseCurve', { baseCurve: 8, sphere: -1 }]],
    advice: ['advice.refill'],
    missing: ['centralVault'],
  },
  {
    source:
      'Atlantis: limbal bearing, steep limbal zone; then curve 0.25 D steeper; then a larger lens',
    working:
      'One step of 25 µm. 43.27 + 0.25 = 43.52 D = 7.755, nearest 7.75 mm, 0.28 D steeper: -2.28, nearest -2.25. 16.5 + 0.5 = 17.0',
    setup: { lens: ampleye },
    seen: { limbal: 'touch' },
    changes: [
      ['scleral.limbalTouch.limbalZone', { limbalZone: 'steep1' }],
      ['scleral.limbalTouch.baseCurve', { baseCurve: 7.75, sphere: -2.25 }],
      ['scleral.limbalTouch.diameter', { diameter: 17 }],
    ],
    advice: LIMBAL,
  },
  {
    source:
      'Atlantis: limbal excess, flat limbal zone; then curve 0.25 D flatter; then a smaller lens',
    working:
      'One step of 25 µm. 43.27 - 0.25 = 43.02 D = 7.845, nearest 7.85 mm, 0.28 D flatter: -1.72, nearest -1.75. 16.5 - 0.5 = 16.0',
    setup: { lens: ampleye },
    seen: { limbal: 'excess' },
    changes: [
      ['scleral.limbalExcess.limbalZone', { limbalZone: 'flat1' }],
      ['scleral.limbalExcess.baseCurve', { baseCurve: 7.85, sphere: -1.75 }],
      ['scleral.limbalExcess.diameter', { diameter: 16 }],
    ],
    advice: LIMBAL,
  },
  {
    source: 'Atlantis: a ring of bubbles at the limbus is limbal excess; first refill',
    working: 'As limbal excess',
    setup: { lens: ampleye },
    seen: { bubbles: 'limbal' },
    changes: [
      ['scleral.limbalExcess.limbalZone', { limbalZone: 'flat1' }],
      ['scleral.limbalExcess.baseCurve', { baseCurve: 7.85, sphere: -1.75 }],
      ['scleral.limbalExcess.diameter', { diameter: 16 }],
    ],
    advice: ['advice.refill', ...LIMBAL],
  },
  {
    source:
      'Atlantis: about 100 µm at the limbus, 25 µm a step; Optometric Management: below 20 µm no dye is seen',
    working: '100 - 10 = 90: four steps, 100, are nearer than three, 75',
    setup: { lens: ampleye },
    seen: { limbalClearance: 10 },
    changes: [
      ['scleral.limbalTouch.limbalZone', { limbalZone: 'steep4' }],
      ['scleral.limbalTouch.baseCurve', { baseCurve: 7.75, sphere: -2.25 }],
      ['scleral.limbalTouch.diameter', { diameter: 17 }],
    ],
    advice: LIMBAL,
  },
  {
    source: 'Atlantis: about 100 µm at the limbus, 25 µm a step',
    working: '100 - 180 = -80: three steps, -75, are nearer than four, -100',
    setup: { lens: ampleye },
    seen: { limbalClearance: 180 },
    changes: [
      ['scleral.limbalExcess.limbalZone', { limbalZone: 'flat3' }],
      ['scleral.limbalExcess.baseCurve', { baseCurve: 7.85, sphere: -1.75 }],
      ['scleral.limbalExcess.diameter', { diameter: 16 }],
    ],
    advice: LIMBAL,
  },
  {
    source: 'Atlantis: about 100 µm at the limbus',
    working: '120 is near enough: nothing changes',
    setup: { lens: ampleye },
    seen: { limbalClearance: 120, limbal: 'excess' },
    changes: [],
  },
  {
    source: 'Catalogue: the limbal zone ends at steep 4',
    working: 'The zone is at its end; the second and the third choice stay',
    setup: { lens: ampleye, worn: { limbalZone: 'steep4' } },
    seen: { limbal: 'touch' },
    changes: [
      ['scleral.limbalTouch.baseCurve', { baseCurve: 7.75, sphere: -2.25 }],
      ['scleral.limbalTouch.diameter', { diameter: 17 }],
    ],
    unmade: [['scleral.limbalTouch.limbalZone', 'anotherLens']],
    advice: LIMBAL,
  },
  {
    source:
      'Collaborative Eye: fogging, lower depth and limbal curve to about 50 µm; lids, thicker fluid, midday refill',
    working:
      '380 after 8 hours may go to 250: 130 less, 3670, and not further: 3700. 50 - 120 = -70: three steps, -75',
    setup: { lens: ampleye },
    seen: { centralVault: 380, minutesOnEye: 480, limbalClearance: 120, foggingAfter: 180 },
    changes: [
      ['scleral.fogging.sag', { sag: 3700 }],
      ['scleral.fogging.limbalZone', { limbalZone: 'flat3' }],
    ],
    consult: ['consult.combinedBySource'],
    advice: ['advice.treatLids', 'advice.thickerFluid', 'advice.refillMidday'],
    conflicts: [...VAULT, 'conflict.limbalAim'],
  },
  {
    source:
      'Atlantis: decentered, curve 1.00 D steeper, then a larger lens; Ocular Shape: toric or quadrant landing',
    working:
      '43.27 + 1.00 = 44.27 D = 7.624, nearest 7.60 mm, 1.14 D steeper: -3.14, nearest -3.25. 16.5 + 0.5 = 17.0',
    setup: { lens: ampleye },
    seen: { position: 'temporal' },
    changes: [
      ['scleral.decentered.baseCurve', { baseCurve: 7.6, sphere: -3.25 }],
      ['scleral.decentered.diameter', { diameter: 17 }],
    ],
    advice: ['advice.toricLanding'],
  },
  {
    source: 'Jupiter: adherence, flatter curves, then a fenestration',
    working: 'One step flatter all round',
    setup: { lens: ampleye },
    seen: { movement: 'stuck' },
    changes: [['scleral.stuck.zone', { scleralZone: 'flat1' }]],
    advice: ['advice.fenestration'],
  },
  {
    source: 'No source speaks of a scleral that moves too much',
    working: 'A consultant is asked',
    setup: { lens: ampleye },
    seen: { movement: 'excessive' },
    changes: [],
    consult: ['consult.outsideSources'],
  },
];
