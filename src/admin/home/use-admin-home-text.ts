import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the admins' dashboard, by typed key. */
export const useAdminHomeText = createUseText('adminHome', messages);
