import { any, D, deg, mm, mm3, num, questions, rx, um } from './question.ts';

/** Held out: nobody who builds the conversation looks at this file. Worked from the formulas with a script of its own. */
export const HELD_EN_FIGURES = questions('en', 'calculator', [
  // -7.5 / 1.075 = -6.977
  [
    'he-vertex-1',
    ['Corneal plane power for +6.50 spectacles?', 'what if it is -7.50 with the specs at 10 mm'],
    'answer',
    [D(-6.98)],
  ],
  // -8 / 1.096 = -7.299; -9.5 / 1.114 = -8.528
  [
    'he-vertex-2',
    'effective power at the cornea of -8.00/-1.50x95',
    'answer',
    [rx(-7.299, -1.229, 95)],
  ],
  // -6.25 / (1 - 0.075) = -6.757
  [
    'he-vertex-3',
    'Which spectacle lens at 12mm equals a contact lens of -6.25?',
    'answer',
    [D(-6.76)],
  ],
  ['he-transpose-1', 'flip +2.75 -3.25 x 160 to plus cyl', 'answer', [rx(-0.5, 3.25, 70)]],
  [
    'he-transpose-2',
    ['Rewrite -5.00 +0.75 x 60 in minus cyl', 'same for +0.50 +1.25 x 110'],
    'answer',
    [rx(1.75, -1.25, 20)],
  ],
  // 1.75 - 0.375
  ['he-equivalent-1', 'Spherical equiv. for OS +1.75 -0.75 x 40 ?', 'answer', [D(1.375)]],
  // sin² 45° = 0.5
  [
    'he-meridian-1',
    ['Power in an oblique meridian of -1.50 -2.00 x 30', '75°'],
    'answer',
    [D(-2.5)],
  ],
  // M -2.75, J0 0.444, J45 1.026
  [
    'he-crossed-1',
    'Two obliquely crossed cylinders: -1.00 -2.00 x 20 and -0.25 -1.00 x 65. Resultant?',
    'answer',
    [rx(-1.632, -2.236, 33.3)],
  ],
  // 337.5 / 39.5 = 8.544
  ['he-k-1', ['46.25 diopters in millimeters', 'ok and 39.50?'], 'answer', [mm(8.54)]],
  // 46.107 - 44.408
  [
    'he-corneal-1',
    'Sim Ks are 7.60 and 7.32 mm, flat meridian 10. How much corneal astigmatism?',
    'answer',
    [any(D(-1.7), D(1.7)), deg(10)],
  ],
  // At the cornea -4.717 and -6.881: -2.164; less -1.00
  [
    'he-residual-1',
    'Rx -5.00 -2.50 x 175, Ks 44.00/45.00, flat meridian 175. Residual astigmatism behind a spherical RGP?',
    'answer',
    [D(-1.164), deg(175)],
  ],
  // 44.118 - 43.25
  ['he-tear-1', ['lacrimal lens, base curve 7.65', '43.25 is the flat K'], 'answer', [D(0.87)]],
  // 3.653 - (41.925 - 41.75)
  [
    'he-power-1',
    'Need an RGP power: glasses +3.50, flat K 41.75, base curve 8.05mm',
    'answer',
    [D(3.48)],
  ],
  // -8.25 / 1.1155 = -7.396; minus (44.118 - 44.50)
  [
    'he-power-2',
    ['gp lens power, sphere -8.25, flat K 44.50, bc 7.65', 'the vertex is 14 mm, not 12'],
    'answer',
    [D(-7.01)],
  ],
  // At the cornea -1.473 -2.796 x 175; tears 42.722 - 42.25 and - 45.00
  [
    'he-toric-tear-1',
    'Tears and full power with a toric tear lens: -1.50 -3.00 x 175; K 42.25/45.00, flat meridian 175; BC 7.90',
    'answer',
    [D(0.472), D(-1.945)],
  ],
  // 44.702 - 43.831 = 0.871
  ['he-base-1', 'was 7.70 / -5.50. base curve steepened to 7.55, power?', 'answer', [D(-6.37)]],
  // -4.25 / 1.051 = -4.044
  [
    'he-over-1',
    ['Final lens power please: trial GP -4.25', 'over-refraction also -4.25, 12 mm'],
    'answer',
    [D(-8.29)],
  ],
  // M -5.25, J0 -0.5625, J45 0.325
  [
    'he-over-2',
    'lens on eye -5.00 -0.75 x 90, over-refraction +0.50 -0.75 x 120: final power',
    'answer',
    [rx(-4.6, -1.299, 105)],
  ],
  // 44.408 - 41.159 = 3.249
  [
    'he-back-toric-1',
    'How much cyl does a back toric of 8.20 by 7.60 induce?',
    'answer',
    [any(D(-1.083), D(1.083)), any(D(-1.625), D(1.625))],
  ],
  [
    'he-diameter-1',
    ['lens diameter, OZ 7.4', 'secondary width 0.35, peripheral width 0.25'],
    'answer',
    [mm(8.6)],
  ],
  // 15 - 20 = -5
  [
    'he-lars-1',
    'A toric at axis 15 swings 20 degrees to the right. Axis to order?',
    'answer',
    [deg(175)],
  ],
  // 2 × 4.25 × 0.0872
  [
    'he-rotation-error-1',
    ['uncorrected cylinder from misalignment', '4.25 D cyl', '5 deg off'],
    'answer',
    [D(0.74)],
  ],
  // 8.6 - √(73.96 - 49)
  [
    'he-sag-1',
    'sagittal depth, radius 8.60, diameter 14.0, spherical',
    'answer',
    [any(mm3(3.604), um(3604), mm(3.6))],
  ],
  // 65 / 1.5
  [
    'he-oxygen-1',
    'Dk/t for a lens of Dk 65 that is 0.15 thick',
    'answer',
    [any(num(43.3), num(43.33))],
  ],
]);

