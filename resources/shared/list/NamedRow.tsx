import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import {
  DataTableConfigContext,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin';
import type { DataTableRowProps } from 'react-admin';
import { ListRow } from './ListRow.tsx';

interface NamedRowProps extends DataTableRowProps {
  /** What the checkbox of the row selects. */
  label: string;
  /** Stands beside the checkbox. */
  beside?: ReactNode;
}

/**
 * A row of a DataTable whose checkbox has a name. react-admin's own checkbox has its name on the element around the
 * input, where it counts for nothing.
 */
export function NamedRow({ label, beside, children, ...row }: NamedRowProps) {
  const config = useDataTableConfigContext();
  const withoutOwnCheckbox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutOwnCheckbox}>
      <ListRow {...row}>
        <TableCell padding="checkbox" sx={{ whiteSpace: 'nowrap' }}>
          <SelectRow label={label} />
          {beside}
        </TableCell>
        {children}
      </ListRow>
    </DataTableConfigContext.Provider>
  );
}

function SelectRow({ label }: { label: string }) {
  const record = useRecordContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const toggle = (event: MouseEvent) => {
    handleToggleItem?.(record.id, event);
    // The row leads to the page of the record.
    event.stopPropagation();
  };
  return (
    <Checkbox
      size="small"
      // Above a link that covers the row.
      sx={{ position: 'relative', zIndex: 1 }}
      checked={selectedIds?.includes(record.id) ?? false}
      onClick={toggle}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
