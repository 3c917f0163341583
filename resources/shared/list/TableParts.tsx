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
  if (!sortable) return <TableCell align={align}>{label}</TableCell>;
  const order = sort.field === field ? sort.order : undefined;
  const toggle = () => setSort({ field, order: order === 'ASC' ? 'DESC' : 'ASC' });
  return <SortCell label={label} align={align} order={order} onSort={toggle} />;
}

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

interface SortCellProps {
  label: string;
  align: 'left' | 'right';
  /** How the table is sorted by this column; undefined when it is not. */
  order: 'ASC' | 'DESC' | undefined;
  onSort: () => void;
}

/** The header of a column that sorts its table. */
export function SortCell({ label, align, order, onSort }: SortCellProps) {
  const direction = order && DIRECTIONS[order];
  return (
    <TableCell align={align} sortDirection={direction}>
      <TableSortLabel active={order !== undefined} direction={direction} onClick={onSort}>
        {label}
      </TableSortLabel>
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
