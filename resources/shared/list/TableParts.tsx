import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';

/** The keys of the rows that stand for a list while it loads. */
export const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface HeadCellProps {
  field: string;
  label: string;
  /** Whether the server sorts by it. */
  sortable: boolean;
  align?: 'left' | 'right';
}

/** The header of a column, which sorts the list on the server. */
export function HeadCell({ field, label, sortable, align = 'left' }: HeadCellProps) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const toggle = () => setSort({ field, order: isSorted && direction === 'asc' ? 'DESC' : 'ASC' });
  return (
    <TableCell align={align} sortDirection={isSorted ? direction : undefined}>
      {sortable ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : undefined}
          onClick={toggle}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

/** A row while the list loads. */
export function SkeletonRow({ cells }: { cells: number }) {
  return (
    <TableRow sx={{ height: 40 }}>
      <TableCell colSpan={cells}>
        <Skeleton />
      </TableCell>
    </TableRow>
  );
}
