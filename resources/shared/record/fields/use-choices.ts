import { useTranslate } from 'react-admin';
import type { ZodObject } from 'zod';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useRecordDefinition } from '../common/record-context.ts';
import { choicesOf } from './field-type.ts';

/** Returns the values of a choice with their labels, for react-admin. They are the record's, or those of a schema. */
export function useChoices(source: string, schema?: ZodObject): { id: string; name: string }[] {
  const definition = useRecordDefinition();
  const translate = useTranslate();
  const locale = useLocale();
  const own = definition.texts?.[source];
  return choicesOf(schema ?? definition.schema, source).map((id) => ({
    id,
    name:
      own?.(id, locale, undefined) ??
      translate(`resources.${definition.name}.choices.${source}.${id}`),
  }));
}
