import { passagesOf } from './passage.ts';

export const TORIC = passagesOf('toric', [
  {
    id: 'bitoric-when',
    families: ['gpToric'],
    source: 'gpFaq',
    en: [
      'When a bitoric GP lens is indicated',
      'From a corneal cylinder of 2.50 D on, a back surface with two curves is indicated; from 2.00 D when the cylinder reaches from limbus to limbus. This portal questions a bitoric lens that is ordered with less than 2.00 D.',
    ],
    es: [
      'Cuándo está indicado un lente RGP bitórico',
      'Desde un cilindro corneal de 2.50 D está indicada una cara posterior con dos curvas; desde 2.00 D cuando el cilindro va de limbo a limbo. Este portal cuestiona un bitórico pedido con menos de 2.00 D.',
    ],
  },
  {
    id: 'bitoric-curves',
    families: ['gpToric'],
    source: 'xCelToric',
    en: [
      'Base curves of a bitoric lens',
      'X-Cel’s guide: for a corneal cylinder of 2.62 to 4.75 D both meridians 0.50 D flatter than the cornea; for 4.87 to 6.00 D the flat one 0.50 D and the steep one 0.75 D flatter; beyond that, consult.',
      'Another laboratory differs: 1.50 to 1.87 D both on K; 2.00 to 2.37 D flat on K and steep 0.25 D flatter; from 6.00 D flat 0.50 D steeper and steep 1.00 D flatter. Keep to the guide of whoever makes the lens.',
    ],
    es: [
      'Curvas base de un lente bitórico',
      'Guía de X-Cel: con un cilindro corneal de 2.62 a 4.75 D, ambos meridianos 0.50 D más planos que la córnea; de 4.87 a 6.00 D, el plano 0.50 D y el curvo 0.75 D más planos; más allá, consulte.',
      'Otro laboratorio difiere: de 1.50 a 1.87 D ambos en K; de 2.00 a 2.37 D el plano en K y el curvo 0.25 D más plano; desde 6.00 D el plano 0.50 D más cerrado y el curvo 1.00 D más plano. Siga la guía de quien hace el lente.',
    ],
  },
  {
    id: 'front-toric-when',
    families: ['gpToric'],
    source: 'toricsDecoded',
    en: [
      'Front toric GP lens and its prism',
      'A spherical back surface with residual astigmatism of 0.75 D or more takes a front toric. It is stabilized by a prism of 1.0 to 3.0 prism diopters, which makes the lower edge thicker: a calculator’s source advises a material with Dk above 50.',
      'The same source allows 12° for nasal rotation when the axis is ordered blind, with opposite signs in the two eyes.',
    ],
    es: [
      'Lente RGP tórico frontal y su prisma',
      'Una cara posterior esférica con astigmatismo residual de 0.75 D o más lleva un tórico frontal. Lo estabiliza un prisma de 1.0 a 3.0 dioptrías prismáticas, que engrosa el borde inferior: la fuente de una calculadora aconseja un material con Dk mayor de 50.',
      'La misma fuente prevé 12° de rotación nasal cuando el eje se pide a ciegas, con signos opuestos en los dos ojos.',
    ],
  },
  {
    id: 'residual-astigmatism',
    families: ['gpSphere', 'gpToric'],
    source: 'formulas',
    en: [
      'Residual astigmatism of a rigid lens',
      'Residual astigmatism is the cylinder of the refraction, taken to the cornea, less the corneal cylinder, when both have the same axis. With −1.75 D in the refraction and −1.00 D on the cornea, −0.75 D remains.',
      'Axes that differ need crossed cylinders: use the calculator.',
    ],
    es: [
      'Astigmatismo residual de un lente rígido',
      'El astigmatismo residual es el cilindro de la refracción, llevado a la córnea, menos el cilindro corneal, cuando ambos tienen el mismo eje. Con −1.75 D en la refracción y −1.00 D en la córnea, queda −0.75 D.',
      'Ejes distintos necesitan cilindros cruzados: use la calculadora.',
    ],
  },
  {
    id: 'induced-cylinder',
    families: ['gpToric'],
    source: 'gpFaq',
    en: [
      'Cylinder that a toric back surface induces',
      'A toric back surface induces cylinder of one third to one half of its toricity. Curves of 42.00 and 45.00 D differ by 3.00 D and so induce −1.00 to −1.50 D.',
      'A bitoric lens corrects that on its front surface.',
    ],
    es: [
      'Cilindro que induce una cara posterior tórica',
      'Una cara posterior tórica induce un cilindro de un tercio a la mitad de su toricidad. Curvas de 42.00 y 45.00 D difieren en 3.00 D y por ello inducen de −1.00 a −1.50 D.',
      'Un lente bitórico lo corrige en su cara frontal.',
    ],
  },
  {
    id: 'lars',
    families: ['customSoft', 'gpToric', 'scleral'],
    source: 'toricsDecoded',
    en: [
      'LARS: compensating a rotation',
      'Left add, right subtract, as the examiner sees it: when the bottom of the lens has turned to the examiner’s left, add the degrees to the axis; when to the right, subtract them. With an axis of 180, a turn of 10° to the left gives 10, and 10° to the right gives 170.',
      'Only a rotation that is stable can be compensated. Some web pages print the directions the other way round.',
    ],
    es: [
      'LARS: compensar una rotación',
      'Izquierda suma, derecha resta, vistas por el examinador: cuando la parte inferior del lente giró hacia la izquierda del examinador, sume los grados al eje; hacia la derecha, réstelos. Con un eje de 180, un giro de 10° a la izquierda da 10, y de 10° a la derecha da 170.',
      'Solo se puede compensar una rotación estable. Algunas páginas web imprimen los sentidos al revés.',
    ],
  },
  {
    id: 'rotation-limits',
    families: ['customSoft'],
    source: 'toricStandards',
    en: [
      'How much rotation of a soft toric is acceptable',
      'A study of performance standards calls a mislocation of up to 6° excellent, 7° to 10° acceptable, and more than 10° poor. The maker’s brochure for Intelliwave changes the axis up to 5°, and beyond that makes the lens larger or refits.',
    ],
    es: [
      'Cuánta rotación de un tórico blando es aceptable',
      'Un estudio de normas de rendimiento llama excelente a un desvío de hasta 6°, aceptable de 7° a 10° y deficiente a más de 10°. El folleto del fabricante de Intelliwave cambia el eje hasta 5°, y más allá hace el lente más grande o readapta.',
    ],
  },
  {
    id: 'rotation-error',
    families: ['customSoft', 'gpToric'],
    source: 'formula',
    en: [
      'What a rotated cylinder costs',
      'A cylinder C that stands off its axis by the angle θ leaves a cylinder of 2 × C × sin θ. A cylinder of 2.75 D that is turned by 10° leaves 0.96 D.',
      'High cylinders therefore need the axis in single degrees.',
    ],
    es: [
      'Qué cuesta un cilindro rotado',
      'Un cilindro C que está fuera de su eje el ángulo θ deja un cilindro de 2 × C × sen θ. Un cilindro de 2.75 D girado 10° deja 0.96 D.',
      'Por eso los cilindros altos necesitan el eje de grado en grado.',
    ],
  },
]);
