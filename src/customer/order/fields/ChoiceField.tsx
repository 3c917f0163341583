import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import type { ChoiceParameter } from '#domain/lens/model/lens.ts';
import { measuredOptions } from '#domain/lens/model/option-amount.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FieldMark } from '../fitted/FieldMark.tsx';
import { writeValue } from '../fitted/write-value.ts';
import { canHold } from '../state/form-values.ts';
import { CopyField } from './CopyField.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import { useParameterField } from './use-parameter-field.ts';
import type { ParameterFieldProps } from './use-parameter-field.ts';
import { UseNearest } from './UseNearest.tsx';

/** A field for one of the lens options. */
export function ChoiceField(props: ParameterFieldProps<ChoiceParameter>) {
  const { eye, parameter } = props;
  const text = useText('customer');
  const locale = useLocale();
  const { field, problem, required, origin, mark, type, copy, useNearest } =
    useParameterField(props);
  const value = readEarlierValue(parameter, field.value);
  // A narrow field truncates its option, so the effect is shown in full below it.
  const chosen = measuredOptions(parameter).find((option) => option.value === value);
  const effect = chosen && chosen.amount !== 0 ? chosen.label[locale] : '';
  const isOffered = field.value === '' || canHold(parameter, field.value);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <TextField
          id={`${eye}-${parameter.name}`}
          select
          fullWidth
          size="small"
          label={parameter.label[locale]}
          required={required}
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={problem !== null}
          helperText={
            <FieldHelp
              eye={eye}
              problem={problem?.message}
              hint=""
              note={effect}
              origin={origin}
              mark={<FieldMark shown={mark} write={(one) => writeValue(one, parameter, locale)} />}
            />
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{text('order.none')}</option>
          {!isOffered && (
            <option value={field.value}>{text('order.notOffered', { value: field.value })}</option>
          )}
          {parameter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[locale]}
            </option>
          ))}
        </TextField>
        {eye === 'left' && <CopyField parameter={parameter} value={field.value} onCopy={copy} />}
      </Box>
      {problem?.nearest != null && (
        <UseNearest nearest={problem.nearest} parameter={parameter} onUse={useNearest} />
      )}
    </Box>
  );
}
