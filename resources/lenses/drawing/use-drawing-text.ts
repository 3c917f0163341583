import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the lens drawing, by typed key. */
export const useDrawingText = createUseText('lensDrawing', messages);
