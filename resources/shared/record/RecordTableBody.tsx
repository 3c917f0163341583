import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin';
import type { DataTableBodyProps, DataTableRowProps } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordDefinition } from './record-context.ts';
import type { StoredRecord } from './record-definition.ts';

/**
 * The rows of a table, each with a checkbox that has the name of its record. react-admin's own checkbox has its name on
 * the element around the input, where it counts for nothing.
 */
export function RecordTableBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={RecordRow} />;
}

function RecordRow({ children, ...row }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const withoutOwnCheckbox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutOwnCheckbox}>
      <DataTableRow {...row}>
        <SelectCell />
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
}

function SelectCell() {
  const { representation } = useRecordDefinition();
  const text = useText('records');
  const record = useRecordContext<StoredRecord>();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const toggle = (event: MouseEvent) => {
    handleToggleItem?.(record.id, event);
    // The row leads to the page of the record.
    event.stopPropagation();
  };
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={selectedIds?.includes(record.id) ?? false}
        onClick={toggle}
        slotProps={{
          input: { 'aria-label': text('select', { name: String(record[representation]) }) },
        }}
      />
    </TableCell>
  );
}
