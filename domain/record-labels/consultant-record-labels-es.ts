import type { ConsultantRecordLabels } from './consultant-record-labels.ts';

/** The labels of the records of the consultant in Spanish. */
export const CONSULTANT_LABELS_ES: ConsultantRecordLabels = {
  'consultant-requests': {
    createdAt: 'Recibida',
    practice: 'Consultorio',
    contactName: 'Contacto',
    email: 'Correo',
    phone: 'Teléfono',
    language: 'Idioma',
    state: 'Estado',
    assigneeName: 'Asignada a',
    question: 'Pregunta',
    note: 'Nota, solo para el laboratorio',
    held: 'Recibida en un día de mucha actividad',
    changedBy: 'Modificada por',
    changedAt: 'Modificada',
  },
  'consultant-ratings': {
    createdAt: 'Recibida',
    helpful: 'Útil',
    reason: 'Motivo',
    comment: 'Comentario',
    question: 'Pregunta',
    kind: 'Tipo de respuesta',
    intent: 'Entendida como',
    language: 'Idioma',
    held: 'Recibida en un día de mucha actividad',
  },
};
