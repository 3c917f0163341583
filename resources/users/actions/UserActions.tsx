import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { ActionButton } from './ActionButton.tsx';
import { actionsFor } from './user-actions.ts';
import type { ActionName } from './user-actions.ts';
import { UserActionDialog } from './UserActionDialog.tsx';

/** They change nothing about the user. */
const STAYING: ReadonlySet<ActionName> = new Set(['sendResetLink', 'resendVerification']);

/** AD-02: shows all actions that a super admin can take on a user, each with its explanation. */
export function UserActions({ user }: { user: PortalUser }) {
  const text = useText('userActions');
  const id = useId();
  const { target, done } = useFocusWhenDone<HTMLHeadingElement>();
  const [pending, setPending] = useState<ActionName | null>(null);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography
        variant="h6"
        component="h2"
        id={id}
        tabIndex={-1}
        ref={target}
        sx={{ outline: 'none' }}
      >
        {text('title')}
      </Typography>
      {actionsFor(user)
        .filter(({ actions }) => actions.length > 0)
        .map(({ group, actions }) => (
          <Box key={group} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
            <Typography variant="subtitle2" component="h3">
              {text(`groups.${group}`)}
            </Typography>
            {actions.map((action) => (
              <ActionButton
                key={action}
                action={action}
                user={user}
                onChoose={() => setPending(action)}
              />
            ))}
          </Box>
        ))}
      {pending && (
        <UserActionDialog
          action={pending}
          user={user}
          onClose={() => setPending(null)}
          // The button of such an action stays, so the dialog returns the focus to it.
          onDone={() => !STAYING.has(pending) && done()}
        />
      )}
    </Paper>
  );
}
