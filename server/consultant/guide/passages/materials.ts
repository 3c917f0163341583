import { passagesOf } from './passage.ts';

export const MATERIALS = passagesOf('materials', [
  {
    id: 'dk-of-gp',
    families: ['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus', 'scleral', 'orthoK'],
    source: 'materials',
    en: [
      'Dk of GP materials',
      'Boston ES 18, EO 56, XO 100, XO2 141; the first two are inferred from the order in which a brochure prints its figures. Paragon HDS 100: 100 to 101. Optimum Classic 26, Comfort 65, Extra 100, Extreme 125.',
      'Optimum Infinite, about 180, and Menicon Z, about 163, are not verified: no source of theirs was read.',
    ],
    es: [
      'Dk de los materiales RGP',
      'Boston ES 18, EO 56, XO 100, XO2 141; los dos primeros se deducen del orden en que un folleto imprime sus cifras. Paragon HDS 100: de 100 a 101. Optimum Classic 26, Comfort 65, Extra 100, Extreme 125.',
      'Optimum Infinite, unos 180, y Menicon Z, unos 163, no están verificados: no se leyó ninguna fuente suya.',
    ],
  },
  {
    id: 'dk-of-soft',
    families: ['customSoft', 'hybrid'],
    source: 'intelliwave',
    standing: 'secondHand',
    en: [
      'Dk of soft and hybrid materials',
      'Definitive (efrofilcon A, 74 % of water) has Dk 60, the hydrogel of Intelliwave with 49 % has 16. From papers of other makers: hioxifilcon A (59 %) 24, methafilcon A (55 %) 18, polymacon (38 %) 8.4 to 9.5. UltraHealth, a hybrid: 130 in its center, 84 in its skirt.',
    ],
    es: [
      'Dk de los materiales blandos e híbridos',
      'Definitive (efrofilcon A, 74 % de agua) tiene Dk 60; el hidrogel de Intelliwave, con 49 %, tiene 16. De documentos de otros fabricantes: hioxifilcon A (59 %) 24, methafilcon A (55 %) 18, polymacon (38 %) de 8.4 a 9.5. UltraHealth, un híbrido: 130 en el centro, 84 en el faldón.',
    ],
  },
  {
    id: 'oxygen-transmissibility',
    families: [],
    source: 'formula',
    en: [
      'Oxygen transmissibility: Dk/t',
      'Dk belongs to the material, Dk/t to the lens: Dk / (10 × thickness in mm), in units of 10⁻⁹. Dk 100 at a thickness of 0.30 mm gives 33. Twice the thickness halves it.',
      'The calculator of oxygen also compares the value with published criteria, and names them.',
    ],
    es: [
      'Transmisibilidad al oxígeno: Dk/t',
      'El Dk es del material; el Dk/t, del lente: Dk / (10 × espesor en mm), en unidades de 10⁻⁹. Dk 100 con un espesor de 0.30 mm da 33. El doble de espesor lo reduce a la mitad.',
      'La calculadora de oxígeno compara además el valor con criterios publicados, y los nombra.',
    ],
  },
  {
    id: 'which-dk',
    families: ['scleral'],
    source: 'scleralVault',
    en: [
      'Which Dk for a scleral lens',
      'A journal holds a Dk of about 100 enough for a healthy ocular surface, and takes a higher one when hypoxia is a worry. Thickness counts as much: look at Dk/t. With prism, another source wants a Dk above 50.',
    ],
    es: [
      'Qué Dk para un lente escleral',
      'Una revista considera suficiente un Dk de unos 100 para una superficie ocular sana, y toma uno mayor cuando preocupa la hipoxia. El espesor cuenta igual: mire el Dk/t. Con prisma, otra fuente quiere un Dk mayor de 50.',
    ],
  },
  {
    id: 'plasma',
    families: ['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus', 'scleral'],
    source: 'scleralVault',
    en: [
      'Plasma treatment',
      'Oxygen plasma cleans and ionizes the surface, so that it wets better; it wears off. A treated lens is shipped and stored wet, and no abrasive cleaner may touch it. A surface that no longer wets can be treated again.',
      'This portal takes plasma and HydraPEG as a choice of one: that they exclude each other is an assumption.',
    ],
    es: [
      'Tratamiento con plasma',
      'El plasma de oxígeno limpia e ioniza la superficie, de modo que se humecta mejor; se desgasta. Un lente tratado se envía y se guarda húmedo, y ningún limpiador abrasivo debe tocarlo. Una superficie que ya no se humecta se puede tratar de nuevo.',
      'Este portal ofrece plasma o HydraPEG, uno solo: que se excluyan es un supuesto.',
    ],
  },
  {
    id: 'hydrapeg',
    families: ['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus', 'scleral', 'hybrid'],
    source: 'scleralVault',
    en: [
      'HydraPEG coating',
      'HydraPEG is a polymer layer, 90 % water, that is bonded to the lens when it is made, not later. It is meant for dry eyes, deposits and surfaces that do not wet. Dry storage, hard rubbing and the wrong cleaner damage it; a monthly conditioner exists.',
      'In February 2019 it was offered on Contamac materials only, later on FluoroPerm and Paragon HDS, too. The list of today was not at hand.',
    ],
    es: [
      'Recubrimiento HydraPEG',
      'HydraPEG es una capa de polímero, 90 % agua, que se une al lente al fabricarlo, no después. Es para ojos secos, depósitos y superficies que no se humectan. El guardado en seco, frotar con fuerza y un limpiador equivocado la dañan; existe un acondicionador mensual.',
      'En febrero de 2019 se ofrecía solo en materiales de Contamac; después también en FluoroPerm y Paragon HDS. No se disponía de la lista actual.',
    ],
  },
  {
    id: 'lens-colors',
    families: ['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus', 'scleral'],
    source: 'colors',
    en: [
      'Colors and dots of right and left lenses',
      'The usual GP order is blue with a dot on the right lens. With two colors, the one of the right lens has an R in its English name: green, brown or gray; the left lens is blue or yellow.',
      'This portal asks again when both lenses have the same color and none has a mark.',
    ],
    es: [
      'Colores y puntos de los lentes derecho e izquierdo',
      'El pedido RGP usual es azul con un punto en el lente derecho. Con dos colores, el del lente derecho lleva una R en su nombre en inglés: green (verde), brown (café) o gray (gris); el lente izquierdo es azul o amarillo.',
      'Este portal vuelve a preguntar cuando ambos lentes tienen el mismo color y ninguno lleva marca.',
    ],
  },
  {
    id: 'scleral-thickness',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Center thickness of a scleral lens',
      'Atlantis is typically 0.25 to 0.35 mm thick, and is changed in steps of 0.10 mm. More thickness resists flexure and takes oxygen.',
      'For Ampleye this portal assumes 0.20 to 0.50 mm in steps of 0.05 mm, with a quick choice of 0.10 mm more against flexure.',
    ],
    es: [
      'Espesor central de un lente escleral',
      'Atlantis suele tener de 0.25 a 0.35 mm de espesor, y se cambia en pasos de 0.10 mm. Más espesor resiste la flexión y quita oxígeno.',
      'Para Ampleye este portal supone de 0.20 a 0.50 mm en pasos de 0.05 mm, con una opción rápida de 0.10 mm más contra la flexión.',
    ],
  },
  {
    id: 'fenestration-and-notch',
    families: ['scleral'],
    source: 'europa',
    en: [
      'Fenestration and notch',
      'A notch lets the edge pass a pinguecula or a bleb; it is ordered by depth and length in millimeters and its place on the clock. A fenestration is a small hole that makes removal easier; the guide to Jupiter offers it on request in its 15 mm series.',
      'How many and how large they are on Ampleye is an assumption of the portal: from 1 to 3 holes.',
    ],
    es: [
      'Fenestración y muesca',
      'Una muesca deja que el borde pase una pinguécula o una ampolla de filtración; se pide por profundidad y longitud en milímetros y su lugar en el reloj. Una fenestración es un orificio pequeño que facilita el retiro; la guía de Jupiter la ofrece a pedido en su serie de 15 mm.',
      'Cuántas y de qué tamaño en Ampleye es un supuesto del portal: de 1 a 3 orificios.',
    ],
  },
]);
