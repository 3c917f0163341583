import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, FilterButton, LinkBase, TopToolbar, useListContext } from 'react-admin';
import type { UserRole, UserRow } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COMPACT } from '../shared/list/dense.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ExportCsvButton } from '../shared/list/ExportCsvButton.tsx';
import { ListFailure } from '../shared/list/ListFailure.tsx';
import { PortalList } from '../shared/list/PortalList.tsx';
import { LIVE } from '../shared/live.ts';
import { RecordDefinitionContext } from '../shared/record/common/record-context.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { SelectedUsers } from './bulk/SelectedUsers.tsx';
import { UserSelection } from './bulk/UserSelection.tsx';
import { NEW_USER_PATH } from './common/user-path.ts';
import { userDefinition } from './edit/user-record.ts';
import { UserCards } from './UserCards.tsx';
import { useUserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';

const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

interface UserListProps {
  group: 'staff' | 'customers';
  /** The roles to filter by; none when the whole group has the same role. */
  roles: readonly UserRole[];
}

/** AD-02: lists one group of users. Each row leads to its user; many can be changed at once. */
export function UserList({ group, roles }: UserListProps) {
  const text = useText('users');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const label = text(`${group}.label`);
  const empty = <UserListEmpty group={group} />;
  return (
    <RecordDefinitionContext value={userDefinition}>
      <RecordPage>
        <RecordHeading title={text(`${group}.title`)} />
        <PortalList<UserRow>
          resource="users"
          storeKey={`users.${group}`}
          sort={BY_EMAIL}
          filter={{ group }}
          filters={useUserFilters(roles)}
          queryOptions={LIVE}
          actions={<ListActions isNarrow={isNarrow} />}
          error={<ListError />}
          sx={isNarrow ? undefined : COMPACT}
        >
          <UserSelection>
            <SelectedUsers label={label} />
            {isNarrow ? (
              <UserCards label={label} empty={empty} />
            ) : (
              <UserTable label={label} empty={empty} />
            )}
          </UserSelection>
        </PortalList>
      </RecordPage>
    </RecordDefinitionContext>
  );
}

function ListActions({ isNarrow }: { isNarrow: boolean }) {
  const text = useText('users');
  return (
    <TopToolbar>
      <FilterButton />
      {!isNarrow && <ColumnsButton />}
      <ExportCsvButton path="/users.csv" />
      <Button component={LinkBase} to={NEW_USER_PATH} variant="contained" size="small">
        {text('create')}
      </Button>
    </TopToolbar>
  );
}

function ListError() {
  const text = useText('users');
  return <ListFailure title={text('error')} />;
}

/** UX-04: why nobody is listed, and what to do next. */
function UserListEmpty({ group }: Pick<UserListProps, 'group'>) {
  const text = useText('users');
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return <EmptyNote text={text(`empty.${group}`)} />;
  return (
    <EmptyNote text={text('empty.filtered')}>
      <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
    </EmptyNote>
  );
}
