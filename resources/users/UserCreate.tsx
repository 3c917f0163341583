import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { pathOf, STAFF_PATH } from './common/user-path.ts';
import { CreateUserForm } from './create/CreateUserForm.tsx';
import type { Created } from './create/CreateUserForm.tsx';
import { OneTimePasswordNote } from './one-time-password/OneTimePasswordNote.tsx';

/** AD-02: creates a user with a one-time password, which is shown once after creation. */
export default function UserCreate() {
  const text = useText('userCreate');
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 640 }}>
      <MuiLink component={LinkBase} to={STAFF_PATH} sx={{ justifySelf: 'start' }}>
        {text('back')}
      </MuiLink>
      {created ? (
        <CreatedUser created={created} onAnother={() => setCreated(null)} />
      ) : (
        <>
          <Typography variant="h2" component="h1">
            {text('title')}
          </Typography>
          <Typography color="text.secondary">{text('lead')}</Typography>
          <CreateUserForm onCreated={setCreated} />
        </>
      )}
    </Box>
  );
}

function CreatedUser({ created, onAnother }: { created: Created; onAnother: () => void }) {
  const text = useText('userCreate');
  const { user, password } = created;
  const heading = useRef<HTMLHeadingElement>(null);
  // the form is gone: focus the heading, so that a screen reader announces it
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {text('done.title')}
      </Typography>
      <OneTimePasswordNote
        email={user.email}
        password={password}
        isNewCustomer={user.role === 'customer'}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={LinkBase} to={pathOf(user)} variant="contained">
          {text('done.show')}
        </Button>
        <Button onClick={onAnother}>{text('done.another')}</Button>
      </Box>
    </>
  );
}
