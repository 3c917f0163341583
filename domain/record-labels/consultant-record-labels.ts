/** The fields of the records of the consultant, as the keys of their labels. */
export interface ConsultantRecordLabels {
  'consultant-requests': Record<
    | 'createdAt'
    | 'practice'
    | 'contactName'
    | 'email'
    | 'phone'
    | 'language'
    | 'state'
    | 'assigneeName'
    | 'question'
    | 'note'
    | 'held'
    | 'changedBy'
    | 'changedAt',
    string
  >;
  'consultant-ratings': Record<
    | 'createdAt'
    | 'helpful'
    | 'reason'
    | 'comment'
    | 'question'
    | 'kind'
    | 'intent'
    | 'language'
    | 'held',
    string
  >;
}
