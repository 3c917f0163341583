import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import type { NumberEntry } from './use-number-entry.ts';

interface NumberTextFieldProps {
  id: string;
  parameter: NumberParameter;
  field: { value: string; onBlur: () => void; ref: Ref<HTMLInputElement> };
  entry: NumberEntry;
  required?: boolean;
  error: boolean;
  helperText: ReactNode;
  /** What stands behind the unit. */
  children?: ReactNode;
}

/** The box that a number is typed into, with its unit. */
export function NumberTextField(props: NumberTextFieldProps) {
  const { id, parameter, field, entry, required, error, helperText, children } = props;
  const locale = usePortalLocale();
  return (
    <TextField
      id={id}
      fullWidth
      size="small"
      label={parameter.label[locale]}
      required={required}
      value={field.value}
      onChange={(event) => entry.change(event.target.value)}
      onBlur={() => {
        entry.settle();
        field.onBlur();
      }}
      onKeyDown={entry.press}
      onPaste={entry.onPaste}
      inputRef={field.ref}
      error={error}
      helperText={helperText}
      slotProps={{
        // The unit stands where an unshrunk label would end.
        inputLabel: { shrink: true },
        htmlInput: { inputMode: keyboardFor(parameter), autoComplete: 'off' },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums' },
          endAdornment: (
            <InputAdornment position="end">
              {parameter.unit}
              {children}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The decimal keyboard of a phone may have no minus key; a value that can be negative gets the whole one. */
function keyboardFor(parameter: NumberParameter): 'decimal' | 'text' {
  return parameter.min < 0 ? 'text' : 'decimal';
}
