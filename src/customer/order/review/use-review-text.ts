import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the review before an order is sent, by typed key. */
export const useReviewText = createUseText('orderReview', messages);
