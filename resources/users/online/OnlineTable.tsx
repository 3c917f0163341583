import MuiLink from '@mui/material/Link';
import { DataTable, LinkBase, useListContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo, formatMoment } from '../../shared/age.ts';
import { ONE_LINE } from '../../shared/list/dense.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { pathOf } from '../common/user-path.ts';
import { YouMark } from '../common/UserMarks.tsx';
import type { ActivityRow } from './activity-row.ts';
import { EndSessionButton } from './EndSessionButton.tsx';
import { presenceOf } from './presence.ts';
import { PresenceChip } from './PresenceChip.tsx';
import { useSeenWith } from './use-seen-with.ts';

export interface OnlineRowsProps {
  /** Undefined while they load. */
  rows: ActivityRow[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
  onEnd: (row: ActivityRow) => void;
}

/** Shows the online users as rows. What is no field of the document is not sorted by. */
export function OnlineTable({ rows, now, onEnd }: OnlineRowsProps) {
  const text = useText('usersOnline');
  // What is found by its address is in the order of the addresses.
  const isFound = Object.keys(useListContext().filterValues).length > 0;
  return (
    <DataTable<ActivityRow>
      aria-label={text('label')}
      {...(rows && { data: rows, total: rows.length })}
      rowClick={false}
      bulkActionButtons={false}
      sx={ONE_LINE}
    >
      <DataTable.Col
        source="userEmail"
        label={text('fields.who')}
        disableSort={isFound}
        render={(row: ActivityRow) => <Who row={row} />}
      />
      <DataTable.Col
        source="userRole"
        label={text('fields.role')}
        disableSort={isFound}
        render={({ userRole }: ActivityRow) => text(userRole ? `roles.${userRole}` : 'unknown')}
      />
      <DataTable.Col
        source="presence"
        label={text('fields.presence')}
        disableSort
        render={(row: ActivityRow) => <PresenceChip presence={presenceOf(row, now)} />}
      />
      <DataTable.Col
        source="seenWith"
        label={text('fields.seenWith')}
        disableSort
        render={(row: ActivityRow) => <SeenWith row={row} />}
      />
      <DataTable.Col
        source="page"
        label={text('fields.page')}
        disableSort
        render={({ session }: ActivityRow) => session?.currentRoute ?? text('unknown')}
      />
      <DataTable.Col
        source="lastActivity"
        label={text('fields.lastActivity')}
        disableSort={isFound}
        render={({ lastActivity }: ActivityRow) => <LastActivity at={lastActivity} now={now} />}
      />
      <DataTable.Col
        source="end"
        label={<span style={VISUALLY_HIDDEN}>{text('actions')}</span>}
        disableSort
        align="right"
        render={(row: ActivityRow) => (
          <EndSessionButton row={row} presence={presenceOf(row, now)} onEnd={onEnd} />
        )}
      />
    </DataTable>
  );
}

function Who({ row }: { row: ActivityRow }) {
  const text = useText('usersOnline');
  return (
    <>
      <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
        {row.userEmail || text('unknown')}
      </MuiLink>{' '}
      <YouMark user={row} />
    </>
  );
}

function SeenWith({ row }: { row: ActivityRow }) {
  const text = useText('usersOnline');
  return useSeenWith()(row) || text('unknown');
}

function LastActivity({ at, now }: { at: number | null; now: number }) {
  const text = useText('usersOnline');
  const locale = useLocale();
  if (at === null) return text('unknown');
  return (
    <span title={formatMoment(new Date(at).toISOString(), locale)}>
      {formatAgo(at, now, locale)}
    </span>
  );
}
