import { useTranslate } from 'react-admin';
import { choicesOf } from './field-type.ts';
import { useRecordDefinition } from './record-context.ts';

/** Returns the values of a choice with their labels, for react-admin. */
export function useChoices(source: string): { id: string; name: string }[] {
  const { name, schema } = useRecordDefinition();
  const translate = useTranslate();
  return choicesOf(schema, source).map((id) => ({
    id,
    name: translate(`resources.${name}.choices.${source}.${id}`),
  }));
}
