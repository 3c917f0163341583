import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the clinical block, by typed key. */
export const useClinicalText = createUseText('clinical', messages);
