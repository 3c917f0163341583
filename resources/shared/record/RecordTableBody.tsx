import { DataTableBody, useRecordContext } from 'react-admin';
import type { DataTableBodyProps, DataTableRowProps } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { NamedRow } from '../list/NamedRow.tsx';
import { useRecordDefinition } from './common/record-context.ts';
import type { StoredRecord } from './common/record-definition.ts';

/** The rows of a table of records, each with a checkbox that has the name of its record. */
export function RecordTableBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={RecordRow} />;
}

function RecordRow(row: DataTableRowProps) {
  const { representation } = useRecordDefinition();
  const text = useText('records');
  const record = useRecordContext<StoredRecord>();
  if (!record) return null;
  return <NamedRow {...row} label={text('select', { name: String(record[representation]) })} />;
}
