import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of user management, by typed key. */
export const useUsersText = createUseText('users', messages);
