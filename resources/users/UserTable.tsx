import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, LinkBase } from 'react-admin';
import type { UserRow } from '#domain/access/user.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge, formatDay, formatMoment } from '../shared/age.ts';
import { ONE_LINE } from '../shared/list/dense.ts';
import { RecordTableBody } from '../shared/record/RecordTableBody.tsx';
import { useNow } from '../shared/use-now.ts';
import { pathOf } from './common/user-path.ts';
import { UserStateChip, YouMark } from './common/UserMarks.tsx';

interface UserTableProps {
  label: string;
  /** Shown when there is nobody. */
  empty: ReactNode;
}

/** Shows the users of react-admin's list as rows that lead to them. The actions on the selected ones are above. */
export function UserTable({ label, empty }: UserTableProps) {
  const text = useText('users');
  const locale = useLocale();
  return (
    <DataTable<UserRow>
      aria-label={label}
      rowClick={(id) => pathOf({ id: String(id) })}
      body={RecordTableBody}
      bulkActionsToolbar={<></>}
      bulkActionButtons={<></>}
      empty={empty}
      sx={ONE_LINE}
    >
      <DataTable.Col
        source="email"
        label={text('fields.email')}
        render={(user: UserRow) => <UserLink user={user} />}
      />
      <DataTable.Col
        source="name"
        label={text('fields.name')}
        render={({ name }: UserRow) => name || text('noName')}
      />
      <DataTable.Col
        source="role"
        label={text('fields.role')}
        render={({ role }: UserRow) => text(`roles.${role}`)}
      />
      <DataTable.Col
        source="disabled"
        label={text('fields.disabled')}
        disableSort
        render={({ disabled }: UserRow) => <UserStateChip disabled={disabled} />}
      />
      <DataTable.Col
        source="emailVerified"
        label={text('fields.emailVerified')}
        disableSort
        render={({ emailVerified }: UserRow) =>
          text(emailVerified ? 'verified.true' : 'verified.false')
        }
      />
      <DataTable.Col
        source="lastSignInAt"
        label={text('fields.lastSignInAt')}
        render={(user: UserRow) => <LastSignIn user={user} />}
      />
      <DataTable.Col
        source="createdAt"
        label={text('fields.createdAt')}
        render={({ createdAt }: UserRow) => formatDay(createdAt, locale)}
      />
    </DataTable>
  );
}

/** The keyboard does not reach a row, but a link. */
function UserLink({ user }: { user: UserRow }) {
  return (
    <>
      <MuiLink component={LinkBase} to={pathOf(user)}>
        {user.email}
      </MuiLink>{' '}
      <YouMark user={user} />
    </>
  );
}

function LastSignIn({ user: { lastSignInAt } }: { user: UserRow }) {
  const text = useText('users');
  const locale = useLocale();
  const now = useNow();
  if (!lastSignInAt) return text('never');
  return (
    <span title={formatMoment(lastSignInAt, locale)}>{formatAge(lastSignInAt, now, locale)}</span>
  );
}
