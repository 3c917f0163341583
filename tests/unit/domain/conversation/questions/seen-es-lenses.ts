import { any, D, deg, mm, num, questions, um } from './question.ts';

/** First lenses, by the nomograms of the sources. */
export const SEEN_ES_FIRST = questions('es', 'firstLens', [
  [
    'ss-first-1',
    '¿Con qué Ampleye empiezo en un queratocono avanzado?',
    'answer',
    [um(4200)],
    { cites: 'secondHand' },
  ],
  [
    'ss-first-2',
    'diámetro inicial de Ampleye con HVID 12,1',
    'answer',
    [mm(17)],
    { cites: 'assumption' },
  ],
  ['ss-first-3', ['primer ampleye', 'cornea normal', 'HVID 11,0'], 'answer', [um(3400), mm(15.5)]],
  [
    'ss-first-4',
    ['Primer Ampleye tras queratoplastia', '¿y si fuera degeneración marginal pelúcida?'],
    'answer',
    [um(3800)],
  ],
  // Cylinder 0.50: on K, 42.00 D = 8.036; 41.93 D takes 9.6 mm
  [
    'ss-first-5',
    ['GP Sphere, lente inicial', 'K 42,00/42,50', 'Rx −2,00'],
    'answer',
    [mm(8.05), mm(9.6)],
  ],
  // 11.4 + 2.2; 8.036 + 0.70; at the cornea -1.953 and -3.589
  [
    'ss-first-6',
    'custom soft toric: HVID 11,4, K 42,00/43,00, Rx −2,00 −1,75 x 180, ¿lente inicial?',
    'answer',
    [mm(13.6), mm(8.7), D(-2), D(-1.75)],
  ],
  // -4 / 1.048 = -3.817, nearest -3.75; 42.50 - 3.75 - 0.50 = 38.25 D = 8.824
  [
    'ss-first-7',
    ['ortho-k, primer lente', 'Rx −4,00', 'K plana 42,50 y K curva 43,00'],
    'answer',
    [mm(8.8), D(-3.75)],
  ],
  // 48.00 D = 7.031
  [
    'ss-first-8',
    ['lente inicial GP Keratoconus', 'K 46,00 / 50,00'],
    'answer',
    [mm(7.05)],
    { cites: 'assumption' },
  ],
  // On K, 7.849; 7.85 takes 9.5 mm; the add is 0.25 stronger
  [
    'ss-first-9',
    'GP multifocal para empezar: K 43,00/43,50, Rx +1,00, adición +2,00',
    'answer',
    [mm(7.85), mm(9.5), D(2.25)],
  ],
  // Both 0.50 D flatter: 40.50 = 8.333 and 44.00 = 7.670
  [
    'ss-first-10',
    'curvas base iniciales de un GP Bitoric con K 41,00 / 44,50',
    'answer',
    [mm(8.35), mm(7.65)],
  ],
  [
    'ss-first-11',
    'que lente le pongo primero',
    'ask',
    [any('lente', 'condicion', 'queratometria', 'diagnostico')],
  ],
]);

/** The limits of the lenses of the catalogue. */
export const SEEN_ES_LIMITS = questions('es', 'limits', [
  ['ss-limits-1', '¿Hasta qué cilindro se hace el Ampleye?', 'answer', [D(-10)], { cites: 'lens' }],
  ['ss-limits-2', 'rango de esfera del custom soft sphere', 'answer', [D(-20), D(20)]],
  ['ss-limits-3', '¿Qué diámetros tiene el GP Front Toric?', 'answer', [mm(8.5), mm(10.5)]],
  [
    'ss-limits-4',
    'diametro maximo del lente blando a medida (custom soft sphere)',
    'answer',
    [mm(17)],
  ],
  [
    'ss-limits-5',
    '¿Se puede pedir el Ampleye con 7000 µm de profundidad sagital?',
    'answer',
    [um(6500)],
  ],
  ['ss-limits-6', ['GP Front Toric', '¿qué prisma se puede pedir?'], 'answer', [num(0.5), num(3)]],
  ['ss-limits-7', '¿en qué materiales se hace el ortho-k?', 'answer', ['paragon']],
  ['ss-limits-8', ['adición máxima del Ampleye multifocal', '¿y la mínima?'], 'answer', [D(0.75)]],
  [
    'ss-limits-9',
    'paso y rango de la profundidad de la zona de retorno en ortho-k',
    'answer',
    [um(400), um(700), um(25)],
  ],
  ['ss-limits-10', '¿Qué bóvedas tiene el híbrido?', 'answer', [um(50), um(750)]],
  [
    'ss-limits-11',
    'angulo de apoyo del ortho-k, limites',
    'answer',
    [any(deg(-40), num(40)), any(deg(-25), num(25))],
  ],
]);
