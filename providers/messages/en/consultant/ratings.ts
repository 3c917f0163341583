/** Whether an answer of the virtual consultant helped. */
export const ratings = {
  question: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  note: 'Only if you choose, your choice and the question, without names, are kept for %{days} days. Nothing says who you are.',
  form: 'Why it was not helpful',
  reason: 'What was wrong?',
  reasons: {
    wrong: 'It is wrong',
    incomplete: 'Something is missing',
    unclear: 'It is hard to understand',
    misunderstood: 'It answers something else',
    noAnswer: 'It has no answer',
    other: 'Something else',
  },
  comment: 'What did you expect? (optional)',
  sentQuestion: 'The question, as it is sent',
  sentComment: 'Your comment, as it is sent',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you. The lab’s consultants read it.',
  failed: 'It could not be sent. Try again in a minute.',
};
