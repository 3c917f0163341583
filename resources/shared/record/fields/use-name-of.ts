import { useLocale } from '#providers/messages/use-locale.ts';
import { useRecordDefinition } from '../common/record-context.ts';
import type { StoredRecord } from '../common/record-definition.ts';

/** Returns what names a record where many are named: its representation, in words where that is a code. */
export function useNameOf(): (record: StoredRecord) => string {
  const { representation, texts } = useRecordDefinition();
  const locale = useLocale();
  return (record) => {
    const value = String(record[representation]);
    return texts?.[representation]?.(value, locale, record) ?? value;
  };
}
