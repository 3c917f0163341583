import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { CUSTOMER_SORTS, CustomerSummary } from '#domain/schemas/customer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatPlace } from '../shared/place.ts';
import { RowsTable } from '../shared/list/RowsTable.tsx';

const SORTABLE: readonly string[] = [
  'accountNumber',
  'practice',
] satisfies (typeof CUSTOMER_SORTS)[number][];
const FIELDS = ['accountNumber', 'practice', 'place', 'phone', 'members', 'parent'] as const;

/** The accounts as rows; undefined while they load. */
export function CustomerTable({ customers }: { customers: CustomerSummary[] | undefined }) {
  const text = useText('customers');
  const columns = FIELDS.map((field) => ({
    field,
    label: text(`fields.${field}`),
    sortable: SORTABLE.includes(field),
    align: field === 'members' ? ('right' as const) : undefined,
  }));
  return (
    <RowsTable label={text('label')} columns={columns} isLoading={!customers}>
      {customers?.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} />
      ))}
    </RowsTable>
  );
}

function CustomerRow({ customer }: { customer: CustomerSummary }) {
  const text = useText('customers');
  const { accountNumber, practice, phone, members, parentAccountNumber } = customer;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {accountNumber}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{practice}</TableCell>
      <TableCell>{formatPlace(customer) || text('notGiven')}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{phone || text('notGiven')}</TableCell>
      <TableCell align="right">{members}</TableCell>
      <TableCell>{parentAccountNumber ?? text('isMain')}</TableCell>
    </TableRow>
  );
}
