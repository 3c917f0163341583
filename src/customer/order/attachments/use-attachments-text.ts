import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the files that go with an order, by typed key. */
export const useAttachmentsText = createUseText('attachments', messages);
