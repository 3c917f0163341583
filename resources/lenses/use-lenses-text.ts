import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of lenses, by typed key. */
export const useLensesText = createUseText('lenses', messages);
