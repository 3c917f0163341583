import { labelsIn } from '#domain/basics/field-labels.ts';
import { CONSULTANT_RATING_LABELS } from '#domain/consultant/requests/consultant-rating.ts';
import { CONSULTANT_REQUEST_LABELS } from '#domain/consultant/requests/consultant-request.ts';
import type {
  consultantRatingResource as enRating,
  consultantRequestResource as enRequest,
} from '../../en/admin/consultant-resources.ts';
import { ratings } from '../consultant/ratings.ts';

const language = { en: 'Inglés', es: 'Español' };

/** Los textos de las consultas a un consultor como registros. */
export const consultantRequestResource: typeof enRequest = {
  name: 'Consulta a un consultor |||| Consultas a un consultor',
  edit: 'Editar la consulta',
  search: 'Buscar consultorio, contacto o correo',
  empty: 'Nadie ha preguntado aún a un consultor.',
  fields: { ...labelsIn(CONSULTANT_REQUEST_LABELS, 'es'), open: 'Abierta' },
  choices: {
    state: { new: 'Nueva', inProgress: 'En curso', answered: 'Respondida', closed: 'Cerrada' },
    language,
  },
  sections: { request: 'Consulta' },
  notifications: { updated: 'La consulta se guardó.' },
};

/** Los textos de las valoraciones de respuestas como registros. */
export const consultantRatingResource: typeof enRating = {
  name: 'Valoración de una respuesta |||| Valoraciones de respuestas',
  search: 'Buscar pregunta o comentario',
  empty: 'Nadie ha valorado aún una respuesta.',
  fields: { ...labelsIn(CONSULTANT_RATING_LABELS, 'es'), title: 'Pregunta' },
  choices: {
    reason: ratings.reasons,
    kind: {
      answer: 'Respuesta',
      ask: 'Pidió un valor',
      unknown: 'No sabía',
      refuse: 'Declinó',
    },
    language,
  },
  sections: { rating: 'Valoración' },
};
