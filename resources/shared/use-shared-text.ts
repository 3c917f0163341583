import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words that every resource says alike, by typed key. */
export const useSharedText = createUseText('shared', messages);
