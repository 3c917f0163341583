import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of the lens editor, by typed key. */
export const useEditorText = createUseText('lensEditor', messages);
export type EditorText = ReturnType<typeof useEditorText>;
