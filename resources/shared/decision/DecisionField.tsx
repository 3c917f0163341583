import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

export interface DecisionFieldWords {
  label: string;
  /** Said when nothing is typed; the field may stay empty without it. */
  missing?: string;
  /** Said below the field while nothing is wrong. */
  help?: string;
  /** The most characters that it takes. */
  most: number;
  initial?: string;
  /** A line rather than a text of several. */
  isLine?: boolean;
}

interface DecisionFieldProps {
  words: DecisionFieldWords;
  value: string;
  showsProblem: boolean;
  onChange: (typed: string) => void;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** What a decision is made with: its reason, or a name that may be corrected. */
export function DecisionField(props: DecisionFieldProps) {
  const { words, value, showsProblem, onChange, inputRef } = props;
  const isWrong = showsProblem && words.missing !== undefined && value.trim() === '';
  return (
    <TextField
      id="decision-field"
      label={words.label}
      required={words.missing !== undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? words.missing : (words.help ?? ' ')}
      inputRef={inputRef}
      multiline={!words.isLine}
      minRows={words.isLine ? undefined : 2}
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: words.most } }}
    />
  );
}
