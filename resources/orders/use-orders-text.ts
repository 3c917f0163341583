import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of orders, by typed key. */
export const useOrdersText = createUseText('orders', messages);
