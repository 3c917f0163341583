import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo, formatMoment } from '../../shared/age.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { pathOf } from '../user-path.ts';
import { YouMark } from '../UserMarks.tsx';
import type { ActivityRow } from './activity-row.ts';
import { EndSessionButton } from './EndSessionButton.tsx';
import { PresenceChip } from './PresenceChip.tsx';
import { presenceOf } from './presence.ts';
import { useSeenWith } from './use-seen-with.ts';

const COLUMNS = ['who', 'role', 'presence', 'seenWith', 'page', 'lastActivity'] as const;

export interface OnlineRowsProps {
  rows: readonly ActivityRow[];
  /** Milliseconds since 1970. */
  now: number;
  onEnd: (row: ActivityRow) => void;
}

/** Shows the online users as rows. */
export function OnlineTable({ rows, now, onEnd }: OnlineRowsProps) {
  const text = useText('usersOnline');
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" stickyHeader aria-label={text('label')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{text(`fields.${column}`)}</TableCell>
            ))}
            <TableCell>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {text('actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows.map((row) => (
            <OnlineTableRow key={row.id} row={row} now={now} onEnd={onEnd} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
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
