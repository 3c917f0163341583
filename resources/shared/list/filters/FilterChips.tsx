import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export interface FilterChoice<T> {
  /** Undefined for all. */
  value: T | undefined;
  label: string;
}

interface FilterChipsProps<T> {
  /** The name of the filter, for screen readers. */
  label: string;
  choices: readonly FilterChoice<T>[];
  chosen: unknown;
  onChoose: (value: T | undefined) => void;
}

/** Quick filters; exactly one is selected. */
export function FilterChips<T extends string>(props: FilterChipsProps<T>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {choices.map((choice) => (
        <Chip
          key={choice.value ?? ''}
          component="button"
          type="button"
          label={choice.label}
          aria-pressed={chosen === choice.value}
          color={chosen === choice.value ? 'primary' : 'default'}
          variant={chosen === choice.value ? 'filled' : 'outlined'}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </Box>
  );
}
