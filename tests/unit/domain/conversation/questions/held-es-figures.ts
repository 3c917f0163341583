import { any, D, deg, mm, mm3, num, questions, rx, um } from './question.ts';

/** Held out: nobody who builds the conversation looks at this file. Worked from the formulas with a script of its own. */
export const HELD_ES_FIGURES = questions('es', 'calculator', [
  // -9.25 / 1.13875 = -8.123
  [
    'hs-vertex-1',
    ['Necesito −9,25 de gafas en el plano de la córnea', 'el vértice mide 15 mm'],
    'answer',
    [D(-8.12)],
  ],
  // -5.379; -8 / 1.096 = -7.299
  ['hs-vertex-2', 'vertex: -5.75 -2.25 x 5 en cornea', 'answer', [rx(-5.379, -1.92, 5)]],
  // 6 / 1.078 = 5.566
  [
    'hs-vertex-3',
    '¿A cuánto equivale en anteojos (13 mm) un lente de contacto de +6,00?',
    'answer',
    [D(5.57)],
  ],
  ['hs-transpose-1', 'transpón −3,75 +2,00 × 45', 'answer', [rx(-1.75, -2, 135)]],
  [
    'hs-transpose-2',
    ['pasa a cilindro positivo -0.25 -1.00 x 90', '¿y +4,25 −1,50 × 150?'],
    'answer',
    [rx(2.75, 1.5, 60)],
  ],
  // -6.25 - 1.125
  [
    'hs-equivalent-1',
    ['el equivalente esférico, por favor', '-6,25 -2,25 x 175'],
    'answer',
    [D(-7.375)],
  ],
  // sin² 45° = 0.5
  ['hs-meridian-1', '¿Qué poder hay a 55° en −4,00 −1,50 × 10?', 'answer', [D(-4.75)]],
  // Equal and at right angles
  [
    'hs-crossed-1',
    ['sumar cilindros cruzados', '0,00 −2,00 x 45', '0,00 −2,00 x 135'],
    'answer',
    [D(-2)],
  ],
  // 337.5 / 7.25
  ['hs-k-1', ['47,50 dioptrías en mm', 'y un radio de 7,25 en dioptrías'], 'answer', [D(46.55)]],
  // 42.994 - 40.909
  [
    'hs-corneal-1',
    'Queratometría 8,25 / 7,85 con el plano a 175: ¿astigmatismo corneal?',
    'answer',
    [any(D(-2.08), D(2.08)), deg(175)],
  ],
  // At the cornea -1.953 and -4.494: -2.541; less -1.75
  [
    'hs-residual-1',
    'residual con RGP esférico: -2,00 -2,75 x 180; K plana 42,00, K curva 43,75, meridiano plano 180',
    'answer',
    [D(-0.791), deg(180)],
  ],
  // 40.663 - 41.25
  [
    'hs-tear-1',
    'película lagrimal: curva base 8,30 con K plana 41,25, ¿poder de la lente lagrimal?',
    'answer',
    [D(-0.59)],
  ],
  // -6.670 - (43.548 - 43)
  [
    'hs-power-1',
    '¿Qué poder pido en RGP? Gafas -7,25, k plana 43,00, cb 7,75',
    'answer',
    [D(-7.22)],
  ],
  // -3.359 - (45.918 - 45.50)
  [
    'hs-power-2',
    ['poder RGP con Rx −3,50, K plana 45,50 y curva base 7,50', '¿y si la curva base fuera 7,35?'],
    'answer',
    [D(-3.78)],
  ],
  // At the cornea -3.589 -1.815... tears 43.548 - 43.25
  [
    'hs-toric-tear-1',
    'lágrima tórica y poder completo: −3,75 −2,00 x 5, K 43,25/45,50, meridiano plano 5, curva base 7,75',
    'answer',
    [D(0.298), D(-3.427)],
  ],
  // 45.302 - 45.918 = -0.616
  [
    'hs-base-1',
    ['cambio de curva base: de 7,35 a 7,45', 'el poder era +0,75'],
    'answer',
    [D(1.37)],
  ],
  // -6.25 / 1.075 = -5.814
  [
    'hs-over-1',
    'Sobre un lente de prueba de −0,50 sobrerrefracto −6,25 (12 mm). ¿Poder final?',
    'answer',
    [D(-6.31)],
  ],
  // M -0.125, J0 0.640, J45 0.113
  [
    'hs-over-2',
    'poder final: lente +1.00 -1.50 x 170 y sobrerrefracción 0.00 -0.75 x 50',
    'answer',
    [rx(0.525, -1.299, 5)],
  ],
  // 45.00 - 41.667 = 3.333
  [
    'hs-back-toric-1',
    'Tórico de cara posterior 8,10 × 7,50: cilindro que induce',
    'answer',
    [any(D(-1.11), D(1.11)), any(D(-1.67), D(1.67))],
  ],
  [
    'hs-diameter-1',
    ['diámetro de un lente RGP', 'zona óptica 7,8', 'ancho secundario 0,3 y periférico 0,4'],
    'answer',
    [mm(9.2)],
  ],
  // 170 + 15 = 185
  [
    'hs-lars-1',
    'El tórico pedido a 170 rota 15° hacia la izquierda, ¿eje nuevo?',
    'answer',
    [deg(5)],
  ],
  // 2 × 2.75 × 0.2079
  [
    'hs-rotation-error-1',
    'cilindro 2,75 desalineado 12 grados, ¿cuánto error queda?',
    'answer',
    [D(1.14)],
  ],
  // 8.05 - √(64.8025 - 23.04)
  [
    'hs-sag-1',
    ['Sagita: r = 8,05 mm', 'cuerda 9,6 mm'],
    'answer',
    [any(mm3(1.588), um(1588), mm(1.59))],
  ],
  // 56 / 1.8
  [
    'hs-oxygen-1',
    'transmisibilidad (Dk/t) de un material Dk 56 con 180 µm de espesor',
    'answer',
    [any(num(31.1), num(31.11))],
  ],
]);

