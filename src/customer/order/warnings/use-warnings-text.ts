import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts around an order's warnings, by typed key; the warnings themselves come from the domain. */
export const useWarningsText = createUseText('warnings', messages);
