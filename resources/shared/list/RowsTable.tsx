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
  /** The rows; shown once they are there. */
  children: ReactNode;
}

/** A list as rows of 40 px below heads that sort; a skeleton while it loads. */
export function RowsTable({ label, columns, isLoading, children }: RowsTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={label} aria-busy={isLoading}>
        <SortHead columns={columns} />
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isLoading
            ? SKELETON_ROWS.map((row) => <SkeletonRow key={row} columns={columns} />)
            : children}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SkeletonRow({ columns }: { columns: readonly Column[] }) {
  return (
    <TableRow sx={{ height: 40 }}>
      {columns.map(({ field }) => (
        <TableCell key={field}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  );
}
