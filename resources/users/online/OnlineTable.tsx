import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useListContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo, formatMoment } from '../../shared/age.ts';
import { RowsTable } from '../../shared/list/RowsTable.tsx';
import { pathOf } from '../user-path.ts';
import { YouMark } from '../UserMarks.tsx';
import type { ActivityRow } from './activity-row.ts';
import { EndSessionButton } from './EndSessionButton.tsx';
import { PresenceChip } from './PresenceChip.tsx';
import { presenceOf } from './presence.ts';
import { useSeenWith } from './use-seen-with.ts';

/** By the fields of the document; those without one are judged here, and not sorted by. */
const COLUMNS = [
  { field: 'userEmail', label: 'who', sortable: true },
  { field: 'userRole', label: 'role', sortable: true },
  { field: 'presence', label: 'presence', sortable: false },
  { field: 'seenWith', label: 'seenWith', sortable: false },
  { field: 'page', label: 'page', sortable: false },
  { field: 'lastActivity', label: 'lastActivity', sortable: true },
] as const;

export interface OnlineRowsProps {
  /** Undefined while they load. */
  rows: readonly ActivityRow[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
  onEnd: (row: ActivityRow) => void;
}

/** Shows the online users as rows. */
export function OnlineTable({ rows, now, onEnd }: OnlineRowsProps) {
  const text = useText('usersOnline');
  const isFound = Object.keys(useListContext().filterValues).length > 0;
  const columns = COLUMNS.map(({ field, label, sortable }) => ({
    field,
    label: text(`fields.${label}`),
    // What is found by its address is in the order of the addresses.
    sortable: sortable && !isFound,
  }));
  return (
    <RowsTable label={text('label')} columns={columns} isLoading={!rows} after={text('actions')}>
      {rows?.map((row) => (
        <OnlineTableRow key={row.id} row={row} now={now} onEnd={onEnd} />
      ))}
    </RowsTable>
  );
}

type OnlineRowProps = Omit<OnlineRowsProps, 'rows'> & { row: ActivityRow };

function OnlineTableRow({ row, now, onEnd }: OnlineRowProps) {
  const text = useText('usersOnline');
  const locale = useLocale();
  const seenWith = useSeenWith();
  const presence = presenceOf(row, now);
  const { userEmail, userRole, lastActivity, session } = row;
  return (
    <TableRow sx={{ height: 40 }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
          {userEmail || text('unknown')}
        </MuiLink>{' '}
        <YouMark user={row} />
      </TableCell>
      <TableCell>{userRole ? text(`roles.${userRole}`) : text('unknown')}</TableCell>
      <TableCell>
        <PresenceChip presence={presence} />
      </TableCell>
      <TableCell>{seenWith(row) || text('unknown')}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {session?.currentRoute ?? text('unknown')}
      </TableCell>
      <TableCell
        sx={{ whiteSpace: 'nowrap' }}
        title={lastActivity === null ? undefined : formatMoment(isoOf(lastActivity), locale)}
      >
        {lastActivity === null ? text('unknown') : formatAgo(lastActivity, now, locale)}
      </TableCell>
      <TableCell align="right">
        <EndSessionButton row={row} presence={presence} onEnd={onEnd} />
      </TableCell>
    </TableRow>
  );
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
