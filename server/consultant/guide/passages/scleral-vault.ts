import { passagesOf } from './passage.ts';

/** Height of a scleral lens above the cornea. */
export const SCLERAL_VAULT = passagesOf('scleral', [
  {
    id: 'scleral-zones',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'The four zones of Ampleye',
      'A clinic’s tool names four zones of Ampleye by abbreviation: CVZ, PCZ, LLZ and SLZ. Each is changed on its own, but a change of the LLZ can move the height of the central and peripheral corneal zones, too. The vault is checked first, then the limbus, then the landing.',
      'The long names are not spelled out there. This portal reads them as central vault, peripheral corneal, limbal lift and scleral landing zone; that reading is an assumption.',
    ],
    es: [
      'Las cuatro zonas de Ampleye',
      'La herramienta de una clínica nombra cuatro zonas de Ampleye por su abreviatura: CVZ, PCZ, LLZ y SLZ. Cada una se cambia por separado, pero un cambio de la LLZ puede mover también la altura de las zonas corneales central y periférica. Primero se revisa la bóveda, luego el limbo y luego el apoyo.',
      'Los nombres completos no aparecen allí. Este portal los lee como zona de bóveda central, corneal periférica, de levantamiento limbal y de apoyo escleral; esa lectura es un supuesto.',
    ],
  },
  {
    id: 'scleral-vault',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Central vault wanted with Ampleye',
      'The central vault is the distance between the back of the lens and the front of the cornea. On the eye, 250 to 400 µm are wanted with Ampleye.',
      'A settled vault below 250 µm asks for more sagittal depth, one above 400 µm for less. The figure comes from a clinic’s tool; a fitting guide of the maker was not at hand.',
    ],
    es: [
      'Bóveda central que se busca con Ampleye',
      'La bóveda central es la distancia entre la cara posterior del lente y la superficie anterior de la córnea. En el ojo se buscan de 250 a 400 µm con Ampleye.',
      'Una bóveda asentada por debajo de 250 µm pide más profundidad sagital; por encima de 400 µm, menos. La cifra viene de la herramienta de una clínica; no se disponía de una guía del fabricante.',
    ],
  },
  {
    id: 'scleral-vault-sources',
    families: ['scleral'],
    source: 'lessComplex',
    en: [
      'How much vault: sources disagree',
      'A review calls 100 to 300 µm ideal in the center, falling over the day; a journal calls 200 to 250 µm generally accepted. Guides to other lenses differ: Atlantis 200 to 400 µm after 15 to 20 minutes, Europa 100 to 300 µm, Maxim 100 µm, Jupiter 40 to 200 µm. EyeSpace wants 100 to 150 µm after settling and never less than 100 µm at aftercare.',
      'So a figure is only worth something with the lens and the time of wear it belongs to.',
    ],
    es: [
      'Cuánta bóveda: las fuentes no coinciden',
      'Una revisión considera ideales de 100 a 300 µm en el centro, que bajan durante el día; una revista considera aceptados en general de 200 a 250 µm. Las guías de otros lentes difieren: Atlantis de 200 a 400 µm tras 15 a 20 minutos, Europa de 100 a 300 µm, Maxim 100 µm, Jupiter de 40 a 200 µm. EyeSpace busca de 100 a 150 µm tras asentarse y nunca menos de 100 µm en los controles.',
      'Por eso una cifra solo vale junto con el lente y el tiempo de uso a los que pertenece.',
    ],
  },
  {
    id: 'scleral-vault-low',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Central vault too low or touch',
      'When the settled vault of Ampleye is below 250 µm, raise the CVZ, which is to say the total sagittal depth. Central touch always asks for more depth.',
      'Guides to other lenses say the same: Maxim adds 0.1 mm of depth for each 1.0 mm of touch, and a steeper base curve comes second. Do not change depth and base curve together for the same sign: that corrects twice.',
    ],
    es: [
      'Bóveda central demasiado baja o toque',
      'Cuando la bóveda asentada de Ampleye está por debajo de 250 µm, aumente la CVZ, es decir, la profundidad sagital total. El toque central siempre pide más profundidad.',
      'Las guías de otros lentes dicen lo mismo: Maxim añade 0.1 mm de profundidad por cada 1.0 mm de toque, y una curva base más cerrada viene en segundo lugar. No cambie la profundidad y la curva base a la vez por el mismo signo: eso corrige dos veces.',
    ],
  },
  {
    id: 'scleral-vault-high',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Central vault too high',
      'When the settled vault of Ampleye is above 400 µm, lower the CVZ, which is to say the total sagittal depth.',
      'Sources disagree on the way. The guide to Atlantis flattens the base curve by 1.00 D when the excess is more than 100 µm or a big bubble stands in the center; with less than 100 µm of excess it takes one flat scleral zone, then a base curve 0.50 D flatter. A smaller diameter comes last. Ampleye is ordered by its depth, so this portal follows the depth.',
    ],
    es: [
      'Bóveda central demasiado alta',
      'Cuando la bóveda asentada de Ampleye está por encima de 400 µm, reduzca la CVZ, es decir, la profundidad sagital total.',
      'Las fuentes no coinciden en el camino. La guía de Atlantis aplana la curva base 1.00 D cuando el exceso supera 100 µm o hay una burbuja grande en el centro; con menos de 100 µm de exceso toma una zona escleral plana y luego una curva base 0.50 D más plana. Un diámetro menor viene al final. Ampleye se pide por su profundidad, así que este portal sigue la profundidad.',
    ],
  },
  {
    id: 'scleral-settling',
    families: ['scleral'],
    source: 'ampleyeTool',
    en: [
      'Settling: how much vault is lost',
      'A scleral lens comes closer to the cornea while it is worn. For Ampleye a clinic’s tool expects about 130 µm in about 8 hours: settled vault = first reading − 130 µm; a reading taken at 4 to 8 hours is used as it is.',
      'Others report 83 µm in a study, 50 to 150 µm in the guide to Atlantis, and about 200 µm after 60 minutes in the guide to Europa. Half of the settling happens in the first 30 minutes. A vault without the minutes of wear therefore says little.',
    ],
    es: [
      'Asentamiento: cuánta bóveda se pierde',
      'Un lente escleral se acerca a la córnea mientras se usa. Para Ampleye, la herramienta de una clínica espera unos 130 µm en unas 8 horas: bóveda asentada = primera lectura − 130 µm; una lectura tomada a las 4 a 8 horas se usa tal cual.',
      'Otros informan 83 µm en un estudio, de 50 a 150 µm en la guía de Atlantis y unos 200 µm tras 60 minutos en la guía de Europa. La mitad del asentamiento ocurre en los primeros 30 minutos. Una bóveda sin los minutos de uso dice por ello poco.',
    ],
  },
  {
    id: 'scleral-bands',
    families: ['scleral'],
    source: 'assumption',
    en: [
      'Bands of the settled vault in this portal',
      'For a scleral lens without figures of its own, this portal assumes: below 100 µm too low, add 150 to 200 µm; 100 to 199 µm low, add 100 µm; 200 to 300 µm good; 301 to 450 µm high, take off 100 to 200 µm; above 450 µm too high, take off 200 µm. An open clinical tool uses the same bands.',
      'For Ampleye the good band is 250 to 400 µm. These bands are assumptions, not figures of a maker.',
    ],
    es: [
      'Rangos de la bóveda asentada en este portal',
      'Para un lente escleral sin cifras propias, este portal supone: por debajo de 100 µm demasiado baja, añadir de 150 a 200 µm; de 100 a 199 µm baja, añadir 100 µm; de 200 a 300 µm buena; de 301 a 450 µm alta, quitar de 100 a 200 µm; por encima de 450 µm demasiado alta, quitar 200 µm. Una herramienta clínica abierta usa los mismos rangos.',
      'Para Ampleye el rango bueno es de 250 a 400 µm. Estos rangos son supuestos, no cifras de un fabricante.',
    ],
  },
  {
    id: 'scleral-central-bubble',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'A large bubble in the center',
      'First rule out a bubble from insertion: fill the lens to the brim and insert it again, face down. A large central bubble that comes back means too much vault.',
      'The guide to Atlantis then lowers the depth by a base curve 1.00 D flatter, and takes a smaller diameter next. Small still bubbles off the pupil are acceptable.',
    ],
    es: [
      'Una burbuja grande en el centro',
      'Primero descarte una burbuja de inserción: llene el lente hasta el borde e insértelo de nuevo, boca abajo. Una burbuja central grande que vuelve indica demasiada bóveda.',
      'La guía de Atlantis reduce entonces la profundidad con una curva base 1.00 D más plana, y después toma un diámetro menor. Las burbujas pequeñas e inmóviles fuera de la pupila son aceptables.',
    ],
  },
]);
