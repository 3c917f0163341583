import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';

export interface Column {
  field: string;
  /** The header of the column. */
  label: string;
  /** Whether the server sorts by it. */
  sortable: boolean;
  align?: 'right';
}

interface SortHeadProps {
  columns: readonly Column[];
  before?: ReactNode;
  after?: string;
}

/** Column headers that sort the list on the server. */
export function SortHead({ columns, before, after }: SortHeadProps) {
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
        {before && <TableCell padding="checkbox">{before}</TableCell>}
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
        {after && (
          <TableCell padding="none">
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {after}
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}
