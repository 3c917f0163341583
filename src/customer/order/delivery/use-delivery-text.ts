import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the delivery block, by typed key. */
export const useDeliveryText = createUseText('orderDelivery', messages);
