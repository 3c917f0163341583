import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useListContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { RowsTable } from '../../shared/list/RowsTable.tsx';
import { pathOf } from '../user-path.ts';
import { YouMark } from '../UserMarks.tsx';
import { nameIn } from './profile-row.ts';
import type { ProfileRow, ProfileRowsProps } from './profile-row.ts';

/** By the fields of the document. */
const COLUMNS = [
  'email',
  'lastName',
  'company',
  'accountNumber',
  'phone',
  'termsAccepted',
] as const;

/** Firestore sorts by any field, but leaves out the documents without it: these every profile has. */
const SORTABLE: ReadonlySet<string> = new Set(['email', 'lastName', 'company', 'accountNumber']);

/** Shows the profiles as rows that lead to their users. */
export function ProfileTable({ rows }: ProfileRowsProps) {
  const text = useText('userProfiles');
  const isFound = Object.keys(useListContext().filterValues).length > 0;
  const columns = COLUMNS.map((field) => ({
    field,
    label: text(`fields.${field}`),
    // What is found by its address is in the order of the addresses.
    sortable: SORTABLE.has(field) && !isFound,
  }));
  return (
    <RowsTable label={text('label')} columns={columns} isLoading={!rows}>
      {rows?.map((row) => (
        <ProfileTableRow key={row.id} row={row} />
      ))}
    </RowsTable>
  );
}

function ProfileTableRow({ row }: { row: ProfileRow }) {
  const text = useText('userProfiles');
  const locale = useLocale();
  const { profile } = row;
  const accepted = profile?.termsAcceptedDate;
  return (
    <TableRow sx={{ height: 40 }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
          {profile?.email || text('unknown')}
        </MuiLink>{' '}
        <YouMark user={row} />
      </TableCell>
      <TableCell>{nameIn(profile) || text('notGiven')}</TableCell>
      <TableCell>{profile?.company || text('notGiven')}</TableCell>
      <TableCell>{profile?.accountNumber || text('noAccount')}</TableCell>
      <TableCell>{profile?.phone || text('notGiven')}</TableCell>
      <TableCell>{accepted ? formatDay(accepted, locale) : text('never')}</TableCell>
    </TableRow>
  );
}
