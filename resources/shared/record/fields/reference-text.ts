import type { RecordReference, StoredRecord } from '../common/record-definition.ts';

/** Returns the name of a referenced record, with what tells equal names apart: "Lakeside Eye Care · 100200". */
export function referenceText(
  { representation, distinction }: Pick<RecordReference, 'representation' | 'distinction'>,
  record: Partial<StoredRecord>,
): string {
  const name = String(record[representation]);
  return distinction === undefined ? name : `${name} · ${String(record[distinction])}`;
}
