import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

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

/** A field for a password, hidden or shown. */
export function PasswordEntry({ name, isShown, said, onChange, ...rest }: PasswordEntryProps) {
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
