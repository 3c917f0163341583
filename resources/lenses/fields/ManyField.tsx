import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { idOf } from './LineField.tsx';
import type { Pick } from './PickField.tsx';
import { useField } from './use-field.ts';

interface ManyFieldProps {
  path: string;
  label: string;
  /** What can be chosen; null for numbers, which are typed. */
  picks: readonly Pick[] | null;
  /** How many at once; as many as one likes without it. A further one takes the place of the last. */
  most?: number;
  help?: string;
}

/** Some of several: chosen where they are known, typed one after the other where they are numbers. */
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
