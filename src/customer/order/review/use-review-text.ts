import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the review, by typed key. */
export const useReviewText = createUseText('orderReview', messages);
