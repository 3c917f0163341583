import { passagesOf } from './passage.ts';

export const CARE = passagesOf('care', [
  {
    id: 'scleral-insertion',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Inserting a scleral lens',
      'Fill the bowl to the brim with saline without preservatives; fluorescein is added in the office only. Lean forward, face down, and place the lens straight with a large plunger or three fingers.',
      'A bubble means that fluid was lost: take the lens out, fill it again fully, and insert it face down. Small still bubbles off the pupil are acceptable.',
    ],
    es: [
      'Insertar un lente escleral',
      'Llene la concavidad hasta el borde con solución salina sin conservantes; la fluoresceína se añade solo en el consultorio. Inclínese hacia delante, boca abajo, y coloque el lente recto con una ventosa grande o con tres dedos.',
      'Una burbuja significa que se perdió líquido: retire el lente, llénelo de nuevo por completo e insértelo boca abajo. Las burbujas pequeñas e inmóviles fuera de la pupila son aceptables.',
    ],
  },
  {
    id: 'scleral-removal',
    families: ['scleral'],
    source: 'atlantis',
    en: [
      'Removing a scleral lens',
      'Wet a small plunger and set it near the edge at 6 o’clock, not on the center, at about 45°. Lift the edge first, to break the suction; then the lens comes off.',
      'When it stays hard, the fit may be too tight: see the passage on lenses that stick.',
    ],
    es: [
      'Retirar un lente escleral',
      'Moje una ventosa pequeña y colóquela cerca del borde a las 6 horas, no en el centro, a unos 45°. Levante primero el borde para romper la succión; luego el lente sale.',
      'Si sigue costando, la adaptación puede estar demasiado apretada: vea el pasaje sobre lentes que se adhieren.',
    ],
  },
  {
    id: 'filling-fluid',
    families: ['scleral'],
    source: 'complications',
    en: [
      'What to fill a scleral lens with',
      'Saline without preservatives. Staining of the cornea is a first reason to make sure of that. Against midday fogging a thicker fluid without preservatives may help, or to remove and refill the lens at midday.',
    ],
    es: [
      'Con qué llenar un lente escleral',
      'Solución salina sin conservantes. La tinción de la córnea es una primera razón para asegurarse de ello. Contra el empañamiento del mediodía puede ayudar un líquido más espeso sin conservantes, o retirar y rellenar el lente al mediodía.',
    ],
  },
  {
    id: 'care-of-coated-lenses',
    families: ['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus', 'scleral'],
    source: 'hydraPegWearer',
    en: [
      'Care of plasma treated and coated lenses',
      'Both are stored wet and cleaned without abrasives. A HydraPEG coating is also damaged by hard rubbing. Use the cleaner that the maker of the coating names; the wearer’s instructions that come with the lens tell which.',
    ],
    es: [
      'Cuidado de lentes con plasma o recubrimiento',
      'Ambos se guardan húmedos y se limpian sin abrasivos. Un recubrimiento HydraPEG se daña además al frotarlo con fuerza. Use el limpiador que indique el fabricante del recubrimiento; las instrucciones para el usuario que vienen con el lente dicen cuál.',
    ],
  },
  {
    id: 'not-wetting',
    families: ['scleral', 'gpSphere'],
    source: 'scleralVault',
    en: [
      'A surface that does not wet, blurred vision',
      'Clean the surface first, and fill a scleral lens again. When it still does not wet, a new plasma treatment or HydraPEG is next, and another material last. Ghosting and fog that go away with cleaning are the surface, not the power.',
    ],
    es: [
      'Una superficie que no se humecta, visión borrosa',
      'Primero limpie la superficie, y rellene el lente escleral. Si aún no se humecta, sigue un nuevo tratamiento con plasma o HydraPEG, y por último otro material. Las imágenes fantasma y la niebla que desaparecen al limpiar son de la superficie, no del poder.',
    ],
  },
]);
