import type { calculatorLimits as en } from '../en/limits.ts';

export const calculatorLimits: typeof en = {
  'vertex-distance':
    'El lente cuenta como delgado, y la distancia como medida hasta la córnea. Los laboratorios suponen 12 mm (algunos 13 mm), y muchos dejan igual los poderes menores de 4.00 D; mida los poderes altos.',
  transposition: 'Es válida para todo poder; solo cambia cómo se escribe.',
  'spherical-equivalent':
    'No dice qué tan bien corrige una esfera sola: con más cilindro queda más borrosidad. Las refracciones de 4.00 D o más se llevan antes a la córnea.',
  'meridian-power':
    'Para un lente delgado y rayos a lo largo del eje óptico. Es lo que vale el poder en esa dirección, no un cilindro adicional.',
  'crossed-cylinders':
    'Para lentes delgados en contacto. Las refracciones de 4.00 D o más se llevan antes a la córnea.',
  keratometry:
    'Para queratómetros calibrados con el índice 1.3375. Algunos usan 1.332 o 1.336, con otras dioptrías para el mismo radio; los mm sí coinciden. Entre 25 y 70 D.',
  'corneal-cylinder':
    'Para córneas regulares con meridianos perpendiculares. Dos lecturas del centro dicen poco de una córnea irregular.',
  'residual-astigmatism':
    'Para un lente GP esférico sin flexura y una córnea regular. Un lente que se flexiona deja otro cilindro: revise la sobrequeratometría. El cristalino es parte de lo que queda.',
  'tear-lens':
    'Para un lente rígido que conserva su forma. Toma solo el meridiano plano, y el índice 1.3375 para lente y córnea. No es válida para lentes blandos.',
  'lens-power':
    'Para un lente GP esférico sin flexura. Usa la esfera de la forma con cilindro negativo y la K plana; confirme con una sobrerrefracción.',
  'toric-tear-lens':
    'Para una curva base GP esférica en una córnea regular. El cilindro del poder completo es lo que deja la esfera. Confirme con una sobrerrefracción.',
  'base-curve-change':
    'Para lentes rígidos con la misma zona óptica y la misma adaptación. Como regla práctica, 0.50 D, 0.10 mm y 0.50 D de poder van juntos. No es válida si la bóveda cambia de otro modo.',
  'over-refraction':
    'Para el lente puesto, asentado y en su sitio. El cilindro puede venir de flexura: revise antes la sobrequeratometría. Desde 4.00 D la sobrerrefracción se lleva a la córnea.',
  'back-toric-cylinder':
    'Es un intervalo, no un valor: depende del índice del material. Pida al laboratorio el cilindro exacto de un material.',
  'lens-diameter':
    'Para diseños con una curva secundaria y una periférica. Los diseños con más curvas o bordes asféricos son más anchos.',
  'axis-rotation':
    'Para un lente que siempre vuelve al mismo sitio. Más de 5° de desvío, o un lente que sigue girando, piden otra adaptación y no otro eje.',
  'rotation-error':
    'Para un lente con el cilindro correcto y solo el eje equivocado. En ángulos pequeños, un grado cuesta cerca del 3.5 % del cilindro.',
  'sagittal-depth':
    'Para una sola curva en toda la cuerda. Los lentes con varias curvas, y las córneas reales, son más profundos o más planos hacia el borde.',
  oxygen:
    'Para el espesor que escriba; el poder lo cambia a lo largo del lente. La lágrima bajo un lente escleral, o un segundo lente, dejan pasar menos oxígeno que lo que dice Dk/t. Los mínimos publicados difieren.',
};
