import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of one user's page, by typed key. */
export const useShowText = createUseText('userShow', messages);
