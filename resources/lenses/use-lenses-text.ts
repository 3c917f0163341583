import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of lenses, by typed key. */
export const useLensesText = createUseText('lenses', messages);
