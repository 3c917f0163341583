import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of enabling and disabling many users, by typed key. */
export const useUserBulkText = createUseText('userBulk', messages);
