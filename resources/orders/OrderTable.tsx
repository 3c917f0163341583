import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { COLUMNS, OrderTableHead } from './OrderTableHead.tsx';
import { OrderTableRow } from './OrderTableRow.tsx';
import { useOrdersText } from './use-orders-text.ts';

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface OrderTableProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  pathOf: (order: OrderSummary) => string;
}

/** The orders as rows of 40 px, read from the left: age, practice, patient, lenses, number, state. */
export function OrderTable({ orders, pathOf }: OrderTableProps) {
  const text = useOrdersText();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={text('list.label')} aria-busy={!orders}>
        <OrderTableHead />
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {orders
            ? orders.map((order) => (
                <OrderTableRow key={order.id} order={order} path={pathOf(order)} />
              ))
            : SKELETON_ROWS.map((row) => <SkeletonRow key={row} />)}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SkeletonRow() {
  return (
    <TableRow sx={{ height: 40 }}>
      {COLUMNS.map(({ field }) => (
        <TableCell key={field}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  );
}
