import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatQuantity } from '#domain/lens/format.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { CopyField } from './CopyField.tsx';
import { describeRange } from './describe-range.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { NOTHING_READ, readValue, settleTyped, textByKey } from './typed-entry.ts';
import { UseNearest } from './UseNearest.tsx';
import { useParameterField } from './use-parameter-field.ts';
import type { ParameterFieldProps } from './use-parameter-field.ts';

/** A number with its unit: typed as a fitter writes it, or stepped by the arrow keys. */
export function NumberField(props: ParameterFieldProps<NumberParameter>) {
  const { eye, parameter } = props;
  const text = useCustomerText();
  const locale = usePortalLocale();
  const entry = useParameterField(props);
  const { field, problem, origin, type, copy, rewrite } = entry;
  /** What was typed last, when it was read as something else, and what it became. */
  const [read, setRead] = useState(NOTHING_READ);

  const settle = () => {
    const settled = settleTyped(field.value, parameter);
    if (!settled) return;
    if (settled.read) setRead(settled.read);
    rewrite(settled.text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    const stepped = textByKey(event, field.value, parameter);
    if (stepped === null) return;
    event.preventDefault();
    type(stepped);
  };
  const became = readValue(read, field.value);
  const readAs =
    became === null
      ? undefined
      : text('order.readAs', { typed: read.typed, value: formatQuantity(became, parameter) });
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
            hint={describeRange(parameter, text)}
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
