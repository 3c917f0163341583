import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';
import type { ORDER_SORTS } from '#domain/schemas/order.ts';
import { useOrdersText } from './use-orders-text.ts';

type Sort = (typeof ORDER_SORTS)[number];

/** From left to right. `label`: the word above it. Lenses cannot be sorted by. */
export const COLUMNS = [
  { field: 'submittedAt', label: 'age', sortable: true },
  { field: 'practice', label: 'practice', sortable: true },
  { field: 'patientReference', label: 'patientReference', sortable: true },
  { field: 'lenses', label: 'lenses', sortable: false },
  { field: 'number', label: 'number', sortable: true },
  { field: 'state', label: 'state', sortable: true },
] as const satisfies readonly (
  { field: Sort; label: string; sortable: true } | { field: string; label: string; sortable: false }
)[];

/** An age counts from the moment of submitting, so the oldest are those submitted first. */
export function OrderTableHead() {
  const text = useOrdersText();
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
        {COLUMNS.map(({ field, label, sortable }) => (
          <TableCell key={field} sortDirection={directionOf(field)}>
            {sortable ? (
              <TableSortLabel
                active={sort.field === field}
                direction={directionOf(field)}
                onClick={() => toggle(field)}
              >
                {text(`fields.${label}`)}
              </TableSortLabel>
            ) : (
              text(`fields.${label}`)
            )}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
