import { useGetManyAggregate, useTranslate } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useRecordDefinition } from '../common/record-context.ts';
import type { RecordReference, StoredRecord } from '../common/record-definition.ts';
import { formatValue } from './format-value.ts';
import { referenceText } from './reference-text.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a field as text, as its form shows them: a choice by its label, a reference by the name of its
 * record. The field may be one that the record no longer has, as in its history. `records` are those that the values are
 * of, where they are known.
 */
export function useValueTexts(
  field: string,
  values: readonly unknown[],
  records: readonly Values[] = [],
): string[] {
  const { name, references, texts } = useRecordDefinition();
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = useReferenceNames(references?.[field], values.flat());
  const own = texts?.[field];
  const textOf = (value: unknown, at: number): string => {
    if (Array.isArray(value)) return value.map((one: unknown) => textOf(one, at)).join(', ');
    if (own && typeof value === 'string' && value !== '') return own(value, locale, records[at]);
    return nameOf(value) ?? formatValue(field, value, { name, translate, locale });
  };
  return values.map(textOf);
}

/**
 * Returns the name of a record of the definition: where a reference names it, that of the referenced record; where its
 * values have texts of their own, that text.
 */
export function useRecordName(record: StoredRecord | undefined): string {
  const { references, representation, texts } = useRecordDefinition();
  const locale = useLocale();
  const value: unknown = record?.[representation];
  const nameOf = useReferenceNames(references?.[representation], [value]);
  if (typeof value !== 'string') return nameOf(value) ?? '';
  return nameOf(value) ?? texts?.[representation]?.(value, locale, record) ?? value;
}

/** Returns what finds the name of a referenced record; null while it is not known. */
function useReferenceNames(
  reference: RecordReference | undefined,
  values: readonly unknown[],
): (id: unknown) => string | null {
  const ids = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const { data } = useGetManyAggregate<StoredRecord>(
    reference?.resource ?? '',
    { ids: reference ? ids : [] },
    { enabled: reference !== undefined && ids.length > 0 },
  );
  return (id) => {
    // Has a hole for a record that is no longer there.
    const found = reference && data?.find((record?: StoredRecord) => record?.id === id);
    return found ? referenceText(reference, found) : null;
  };
}
