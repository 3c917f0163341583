import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { formatNumber, parseNumber } from '#domain/lens/format.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { stepValue } from './step-value.ts';
import { UseNearest } from './UseNearest.tsx';
import { useParameterField } from './use-parameter-field.ts';
import type { ParameterFieldProps } from './use-parameter-field.ts';
import { useRangeHint } from './use-range-hint.ts';

const DIRECTIONS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with its unit: typed with either sign and comma or point, or stepped by the arrow keys. */
export function NumberField(props: ParameterFieldProps<NumberParameter>) {
  const { eye, parameter } = props;
  const locale = usePortalLocale();
  const hint = useRangeHint(parameter);
  const { field, problem, required, origin, type, rewrite, useNearest } = useParameterField(props);

  const format = () => {
    const value = parseNumber(field.value);
    if (value !== null) rewrite(formatNumber(value, parameter));
    field.onBlur();
  };
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    type(formatNumber(stepValue(parseNumber(field.value), direction, parameter), parameter));
  };
  return (
    <Box>
      <TextField
        id={`${eye}-${parameter.name}`}
        fullWidth
        size="small"
        label={parameter.label[locale]}
        required={required}
        value={field.value}
        onChange={(event) => type(event.target.value)}
        onBlur={format}
        onKeyDown={step}
        inputRef={field.ref}
        error={problem !== null}
        helperText={<FieldHelp problem={problem?.message} hint={hint} origin={origin} />}
        slotProps={{
          // The unit stands where an unshrunk label would end.
          inputLabel: { shrink: true },
          htmlInput: { inputMode: keyboardFor(parameter), autoComplete: 'off' },
          input: {
            sx: { fontVariantNumeric: 'tabular-nums' },
            endAdornment: <InputAdornment position="end">{parameter.unit}</InputAdornment>,
          },
        }}
      />
      {problem?.nearest != null && (
        <UseNearest nearest={problem.nearest} parameter={parameter} onUse={useNearest} />
      )}
    </Box>
  );
}

/** The decimal keyboard of a phone may have no minus key; a value that can be negative gets the whole one. */
function keyboardFor(parameter: NumberParameter): 'decimal' | 'text' {
  return parameter.min < 0 ? 'text' : 'decimal';
}
