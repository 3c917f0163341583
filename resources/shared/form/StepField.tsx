import TextField from '@mui/material/TextField';

interface StepFieldProps {
  id: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** What is wrong with it; null when nothing is. */
  problem?: string | null;
  /** In characters. */
  most?: number | null | undefined;
  isRequired?: boolean;
  type?: 'text' | 'date';
}

/** One line of text, or a day, in the dialog of a step. */
export function StepField(props: StepFieldProps) {
  const { id, label, value, onValue, problem = null, most, isRequired, type = 'text' } = props;
  return (
    <TextField
      id={id}
      label={label}
      type={type}
      required={isRequired ?? false}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={problem !== null}
      helperText={problem}
      autoComplete="off"
      slotProps={{
        inputLabel: type === 'date' ? { shrink: true } : {},
        htmlInput: { maxLength: most ?? undefined },
      }}
    />
  );
}
