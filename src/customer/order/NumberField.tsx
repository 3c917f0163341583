import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatNumber, formatQuantity, parseNumber } from '#domain/lens/format.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { CopyField } from './CopyField.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import { valueByKey } from './step-value.ts';
import { readTyped } from './typed-number.ts';
import { UseNearest } from './UseNearest.tsx';
import { useParameterField } from './use-parameter-field.ts';
import type { ParameterFieldProps } from './use-parameter-field.ts';
import { useRangeHint } from './use-range-hint.ts';

const NOTHING_READ = { typed: '', became: '' };

/** A number with its unit: typed as a fitter writes it, or stepped by the arrow keys. */
export function NumberField(props: ParameterFieldProps<NumberParameter>) {
  const { eye, parameter } = props;
  const text = useCustomerText();
  const locale = usePortalLocale();
  const hint = useRangeHint(parameter);
  const entry = useParameterField(props);
  const { field, problem, origin, type, copy, rewrite } = entry;
  /** What was typed last, when it was read as something else, and what it became. */
  const [read, setRead] = useState(NOTHING_READ);

  const settle = () => {
    const value = readTyped(field.value, parameter);
    if (value === null) return;
    const became = formatNumber(value, parameter);
    if (value !== parseNumber(field.value)) setRead({ typed: field.value.trim(), became });
    rewrite(became);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    const value = valueByKey(event, readTyped(field.value, parameter), parameter);
    if (value === null) return;
    event.preventDefault();
    type(formatNumber(value, parameter));
  };
  const readValue = read.became === field.value ? parseNumber(read.became) : null;
  const readAs =
    readValue === null
      ? undefined
      : text('order.readAs', { typed: read.typed, value: formatQuantity(readValue, parameter) });
  return (
    <Box>
      <TextField
        id={`${eye}-${parameter.name}`}
        fullWidth
        size="small"
        label={parameter.label[locale]}
        required={entry.required}
        value={field.value}
        onChange={(event) => {
          setRead(NOTHING_READ);
          type(event.target.value);
        }}
        onBlur={() => {
          settle();
          field.onBlur();
        }}
        onKeyDown={press}
        inputRef={field.ref}
        error={problem !== null}
        helperText={
          <FieldHelp
            eye={eye}
            problem={problem?.message}
            hint={hint}
            origin={origin}
            readAs={readAs}
          />
        }
        slotProps={{
          // The unit stands where an unshrunk label would end.
          inputLabel: { shrink: true },
          htmlInput: { inputMode: keyboardFor(parameter), autoComplete: 'off' },
          input: {
            sx: { fontVariantNumeric: 'tabular-nums' },
            endAdornment: (
              <InputAdornment position="end">
                {parameter.unit}
                {eye === 'left' && (
                  <CopyField parameter={parameter} value={field.value} onCopy={copy} />
                )}
              </InputAdornment>
            ),
          },
        }}
      />
      {problem?.nearest != null && (
        <UseNearest nearest={problem.nearest} parameter={parameter} onUse={entry.useNearest} />
      )}
    </Box>
  );
}

/** The decimal keyboard of a phone may have no minus key; a value that can be negative gets the whole one. */
function keyboardFor(parameter: NumberParameter): 'decimal' | 'text' {
  return parameter.min < 0 ? 'text' : 'decimal';
}
