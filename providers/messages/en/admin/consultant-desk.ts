/** The texts of the lab's side of requests to a consultant, and of ratings. */
export const consultantDesk = {
  take: 'Assign to me',
  reply: 'Reply by email',
  subject: 'Your request to a consultant',
  answered: 'Mark as answered',
  failed: 'The request was not changed',
  done: { taken: 'The request is yours.', answered: 'The request is marked as answered.' },
  openFitting: 'Open the fitting that came with it (new tab)',
  sources: 'Sources that the answer cited:',
  noSources: 'The answer cited no sources.',
};
