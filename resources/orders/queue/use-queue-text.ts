import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the approval queue, by typed key. */
export const useQueueText = createUseText('orderQueue', messages);
