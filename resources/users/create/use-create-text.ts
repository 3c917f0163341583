import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of making a user and of one-time passwords, by typed key. */
export const useCreateText = createUseText('userCreate', messages);