export const HELD_EN_FIRST = questions('en', 'firstLens', [
  // Fitted as a normal or oblate cornea, assumed
  [
    'he-first-1',
    'post-LASIK eye: initial Ampleye sag?',
    'answer',
    [um(3400)],
    { cites: 'assumption' },
  ],
  [
    'he-first-2',
    ['I want to fit an Ampleye', 'pellucid', 'HVID 11.6'],
    'answer',
    [um(3800), mm(16.5)],
  ],
  // Cylinder 0.25: 0.25 D flatter, 44.00 D = 7.670; 44.12 D takes 9.3; -1.714 + 0.132 = -1.582
  [
    'he-first-3',
    'initial gp sphere lens, Ks 44.25 / 44.50, rx -1.75',
    'answer',
    [mm(7.65), mm(9.3), D(-1.5)],
  ],
  // By K for an iris of usual size
  [
    'he-first-4',
    'Custom soft sphere to start, K 42.00 / 42.50, no HVID',
    'answer',
    [mm(8.7), mm(14)],
  ],
  // Cylinder 2.00: flat on K, 7.849; steep 0.25 flatter, 44.75 = 7.542
  [
    'he-first-5',
    ['GP Bitoric, which base curves first?', 'K 43.00/45.00'],
    'answer',
    [mm(7.85), mm(7.55)],
  ],
  // -2.25 / 1.027 = -2.191; 42.00 - 2.25 - 0.50 = 39.25 D = 8.599
  [
    'he-first-6',
    ['starting ortho-k lens', 'refraction -2.25', 'K 42.00/42.75'],
    'answer',
    [mm(8.6), D(-2.25)],
  ],
]);

export const HELD_EN_LIMITS = questions('en', 'limits', [
  ['he-limits-1', 'How thick can the Ampleye be made at the center?', 'answer', [mm(0.5)]],
  ['he-limits-2', 'optic zone sizes of the gp sphere', 'answer', [mm(6.5), mm(9)]],
  ['he-limits-3', 'Is the GP Keratoconus available in -35.00?', 'answer', [D(-30)]],
  ['he-limits-4', ['hybrid lens', 'what skirts are there?'], 'answer', ['flat', 'medium', 'steep']],
  [
    'he-limits-5',
    'base curves of the custom soft toric, from what to what',
    'answer',
    [mm(6.3), mm(9.8)],
  ],
  ['he-limits-6', ['max sphere for the Ampleye', 'and for the GP Sphere?'], 'answer', [D(25)]],
]);
