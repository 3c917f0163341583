import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { useCopy } from '#resources/shared/use-copy.ts';

const reloadPage = (): void => location.reload();

/** LY-06, LY-07: selects the account that the customer works for; reloads the page, so that no former data stays. */
export function AccountSelector({ reload = reloadPage }: { reload?: () => void }) {
  const text = useText('shell');
  const { accounts, accountNumber } = useSession();
  const { chooseAccount } = useSessionActions();
  return (
    <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 0.5 }}>
      <TextField
        select
        fullWidth
        label={text('account')}
        value={accountNumber ?? ''}
        onChange={(event) => {
          chooseAccount(event.target.value);
          reload();
        }}
        slotProps={{ select: { renderValue: String } }}
      >
        {accounts.map((account) => (
          <MenuItem key={account.accountNumber} value={account.accountNumber}>
            {account.accountNumber} · {account.practice}
          </MenuItem>
        ))}
      </TextField>
      <CopyButton value={accountNumber ?? ''} />
    </Box>
  );
}

/** LY-06: copies `value`, and shows whether that succeeded. */
function CopyButton({ value }: { value: string }) {
  const text = useText('shell');
  const { state, copy } = useCopy(value);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        <span aria-live="polite">{text(state === 'copied' ? 'copied' : 'copy')}</span>
      </Button>
      <Typography variant="caption" role="alert">
        {state === 'refused' && (
          <>
            {text('copyRefused')}{' '}
            <Box component="strong" sx={SELECTED_WHOLE}>
              {value}
            </Box>
          </>
        )}
      </Typography>
    </>
  );
}

const SELECTED_WHOLE = { userSelect: 'all' };
