import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useOrdersText } from './use-orders-text.ts';

const MAX_LENGTH = 500;

interface ReasonFieldProps {
  required: boolean;
  value: string;
  /** Whether an attempt to send without a valid reason was made. */
  showsProblem: boolean;
  onChange: (reason: string) => void;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Why an order is decided so. */
export function ReasonField(props: ReasonFieldProps) {
  const { required, value, showsProblem, onChange, inputRef } = props;
  const text = useOrdersText();
  const invalid = showsProblem && required && value.trim() === '';
  return (
    <TextField
      id="decision-reason"
      label={text(required ? 'decision.reason' : 'decision.note')}
      required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={invalid}
      helperText={invalid ? text('decision.reasonRequired') : ' '}
      inputRef={inputRef}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
  );
}
