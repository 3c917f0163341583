import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of enabling and disabling many users, by typed key. */
export const useBulkText = createUseText('userBulk', messages);
