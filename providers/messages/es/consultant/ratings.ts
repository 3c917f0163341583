import type { ratings as en } from '../../en/consultant/ratings.ts';

/** Si una respuesta del consultor virtual fue útil. */
export const ratings: typeof en = {
  question: '¿Le fue útil?',
  yes: 'Sí',
  no: 'No',
  note: 'Solo si elige, se guardan durante %{days} días su elección y la pregunta, sin nombres. Nada indica quién es usted.',
  form: 'Por qué no fue útil',
  reason: '¿Qué falló?',
  reasons: {
    wrong: 'Es incorrecta',
    incomplete: 'Falta algo',
    unclear: 'Es difícil de entender',
    misunderstood: 'Responde a otra cosa',
    noAnswer: 'No tiene respuesta',
    other: 'Otra cosa',
  },
  comment: '¿Qué esperaba? (opcional)',
  sentQuestion: 'La pregunta, tal como se envía',
  sentComment: 'Su comentario, tal como se envía',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: 'Gracias. Los consultores de lentes lo leen.',
  failed: 'No se pudo enviar. Vuelva a intentarlo en un minuto.',
};
