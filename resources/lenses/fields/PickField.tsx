import TextField from '@mui/material/TextField';
import { idOf } from './LineField.tsx';
import { textOf, useField } from './use-field.ts';

export interface Pick {
  value: string;
  label: string;
}

interface PickFieldProps {
  path: string;
  label: string;
  picks: readonly Pick[];
  /** The label of the empty choice; without it, a value is always selected. */
  none?: string;
  required?: boolean;
  help?: string;
}

/** Selects one of a few choices. A value that is no longer among them stays visible, so the user can correct it. */
export function PickField({ path, label, picks, none, required, help }: PickFieldProps) {
  const { field, problem } = useField(path);
  const { ref, ...input } = field;
  const value = textOf(input.value);
  const isStrange = value !== '' && !picks.some((pick) => pick.value === value);
  return (
    <TextField
      {...input}
      value={value}
      id={idOf(path)}
      inputRef={ref}
      select
      fullWidth
      label={label}
      required={required}
      error={problem !== ''}
      helperText={problem || help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {isStrange && <option value={value}>{value}</option>}
      {picks.map((pick) => (
        <option key={pick.value} value={pick.value}>
          {pick.label}
        </option>
      ))}
    </TextField>
  );
}
