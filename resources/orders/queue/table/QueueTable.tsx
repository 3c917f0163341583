import { DataTable, useDataTableRenderContext } from 'react-admin';
import type { DataTableColumnProps } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ONE_LINE } from '../../../shared/list/dense.ts';
import { OrderAge } from '../../marks/OrderAge.tsx';
import { OrderedLensNames } from '../../marks/OrderedLensNames.tsx';
import { OrderPromise } from '../../marks/OrderPromise.tsx';
import { OrderStateChip } from '../../marks/OrderStateChip.tsx';
import { Marks, NumberLink, Patient, Practice, Total } from './cells.tsx';
import { OPENED_CELL, QueueBody, QueueHead } from './QueueRow.tsx';

/** Where react-admin's store has the columns: not under the name of the resource, which may hold searches for patients. */
export const COLUMNS_KEY = 'order-queue.datatable';

/** Shown to those who choose it. */
const HIDDEN_AT_FIRST = ['total'];

/** The class of a column that takes its part of what the others leave. The whole of it shows on hover of the row. */
const SHARED = 'queue-shared-width';

const DENSE = {
  ...ONE_LINE,
  '& .MuiTableCell-root': { px: 1, py: 0, height: 40, boxSizing: 'border-box' },
  [`& td:not(.${OPENED_CELL}) > div`]: { flexDirection: 'row' },
  [`& td:not(.${OPENED_CELL}) :is(div, span)`]: { flexWrap: 'nowrap', minWidth: 0 },
  [`& td.${SHARED} div > span:last-child`]: { overflow: 'hidden', textOverflow: 'ellipsis' },
  [`& .${SHARED}`]: { width: '25%', minWidth: 72, maxWidth: 0 },
  [`& td.${OPENED_CELL}`]: { maxWidth: 'none', overflow: 'visible', whiteSpace: 'normal' },
  // Between the cards and a whole table it scrolls sideways by itself.
  '& .RaDataTable-tableWrapper': { overflowX: { md: 'auto', lg: 'visible' } },
  '& .RaDataTable-table': { minWidth: { md: 960, lg: 0 } },
} as const;

type Column = DataTableColumnProps<OrderSummary>;

type Label =
  | 'number'
  | 'age'
  | 'practice'
  | 'patient'
  | 'lenses'
  | 'flags'
  | 'type'
  | 'promised'
  | 'total'
  | 'state';

interface QueueTableProps {
  /** The orders of the page without those that are still to be shown; undefined while they load. */
  orders: OrderSummary[] | undefined;
}

/** Shows the orders of react-admin's list as rows, with the columns that the user has chosen. */
export function QueueTable({ orders }: QueueTableProps) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const column = (source: string, label: Label, render: Column['render']): Column => ({
    source,
    label: labels(`fields.${label}`),
    render,
  });
  return (
    <DataTable<OrderSummary>
      aria-label={text('label')}
      data={orders}
      storeKey={COLUMNS_KEY}
      hiddenColumns={HIDDEN_AT_FIRST}
      rowClick={false}
      head={QueueHead}
      body={QueueBody}
      bulkActionsToolbar={<></>}
      bulkActionButtons={<></>}
      sx={DENSE}
    >
      <AlwaysShown {...column('number', 'number', (order) => <NumberLink order={order} />)} />
      <DataTable.Col {...column('submittedAt', 'age', (order) => <OrderAge order={order} />)} />
      <DataTable.Col
        {...column('practice', 'practice', (order) => <Practice order={order} />)}
        className={SHARED}
      />
      <DataTable.Col
        {...column('patientReference', 'patient', (order) => <Patient order={order} />)}
        className={SHARED}
      />
      <DataTable.Col
        {...column('lenses', 'lenses', (order) => <OrderedLensNames lenses={order.lenses} />)}
        disableSort
        className={SHARED}
      />
      <DataTable.Col
        {...column('flags', 'flags', (order) => <Marks order={order} />)}
        disableSort
        className={SHARED}
      />
      <DataTable.Col
        {...column('type', 'type', ({ type }) => labels(`types.${type}`))}
        disableSort
      />
      <DataTable.Col
        {...column('promisedAt', 'promised', (order) => <OrderPromise order={order} />)}
      />
      <DataTable.Col
        {...column('total', 'total', (order) => <Total order={order} />)}
        disableSort
        align="right"
      />
      <DataTable.Col
        {...column('state', 'state', ({ state }) => <OrderStateChip state={state} />)}
      />
    </DataTable>
  );
}

/** A column that cannot be hidden: it has the link to the order. */
function AlwaysShown(props: Column) {
  return useDataTableRenderContext() === 'columnsSelector' ? null : <DataTable.Col {...props} />;
}
