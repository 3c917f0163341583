import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of import, by typed key. */
export const useTransferText = createUseText('lensTransfer', messages);
