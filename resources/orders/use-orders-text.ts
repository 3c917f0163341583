import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of orders, by typed key. */
export const useOrdersText = createUseText('orders', messages);
