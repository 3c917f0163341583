import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '#domain/lens/format.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { valueByKey } from '../step-value.ts';
import { readTyped } from '../typed-number.ts';
import { useMeasured } from './use-measured.ts';

interface MeasuredNumberProps {
  eye: Eye;
  field: NumberParameter;
}

/** A measurement with its unit; what is unusual is taken all the same. */
export function MeasuredNumber({ eye, field: parameter }: MeasuredNumberProps) {
  const locale = usePortalLocale();
  const { id, field, problem, put } = useMeasured(eye, parameter.name);
  const settle = () => {
    const value = readTyped(field.value, parameter);
    if (value !== null) put(formatNumber(value, parameter));
  };
  const press = (event: KeyboardEvent) => {
    const value = valueByKey(event, readTyped(field.value, parameter), parameter);
    if (value === null) return;
    event.preventDefault();
    put(formatNumber(value, parameter));
  };
  return (
    <TextField
      id={id}
      fullWidth
      size="small"
      label={parameter.label[locale]}
      value={field.value}
      onChange={(event) => put(event.target.value)}
      onBlur={() => {
        settle();
        field.onBlur();
      }}
      onKeyDown={press}
      inputRef={field.ref}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: parameter.min < 0 ? 'text' : 'decimal', autoComplete: 'off' },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums' },
          endAdornment: <InputAdornment position="end">{parameter.unit}</InputAdornment>,
        },
      }}
    />
  );
}
