import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of decisions on many orders, by typed key. */
export const useOrderBulkText = createUseText('orderBulk', messages);
