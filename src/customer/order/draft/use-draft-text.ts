import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts about drafts, by typed key. */
export const useDraftText = createUseText('draft', messages);
