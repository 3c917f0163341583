import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of customer management, by typed key. */
export const useCustomersText = createUseText('customers', messages);
