import { any, D, deg, mm, num, questions, um } from './question.ts';

/** A second collection over all subjects, in other words than the first. */
export const SEEN_ES_MORE = [
  ...questions('es', 'calculator', [
    // -3.75 / 1.045
    ['sn-vertex-1', 'Graduación de −3,75, ¿cuánto es en la córnea?', 'answer', [D(-3.59)]],
    // 8 / 1.096
    ['sn-vertex-2', 'en gafas a 12 mm, ¿qué es una lentilla de +8,00?', 'answer', [D(7.3)]],
    [
      'sn-corneal-1',
      ['K 42,25 / 43,50 con meridiano plano 180', '¿cilindro corneal y K media?'],
      'answer',
      [any(D(-1.25), D(1.25)), num(42.875)],
    ],
    [
      'sn-lars-1',
      'Lente tórica con eje 30; giró 8 grados a la izquierda. ¿Eje que pido?',
      'answer',
      [deg(38)],
    ],
    // 2 × 2.00 × 0.1736
    [
      'sn-rotation-error-1',
      'Un cilindro de −2,00 queda mal alineado 10°: ¿cuánto cilindro no se corrige?',
      'answer',
      [D(0.69)],
    ],
    [
      'sn-diameter-1',
      ['diámetro del lente', 'zona óptica 7,6; ancho secundario 0,2; ancho periférico 0,4'],
      'answer',
      [mm(8.8)],
    ],
  ]),
  ...questions('es', 'firstLens', [
    ['sn-first-1', 'queratocono con HVID 11,9, ¿primer Ampleye?', 'answer', [um(3800), mm(16.5)]],
  ]),
  ...questions('es', 'nextChange', [
    // 300 - 16 = 284, within the band
    [
      'sn-change-1',
      ['OD con Ampleye 4400', 'a los 90 minutos hay 300 µm de bóveda, ¿está bien?'],
      'answer',
      [
        any(
          'nada',
          'ningun cambio',
          'no hay que cambiar',
          'sin cambio',
          'dentro',
          'bien',
          'adecuad',
          'no se cambia',
        ),
        any(um(250), um(400)),
      ],
    ],
    // 41.667 + 0.50 = 42.167 D = 8.004; 9.6 - 0.3; +0.50 - 0.52
    [
      'sn-change-2',
      ['GP Sphere 8,10 / 9,6 / +0,50', 'sube y queda arriba'],
      'answer',
      [mm(8), mm(9.3), D(0)],
    ],
  ]),
  ...questions('es', 'limits', [
    ['sn-limits-1', 'adición mínima del GP Multifocal', 'answer', [D(0.75)]],
  ]),
  ...questions('es', 'guide', [
    [
      'sn-guide-1',
      '¿cómo se guardan los lentes con plasma?',
      'answer',
      [any('humed', 'mojad', 'en liquido', 'en solucion')],
    ],
  ]),
  ...questions('es', 'other', [
    ['sn-other-1', '¿Tienen oficinas en México?', ['unknown', 'refuse'], []],
  ]),
];
