import type { ConsultantRecordLabels } from './consultant-record-labels.ts';

/** The labels of the records of the consultant in English. */
export const CONSULTANT_LABELS_EN: ConsultantRecordLabels = {
  'consultant-requests': {
    createdAt: 'Received',
    practice: 'Practice',
    contactName: 'Contact',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    state: 'State',
    assigneeName: 'Assigned to',
    question: 'Question',
    note: 'Note, for the lab only',
    held: 'Received on a busy day',
    changedBy: 'Changed by',
    changedAt: 'Changed',
  },
  'consultant-ratings': {
    createdAt: 'Given',
    helpful: 'Helpful',
    reason: 'Reason',
    comment: 'Comment',
    question: 'Question',
    kind: 'Kind of answer',
    intent: 'Understood as',
    language: 'Language',
    held: 'Received on a busy day',
  },
};
