import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { UserRole } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ExportCsvButton } from '../shared/list/ExportCsvButton.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import { SelectionProvider } from './bulk/selection.ts';
import { NEW_USER_PATH } from './user-path.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserListBody } from './UserListBody.tsx';

const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

interface UserListProps {
  group: 'staff' | 'customers';
  /** The roles to filter by; none when the whole group has the same role. */
  roles: readonly UserRole[];
}

/** AD-02: lists one group of users. Each row links to its user; many can be enabled or disabled at once. */
export function UserList({ group, roles }: UserListProps) {
  const text = useText('users');
  return (
    <ListPage
      resource="users"
      storeKey={`users.${group}`}
      title={text(`${group}.title`)}
      sort={BY_EMAIL}
      filter={{ group }}
      queryOptions={LIVE}
      toolbar={
        <>
          <SearchField label={text('search')} />
          <UserFilters roles={roles} />
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: 'auto' }}>
            <ExportCsvButton path="/users.csv" />
            <Button component={LinkBase} to={NEW_USER_PATH} variant="contained">
              {text('create')}
            </Button>
          </Box>
        </>
      }
    >
      <SelectionProvider>
        <UserListBody group={group} />
      </SelectionProvider>
    </ListPage>
  );
}
