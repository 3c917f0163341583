import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words about drafts, by typed key. */
export const useDraftText = createUseText('draft', messages);
