import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRACTICE_ROLES } from '#domain/access/permissions.ts';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ROWS } from './rows.ts';

/** Lists the practices that the user works for, with the role in each. */
export function UserAccounts({ accounts }: Pick<PortalUser, 'accounts'>) {
  const text = useText('userShow');
  if (accounts.length === 0) {
    return <Typography color="text.secondary">{text('accounts.none')}</Typography>;
  }
  return (
    <Box component="ul" sx={ROWS}>
      {accounts.map((account) => (
        <li key={account.accountNumber}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {account.accountNumber} · {account.practice}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <PracticeRole role={account.practiceRole} /> ·{' '}
            {text(account.isMain ? 'accounts.main' : 'accounts.additional')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function PracticeRole({ role }: { role: string }) {
  const text = useText('userShow');
  const known = PRACTICE_ROLES.find((one) => one === role);
  return known ? text(`practiceRoles.${known}`) : role;
}
