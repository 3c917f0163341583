import MuiLink from '@mui/material/Link';
import { DataTable, LinkBase, useListContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { ONE_LINE } from '../../shared/list/dense.ts';
import { pathOf } from '../common/user-path.ts';
import { YouMark } from '../common/UserMarks.tsx';
import { nameIn } from './profile-row.ts';
import type { ProfileRow, ProfileRowsProps } from './profile-row.ts';

/** Shows the profiles as rows that lead to their users. Firestore sorts by what every profile has. */
export function ProfileTable({ rows }: ProfileRowsProps) {
  const text = useText('userProfiles');
  const locale = useLocale();
  // What is found by its address is in the order of the addresses.
  const isFound = Object.keys(useListContext().filterValues).length > 0;
  return (
    <DataTable<ProfileRow>
      aria-label={text('label')}
      data={rows}
      total={rows?.length}
      rowClick={false}
      bulkActionButtons={false}
      sx={ONE_LINE}
    >
      <DataTable.Col
        source="email"
        label={text('fields.email')}
        disableSort={isFound}
        render={(row: ProfileRow) => <Who row={row} />}
      />
      <DataTable.Col
        source="lastName"
        label={text('fields.lastName')}
        disableSort={isFound}
        render={({ profile }: ProfileRow) => nameIn(profile) || text('notGiven')}
      />
      <DataTable.Col
        source="company"
        label={text('fields.company')}
        disableSort={isFound}
        render={({ profile }: ProfileRow) => profile?.company || text('notGiven')}
      />
      <DataTable.Col
        source="accountNumber"
        label={text('fields.accountNumber')}
        disableSort={isFound}
        render={({ profile }: ProfileRow) => profile?.accountNumber || text('noAccount')}
      />
      <DataTable.Col
        source="phone"
        label={text('fields.phone')}
        disableSort
        render={({ profile }: ProfileRow) => profile?.phone || text('notGiven')}
      />
      <DataTable.Col
        source="termsAccepted"
        label={text('fields.termsAccepted')}
        disableSort
        render={({ profile }: ProfileRow) =>
          profile?.termsAcceptedDate ? formatDay(profile.termsAcceptedDate, locale) : text('never')
        }
      />
    </DataTable>
  );
}

function Who({ row }: { row: ProfileRow }) {
  const text = useText('userProfiles');
  return (
    <>
      <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
        {row.profile?.email || text('unknown')}
      </MuiLink>{' '}
      <YouMark user={row} />
    </>
  );
}
