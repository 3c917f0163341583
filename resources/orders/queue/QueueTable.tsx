import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useEffect, useRef } from 'react';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { RowsTable } from '../../shared/list/RowsTable.tsx';
import { usePreference } from '../../shared/use-preference.ts';
import type { OrderDecisions } from '../use-order-decisions.ts';
import { useOrdersText } from '../use-orders-text.ts';
import { shownColumns } from './columns.ts';
import { QueueRow } from './QueueRow.tsx';
import { useSelection } from './selection.ts';
import { useQueueText } from './use-queue-text.ts';

interface QueueTableProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  decisions: OrderDecisions;
}

/** The orders as rows, read from the left, with the columns that the user has chosen. */
export function QueueTable({ orders, decisions }: QueueTableProps) {
  const text = useQueueText();
  const words = useOrdersText();
  const { value } = usePreference('orders.columns');
  const columns = shownColumns(value);
  const heads = columns.map((column) => ({ ...column, label: words(`fields.${column.label}`) }));
  return (
    <Box sx={{ '& .MuiTableCell-root': { px: 1 } }}>
      <RowsTable
        label={text('label')}
        columns={heads}
        isLoading={!orders}
        before={<SelectPage orders={orders ?? []} />}
        after={text('row.actions')}
      >
        {orders?.map((order) => (
          <QueueRow key={order.id} order={order} columns={columns} decisions={decisions} />
        ))}
      </RowsTable>
    </Box>
  );
}

function SelectPage({ orders }: { orders: OrderSummary[] }) {
  const text = useQueueText();
  const { selected, select } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const count = orders.filter(({ id }) => selected.has(id)).length;
  const isPart = count > 0 && count < orders.length;
  // the box itself has to know it too, which no attribute can tell it
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <Checkbox
      size="small"
      disabled={orders.length === 0}
      checked={count > 0 && count === orders.length}
      indeterminate={isPart}
      onChange={(_event, next) => select(orders, next)}
      slotProps={{ input: { ref: box, 'aria-label': text('select.page') } }}
    />
  );
}
