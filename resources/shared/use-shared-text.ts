import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts that all resources share, by typed key. */
export const useSharedText = createUseText('shared', messages);
