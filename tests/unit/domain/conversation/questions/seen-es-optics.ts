import { any, D, deg, mm, mm3, num, questions, rx, um } from './question.ts';

/** Worked from the published formulas with a script of its own; the working stands beside what is not plain. */
export const SEEN_ES_OPTICS = questions('es', 'calculator', [
  // -5 / 1.06
  ['ss-vertex-1', 'pasar -5,00 al plano corneal', 'answer', [D(-4.72)]],
  // -7 / 1.091
  [
    'ss-vertex-2',
    ['¿Qué potencia en córnea da un −7,00?', 'la distancia al vértice es de 13 mm'],
    'answer',
    [D(-6.42)],
    { onward: 'calculator' },
  ],
  // 9 / 0.874
  ['ss-vertex-3', 'gafa +9,00 vertice 14mm cuanto es en la cornea', 'answer', [D(10.3)]],
  // -6.030; -9.5 / 1.114 = -8.528
  ['ss-vertex-4', 'compensar vértice de -6.50 -3.00 x 170', 'answer', [rx(-6.03, -2.5, 170)]],
  // -12 / 1.12
  [
    'ss-vertex-5',
    ['distancia al vértice: -12,00 a la córnea', '¿y a 10 mm?'],
    'answer',
    [D(-10.71)],
  ],
  // -8 / (1 - 0.104)
  [
    'ss-vertex-6',
    'lente de contacto de -8,00, ¿cuánto sería en anteojos a 13 mm?',
    'answer',
    [D(-8.93)],
  ],
  [
    'ss-vertex-7',
    'distancia al vertice',
    'ask',
    [any('poder', 'potencia', 'refraccion', 'esfera', 'graduacion')],
  ],
  ['ss-transpose-1', 'transponer +0,50 −1,75 x 20', 'answer', [rx(-1.25, 1.75, 110)]],
  [
    'ss-transpose-2',
    'Escribe -4.00 +2.25 x 100 con cilindro negativo',
    'answer',
    [rx(-1.75, -2.25, 10)],
  ],
  ['ss-transpose-3', ['transposición', '-3.50 +1.00 x 175'], 'answer', [rx(-2.5, -1, 85)]],
  ['ss-equivalent-1', 'equivalente esférico de −2,25 −1,50 x 90', 'answer', [D(-3)]],
  [
    'ss-equivalent-2',
    ['equivalente esferico de -1.00 -0.50 x 10', '¿y de +3,75 −2,50 x 5?'],
    'answer',
    [D(2.5)],
  ],
  // sin² 30° = 0.25
  ['ss-meridian-1', ['poder de +1,00 −4,00 x 90 en un meridiano', '120 grados'], 'answer', [D(0)]],
  // By vectors: M -2.25, J0 0.5, J45 0.75
  [
    'ss-crossed-1',
    'cilindros cruzados: -1.50 -1.00 x 180 más +0.50 -1.50 x 45',
    'answer',
    [rx(-1.35, -1.8, 28)],
  ],
  [
    'ss-crossed-2',
    'suma de cilindros cruzados −4,00 −0,75 x 90 y 0,00 −0,75 x 180',
    'answer',
    [D(-4.75)],
  ],
  // 337.5 / 42.75
  ['ss-k-1', '42,75 D a milímetros', 'answer', [mm(7.89)], { cites: 'formula' }],
  // 337.5 / 8.10
  ['ss-k-2', ['42,50 D a milímetros', '¿y 8,10 mm en dioptrías?'], 'answer', [D(41.67)]],
  ['ss-k-3', ['convertir 45 D a mm', '¿y 41,25 D?'], 'answer', [mm(8.18)]],
  // 45.00 - 42.45
  [
    'ss-corneal-1',
    'cilindro corneal con K 7,95/7,50 y meridiano plano a 170',
    'answer',
    [any(D(-2.55), D(2.55)), deg(170)],
  ],
  [
    'ss-corneal-2',
    ['astigmatismo corneal 43,50 / 45,25', 'el meridiano plano está a 15'],
    'answer',
    [any(D(-1.75), D(1.75)), deg(15)],
  ],
  // At the cornea -0.988 and -3.128: -2.140; less -1.50
  [
    'ss-residual-1',
    'astigmatismo residual: Rx -1,00 -2,25 x 180, K 43,50 (180) / 45,00 (90), vértice 12 mm',
    'answer',
    [D(-0.64), deg(180)],
  ],
  // 42.722 - 42
  ['ss-tear-1', ['lente lagrimal: curva base 7,90', 'K plana 42,00'], 'answer', [D(0.72)]],
  // 45.981 - 47
  ['ss-tear-2', ['menisco lagrimal, cb 7.34 mm', 'k plana 47.00'], 'answer', [D(-1.02)]],
  // -5.597 - (44.408 - 44)
  [
    'ss-power-1',
    'poder del lente RGP: Rx −6,00, K plana 44,00, curva base 7,60 mm',
    'answer',
    [D(-6)],
    { cites: 'formula' },
  ],
  // -5.597 - 1.00
  [
    'ss-power-2',
    ['Poder de un RGP para -6.00, K plana 44, CB 7.60', '¿y con curva base de 7,50?'],
    'answer',
    [D(-6.6)],
  ],
  // Tears 43.831 - 43.50; at the cornea -4.269 -1.528
  [
    'ss-toric-tear-1',
    'lente lagrimal tórica: Rx -4,50 -1,75 x 10, K 43,50/45,25, meridiano plano 10, curva base 7,70 mm',
    'answer',
    [D(0.33), D(-4.395)],
  ],
  // 43.269 - 42.722 steeper
  [
    'ss-base-1',
    'El lente es 7,90 / −4,25. Si cambio la curva base a 7,80, ¿qué poder pido?',
    'answer',
    [D(-4.8)],
  ],
  // 44.408 - 45
  ['ss-base-2', 'aplano la cb de 7.50 a 7.60 con -1.50, nuevo poder', 'answer', [D(-0.91)]],
  [
    'ss-over-1',
    ['poder final con lente de prueba +1,00', 'sobrerrefracción −0,50'],
    'answer',
    [D(0.5)],
  ],
  // -4.75 / 1.057 = -4.494
  [
    'ss-over-2',
    'Poder final: lente diagnóstico −1,50 con sobrerrefracción −4,75 a 12 mm',
    'answer',
    [D(-5.99)],
  ],
  [
    'ss-over-3',
    'sobrerrefraccion +0.25 -0.50 x 30 sobre un lente de prueba -2.25 -0.75 x 180, poder final',
    'answer',
    [rx(-2.08, -1.09, 12)],
  ],
  // 46.875 - 42.722 = 4.153
  [
    'ss-back-toric-1',
    'cilindro inducido por un tórico posterior 7,90/7,20',
    'answer',
    [any(D(-1.38), D(1.38)), any(D(-2.08), D(2.08))],
  ],
  [
    'ss-diameter-1',
    'diámetro total con zona óptica 8,0, ancho secundario 0,25 y ancho periférico 0,35',
    'answer',
    [mm(9.2)],
  ],
  [
    'ss-lars-1',
    'Tórico blando con eje 5, gira 10 grados a la derecha: ¿qué eje pido?',
    'answer',
    [deg(175)],
  ],
  [
    'ss-lars-2',
    ['regla LARS: eje 60 y gira 12° a la izquierda', '¿y si gira a la derecha?'],
    'answer',
    [deg(48)],
  ],
  // 2 × 3.50 × 0.1219
  [
    'ss-rotation-error-1',
    ['¿Cuánto queda sin corregir de un cilindro de −3,50 fuera de eje?', '7 grados'],
    'answer',
    [D(0.85)],
  ],
  // 7.9 - √(62.41 - 20.25)
  [
    'ss-sag-1',
    ['sagita con radio 7,90', 'cuerda de 9 mm'],
    'answer',
    [any(mm3(1.407), um(1407), mm(1.41))],
  ],
  // p = 0.75: (8.2 - √(67.24 - 22.6875)) / 0.75
  [
    'ss-sag-2',
    'profundidad sagital r 8.20 e 0.5 diámetro 11',
    'answer',
    [any(mm3(2.034), um(2034), mm(2.03))],
  ],
  [
    'ss-oxygen-1',
    'Dk/t con Dk 100 y espesor central 0,22 mm',
    'answer',
    [any(num(45.5), num(45.45))],
  ],
  [
    'ss-oxygen-2',
    ['transmisibilidad al oxígeno', 'Dk 125', '0,20 mm'],
    'answer',
    [num(62.5)],
    { onward: 'calculator' },
  ],
]);
