import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the lens page, by typed key. */
export const useShowText = createUseText('lensShow', messages);
