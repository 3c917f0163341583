import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the attachments, by typed key. */
export const useAttachmentsText = createUseText('attachments', messages);
