import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';

export interface Column {
  field: string;
  /** The word above it. */
  label: string;
  /** Whether the server sorts by it. */
  sortable: boolean;
  align?: 'right';
}

/** The heads of the columns, which sort the list on the server. */
export function SortHead({ columns }: { columns: readonly Column[] }) {
  const { sort, setSort } = useListContext();
  const directionOf = (field: string) => {
    if (sort.field !== field) return undefined;
    return sort.order === 'ASC' ? ('asc' as const) : ('desc' as const);
  };
  const toggle = (field: string) =>
    setSort({ field, order: directionOf(field) === 'asc' ? 'DESC' : 'ASC' });
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ field, label, sortable, align }) => (
          <TableCell key={field} align={align} sortDirection={directionOf(field)}>
            {sortable ? (
              <TableSortLabel
                active={sort.field === field}
                direction={directionOf(field)}
                onClick={() => toggle(field)}
              >
                {label}
              </TableSortLabel>
            ) : (
              label
            )}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
