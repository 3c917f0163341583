import KeyIcon from '@mui/icons-material/KeyOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Ref } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { generatePassword } from './generate-password.ts';

interface OneTimePasswordFieldProps {
  value: string;
  onChange: (typed: string) => void;
  /** The validation error; blank when valid. */
  problem: string;
  inputRef: Ref<HTMLInputElement>;
}

/** The field for another user's one-time password: typed, or generated and then visible. */
export function OneTimePasswordField(props: OneTimePasswordFieldProps) {
  const { value, onChange, problem, inputRef } = props;
  const text = useText('userCreate');
  const [isSeen, setIsSeen] = useState(false);
  const generate = () => {
    onChange(generatePassword());
    setIsSeen(true);
  };
  return (
    <div>
      <TextField
        id="one-time-password"
        type={isSeen ? 'text' : 'password'}
        label={text('password')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={problem !== ''}
        helperText={problem || text('passwordHelp', { least: PASSWORD_MIN })}
        inputRef={inputRef}
        required
        fullWidth
        autoComplete="new-password"
        slotProps={{
          // twice the maximum, so that a longer password is rejected instead of cut off
          htmlInput: { maxLength: 2 * PASSWORD_MAX, spellCheck: false, autoCapitalize: 'none' },
          input: { endAdornment: <SeeButton isSeen={isSeen} onSee={setIsSeen} /> },
        }}
      />
      <Button size="small" startIcon={<KeyIcon aria-hidden />} onClick={generate} sx={{ mt: 0.5 }}>
        {text('generate')}
      </Button>
    </div>
  );
}

function SeeButton({ isSeen, onSee }: { isSeen: boolean; onSee: (seen: boolean) => void }) {
  const text = useText('userCreate');
  const Icon = isSeen ? VisibilityOffIcon : VisibilityIcon;
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={text(isSeen ? 'hide' : 'show')}
        onClick={() => onSee(!isSeen)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
