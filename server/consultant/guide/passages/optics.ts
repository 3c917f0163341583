import { passagesOf } from './passage.ts';

export const OPTICS = passagesOf('optics', [
  {
    id: 'vertex-distance',
    families: [],
    source: 'xCelToric',
    en: [
      'Vertex distance',
      'A power in a spectacle frame acts differently on the cornea: Fc = F / (1 − d × F), with d in meters. At 12 mm, −4.00 D becomes −3.82 D, −10.00 D becomes −8.93 D and +5.00 D becomes +5.32 D. Take each meridian for itself: −6.00 −2.50 x 180 becomes −5.60 −2.12 x 180.',
      'From 4.00 D on it is usually done; that threshold is a convention, since −3.75 D already becomes −3.59 D. Some laboratories take 13 mm.',
    ],
    es: [
      'Distancia al vértice',
      'Un poder en un armazón actúa de otro modo en la córnea: Fc = F / (1 − d × F), con d en metros. A 12 mm, −4.00 D pasa a −3.82 D, −10.00 D a −8.93 D y +5.00 D a +5.32 D. Tome cada meridiano por separado: −6.00 −2.50 x 180 pasa a −5.60 −2.12 x 180.',
      'Suele hacerse desde 4.00 D; ese umbral es una convención, pues −3.75 D ya pasa a −3.59 D. Algunos laboratorios toman 13 mm.',
    ],
  },
  {
    id: 'over-refraction',
    families: [],
    source: 'europa',
    en: [
      'Over-refraction',
      'New power = power of the lens on the eye + over-refraction. Take an over-refraction to the cornea first when it is 4.00 D or more. Cylinders at other axes are added as crossed cylinders: −4.00 −1.75 x 180 with +0.25 −0.75 x 20 over it makes −3.81 −2.37 x 6.',
      'With 0.75 D or more of cylinder over a rigid lens, check over-keratometry first: the lens may flex.',
    ],
    es: [
      'Sobrerrefracción',
      'Poder nuevo = poder del lente en el ojo + sobrerrefracción. Lleve primero la sobrerrefracción a la córnea cuando sea de 4.00 D o más. Los cilindros con otros ejes se suman como cilindros cruzados: −4.00 −1.75 x 180 con +0.25 −0.75 x 20 encima da −3.81 −2.37 x 6.',
      'Con 0.75 D o más de cilindro sobre un lente rígido, revise antes la sobrequeratometría: el lente puede flexionarse.',
    ],
  },
  {
    id: 'tear-lens',
    families: ['gpSphere', 'gpToric', 'scleral'],
    source: 'formulas',
    en: [
      'Tear lens: SAM and FAP',
      'The tears between a rigid lens and the cornea are a lens: base curve − flat K, both in diopters. With a base curve of 43.50 D on a flat K of 43.00 D it is +0.50 D, so the lens needs 0.50 D more minus.',
      'Steeper add minus, flatter add plus. A base curve that changes by 0.50 D, about 0.10 mm, changes the power by 0.50 D.',
    ],
    es: [
      'Lente lagrimal: SAM y FAP',
      'La lágrima entre un lente rígido y la córnea es un lente: curva base − K plano, ambos en dioptrías. Con una curva base de 43.50 D sobre un K plano de 43.00 D es de +0.50 D, así que el lente necesita 0.50 D más de negativo.',
      'Más cerrado suma negativo, más plano suma positivo. Una curva base que cambia 0.50 D, unos 0.10 mm, cambia el poder 0.50 D.',
    ],
  },
  {
    id: 'spherical-equivalent',
    families: [],
    source: 'formula',
    en: [
      'Spherical equivalent and transposition',
      'Spherical equivalent = sphere + half of the cylinder: −3.00 −0.50 has −3.25 D.',
      'Transposition: add the cylinder to the sphere, change its sign, and turn the axis by 90. So −7.75 +1.75 x 90 is −6.00 −1.75 x 180. The power stays the same.',
    ],
    es: [
      'Equivalente esférico y transposición',
      'Equivalente esférico = esfera + la mitad del cilindro: −3.00 −0.50 tiene −3.25 D.',
      'Transposición: sume el cilindro a la esfera, cambie su signo y gire el eje 90. Así, −7.75 +1.75 x 90 es −6.00 −1.75 x 180. El poder sigue siendo el mismo.',
    ],
  },
]);
