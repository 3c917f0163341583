import TextField from '@mui/material/TextField';
import type { ChoiceParameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useClinicalText } from './use-clinical-text.ts';
import { useMeasured } from './use-measured.ts';

interface MeasuredChoiceProps {
  eye: Eye;
  field: ChoiceParameter;
}

/** A field for one of several findings, or none. */
export function MeasuredChoice({ eye, field: parameter }: MeasuredChoiceProps) {
  const text = useClinicalText();
  const locale = usePortalLocale();
  const { id, field, problem, put } = useMeasured(eye, parameter.name);
  return (
    <TextField
      id={id}
      select
      fullWidth
      size="small"
      label={parameter.label[locale]}
      value={field.value}
      onChange={(event) => put(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{text('none')}</option>
      {parameter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label[locale]}
        </option>
      ))}
    </TextField>
  );
}
