import { any, D, deg, mm, questions, um } from './question.ts';

/** Next changes. Re-worked from the guides that the facts retell, on the steps of the catalogue. */
export const SEEN_ES_CHANGES = questions('es', 'nextChange', [
  // 560 - 32.5 = 528; 325 - 528 = -203: 3797
  [
    'ss-change-1',
    ['Ampleye con sagita 4000', 'bóveda central de 560 µm a los 60 minutos, ¿qué cambio?'],
    'answer',
    [um(3800)],
    { cites: 'Ampleye' },
  ],
  // 325 - 160 = 165: 3665
  [
    'ss-change-2',
    ['ampleye, prof. sagital 3500', 'boveda 160 micras tras 8 horas'],
    'answer',
    [um(3650)],
  ],
  // Right: 325 - 439 = -114: 3686. Left: 230 - 0.5 = 229; 325 - 229 = 96: 3896
  [
    'ss-change-3',
    [
      'OD Ampleye 3800, bóveda 440 µm tras 4 horas',
      '¿y el ojo izquierdo? mismo lente, 230 µm tras 4 horas',
    ],
    'answer',
    [um(3900)],
    { not: [um(3700)] },
  ],
  [
    'ss-change-4',
    ['Ampleye 3800 con 280 µm de bóveda', '6 horas'],
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
  [
    'ss-change-5',
    'bóveda central de 500 µm con Ampleye 3900',
    'ask',
    [any('minutos', 'tiempo', 'uso')],
  ],
  [
    'ss-change-6',
    'el ampleye toca el limbo; zona limbal estandar',
    'answer',
    [any('cerrada 1', 'mas cerrada'), um(25)],
  ],
  // 100 - 200 = -100: four steps of 25
  [
    'ss-change-7',
    'Ampleye con espacio limbal de 200 µm, zona limbal estándar',
    'answer',
    [any('plana 4', um(-100))],
  ],
  [
    'ss-change-8',
    'impronta en los cuatro cuadrantes con Ampleye, zona escleral plana 1',
    'answer',
    [any('plana 2', 'mas plan'), any('no coinciden', 'discrepan', 'difieren')],
  ],
  [
    'ss-change-9',
    ['Ampleye con apoyo esférico estándar', 'borde levantado en todo el contorno'],
    'answer',
    [any('cerrada 1', 'mas cerrad'), um(50)],
  ],
  ['ss-change-10', 'Ampleye: levantamiento nasal y temporal solamente', 'answer', ['toric']],
  [
    'ss-change-11',
    ['Ampleye, apoyo esférico estándar', 'no entra fluoresceína tras 20 minutos'],
    'answer',
    [any('plana 1', 'mas plan')],
  ],
  [
    'ss-change-12',
    'burbujas en el borde del Ampleye',
    'answer',
    [any('llen', 'rellen'), any('cerrada 1', 'mas cerrad')],
  ],
  // 43.269 + 1.00 = 44.269 D = 7.624; 16.5 + 0.5
  [
    'ss-change-13',
    'El Ampleye se descentra hacia temporal. Curva base 7,80, poder −2,00, diámetro 16,5',
    'answer',
    [mm(7.6), mm(17)],
  ],
  // 44.408 + 0.50 = 44.908 D = 7.515; 9.5 + 0.3
  [
    'ss-change-14',
    ['GP Sphere 7,60 / 9,5 / −2,50', 'queda bajo y se mueve'],
    'answer',
    [mm(7.5), mm(9.8), D(-3)],
    { cites: 'GP problem grid' },
  ],
  // 42.188 - 0.50 = 41.688 D = 8.096; 9.3 - 0.3
  [
    'ss-change-15',
    ['GP Sphere curva base 8,00 diámetro 9,3 poder −1,00', 'hay burbujas en el centro'],
    'answer',
    [mm(8.1), mm(9)],
  ],
  [
    'ss-change-16',
    'burbujas en la periferia de un GP Sphere 9,2 mm, borde estándar',
    'answer',
    [any('cerrado', 'menos levantamiento'), mm(9.5)],
  ],
  [
    'ss-change-17',
    'custom soft toric −1,00 −2,00 x 10, gira 5° a la derecha y es estable',
    'answer',
    [deg(5)],
  ],
  // The nose is to the examiner's left of a left eye: 95 + 3
  [
    'ss-change-18',
    'OI, custom soft toric eje 95 −2,50 −1,25, rotado 3 grados a nasal, estable',
    'answer',
    [deg(98)],
  ],
  [
    'ss-change-19',
    [
      'OI Ampleye +1,00, sobrerrefracción +0,75',
      '¿y el derecho? Ampleye +0,50, sobrerrefracción −1,00',
    ],
    'answer',
    [D(-0.5)],
  ],
  [
    'ss-change-20',
    'GP Front Toric −3,00 −1,50 x 45 girado 10° a la izquierda, estable',
    'answer',
    [deg(55)],
  ],
  [
    'ss-change-21',
    'GP Front Toric −2,00 −1,00 x 90 con sobrerrefracción −0,50 −0,50 x 90',
    'answer',
    [D(-2.5), D(-1.5)],
  ],
  [
    'ss-change-22',
    'el ortho-k queda bajo: zona de retorno 550, ángulo de apoyo −33',
    'answer',
    [um(525), deg(-32)],
  ],
  ['ss-change-23', ['ortho-k con curva base 8,40', 'sobrerrefracción +0,50'], 'answer', [mm(8.3)]],
  [
    'ss-change-24',
    'custom soft toric 8,60 se mueve 1,5 mm',
    'answer',
    [mm(8.4)],
    { cites: 'assumption' },
  ],
  ['ss-change-25', 'híbrido de −4,00 con sobrerrefracción −1,00', 'answer', [D(-5)]],
  [
    'ss-change-26',
    ['GP Front Toric −2,00 −1,50 x 180', 'gira 15° a la izquierda pero no es estable'],
    'answer',
    ['consultor'],
  ],
  ['ss-change-27', 'el ampleye se mueve demasiado', 'answer', ['consultor']],
]);
