import { any, D, mm, num, questions, um } from './question.ts';

/** First lenses, by the nomograms of the sources. */
export const SEEN_EN_FIRST = questions('en', 'firstLens', [
  // The clinic's tool: 3400 normal or oblate, 3800 keratoconus and pellucid, 4200 advanced or after a graft.
  [
    'se-first-1',
    'Which Ampleye scleral do I start with for keratoconus?',
    'answer',
    [um(3800)],
    { cites: 'secondHand' },
  ],
  ['se-first-2', 'first ampleye, post graft cornea', 'answer', [um(4200)]],
  // Up to 11.4: 15.5; up to 12.0: 16.5; beyond: 17.0, assumed.
  [
    'se-first-3',
    ['first Ampleye', 'normal cornea', 'HVID is 11.8'],
    'answer',
    [um(3400), mm(16.5)],
    { cites: 'assumption' },
  ],
  [
    'se-first-4',
    ['starting Ampleye for pellucid marginal degeneration', 'HVID 11.2, which diameter?'],
    'answer',
    [mm(15.5)],
  ],
  [
    'se-first-5',
    'Advanced keratoconus, HVID 12.3. First Ampleye lens?',
    'answer',
    [um(4200), mm(17)],
  ],
  // Cylinder 1.50: 0.25 D steeper, 43.25 D = 7.803; 43.27 D takes 9.6 mm. -3 / 1.036 = -2.896 - 0.269 = -3.165
  [
    'se-first-6',
    ['First GP sphere?', 'K 43.00/44.50', 'Rx -3.00 -1.50 x 180'],
    'answer',
    [mm(7.8), mm(9.6), D(-3.25)],
  ],
  // 11.6 + 2.5 = 14.1; 337.5 / 43 = 7.849 + 0.90 = 8.749
  [
    'se-first-7',
    'custom soft sphere, HVID 11.6, K 43.00 / 43.50: base curve and diameter to start?',
    'answer',
    [mm(14.1), mm(8.7)],
  ],
  // -3 / 1.036 = -2.896, nearest -3.00; 43.50 - 3.00 - 0.50 = 40.00 D = 8.438
  [
    'se-first-8',
    'ortho-k starting lens for -3.00, flat K 43.50, steep K 44.00',
    'answer',
    [mm(8.4), D(-3)],
  ],
  // Cylinder 3.00: both 0.50 D flatter, 41.50 = 8.133 and 44.50 = 7.584
  [
    'se-first-9',
    'initial GP bitoric: K 42.00 @ 180 / 45.00 @ 90, rx -2.00 -3.00 x 180',
    'answer',
    [mm(8.15), mm(7.6)],
  ],
  // The mean of both K, 50.00 D
  [
    'se-first-10',
    ['GP keratoconus lens, where do I start?', 'K 48 / 52'],
    'answer',
    [mm(6.75)],
    { cites: 'assumption' },
  ],
  [
    'se-first-11',
    'what lens should i start with',
    'ask',
    [any('lens', 'condition', 'keratometry', 'diagnosis')],
  ],
]);

/** The limits of the lenses of the catalogue. */
export const SEEN_EN_LIMITS = questions('en', 'limits', [
  [
    'se-limits-1',
    'Which diameters is the Ampleye made in?',
    'answer',
    [mm(15), mm(17), any(mm(0.5))],
    { cites: 'lens' },
  ],
  ['se-limits-2', ['tell me about the ampleye', 'sag range?'], 'answer', [um(2800), um(6500)]],
  ['se-limits-3', 'What is the strongest cylinder of the custom soft toric?', 'answer', [D(-12)]],
  ['se-limits-4', 'gp sphere base curve limits', 'answer', [mm(6), mm(9)]],
  ['se-limits-5', 'Can I order an Ampleye in 18 mm?', 'answer', [mm(17)]],
  ['se-limits-6', ['ortho-k', 'how much myopia can it correct at most?'], 'answer', [D(-6)]],
  ['se-limits-7', 'which material is the hybrid made of', 'answer', ['petrafocon']],
  [
    'se-limits-8',
    'Can I have HydraPEG on an Ampleye in Boston XO?',
    'answer',
    ['hydrapeg', any('optimum', 'contamac')],
  ],
  [
    'se-limits-9',
    ['highest add in the GP multifocal?', 'and in the custom soft multifocal?'],
    'answer',
    [D(4)],
  ],
  ['se-limits-10', 'steepest base curve of the GP keratoconus lens', 'answer', [mm(4.3)]],
  ['se-limits-11', 'limbal zone options on the ampleye', 'answer', [any(num(4), um(100)), um(25)]],
]);
