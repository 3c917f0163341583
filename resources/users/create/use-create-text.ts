import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of user creation and one-time passwords, by typed key. */
export const useCreateText = createUseText('userCreate', messages);
