import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the delivery block, by typed key. */
export const useDeliveryText = createUseText('orderDelivery', messages);
