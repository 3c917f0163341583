import { any, D, deg, mm, mm3, num, questions, rx, um } from './question.ts';

/** Worked from the published formulas with a script of its own; the working stands beside what is not plain. */
export const SEEN_EN_OPTICS = questions('en', 'calculator', [
  // -6 / (1 + 0.012 × 6) = -5.597
  ['se-vertex-1', 'vertex -6.00 to the cornea', 'answer', [D(-5.6)]],
  // -8.5 / 1.119 = -7.596
  [
    'se-vertex-2',
    ['My patient wears -8.50 in glasses, what is that at the cornea?', 'vertex distance is 14 mm'],
    'answer',
    [D(-7.6)],
    { onward: 'calculator' },
  ],
  // 11.25 / (1 - 0.013 × 11.25) = 13.177
  [
    'se-vertex-3',
    ['what power at the cornea for an aphake with +11.25 glasses?', 'bvd 13mm'],
    'answer',
    [D(13.18)],
  ],
  // -6.670; -10 / 1.12 = -8.929; the difference is -2.259
  ['se-vertex-4', 'spec rx -7.25 -2.75 x 15, vertex it please', 'answer', [rx(-6.67, -2.26, 15)]],
  // -9.5 / 1.1425 = -8.315
  [
    'se-vertex-5',
    ['vertex compensate -9.50', 'and with a vertex distance of 15 mm?'],
    'answer',
    [D(-8.32)],
  ],
  // -10 / (1 - 0.12) = -11.364
  [
    'se-vertex-6',
    'A contact lens of -10.00: what does that make in spectacles at 12 mm?',
    'answer',
    [D(-11.36)],
  ],
  // -4.00 / 1.048 = -3.817
  ['se-vertex-7', ['vertex distance', '-4'], 'answer', [D(-3.82)]],
  ['se-vertex-8', 'convert for vertex distance', 'ask', [any('power', 'refraction', 'sphere')]],
  ['se-transpose-1', 'transpose -2.25 +1.50 x 35', 'answer', [rx(-0.75, -1.5, 125)]],
  [
    'se-transpose-2',
    'plus cylinder form of +1.00 -2.25 x 170?',
    'answer',
    [rx(-1.25, 2.25, 80)],
    { onward: 'calculator' },
  ],
  [
    'se-transpose-3',
    ['Transpose +3.00 -1.00 x 90', 'and -1.25 +0.75 x 5?'],
    'answer',
    [rx(-0.5, -0.75, 95)],
  ],
  // -4.25 - 0.875
  [
    'se-equivalent-1',
    'spherical equivalent of -4.25 -1.75 x 10',
    'answer',
    [any(D(-5.13), D(-5.12))],
  ],
  [
    'se-equivalent-2',
    ['whats the SE of +2.50 -1.25 x 90', 'and -3.00 -2.00 x 90?'],
    'answer',
    [D(-4)],
  ],
  // sin² 60° = 0.75: -2.00 - 2.25
  [
    'se-meridian-1',
    'Power of -2.00 -3.00 x 180 along the 60 degree meridian',
    'answer',
    [D(-4.25)],
  ],
  // By vectors: M -3.500, J0 0.775, J45 0.111
  [
    'se-crossed-1',
    'add crossed cylinders -2.00 -1.25 x 170 and -0.50 -0.75 x 30',
    'answer',
    [rx(-2.72, -1.57, 4)],
  ],
  [
    'se-crossed-2',
    ['crossed cylinders: -3.00 -1.00 x 90', 'and 0.00 -1.00 x 180'],
    'answer',
    [D(-4)],
  ],
  // 337.5 / 44.25
  ['se-k-1', 'convert 44.25 D to mm', 'answer', [mm(7.63)], { cites: 'formula' }],
  // 337.5 / 7.72
  ['se-k-2', '7.72 mm in diopters?', 'answer', [D(43.72)]],
  // 337.5 / 7.80 = 43.27, 337.5 / 46.50 = 7.258
  ['se-k-3', ['K of 7.80 in D', 'and 46.5 D in mm?'], 'answer', [mm(7.26)]],
  // 44.118 - 43.269 = 0.848
  [
    'se-corneal-1',
    'corneal cylinder for K 7.80/7.65, flat meridian 180',
    'answer',
    [any(D(-0.85), D(0.85)), deg(180)],
  ],
  [
    'se-corneal-2',
    ['corneal astigmatism for 42.25 / 45.00', 'flat meridian is 5'],
    'answer',
    [any(D(-2.75), D(2.75)), deg(5)],
  ],
  // At the cornea -2.427 and -4.269: -1.842; less -1.25
  [
    'se-residual-1',
    'residual astigmatism: rx -2.50 -2.00 x 180, K 43.00 @ 180, 44.25 @ 90, vertex 12',
    'answer',
    [D(-0.59), deg(180)],
  ],
  ['se-tear-1', ['tear lens', 'bc 7.50 mm', 'flat K 44'], 'answer', [D(1)]],
  // 41.978 - 43.50
  [
    'se-tear-2',
    'What power do the tears have with a base curve of 8.04 and a flat K of 43.5?',
    'answer',
    [D(-1.52)],
  ],
  // -4.269 - (43.831 - 43.25)
  [
    'se-power-1',
    'GP lens power: Rx -4.50, flat K 43.25, BC 7.70 mm',
    'answer',
    [D(-4.85)],
    { cites: 'formula' },
  ],
  // -4.269 - (43.269 - 43.25)
  [
    'se-power-2',
    ['GP lens power for -4.50, flat k 43.25, bc 7.70', 'and with a base curve of 7.80?'],
    'answer',
    [D(-4.29)],
  ],
  // At the cornea -1.953 -2.124 x 180; tears +0.188 -2.00 x 180
  [
    'se-toric-tear-1',
    'Toric tear lens: rx -2.00 -2.25 x 180, K 42.00/44.00, flat meridian 180, base curve 8.00 mm',
    'answer',
    [D(0.19), D(-2.14)],
  ],
  // 44.118 - 43.269 = 0.848 steeper
  [
    'se-base-1',
    'lens is 7.80 / -3.00. I change the base curve to 7.65, what is the new power?',
    'answer',
    [D(-3.85)],
  ],
  // 43.831 - 44.408 = -0.577
  [
    'se-base-2',
    'If I flatten the BC from 7.60 to 7.70 on a +2.00 lens, what power do I order',
    'answer',
    [D(2.58)],
  ],
  ['se-over-1', ['final power: trial lens -2.00', 'over-refraction -0.75'], 'answer', [D(-2.75)]],
  // -5.50 / 1.066 = -5.159
  [
    'se-over-2',
    'diagnostic lens -3.00 with over refraction -5.50 at 12 mm. Final power?',
    'answer',
    [D(-8.16)],
  ],
  [
    'se-over-3',
    'final power for a trial lens of -1.00 with over-refraction +0.50 -1.00 x 80',
    'answer',
    [rx(-0.5, -1, 80)],
  ],
  // 45.608 - 42.188 = 3.42
  [
    'se-back-toric-1',
    'back toric 8.00/7.40, how much cylinder is induced?',
    'answer',
    [any(D(-1.14), D(1.14)), any(D(-1.71), D(1.71))],
  ],
  [
    'se-diameter-1',
    [
      'GP lens diameter from an optic zone of 7.6 mm',
      'secondary curve width 0.4, peripheral curve width 0.3',
    ],
    'answer',
    [mm(9)],
  ],
  [
    'se-lars-1',
    'Soft toric ordered at axis 170, rotates 10 degrees to the left. Which axis do I order?',
    'answer',
    [deg(180)],
  ],
  [
    'se-lars-2',
    ['LARS: lens axis 90, rotated 15 deg to the right', 'and if it went left?'],
    'answer',
    [deg(105)],
  ],
  // 2 × 2.25 × 0.3420
  [
    'se-rotation-error-1',
    ['A -2.25 cyl sits off axis, how much is left uncorrected?', '20 degrees'],
    'answer',
    [D(1.54)],
  ],
  // 8 - √(64 - 25)
  ['se-sag-1', ['sagittal depth of a sphere of 8.00 mm', 'chord 10 mm'], 'answer', [mm3(1.755)]],
  // p = 0.64: (7.6 - √(57.76 - 23.04)) / 0.64
  [
    'se-sag-2',
    'sagittal depth: r 7.60, e 0.6, chord 12.0',
    'answer',
    [any(mm3(2.668), um(2668), mm(2.67))],
  ],
  // 141 / 1.6
  [
    'se-oxygen-1',
    'Dk/t of a lens with Dk 141 and a center thickness of 0.16 mm',
    'answer',
    [any(num(88.1), num(88.125))],
  ],
  [
    'se-oxygen-2',
    ['oxygen transmissibility', 'dk 60', '0.08 mm'],
    'answer',
    [num(75)],
    { onward: 'calculator' },
  ],
]);
