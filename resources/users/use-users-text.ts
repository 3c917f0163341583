import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of user management, by typed key. */
export const useUsersText = createUseText('users', messages);
