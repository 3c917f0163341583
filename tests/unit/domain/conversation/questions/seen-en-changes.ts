import { any, D, deg, mm, questions, um } from './question.ts';

/** Next changes. Re-worked from the guides that the facts retell, on the steps of the catalogue. */
export const SEEN_EN_CHANGES = questions('en', 'nextChange', [
  // 520 - 65 = 455, 55 over 400; to the middle of the band: 325 - 455 = -130: 3770, nearest 3750
  [
    'se-change-1',
    ['Ampleye, sag 3900', 'central vault 520 microns after 30 minutes. What do I change?'],
    'answer',
    [um(3750)],
    { cites: 'Ampleye' },
  ],
  // 180 - 0.5 = 179; 325 - 179 = 146: 3746
  ['se-change-2', ['OD ampleye sag 3600', 'vault 180 um after 4 hours'], 'answer', [um(3750)]],
  // Right: 325 - 479 = -154: 3646. Left: 210 - 0.5 = 209; 325 - 209 = 116: 3916
  [
    'se-change-3',
    [
      'ampleye 3800 OD, central clearance 480 µm after 4 hours',
      'and for the left eye? same lens, 210 µm after 4 hours',
    ],
    'answer',
    [um(3900)],
    { not: [um(3650)] },
  ],
  [
    'se-change-4',
    ['Ampleye 3800: vault is 330 µm', 'after 8 hours'],
    'answer',
    [
      any('nothing', 'no change', 'within', 'as wanted', 'is right', 'good', 'fine', 'in the band'),
      any(um(250), um(400)),
    ],
  ],
  [
    'se-change-5',
    'Ampleye sag 3800 with 600 µm of vault',
    'ask',
    [any('minutes', 'how long', 'wear')],
  ],
  [
    'se-change-6',
    'limbal touch with an Ampleye, limbal zone standard, sag 3800, bc 7.80, -2.00',
    'answer',
    [any('steep 1', 'one step'), um(25)],
  ],
  [
    'se-change-7',
    'The Ampleye has excess limbal clearance. bc 7.80, -2.00 D, 16.5 mm',
    'answer',
    [any('flat 1', 'flatter'), um(25)],
  ],
  // 50 µm a step, flat lifts; makers' guides flatten, one open tool steepens
  [
    'se-change-8',
    ['ampleye, landing standard', 'impingement all around'],
    'answer',
    [any('flat 1', 'flatter'), um(50), any('disagree', 'conflict', 'differ')],
  ],
  [
    'se-change-9',
    'Edge lift in all four quadrants, Ampleye, spherical landing standard. Next step?',
    'answer',
    [any('steep 1', 'steeper'), um(50)],
  ],
  ['se-change-10', 'ampleye: edge lift superior and inferior only', 'answer', ['toric']],
  [
    'se-change-11',
    ['Ampleye, spherical landing', 'blanching only in the nasal quadrant'],
    'answer',
    ['quadrant', any('flat 1', 'flatter')],
  ],
  [
    'se-change-12',
    'bubbles in the center under my ampleye, bc 7.80, power -2.00',
    'answer',
    [any('refill', 'fill'), mm(8)],
  ],
  [
    'se-change-13',
    'Ampleye with midday fogging after 3 hours, vault 380 after 8 hours, limbal clearance 120, sag 3800',
    'answer',
    [any(um(3700), 'flat 3'), any('fluid', 'refill', 'lids')],
  ],
  [
    'se-change-14',
    'the ampleye is stuck on the eye and does not move, scleral zone standard',
    'answer',
    [any('flat 1', 'flatter')],
  ],
  // 43.831 + 0.50 = 44.331 D = 7.613; 9.4 - 0.3
  [
    'se-change-15',
    ['GP sphere 7.70, 9.4 mm, -2.00', 'rides high'],
    'answer',
    [mm(7.6), mm(9.1), D(-2.5)],
    { cites: 'GP problem grid' },
  ],
  // 42.722 + 0.50 = 43.222 D = 7.809; 9.6 + 0.3
  [
    'se-change-16',
    ['gp sphere bc 7.90 dia 9.6 power +1.50', 'it moves too much'],
    'answer',
    [mm(7.8), mm(9.9)],
  ],
  // 45.00 - 0.50 = 44.50 D = 7.584; 9.0 - 0.3
  [
    'se-change-17',
    'GP sphere 7.50 / 9.0 / -4.00 sits low and is stuck',
    'answer',
    [mm(7.6), mm(8.7)],
  ],
  [
    'se-change-18',
    [
      'custom soft toric -3.00 -1.25 x 20',
      'rotates 4 degrees to the left, stable',
      'and if it turned to the right?',
    ],
    'answer',
    [deg(16)],
  ],
  // More than 5°: the maker makes it larger, 14.5 + 0.5; more than 10° is poor
  [
    'se-change-19',
    'Custom soft toric, 14.5 mm, -2.00 -1.75 x 90, turned 12 degrees right, stable',
    'answer',
    [mm(15), any('consultant', 'maker', 'laboratory')],
  ],
  [
    'se-change-20',
    ['OD Ampleye -3.00, over-refraction -1.25', 'and OS: Ampleye -3.50, over-refraction +0.50'],
    'answer',
    [D(-3)],
  ],
  [
    'se-change-21',
    'Ampleye -2.00: over-refraction plano -1.00 x 90',
    ['answer', 'ask'],
    [any('over-keratometry', 'over-K', 'keratometry')],
  ],
  // 0.50 D or more through the lens: it flexes; 0.25 + 0.10
  [
    'se-change-22',
    'Ampleye center thickness 0.25, over-refraction 0.00 -1.00 x 90, over-K shows 0.75 of cyl',
    'answer',
    [mm(0.35)],
  ],
  // +25 µm, 1° more, larger
  [
    'se-change-23',
    'ortho-k lens rides up: return zone 550, landing angle -33, diameter 10.5',
    'answer',
    [um(575), any(deg(-34))],
  ],
  // 0.10 mm for each 0.50 D, flatter for minus
  [
    'se-change-24',
    'Ortho-k base curve 8.20, over-refraction -1.00. New base curve?',
    'answer',
    [mm(8.4)],
  ],
  // 0.5 to 1.0 mm is wanted; 8.60 + 0.20, assumed
  [
    'se-change-25',
    'custom soft sphere 8.6: movement only 0.2 mm',
    'answer',
    [mm(8.8)],
    { cites: 'assumption' },
  ],
  [
    'se-change-26',
    'gp bitoric, flat power -1.00, steep power -3.50, over-refraction +0.75',
    'answer',
    [D(-0.25), D(-2.75)],
  ],
  [
    'se-change-27',
    'My soft toric (custom soft toric, -1.50 -2.00 x 170) rotates 8 degrees left but is unstable',
    'answer',
    ['consultant'],
  ],
]);
