import { labelsIn } from '#domain/basics/field-labels.ts';
import { CONSULTANT_RATING_LABELS } from '#domain/consultant/requests/consultant-rating.ts';
import { CONSULTANT_REQUEST_LABELS } from '#domain/consultant/requests/consultant-request.ts';
import { ratings } from '../consultant/ratings.ts';

const language = { en: 'English', es: 'Spanish' };

/** The texts of requests to a consultant as records. */
export const consultantRequestResource = {
  name: 'Request to a consultant |||| Requests to a consultant',
  edit: 'Edit request',
  search: 'Search practice, contact or email',
  empty: 'Nobody has asked a consultant yet.',
  fields: { ...labelsIn(CONSULTANT_REQUEST_LABELS, 'en'), open: 'Open' },
  choices: {
    state: { new: 'New', inProgress: 'In progress', answered: 'Answered', closed: 'Closed' },
    language,
  },
  sections: { request: 'Request' },
  notifications: { updated: 'The request was saved.' },
};

/** The texts of what visitors say of answers, as records. */
export const consultantRatingResource = {
  name: 'Rating of an answer |||| Ratings of answers',
  search: 'Search question or comment',
  empty: 'Nobody has rated an answer yet.',
  fields: { ...labelsIn(CONSULTANT_RATING_LABELS, 'en'), title: 'Question' },
  choices: {
    reason: ratings.reasons,
    kind: {
      answer: 'Answer',
      ask: 'Asked for a value',
      unknown: 'Did not know',
      refuse: 'Declined',
    },
    language,
  },
  sections: { rating: 'Rating' },
};
