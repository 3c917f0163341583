import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderDecisions } from '#resources/orders/decision/use-order-decision.ts';
import { OpenedOrder } from '../opened/OpenedOrder.tsx';
import { OpenRowButton } from '../opened/OpenRowButton.tsx';
import type { OpenRows } from '../opened/use-open-rows.ts';
import type { QueueColumn } from './columns.ts';
import { QueueCell } from './QueueCell.tsx';
import { rowMark } from './queue-rows.ts';
import { RowDecisions } from './RowDecisions.tsx';
import { useSelection } from './selection.ts';

/** Places an element above the link that covers the row. */
export const ON_TOP = { position: 'relative', zIndex: 1 } as const;

interface QueueRowProps {
  order: OrderSummary;
  columns: readonly QueueColumn[];
  decisions: OrderDecisions;
  openRows: OpenRows;
}

/** One order of the queue, with what it is made of below when the row is open. */
export function QueueRow(props: QueueRowProps) {
  const { order, columns, openRows } = props;
  return (
    <>
      <SummaryRow {...props} />
      {openRows.isOpen(order.id) && (
        <TableRow>
          {/* beside the columns: the selection and the actions */}
          <TableCell colSpan={columns.length + 2}>
            <OpenedOrder order={order} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Its actions show on hover or focus. */
function SummaryRow({ order, columns, decisions, openRows }: QueueRowProps) {
  const text = useText('orderQueue');
  const { selected, select } = useSelection();
  const isSelected = selected.has(order.id);
  return (
    <TableRow
      hover
      selected={isSelected}
      {...rowMark(order.id)}
      sx={{
        height: 40,
        position: 'relative',
        '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        '& .row-decisions': { opacity: 0 },
        '&:hover .row-decisions, &:focus-within .row-decisions': { opacity: 1 },
        '@media (hover: none)': { '& .row-decisions': { opacity: 1 } },
      }}
    >
      <TableCell padding="checkbox" sx={{ whiteSpace: 'nowrap' }}>
        <Checkbox
          size="small"
          sx={ON_TOP}
          checked={isSelected}
          onChange={(_event, next) => select([order], next)}
          slotProps={{ input: { 'aria-label': text('select.row', { number: order.number }) } }}
        />
        <OpenRowButton order={order} openRows={openRows} />
      </TableCell>
      {columns.map((column) => (
        <TableCell
          key={column.field}
          id={`${column.field}-${order.id}`}
          align={'align' in column ? column.align : undefined}
        >
          <QueueCell field={column.field} order={order} />
        </TableCell>
      ))}
      <TableCell padding="none" align="right">
        <div className="row-decisions">
          <RowDecisions order={order} decisions={decisions} />
        </div>
      </TableCell>
    </TableRow>
  );
}
