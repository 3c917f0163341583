import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the picture of a lens, by typed key. */
export const useDrawingText = createUseText('lensDrawing', messages);
