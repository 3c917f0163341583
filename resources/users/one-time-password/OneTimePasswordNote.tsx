import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { useCopy } from '../../shared/use-copy.ts';

interface OneTimePasswordNoteProps {
  email: string;
  password: string;
  /** Whether the user will have to verify their address and apply for an account. */
  isNewCustomer: boolean;
}

/** Shows the one-time password, only this once, and the user's next steps. */
export function OneTimePasswordNote({ email, password, isNewCustomer }: OneTimePasswordNoteProps) {
  const text = useText('userCreate');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text('done.who', { email })}</Typography>
      <Password password={password} />
      <Alert severity="warning">{text('done.once')}</Alert>
      <div>
        <Typography variant="subtitle2" component="h3">
          {text('done.next')}
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          <li>{text('done.choose')}</li>
          {isNewCustomer && <li>{text('done.verify')}</li>}
        </Box>
      </div>
    </Box>
  );
}

function Password({ password }: { password: string }) {
  const text = useText('userCreate');
  const { state, copy } = useCopy(password);
  return (
    <div>
      <Paper
        variant="outlined"
        sx={{ p: 1, pl: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <Box
          component="code"
          sx={{ flex: 1, fontSize: 16, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {password}
        </Box>
        <Button variant="outlined" size="small" onClick={() => void copy()}>
          <span aria-live="polite">{text(state === 'copied' ? 'done.copied' : 'done.copy')}</span>
        </Button>
      </Paper>
      <Typography variant="caption" role="alert">
        {state === 'refused' && text('done.refused')}
      </Typography>
    </div>
  );
}
