import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of a lens that is shown, by typed key. */
export const useShowText = createUseText('lensShow', messages);
