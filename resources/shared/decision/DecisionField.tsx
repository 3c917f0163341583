import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

export interface DecisionFieldWords {
  label: string;
  /** The error for an empty field. Without it the field is optional. */
  missing?: string;
  /** Help text shown below the field while there is no error. */
  help?: string;
  /** Maximum length in characters. */
  most: number;
  initial?: string;
  /** True for a single-line field, false for a multiline one. */
  isLine?: boolean;
}

interface DecisionFieldProps {
  words: DecisionFieldWords;
  value: string;
  showsProblem: boolean;
  onChange: (typed: string) => void;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** The input of a decision: its reason, or a name that the user may correct. */
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
