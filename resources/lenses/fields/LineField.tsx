import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { textOf, useField } from './use-field.ts';

export interface LineFieldProps {
  /** The path of the field in the form. */
  path: string;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  multiline?: boolean;
  /** Shown inside the field, at its start or end. */
  prefix?: string;
  unit?: string;
  isNumber?: boolean;
  most?: number;
}

/** A single-line field for a text or number of the definition, as typed. */
export function LineField(props: LineFieldProps) {
  const { path, label, help, required, disabled, multiline, prefix, unit, isNumber, most } = props;
  const { field, problem } = useField(path);
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      value={textOf(input.value)}
      id={idOf(path)}
      inputRef={ref}
      label={label}
      required={required}
      disabled={disabled}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      fullWidth
      error={problem !== ''}
      helperText={problem || help}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: 'off',
          maxLength: most,
          spellCheck: isNumber ? false : undefined,
        },
        input: {
          sx: isNumber ? { fontVariantNumeric: 'tabular-nums' } : undefined,
          startAdornment: prefix ? (
            <InputAdornment position="start">{prefix}</InputAdornment>
          ) : undefined,
          endAdornment: unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined,
        },
      }}
    />
  );
}

/** Returns an element id for a path, without the dots, which have a meaning in selectors. */
export function idOf(path: string): string {
  return `lens-${path.replaceAll('.', '-')}`;
}
