import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useListContext } from 'react-admin';
import type { UserRow } from '#domain/access/user.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo } from '../shared/age.ts';
import { COVERS } from '../shared/list/covers.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { SelectCard } from '../shared/list/SelectCard.tsx';
import { useNow } from '../shared/use-now.ts';
import { pathOf } from './common/user-path.ts';
import { PendingMarks, UserStateChip, YouMark } from './common/UserMarks.tsx';

interface UserCardsProps {
  label: string;
  /** Shown when there is nobody. */
  empty: ReactNode;
}

/** Shows the users of react-admin's list as cards on narrow screens. */
export function UserCards({ label, empty }: UserCardsProps) {
  const { data } = useListContext<UserRow>();
  if (data?.length === 0) return empty;
  return (
    <RowCards label={label} isLoading={!data}>
      {data?.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </RowCards>
  );
}

function UserCard({ user }: { user: UserRow }) {
  const text = useText('users');
  const locale = useLocale();
  const now = useNow();
  const bulkText = useText('userBulk');
  const { email, name, role, lastSignInAt } = user;
  const seen = lastSignInAt
    ? text('lastSignIn', { ago: formatAgo(Date.parse(lastSignInAt), now, locale) })
    : text('neverSignedIn');
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, pl: 0.5, position: 'relative', display: 'flex', minWidth: 0 }}
    >
      <Box sx={{ alignSelf: 'start' }}>
        <SelectCard id={user.id} label={bulkText('select.row', { email: user.email })} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere', pt: 0.75 }}>
        <MuiLink component={LinkBase} to={pathOf(user)} sx={COVERS}>
          {email}
        </MuiLink>{' '}
        <YouMark user={user} />
        <Typography variant="body2">
          {[name, text(`roles.${role}`)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {seen}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          <UserStateChip disabled={user.disabled} />
          <PendingMarks user={user} />
        </Box>
      </Box>
    </Paper>
  );
}
