import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts that all bulk actions share, by typed key. */
export const useBulkText = createUseText('bulk', messages);
