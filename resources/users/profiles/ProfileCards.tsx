import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { RowCards } from '../../shared/list/RowCards.tsx';
import { pathOf } from '../common/user-path.ts';
import { YouMark } from '../common/UserMarks.tsx';
import { nameIn } from './profile-row.ts';
import type { ProfileRowsProps } from './profile-row.ts';

/** Shows the profiles as cards on narrow screens. */
export function ProfileCards({ rows }: ProfileRowsProps) {
  const text = useText('userProfiles');
  return (
    <RowCards label={text('label')} isLoading={!rows}>
      {rows?.map((row) => (
        <Paper
          key={row.id}
          component="li"
          variant="outlined"
          sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <MuiLink component={LinkBase} to={pathOf(row)} sx={{ fontWeight: 600 }}>
            {row.profile?.email || text('unknown')}
          </MuiLink>{' '}
          <YouMark user={row} />
          <Typography variant="body2">
            {[nameIn(row.profile), row.profile?.company].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {row.profile?.accountNumber || text('noAccount')}
          </Typography>
        </Paper>
      ))}
    </RowCards>
  );
}
