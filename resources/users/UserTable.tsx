import Box from '@mui/material/Box';
import type { UserRow } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowsTable } from '../shared/list/RowsTable.tsx';
import { SelectPage } from '../shared/list/SelectPage.tsx';
import { useSelection } from './bulk/selection.ts';
import { UserTableRow } from './UserTableRow.tsx';

/** From left to right. */
const COLUMNS = [
  { field: 'email', sortable: true },
  { field: 'name', sortable: true },
  { field: 'role', sortable: true },
  { field: 'disabled', sortable: false },
  { field: 'emailVerified', sortable: false },
  { field: 'lastSignInAt', sortable: true },
  { field: 'createdAt', sortable: true },
] as const;

interface UserTableProps {
  /** Undefined while they load. */
  users: UserRow[] | undefined;
  label: string;
}

/** Shows the users as rows that link to them. */
export function UserTable({ users, label }: UserTableProps) {
  const text = useText('users');
  const bulkText = useText('userBulk');
  const selection = useSelection();
  const columns = COLUMNS.map(({ field, sortable }) => ({
    field,
    sortable,
    label: text(`fields.${field}`),
  }));
  return (
    <Box sx={{ '& .MuiTableCell-root': { px: 1 } }}>
      <RowsTable
        label={label}
        columns={columns}
        isLoading={!users}
        before={
          <SelectPage rows={users ?? []} selection={selection} label={bulkText('select.page')} />
        }
      >
        {users?.map((user) => (
          <UserTableRow key={user.id} user={user} />
        ))}
      </RowsTable>
    </Box>
  );
}
