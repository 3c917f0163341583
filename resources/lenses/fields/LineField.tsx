import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { textOf, useField } from './use-field.ts';

export interface LineFieldProps {
  /** Where in the form. */
  path: string;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  multiline?: boolean;
  /** Stands within the field's start or end. */
  prefix?: string;
  unit?: string;
  isNumber?: boolean;
  most?: number;
}

/** A text or a number of the definition, as it is typed. */
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

/** An id for the page: a path has points, which a selector would read otherwise. */
export function idOf(path: string): string {
  return `lens-${path.replaceAll('.', '-')}`;
}
