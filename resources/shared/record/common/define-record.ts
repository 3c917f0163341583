import { labelsIn } from '#domain/basics/field-labels.ts';
import { LOCALES } from '#providers/messages/locale.ts';
import { addRecordTexts } from '#providers/messages/record-texts.ts';
import type { RecordDefinition, RecordWords } from './record-definition.ts';

/** A tree of texts with the keys of another. */
type LikeTexts<T> = { [K in keyof T]: T[K] extends string ? string : LikeTexts<T[K]> };

type Defined<Words extends RecordWords> = Omit<RecordDefinition, 'words'> & {
  words: { en: Words; es: NoInfer<LikeTexts<Words>> & RecordWords };
};

/**
 * Returns the definition of a kind of record, and adds its words to the texts that react-admin looks up
 * (`resources.<name>.…`). Spanish has the keys of English. Called once, when the module of its pages loads.
 */
export function defineRecord<Words extends RecordWords>(
  definition: Defined<Words>,
): RecordDefinition {
  const { name, fieldLabels = {}, words } = definition;
  for (const locale of LOCALES) {
    const own: RecordWords = words[locale];
    addRecordTexts(locale, name, {
      ...own,
      fields: { ...labelsIn(fieldLabels, locale), ...own.fields },
    });
  }
  return definition;
}
