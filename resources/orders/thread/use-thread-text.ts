import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the messages about an order, by typed key. */
export const useThreadText = createUseText('orderThread', messages);
