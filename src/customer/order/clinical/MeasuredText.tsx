import TextField from '@mui/material/TextField';
import type { TextField as TextFieldFacts } from '#domain/clinical/field.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useMeasured } from './use-measured.ts';

interface MeasuredTextProps {
  eye: Eye;
  field: TextFieldFacts;
}

/** A field for the changes that the fitter wants, as free text. */
export function MeasuredText({ eye, field: facts }: MeasuredTextProps) {
  const locale = usePortalLocale();
  const { id, field, problem, put } = useMeasured(eye, facts.name);
  return (
    <TextField
      id={id}
      fullWidth
      multiline
      size="small"
      label={facts.label[locale]}
      value={field.value}
      onChange={(event) => put(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problem !== null}
      helperText={problem?.message}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
