import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the pages that are not implemented yet, by typed key. */
export const useNoticesText = createUseText('notices', messages);
