import { createUseText } from '#providers/typed-translate.ts';
import { keyMessages } from './key-messages.ts';

/** The texts of the queue's keys, by typed key. */
export const useKeyText = createUseText('orderKeys', keyMessages);
