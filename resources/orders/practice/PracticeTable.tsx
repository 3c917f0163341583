import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ORDER_SORTS, OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { HeadCell, SKELETON_ROWS, SkeletonRow } from '../../shared/list/TableParts.tsx';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
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

/**
 * The orders of a practice as rows. A table of our own: react-admin's would add a tenth to what a practice loads
 * (decision 35).
 */
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
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={text('label')} aria-busy={!orders}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, label, sortable }) => (
              <HeadCell
                key={field}
                field={field}
                label={labels(`fields.${label}`)}
                sortable={sortable}
              />
            ))}
            <TableCell padding="none">
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {labels('again.actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {orders
            ? orders.map((order) => (
                <PracticeRow
                  key={order.id}
                  order={order}
                  showsAccount={showsAccount}
                  showsPatient={patients !== 'none'}
                  decisions={decisions}
                />
              ))
            : SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={columns.length + 1} />)}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
