import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import type { UserRow } from '#domain/schemas/user.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge, formatDay, formatMoment } from '../shared/age.ts';
import { COVERS } from '../shared/list/covers.ts';
import { useNow } from '../shared/use-now.ts';
import { useSelection } from './bulk/selection.ts';
import { SelectUser } from './bulk/SelectUser.tsx';
import { pathOf } from './user-path.ts';
import { UserStateChip, YouMark } from './UserMarks.tsx';

const BREAKS = { overflowWrap: 'anywhere' } as const;
const WHOLE = { whiteSpace: 'nowrap' } as const;

/** One user of the list. */
export function UserTableRow({ user }: { user: UserRow }) {
  const text = useText('users');
  const locale = useLocale();
  const now = useNow();
  const { selected } = useSelection();
  const { email, name, role, emailVerified, createdAt, lastSignInAt } = user;
  return (
    <TableRow hover selected={selected.has(user.id)} sx={{ height: 40, position: 'relative' }}>
      <TableCell padding="checkbox">
        <SelectUser user={user} />
      </TableCell>
      <TableCell component="th" scope="row" sx={BREAKS}>
        <MuiLink component={LinkBase} to={pathOf(user)} sx={COVERS}>
          {email}
        </MuiLink>{' '}
        <YouMark user={user} />
      </TableCell>
      <TableCell sx={BREAKS}>{name || text('noName')}</TableCell>
      <TableCell sx={WHOLE}>{text(`roles.${role}`)}</TableCell>
      <TableCell>
        <UserStateChip disabled={user.disabled} />
      </TableCell>
      <TableCell sx={WHOLE}>{text(emailVerified ? 'verified.true' : 'verified.false')}</TableCell>
      <TableCell sx={WHOLE} title={lastSignInAt ? formatMoment(lastSignInAt, locale) : undefined}>
        {lastSignInAt ? formatAge(lastSignInAt, now, locale) : text('never')}
      </TableCell>
      <TableCell sx={WHOLE}>{formatDay(createdAt, locale)}</TableCell>
    </TableRow>
  );
}
