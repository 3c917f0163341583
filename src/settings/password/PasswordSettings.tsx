import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { useSettingsText } from '../use-settings-text.ts';
import { PasswordEntry } from './PasswordEntry.tsx';
import { PasswordStrengthBar } from './PasswordStrengthBar.tsx';
import { ShowPasswords } from './ShowPasswords.tsx';
import { useChangePassword } from './use-change-password.ts';

/** VA-02: changes the password with the current one; this browser stays signed in, all others are signed out. */
export function PasswordSettings() {
  const text = useSettingsText();
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
