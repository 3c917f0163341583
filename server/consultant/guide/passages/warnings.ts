import { passagesOf } from './passage.ts';

export const WARNINGS = passagesOf('warnings', [
  {
    id: 'not-clinical-advice',
    families: [],
    source: 'assumption',
    en: [
      'What this guide is not',
      'The guide summarizes publications for those who fit lenses. It does not replace the judgment of the clinician who sees the eye, and it is no advice to wearers. Many figures come from guides to other lenses, from journals or from a clinic’s tool; each passage names its source and how far it can be trusted. What is marked as an assumption has no published source: this portal assumed it.',
    ],
    es: [
      'Qué no es esta guía',
      'La guía relata publicaciones para quienes adaptan lentes. No sustituye el juicio del clínico que ve el ojo, y no es consejo para usuarios de lentes. Muchas cifras vienen de guías de otros lentes, de revistas o de la herramienta de una clínica; cada pasaje nombra su fuente y hasta dónde se puede confiar en ella. Lo marcado como supuesto no tiene fuente publicada: este portal lo supuso.',
    ],
  },
  {
    id: 'ask-a-consultant',
    families: [],
    source: 'assumption',
    en: [
      'When to ask a consultant',
      'Ask when several findings call for changes at once, when they contradict each other, when a rotation is not stable, when a lens is not made in what is needed, and for keratoconus designs and hybrids, for which no guide to changes was at hand. The maker of a soft lens asks for symptoms and refraction and makes the changes itself.',
      'That list is an assumption of this portal, drawn from its sources.',
    ],
    es: [
      'Cuándo preguntar a un consultor',
      'Pregunte cuando varios hallazgos pidan cambios a la vez, cuando se contradigan, cuando una rotación no sea estable, cuando el lente no se fabrique en lo que hace falta, y con diseños para queratocono e híbridos, de los que no se disponía de una guía de cambios. El fabricante de un lente blando pide síntomas y refracción y hace él mismo los cambios.',
      'Esa lista es un supuesto de este portal, sacado de sus fuentes.',
    ],
  },
  {
    id: 'when-to-refer',
    families: [],
    source: 'assumption',
    en: [
      'Pain, loss of vision, a red eye: when to refer',
      'No source of this guide deals with disease, so this is an assumption made for safety: with pain, sudden loss of vision, discharge, or redness that does not go away after the lens is off, the lens stays off and the eye is examined without delay by who may treat it. A change of the lens is no answer to such signs, and a consultant of the laboratory does not judge them.',
    ],
    es: [
      'Dolor, pérdida de visión, ojo rojo: cuándo derivar',
      'Ninguna fuente de esta guía trata de enfermedades, así que esto es un supuesto hecho por seguridad: con dolor, pérdida súbita de visión, secreción o enrojecimiento que no cede al quitar el lente, el lente no se vuelve a poner y examina el ojo sin demora quien pueda tratarlo. Cambiar el lente no responde a esos signos, y un consultor del laboratorio no los juzga.',
    ],
  },
  {
    id: 'corneal-edema',
    families: ['scleral'],
    source: 'maxim',
    en: [
      'Swelling of the cornea (edema)',
      'The guide to Maxim lowers the depth, and flattens the peripheral curves when the edge impinges. Then comes a lens of higher Dk and less thickness. Swelling under a lens is a matter for the clinician first: see when to refer.',
    ],
    es: [
      'Hinchazón de la córnea (edema)',
      'La guía de Maxim reduce la profundidad, y aplana las curvas periféricas cuando el borde deja impronta. Después viene un lente de mayor Dk y menos espesor. La hinchazón bajo un lente es ante todo asunto del clínico: vea cuándo derivar.',
    ],
  },
  {
    id: 'corneal-staining',
    families: ['scleral'],
    source: 'maxim',
    en: [
      'Staining of the cornea',
      'The guide to Maxim first makes sure that the lens is filled with a fluid without preservatives, then relieves bearing over the apex with more depth. Staining with pain or loss of vision is for the clinician: see when to refer.',
    ],
    es: [
      'Tinción de la córnea',
      'La guía de Maxim se asegura primero de que el lente se llene con un líquido sin conservantes, y luego alivia el contacto sobre el ápice con más profundidad. La tinción con dolor o pérdida de visión es asunto del clínico: vea cuándo derivar.',
    ],
  },
  {
    id: 'short-wearing-time',
    families: ['scleral'],
    source: 'maxim',
    en: [
      'Redness and short wearing time',
      'The guide to Maxim checks first that the depth is no more than needed, then flattens the periphery. Redness that does not go away after the lens is off is for the clinician: see when to refer.',
    ],
    es: [
      'Enrojecimiento y poco tiempo de uso',
      'La guía de Maxim comprueba primero que la profundidad no sea mayor de lo necesario, y luego aplana la periferia. El enrojecimiento que no cede al quitar el lente es asunto del clínico: vea cuándo derivar.',
    ],
  },
  {
    id: 'no-double-correction',
    families: [],
    source: 'assumption',
    en: [
      'Do not correct twice',
      'Depth and base curve that change in the same direction for one sign correct it twice. This portal warns of that, of a cylinder of 0.75 D or more over a scleral lens before flexure is excluded, and of limbal touch or blanching that is noted without a change being asked for. The first of these is an assumption of this portal.',
    ],
    es: [
      'No corrija dos veces',
      'La profundidad y la curva base que cambian en el mismo sentido por un solo signo lo corrigen dos veces. Este portal avisa de ello, de un cilindro de 0.75 D o más sobre un lente escleral antes de excluir la flexión, y de un toque limbal o blanqueamiento anotado sin pedir un cambio. Lo primero es un supuesto de este portal.',
    ],
  },
  {
    id: 'therapeutic-wear',
    families: [],
    source: 'deviceClass',
    en: [
      'Daily or extended wear: what the class says',
      'In the United States GP and soft lenses are class II devices for daily wear and class III for extended wear, 21 CFR 886.5916 and 886.5925. Product papers limit their sale to or on the order of a licensed practitioner.',
    ],
    es: [
      'Uso diario o prolongado: qué dice la clase',
      'En Estados Unidos los lentes RGP y blandos son dispositivos de clase II para uso diario y de clase III para uso prolongado, 21 CFR 886.5916 y 886.5925. Los documentos de los productos limitan su venta a un profesional autorizado o por orden suya.',
    ],
  },
]);
