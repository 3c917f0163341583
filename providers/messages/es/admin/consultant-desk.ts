import type { consultantDesk as en } from '../../en/admin/consultant-desk.ts';

/** Los textos de las consultas a un consultor y de las valoraciones, para el laboratorio. */
export const consultantDesk: typeof en = {
  take: 'Asignármela',
  reply: 'Responder por correo',
  subject: 'Su consulta a un consultor',
  answered: 'Marcar como respondida',
  failed: 'La consulta no se modificó',
  done: { taken: 'La consulta es suya.', answered: 'La consulta está marcada como respondida.' },
  openFitting: 'Abrir la adaptación que la acompaña (pestaña nueva)',
  sources: 'Fuentes que citó la respuesta:',
  noSources: 'La respuesta no citó fuentes.',
};
