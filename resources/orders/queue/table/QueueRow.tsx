import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Children } from 'react';
import { DataTableBody, DataTableHead, useRecordContext } from 'react-admin';
import type { DataTableBodyProps, DataTableHeadProps, DataTableRowProps } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { NamedRow } from '../../../shared/list/NamedRow.tsx';
import { VISUALLY_HIDDEN } from '../../../shared/visually-hidden.ts';
import { OpenedOrder } from '../opened/OpenedOrder.tsx';
import { OpenRowButton } from '../opened/OpenRowButton.tsx';
import { rowMark } from '../rows/queue-rows.ts';
import { useSelection } from '../rows/selection.ts';
import { useQueue } from './queue-context.ts';
import { RowDecisions } from './RowDecisions.tsx';

/** The class of the cell below an open row. */
export const OPENED_CELL = 'queue-opened';

/** The heads of react-admin's table, and one above the actions. */
export function QueueHead({ children, ...head }: DataTableHeadProps) {
  const text = useText('orderQueue');
  return (
    <DataTableHead {...head}>
      {children}
      <TableCell variant="head" className="RaDataTable-headerCell">
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {text('row.actions')}
        </Box>
      </TableCell>
    </DataTableHead>
  );
}

export function QueueBody(body: DataTableBodyProps) {
  return <DataTableBody {...body} row={QueueRow} />;
}

/** One order of the queue with its decisions, and what it is made of below when the row is open. */
function QueueRow({ children, ...row }: DataTableRowProps) {
  const text = useText('orderQueue');
  const order = useRecordContext<OrderSummary>();
  const { selected } = useSelection();
  const { decisions, openRows } = useQueue();
  if (!order) return null;
  return (
    <>
      <NamedRow
        {...row}
        {...rowMark(order.id)}
        label={text('select.row', { number: order.number })}
        beside={<OpenRowButton order={order} openRows={openRows} />}
        selected={selected.has(order.id)}
        sx={{
          position: 'relative',
          '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        {children}
        <TableCell align="right">
          <RowDecisions order={order} decisions={decisions} />
        </TableCell>
      </NamedRow>
      {openRows.isOpen(order.id) && (
        <TableRow>
          {/* beside the columns: the selection and the actions */}
          <TableCell colSpan={Children.count(children) + 2} className={OPENED_CELL}>
            <OpenedOrder order={order} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
