import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './import-messages.ts';

/** Returns the texts of the import, by typed key. */
export const useImportText = createUseText('importPrescription', messages);
