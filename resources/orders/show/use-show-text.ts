import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the page of one order, by typed key. */
export const useShowText = createUseText('orderShow', messages);
