import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { idOf } from './LineField.tsx';
import { useField } from './use-field.ts';

/** A checkbox for a boolean. */
export function CheckField({ path, label }: { path: string; label: string }) {
  const { field } = useField(path);
  const { ref, value, onChange, ...input } = field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          {...input}
          id={idOf(path)}
          checked={value === true}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
