import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type Ref, type FormEvent } from 'react';
import { passwordLength } from '#domain/access/password/password-problem.ts';
import { PASSWORD_MIN } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';
import { passwordStrength } from '../../auth/password/password-strength.ts';
import { SettingsSection } from '../parts/SettingsSection.tsx';
import { useChangePassword } from './use-change-password.ts';

const SHARES = { short: 0, weak: 33, fair: 66, good: 100 };

const COLORS = { short: 'inherit', weak: 'error', fair: 'info', good: 'primary' } as const;

interface ShowPasswordsProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

interface PasswordEntryProps {
  /** The field's name for password managers, and its id. */
  name: 'current-password' | 'new-password';
  label: string;
  /** Whether the password is shown. */
  isShown: boolean;
  value: string;
  onChange: (value: string) => void;
  /** The field's error; null for none. */
  said: string | null;
  inputRef: Ref<HTMLInputElement>;
}

/** VA-02: changes the password with the current one; this browser stays signed in, all others are signed out. */
export function PasswordSettings() {
  const text = useText('settings');
  const { said, busy, submit, email, ...typed } = useChangePassword();
  const [shown, setShown] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong) (wrong === 'current' ? current : next).current?.focus();
  };
  return (
    <SettingsSection title={text('password.title')} lead={text('password.lead')}>
      <form onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
        {/* Password managers save the new password under it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
          <PasswordEntry
            name="current-password"
            isShown={shown}
            label={text('password.current')}
            value={typed.current}
            onChange={typed.setCurrent}
            said={said.current}
            inputRef={current}
          />
          <div>
            <PasswordEntry
              name="new-password"
              isShown={shown}
              label={text('password.next')}
              value={typed.next}
              onChange={typed.setNext}
              said={said.next}
              inputRef={next}
            />
            {typed.next && <PasswordStrengthBar password={typed.next} email={email} />}
          </div>
          <ShowPasswords shown={shown} onChange={setShown} />
        </Box>
        <Box role="alert">
          {said.whole && (
            <Alert role="presentation" severity="error">
              {said.whole}
            </Alert>
          )}
        </Box>
        <Button type="submit" variant="contained" sx={{ mt: 1 }} loading={busy}>
          {text('password.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}

/** A field for a password, hidden or shown. */
function PasswordEntry({ name, isShown, said, onChange, ...rest }: PasswordEntryProps) {
  return (
    <TextField
      {...rest}
      id={name}
      size="small"
      fullWidth
      required
      type={isShown ? 'text' : 'password'}
      onChange={(event) => onChange(event.target.value)}
      error={said !== null}
      helperText={said}
      slotProps={{ htmlInput: { autoComplete: name } }}
    />
  );
}

/** A checkbox that shows the typed passwords. */
function ShowPasswords({ shown, onChange }: ShowPasswordsProps) {
  const text = useText('settings');
  return (
    <FormControlLabel
      label={text('password.show')}
      control={
        <Checkbox
          size="small"
          checked={shown}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}

/** Shows a new password's strength as text: the rule it violates, or how hard it is to guess. */
function PasswordStrengthBar({ password, email }: { password: string; email: string }) {
  const text = useText('settings');
  const problem = usePasswordProblem(password, email);
  const measured = passwordStrength(password, email);
  const grade = problem && problem !== 'short' ? 'weak' : measured;
  const message = problem
    ? text(`password.problems.${problem}`, { smart_count: PASSWORD_MIN - passwordLength(password) })
    : text(`password.strength.${grade === 'short' ? 'weak' : grade}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, mt: 0.5 }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={SHARES[grade]}
        color={COLORS[grade]}
        sx={{ flex: '0 0 96px', borderRadius: 1 }}
      />
      <Typography variant="body2" color="text.secondary">
        {message}
      </Typography>
    </Box>
  );
}
