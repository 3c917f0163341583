import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words round the warnings of an order, by typed key; what they say comes from the domain. */
export const useWarningsText = createUseText('warnings', messages);
