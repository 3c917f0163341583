import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the customer area, by typed key. */
export const useCustomerText = createUseText('customer', messages);
