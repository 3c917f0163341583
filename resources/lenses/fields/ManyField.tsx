import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { idOf } from './LineField.tsx';
import type { Pick } from './PickField.tsx';
import { useField } from './use-field.ts';

interface ManyFieldProps {
  path: string;
  label: string;
  /** The choices; null for numbers, which are typed. */
  picks: readonly Pick[] | null;
  /** The maximum number of values; unlimited by default. A further one replaces the last. */
  most?: number;
  help?: string;
}

/** A field for several values: picked from choices, or typed one by one for numbers. */
export function ManyField({ path, label, picks, most, help }: ManyFieldProps) {
  const { field, problem } = useField(path);
  const values = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <Autocomplete
      multiple
      freeSolo={picks === null}
      autoSelect={picks === null}
      size="small"
      id={idOf(path)}
      options={picks?.map(({ value }) => value) ?? []}
      getOptionLabel={(value) => picks?.find((pick) => pick.value === value)?.label ?? value}
      value={values}
      onChange={(_, chosen) => field.onChange(most ? chosen.slice(-most) : chosen)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={field.ref}
          error={problem !== ''}
          helperText={problem || help}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    />
  );
}
