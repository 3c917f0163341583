import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { authFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';

type VerificationState =
  | 'idle'
  | 'busy'
  | 'sent'
  | 'unchanged'
  | 'throttled'
  | 'offline'
  | 'failed';

/** LY-02: shown to a user in the portal whose address is not verified (GD-02 admits admins), until they postpone it. */
export function VerifyEmailOverlay() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState(false);
  if (!user || user.emailVerified || putOff) return null;
  return <VerifyEmailDialog email={user.email} onClose={() => setPutOff(true)} />;
}

function VerifyEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const text = useText('shell');
  const { state, send, check } = useVerification();
  const busy = state === 'busy';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="verify-email">
      <DialogTitle id="verify-email">{text('verify.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {text('verify.body', { email })}
        </DialogContentText>
        <Typography component="output" sx={{ display: 'block', mt: 2, minHeight: 24 }}>
          {state !== 'idle' && state !== 'busy' && text(`verify.${state}`)}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {text('verify.later')}
        </Button>
        <Button disabled={busy} onClick={() => void check()}>
          {text('verify.check')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {text('verify.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function problemOf(error: unknown): VerificationState {
  const problem = authFlowProblem(error);
  return problem === 'throttled' || problem === 'offline' ? problem : 'failed';
}

/** Sends the verification message again, and checks whether the user has followed it. */
function useVerification() {
  const { authFlow, session } = useRuntime();
  const [state, setState] = useState<VerificationState>('idle');
  const attempt = async (act: () => Promise<unknown>, done: VerificationState): Promise<void> => {
    setState('busy');
    try {
      await act();
      setState(done);
    } catch (error) {
      console.warn('The address could not be verified', error);
      setState(problemOf(error));
    }
  };
  return {
    state,
    send: () => attempt(authFlow.sendVerification, 'sent'),
    check: () => attempt(session.checkEmail, 'unchanged'),
  };
}
