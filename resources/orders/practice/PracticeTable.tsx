import type { ORDER_SORTS, OrderSummary } from '#domain/schemas/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '../../shared/list/RowsTable.tsx';
import type { OrderDecisions } from '../decision/use-order-decision.ts';
import { PracticeRow } from './PracticeRow.tsx';

type Sort = (typeof ORDER_SORTS)[number];

const NUMBER = { field: 'number', label: 'number', sortable: true } as const;
const ACCOUNT = { field: 'practice', label: 'accountNumber', sortable: true } as const;

/** From left to right. `label`: the header of the column. */
const COLUMNS = [
  { field: 'patientReference', label: 'patient', sortable: true },
  { field: 'lenses', label: 'lenses', sortable: false },
  { field: 'type', label: 'type', sortable: false },
  { field: 'submittedAt', label: 'submitted', sortable: true },
  { field: 'state', label: 'state', sortable: true },
  { field: 'promisedAt', label: 'promised', sortable: true },
] as const satisfies readonly (
  | { field: Sort; label: string; sortable: true }
  | { field: string; label: string; sortable: false }
)[];

interface PracticeTableProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  showsAccount: boolean;
  decisions: OrderDecisions;
}

/** The orders of a practice as rows. */
export function PracticeTable({ orders, showsAccount, decisions }: PracticeTableProps) {
  const text = useText('practiceOrders');
  const labels = useText('orders');
  const columns = showsAccount ? [NUMBER, ACCOUNT, ...COLUMNS] : [NUMBER, ...COLUMNS];
  return (
    <RowsTable
      label={text('label')}
      columns={columns.map(({ field, label, sortable }) => ({
        field,
        sortable,
        label: labels(`fields.${label}`),
      }))}
      isLoading={!orders}
      after={labels('again.actions')}
    >
      {orders?.map((order) => (
        <PracticeRow
          key={order.id}
          order={order}
          showsAccount={showsAccount}
          decisions={decisions}
        />
      ))}
    </RowsTable>
  );
}
