import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo } from '../../shared/age.ts';
import { RowCards } from '../../shared/list/RowCards.tsx';
import { pathOf } from '../common/user-path.ts';
import { YouMark } from '../common/UserMarks.tsx';
import type { ActivityRow } from './activity-row.ts';
import { EndSessionButton } from './EndSessionButton.tsx';
import type { OnlineRowsProps } from './OnlineTable.tsx';
import { presenceOf } from './presence.ts';
import { PresenceChip } from './PresenceChip.tsx';
import { useSeenWith } from './use-seen-with.ts';

/** Shows the online users as cards on narrow screens. */
export function OnlineCards({ rows, ...rest }: OnlineRowsProps) {
  const text = useText('usersOnline');
  return (
    <RowCards label={text('label')} isLoading={!rows}>
      {rows?.map((row) => (
        <OnlineCard key={row.id} row={row} {...rest} />
      ))}
    </RowCards>
  );
}

function OnlineCard(props: Omit<OnlineRowsProps, 'rows'> & { row: ActivityRow }) {
  const { row, now, onEnd } = props;
  const text = useText('usersOnline');
  const locale = useLocale();
  const seenWith = useSeenWith();
  const presence = presenceOf(row, now);
  const { userEmail, userRole, lastActivity, session } = row;
  const facts = [userRole && text(`roles.${userRole}`), seenWith(row)].filter(Boolean);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
        {userEmail || text('unknown')}
      </MuiLink>{' '}
      <YouMark user={row} />
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {session?.currentRoute ?? text('unknown')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <PresenceChip presence={presence} />
        <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
          {lastActivity !== null && formatAgo(lastActivity, now, locale)}
        </Typography>
        <EndSessionButton row={row} presence={presence} onEnd={onEnd} />
      </Box>
    </Paper>
  );
}
