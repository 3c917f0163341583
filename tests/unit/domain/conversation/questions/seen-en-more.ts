import { any, D, mm, mm3, questions, rx, um } from './question.ts';

/** A second collection over all subjects, in other words than the first. */
export const SEEN_EN_MORE = [
  ...questions('en', 'calculator', [
    // 12.5 / (1 - 0.1375)
    ['sm-vertex-1', ['Specs are +12.50, BVD 11', 'corneal plane power?'], 'answer', [D(14.49)]],
    // -14 / (1 - 0.182)
    ['sm-vertex-2', 'What would a -14.00 contact be in the frame at 13mm?', 'answer', [D(-17.11)]],
    // -2.427 - (44.408 - 44.75)
    [
      'sm-power-1',
      'K flat 44.75, rigid lens base curve 7.60, Rx -2.50: which GP power?',
      'answer',
      [D(-2.085)],
    ],
    // 42.722 - 43.269
    ['sm-base-1', 'base curve change on a -4.00 RGP, 7.80 to 7.90', 'answer', [D(-3.45)]],
    [
      'sm-crossed-1',
      ['add two powers', '-2.00 -0.50 x 80', '+0.50 -1.00 x 80'],
      'answer',
      [rx(-1.5, -1.5, 80)],
    ],
    // 8.2 - √(67.24 - 27.5625)
    [
      'sm-sag-1',
      'sag, radius 8.20 mm, over 10.5 mm?',
      'answer',
      [any(mm3(1.901), um(1901), mm(1.9))],
    ],
  ]),
  ...questions('en', 'firstLens', [
    [
      'sm-first-1',
      ['Ampleye for an eye with a corneal transplant', 'HVID is 12.2, which lens first?'],
      'answer',
      [um(4200), mm(17)],
    ],
  ]),
  ...questions('en', 'nextChange', [
    // 450 - 2 = 448; 325 - 448 = -123: 3377
    [
      'sm-change-1',
      ['OS wears an Ampleye 3500', '450 µm of vault after 3 hours of wear'],
      'answer',
      [um(3400)],
    ],
    // 42.994 + 0.50 = 43.494 D = 7.760; 9.3 + 0.3; -3.25 - 0.55
    [
      'sm-change-2',
      'GP sphere, base curve 7.85, diameter 9.3, power -3.25. Too mobile.',
      'answer',
      [mm(7.75), mm(9.6), D(-3.75)],
    ],
  ]),
  ...questions('en', 'limits', [
    ['sm-limits-1', 'smallest diameter of the GP Sphere?', 'answer', [mm(8)]],
  ]),
  ...questions('en', 'guide', [
    ['sm-guide-1', 'How must a plasma treated lens be stored?', 'answer', ['wet']],
  ]),
  ...questions('en', 'other', [
    ['sm-other-1', 'translate good night into German', ['unknown', 'refuse'], []],
  ]),
];
