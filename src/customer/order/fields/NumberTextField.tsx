import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import type { NumberEntry } from './use-number-entry.ts';

interface NumberTextFieldProps {
  id: string;
  parameter: NumberParameter;
  field: { value: string; onBlur: () => void; ref: Ref<HTMLInputElement> };
  entry: NumberEntry;
  required?: boolean;
  error: boolean;
  helperText: ReactNode;
  /** The content after the unit. */
  children?: ReactNode;
}

/** The text box for a number, with its unit. */
export function NumberTextField(props: NumberTextFieldProps) {
  const { id, parameter, field, entry, required, error, helperText, children } = props;
  const locale = useLocale();
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
        // The unit is where an unshrunk label would end.
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

/** Returns the phone keyboard: the decimal one may lack a minus key, so negative values get the full one. */
function keyboardFor(parameter: NumberParameter): 'decimal' | 'text' {
  return parameter.min < 0 ? 'text' : 'decimal';
}
