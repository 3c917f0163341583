import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of actions on a user, by typed key. */
export const useActionsText = createUseText('userActions', messages);
