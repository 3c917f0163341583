import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { settleTyped, textByKey } from '../typed-entry.ts';
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
    const settled = settleTyped(field.value, parameter);
    if (settled) put(settled.text);
  };
  const press = (event: KeyboardEvent) => {
    const stepped = textByKey(event, field.value, parameter);
    if (stepped === null) return;
    event.preventDefault();
    put(stepped);
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
