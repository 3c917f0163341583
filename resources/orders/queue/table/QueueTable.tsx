import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '#resources/shared/list/RowsTable.tsx';
import { SelectPage } from '#resources/shared/list/SelectPage.tsx';
import { usePreference } from '#resources/shared/use-preference.ts';
import type { OrderDecisions } from '#resources/orders/decision/use-order-decision.ts';
import type { OpenRows } from '../opened/use-open-rows.ts';
import { shownColumns } from './columns.ts';
import { QueueRow } from './QueueRow.tsx';
import { useSelection } from './selection.ts';

interface QueueTableProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  decisions: OrderDecisions;
  openRows: OpenRows;
}

/** Shows the orders as rows, with the columns that the user has chosen. */
export function QueueTable({ orders, decisions, openRows }: QueueTableProps) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const { value } = usePreference('orders.columns');
  const selection = useSelection();
  const columns = shownColumns(value);
  const heads = columns.map((column) => ({ ...column, label: labels(`fields.${column.label}`) }));
  return (
    <Box sx={{ '& .MuiTableCell-root': { px: 1 } }}>
      <RowsTable
        label={text('label')}
        columns={heads}
        isLoading={!orders}
        before={
          <SelectPage rows={orders ?? []} selection={selection} label={text('select.page')} />
        }
        after={text('row.actions')}
      >
        {orders?.map((order) => (
          <QueueRow
            key={order.id}
            order={order}
            columns={columns}
            decisions={decisions}
            openRows={openRows}
          />
        ))}
      </RowsTable>
    </Box>
  );
}
