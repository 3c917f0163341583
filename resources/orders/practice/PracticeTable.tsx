import type { ORDER_SORTS, OrderSummary } from '#domain/schemas/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '../../shared/list/RowsTable.tsx';
import type { OrderDecisions } from '../decision/use-order-decision.ts';
import { PracticeRow } from './PracticeRow.tsx';
import type { ShownPatients } from './use-shown-patients.ts';

type Sort = (typeof ORDER_SORTS)[number];

const NUMBER = { field: 'number', label: 'number', sortable: true } as const;
const ACCOUNT = { field: 'practice', label: 'accountNumber', sortable: true } as const;

const PATIENT = { field: 'patientReference', label: 'patient' } as const;

/** From left to right. `label`: the header of the column. */
const COLUMNS = [
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
  /** AD-08: of which of the orders the user's role shows the patient. */
  patients: ShownPatients;
  decisions: OrderDecisions;
}

/** The orders of a practice as rows. */
export function PracticeTable(props: PracticeTableProps) {
  const { orders, showsAccount, patients, decisions } = props;
  const text = useText('practiceOrders');
  const labels = useText('orders');
  const columns = [
    NUMBER,
    ...(showsAccount ? [ACCOUNT] : []),
    // The server sorts by what it may show of every order.
    ...(patients === 'none' ? [] : [{ ...PATIENT, sortable: patients === 'all' }]),
    ...COLUMNS,
  ];
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
          showsPatient={patients !== 'none'}
          decisions={decisions}
        />
      ))}
    </RowsTable>
  );
}
