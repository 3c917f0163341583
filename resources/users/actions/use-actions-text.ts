import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of what is done with a user, by typed key. */
export const useActionsText = createUseText('userActions', messages);
