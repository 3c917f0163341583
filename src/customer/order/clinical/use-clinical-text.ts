import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the clinical block, by typed key. */
export const useClinicalText = createUseText('clinical', messages);
