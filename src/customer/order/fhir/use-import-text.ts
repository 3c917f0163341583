import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './import-messages.ts';

/** The words of the import, by typed key. */
export const useImportText = createUseText('importPrescription', messages);
