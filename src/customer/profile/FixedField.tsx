import TextField from '@mui/material/TextField';

interface FixedFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why it cannot be edited. */
  why: string;
}

/** Shows a value that the user cannot edit (PF-01) but can focus and copy. */
export function FixedField({ id, label, value, why }: FixedFieldProps) {
  return (
    <TextField
      id={id}
      fullWidth
      size="small"
      variant="filled"
      label={label}
      value={value}
      helperText={why}
      slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off' } }}
    />
  );
}
