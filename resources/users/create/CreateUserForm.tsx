import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { UserRole, UserRow } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { OneTimePasswordField } from './OneTimePasswordField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { useCreateUser } from './use-create-user.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useFailureMessage } from '../../shared/use-failure-message.ts';

export interface Created {
  user: UserRow;
  password: string;
}

interface CreateUserFormProps {
  onCreated: (created: Created) => void;
}

/** The form for a new user: address, role and one-time password. */
export function CreateUserForm({ onCreated }: CreateUserFormProps) {
  const text = useText('userCreate');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>('admin');
  const [password, setPassword] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { submit, forget, problems, failure, isPending } = useCreateUser({
    onCreated,
    onWrong: ({ email: isEmailWrong }) =>
      (isEmailWrong ? emailInput : passwordInput).current?.focus(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email: email.trim(), role, password });
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        id="new-user-email"
        type="email"
        label={text('email')}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          forget('email');
        }}
        error={problems.email !== ''}
        helperText={problems.email || ' '}
        inputRef={emailInput}
        required
        fullWidth
        autoComplete="off"
      />
      <RoleChoice role={role} onChoose={setRole} />
      <OneTimePasswordField
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forget('password');
        }}
        problem={problems.password}
        inputRef={passwordInput}
      />
      {failure && <CreateFailure error={failure} />}
      <Box>
        <Button type="submit" variant="contained" loading={isPending}>
          {text('submit')}
        </Button>
      </Box>
    </Box>
  );
}

/** Shows why the user was not created. The form keeps its values. */
function CreateFailure({ error }: { error: unknown }) {
  const text = useText('userCreate');
  const messageOf = useFailureMessage();
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {messageOf(error)}
    </Alert>
  );
}
