import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface PasswordEntryProps {
  /** What password managers know it by; its id, too. */
  name: 'current-password' | 'new-password';
  label: string;
  /** Whether it can be read. */
  isShown: boolean;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; null when nothing is. */
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
