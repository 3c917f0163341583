import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMarkMenuPlace } from '../../shared/menu-place.ts';
import { Part } from '../../shared/show/Part.tsx';
import { ShowHead } from '../../shared/show/ShowHead.tsx';
import { UserActions } from '../actions/UserActions.tsx';
import { CUSTOMER_USERS_PATH, editPathOf, STAFF_PATH } from '../common/user-path.ts';
import { GrantMark, PendingMarks, UserStateChip, YouMark } from '../common/UserMarks.tsx';
import { SuppressedAddress } from './SuppressedAddress.tsx';
import { UserAccounts } from './UserAccounts.tsx';
import { UserAuditTrail } from './UserAuditTrail.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserFiles } from './UserFiles.tsx';

/** Shows title and state, then the user's details beside the actions. */
export function UserDetails({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const labels = useText('users');
  const isCustomer = user.role === 'customer';
  const listPath = isCustomer ? CUSTOMER_USERS_PATH : STAFF_PATH;
  useMarkMenuPlace(listPath);
  return (
    <article>
      <MuiLink component={LinkBase} to={listPath}>
        {text(isCustomer ? 'back.customers' : 'back.staff')}
      </MuiLink>
      <Box sx={{ mt: 2 }}>
        <ShowHead
          title={user.email || user.name || user.id}
          state={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              {labels(`roles.${user.role}`)}
              <GrantMark user={user} />
              <UserStateChip disabled={user.disabled} />
              <PendingMarks user={user} />
              <YouMark user={user} />
            </Box>
          }
        >
          <Button component={LinkBase} to={editPathOf(user)} variant="outlined">
            {text('edit')}
          </Button>
        </ShowHead>
      </Box>
      <Warnings user={user} />
      <SuppressedAddress address={user.email} />
      <Box sx={COLUMNS}>
        <Box sx={{ gridArea: 'facts', minWidth: 0, '& > section:first-of-type': { mt: 0 } }}>
          <Part title={text('profile')}>
            <UserFacts user={user} />
          </Part>
          {isCustomer && (
            <Part title={text('accounts.title')}>
              <UserAccounts accounts={user.accounts} />
            </Part>
          )}
          <Part title={text('devices.title')}>
            <UserDevices user={user} />
          </Part>
          <Part title={text('files.title')}>
            <UserFiles uid={user.id} />
          </Part>
        </Box>
        <Box sx={{ gridArea: 'actions' }}>
          <UserActions user={user} />
        </Box>
        <Box sx={{ gridArea: 'audit', minWidth: 0 }}>
          <Part title={text('audit.title')}>
            <UserAuditTrail user={user} />
          </Part>
        </Box>
      </Box>
    </article>
  );
}

/** The audit trail is long, so on a phone it comes after the actions. */
const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"facts" "actions" "audit"',
    lg: '"facts actions" "audit actions"',
  },
  '& > :nth-of-type(2)': { mt: { xs: 3, lg: 0 } },
} as const;

/** Shows what is unusual about the user. */
function Warnings({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const isUnlinked = user.role === 'customer' && user.accounts.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      {user.disabled && <Alert severity="error">{text('warnings.disabled')}</Alert>}
      {user.mustChangePassword && <Alert severity="info">{text('warnings.oneTime')}</Alert>}
      {user.isLastSuperAdmin && <Alert severity="info">{text('warnings.lastSuperAdmin')}</Alert>}
      {isUnlinked && <Alert severity="info">{text('warnings.noAccount')}</Alert>}
    </Box>
  );
}
