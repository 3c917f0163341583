import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of a practice's list of orders, by typed key. */
export const usePracticeText = createUseText('practiceOrders', messages);
