import type { ORDER_SORTS, OrderSummary } from '#domain/schemas/order.ts';
import { RowsTable } from '../shared/list/RowsTable.tsx';
import { OrderTableRow } from './OrderTableRow.tsx';
import { useOrdersText } from './use-orders-text.ts';

type Sort = (typeof ORDER_SORTS)[number];

/**
 * From left to right. `label`: the word above it. Lenses cannot be sorted by. An age counts from the moment of
 * submitting, so the oldest are those submitted first.
 */
const COLUMNS = [
  { field: 'submittedAt', label: 'age', sortable: true },
  { field: 'practice', label: 'practice', sortable: true },
  { field: 'patientReference', label: 'patientReference', sortable: true },
  { field: 'lenses', label: 'lenses', sortable: false },
  { field: 'number', label: 'number', sortable: true },
  { field: 'state', label: 'state', sortable: true },
] as const satisfies readonly (
  { field: Sort; label: string; sortable: true } | { field: string; label: string; sortable: false }
)[];

interface OrderTableProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  pathOf: (order: OrderSummary) => string;
}

/** The orders as rows, read from the left: age, practice, patient, lenses, number, state. */
export function OrderTable({ orders, pathOf }: OrderTableProps) {
  const text = useOrdersText();
  const columns = COLUMNS.map(({ field, label, sortable }) => ({
    field,
    sortable,
    label: text(`fields.${label}`),
  }));
  return (
    <RowsTable label={text('list.label')} columns={columns} isLoading={!orders}>
      {orders?.map((order) => (
        <OrderTableRow key={order.id} order={order} path={pathOf(order)} />
      ))}
    </RowsTable>
  );
}
