import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of who is online, by typed key. */
export const useOnlineText = createUseText('usersOnline', messages);
