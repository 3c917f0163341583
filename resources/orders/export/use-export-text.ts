import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of printing and exporting, by typed key. */
export const useExportText = createUseText('orderExport', messages);
