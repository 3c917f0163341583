import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of customer management, by typed key. */
export const useCustomersText = createUseText('customers', messages);
