import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { refusalOf } from './user-actions.ts';
import type { ActionName } from './user-actions.ts';

interface ActionButtonProps {
  action: ActionName;
  user: PortalUser;
  onChoose: () => void;
}

/** One action with its explanation; disabled, with the reason, when the server would refuse it (AD-06). */
export function ActionButton({ action, user, onChoose }: ActionButtonProps) {
  const text = useText('userActions');
  const session = useSession();
  const id = useId();
  const refusal = refusalOf(action, user, session.user?.uid);
  const isPrimary = action === 'sendResetLink' || action === 'enable';
  return (
    <Box>
      <Button
        fullWidth
        variant={isPrimary ? 'contained' : 'outlined'}
        color={action === 'delete' || action === 'disable' ? 'error' : 'primary'}
        disabled={refusal !== null}
        aria-describedby={id}
        onClick={onChoose}
      >
        {text(`${action}.action`)}
      </Button>
      <Typography id={id} variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
        {text(refusal ? `refused.${refusal}` : `${action}.about`)}
      </Typography>
    </Box>
  );
}
