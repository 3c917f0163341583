/** What a visitor can send to the consultants, and how long it is kept. Without zod: the consultant's pages read it. */
export const REQUEST_LIMITS = {
  practice: 120,
  contactName: 120,
  email: 200,
  phone: 40,
  question: 3_000,
  /** The text of a fitting's link. */
  fitting: 12_000,
} as const;

export const RATING_LIMITS = { comment: 500, question: 1_000, intent: 60, citation: 200 } as const;
/** The most sources of one answer that are kept with what was said of it. */
export const CITATIONS_MOST = 20;

export const REQUEST_STATES = ['new', 'inProgress', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Why an answer did not help. */
export const RATING_REASONS = [
  'wrong',
  'incomplete',
  'unclear',
  'misunderstood',
  'noAnswer',
  'other',
] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

/** The kinds of answers of the conversation. */
export const RATED_KINDS = ['answer', 'ask', 'unknown', 'refuse'] as const;

/** Days after which a request is deleted, and what was said of an answer. The pages say so. */
export const REQUEST_KEPT_DAYS = 365;
export const RATING_KEPT_DAYS = 180;
