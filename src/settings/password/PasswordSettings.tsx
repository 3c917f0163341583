import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { useSettingsText } from '../use-settings-text.ts';
import { PasswordStrengthBar } from './PasswordStrengthBar.tsx';
import { useChangePassword } from './use-change-password.ts';

/** VA-02: the current password, and the new one; this browser stays signed in, all others are signed out. */
export function PasswordSettings() {
  const text = useSettingsText();
  const { said, busy, submit, email, ...typed } = useChangePassword();
  const [shown, setShown] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const type = shown ? 'text' : 'password';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong) (wrong === 'current' ? current : next).current?.focus();
  };
  return (
    <SettingsSection title={text('password.title')} lead={text('password.lead')}>
      <form onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
        {/* Password managers store the new password under it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
          <TextField
            id="current-password"
            size="small"
            required
            type={type}
            label={text('password.current')}
            value={typed.current}
            onChange={(event) => typed.setCurrent(event.target.value)}
            error={said.current !== null}
            helperText={said.current}
            inputRef={current}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
          <div>
            <TextField
              id="new-password"
              size="small"
              fullWidth
              required
              type={type}
              label={text('password.next')}
              value={typed.next}
              onChange={(event) => typed.setNext(event.target.value)}
              error={said.next !== null}
              helperText={said.next}
              inputRef={next}
              slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
            />
            {typed.next && <PasswordStrengthBar password={typed.next} email={email} />}
          </div>
          <FormControlLabel
            label={text('password.show')}
            control={
              <Checkbox
                size="small"
                checked={shown}
                onChange={(event) => setShown(event.target.checked)}
              />
            }
          />
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