export const HELD_ES_FIRST = questions('es', 'firstLens', [
  [
    'hs-first-1',
    'Ojo injertado (queratoplastia): profundidad sagital del primer Ampleye',
    'answer',
    [um(4200)],
  ],
  // Assumed: as a normal or oblate cornea
  [
    'hs-first-2',
    ['Ampleye para ojo seco severo', 'HVID 11,3 mm'],
    'answer',
    [um(3400), mm(15.5)],
    { cites: 'assumption' },
  ],
  // Cylinder 1.00: on K, 41.25 D = 8.182; 41.16 takes 9.6; at the cornea -4.717 + 0.091 = -4.626
  ['hs-first-3', ['primer GP Sphere', 'K 41,25 / 42,25', 'Rx −5,00'], 'answer', [mm(8.2), mm(9.6)]],
  // 12.0 + 2.5; 337.5 / 44 = 7.670 + 1.10 = 8.770
  [
    'hs-first-4',
    'blando a medida esférico (custom soft sphere) inicial con HVID 12,0 y K 44,00/44,50',
    'answer',
    [mm(14.5), mm(8.8)],
  ],
  // 54.00 D = 6.25
  ['hs-first-5', 'curva base inicial del GP Keratoconus para K 52 y 56', 'answer', [mm(6.25)]],
  // Cylinder 3.25: both 0.50 D flatter, 42.00 = 8.036 and 45.25 = 7.459
  [
    'hs-first-6',
    ['quiero adaptar un GP Bitoric', 'K 42,50 / 45,75'],
    'answer',
    [mm(8.05), mm(7.45)],
  ],
]);

export const HELD_ES_LIMITS = questions('es', 'limits', [
  ['hs-limits-1', '¿Qué diámetros hay de ortho-k?', 'answer', [mm(10), mm(12)]],
  ['hs-limits-2', 'cilindro más fuerte del GP Front Toric', 'answer', [D(-8)]],
  ['hs-limits-3', '¿Puedo pedir el GP Sphere con 12 mm de diámetro?', 'answer', [mm(11)]],
  [
    'hs-limits-4',
    ['GP Multifocal', '¿entre qué valores va la zona de lejos?'],
    'answer',
    [mm(3), mm(4.5)],
  ],
  ['hs-limits-5', 'curva base del Ampleye: rango y paso', 'answer', [mm(6.5), mm(9.5), mm(0.05)]],
  [
    'hs-limits-6',
    '¿De qué materiales se puede hacer el custom soft sphere?',
    'answer',
    ['definitive'],
  ],
]);
