import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useText } from '#providers/messages/use-text.ts';

interface FilterSelectProps extends Pick<TextFieldProps, 'id' | 'label' | 'value' | 'onChange'> {
  choices: readonly { value: string; label: string }[];
}

/** Selects one of the choices, or any. */
export function FilterSelect({ choices, ...field }: FilterSelectProps) {
  const text = useText('orderQueue');
  return (
    <TextField
      {...field}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{text('filters.any')}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
