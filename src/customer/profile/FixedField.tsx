import TextField from '@mui/material/TextField';

interface FixedFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why it cannot be edited. */
  why: string;
}

/** What the user sees but cannot edit (PF-01); it can be focused and copied. */
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
