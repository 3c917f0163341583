import { labelsIn } from '#domain/basics/field-labels.ts';
import { GUIDE_LABELS } from '#domain/consultant/guide/guide-record.ts';
import type { guideResource as en } from '../../en/admin/guide-resource.ts';
import { guideNames } from '../guide/guide-names.ts';
import { lenses } from '../shell/lenses.ts';

export const guideResource: typeof en = {
  name: 'Pasaje |||| Guía',
  create: 'Pasaje nuevo',
  edit: 'Editar pasaje',
  search: 'Buscar por palabras de los pasajes y sus fuentes',
  empty: 'La guía no tiene pasajes. El portal trae los suyos al iniciar.',
  fields: {
    ...labelsIn(GUIDE_LABELS, 'es'),
    families: 'Clases de lentes (ninguna: todas)',
    family: 'Clase de lentes',
  },
  choices: {
    topic: guideNames.topics,
    standing: guideNames.standings,
    families: lenses.families,
    family: lenses.families,
  },
  sections: { subject: 'Asunto', text: 'Texto', source: 'Fuente' },
  tabs: { preview: 'Vista previa', versions: 'Versiones' },
  notifications: {
    created: 'Se creó el pasaje. Todos pueden leerlo, salvo que esté oculto.',
    updated: 'Se guardó el pasaje. Todos leen esta versión, salvo que esté oculto.',
  },
};
