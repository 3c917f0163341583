import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { SortHead } from './SortHead.tsx';
import type { Column } from './SortHead.tsx';

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface RowsTableProps {
  label: string;
  columns: readonly Column[];
  isLoading: boolean;
  /** The header of an extra narrow first column, such as a checkbox for all rows. */
  before?: ReactNode;
  /** The header of an extra last column, for screen readers only. */
  after?: string;
  /** The rows; rendered once loaded. */
  children: ReactNode;
}

/** Shows a list as 40 px rows under sortable column headers, or a skeleton while it loads. */
export function RowsTable(props: RowsTableProps) {
  const { label, columns, isLoading, before, after, children } = props;
  const cells = [
    ...(before ? ['before'] : []),
    ...columns.map(({ field }) => field),
    ...(after ? ['after'] : []),
  ];
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={label} aria-busy={isLoading}>
        <SortHead columns={columns} before={before} after={after} />
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isLoading
            ? SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={cells} />)
            : children}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SkeletonRow({ cells }: { cells: readonly string[] }) {
  return (
    <TableRow sx={{ height: 40 }}>
      {cells.map((cell) => (
        <TableCell key={cell}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  );
}
